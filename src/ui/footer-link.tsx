import type { ReactNode } from 'react';
import { Link } from 'wouter';

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
