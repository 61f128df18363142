import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from './button.tsx';
import type { ComponentProps, ReactNode } from 'react';

interface BackLinkProps {
  readonly href: string;
  readonly to: string;
  readonly className?: string;
}

export function BackLink({ href, to, className = '' }: BackLinkProps) {
  return (
    <Link href={href} className={`${buttonClass()} ${className}`}>
      <ArrowLeft aria-hidden className="icon" />
      Back to {to}
    </Link>
  );
}

interface FooterLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** The link of a card's footer. */
export function FooterLink({ href, children }: FooterLinkProps) {
  return (
    <Link
      href={href}
      className="text-accent inline-flex min-h-6 items-center font-medium hover:underline"
    >
      {children}
    </Link>
  );
}

interface RowLinkProps extends ComponentProps<'div'> {
  readonly href: string | null;
}

/** A row that is one link; without a page of its own, the same row as text. */
export function RowLink({ href, className = '', ...rest }: RowLinkProps) {
  if (href === null) return <div className={className} {...rest} />;
  return (
    <Link href={href} className={`${className} focus-inside hover:bg-hover`}>
      {rest.children}
    </Link>
  );
}
