import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from './button.tsx';

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
