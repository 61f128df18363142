import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { shownText } from '../domain/appointment/appointment.ts';
import { isNamed } from '../domain/people/telemarketer.ts';
import { excerpt } from '../domain/text/plain-text.ts';
import { telemarketerPath } from '../paths.ts';

interface TelemarketerLinkProps {
  readonly name: string;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** A telemarketer's name, which leads to their page (rulings C28); 'N/A' has none. */
export function TelemarketerLink({ name, className = '', children }: TelemarketerLinkProps) {
  const text = children ?? <bdi>{excerpt(shownText(name))}</bdi>;
  if (!isNamed(name)) return <span className={className}>{text}</span>;
  return (
    <Link href={telemarketerPath(name.trim())} className={`relative hover:underline ${className}`}>
      {text}
    </Link>
  );
}
