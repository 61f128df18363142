import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../ui/button.tsx';

interface BackLinkProps {
  readonly href: string;
  /** The screen it leads to. */
  readonly to: string;
  readonly className?: string;
}

/** A header's link to the screen above. */
export function BackLink({ href, to, className = '' }: BackLinkProps) {
  return (
    <Link href={href} className={`${buttonClass()} ${className}`}>
      <ArrowLeft aria-hidden className="icon" />
      Back to {to}
    </Link>
  );
}
