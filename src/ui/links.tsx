import { ArrowLeft } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonLook, buttonClass, type ButtonSize } from './button.tsx';

interface ButtonLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
}

/** A link drawn as a button. */
export function ButtonLink({ look, size, className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={`${buttonClass(look, size)} ${className}`} />;
}

interface BackLinkProps {
  readonly href: string;
  readonly to: string;
  readonly className?: string;
}

export function BackLink({ href, to, className = '' }: BackLinkProps) {
  return (
    <ButtonLink
      href={href}
      className={`max-sm:text-ink-2 max-sm:border-0 max-sm:bg-transparent max-sm:px-0 ${className}`}
    >
      <ArrowLeft aria-hidden className="icon" />
      Back to {to}
    </ButtonLink>
  );
}

export function FooterLink({ href, children }: { readonly href: string; children: ReactNode }) {
  return (
    <Link
      href={href}
      className="text-accent inline-flex min-h-6 items-center font-medium hover:underline"
    >
      {children}
    </Link>
  );
}

/** For the main text of a table row: the whole row is the link. */
export const rowLink =
  'row-link focus-inside after:absolute after:inset-0 aria-[current]:after:shadow-[inset_3px_0_0_var(--ink)]';

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Without one the text is no link. */
  readonly href: string | null | undefined;
  /** The look of a link, beside that of the text. */
  readonly linkClass?: string;
  /** The whole row of the table is the link. */
  readonly isRow?: boolean;
}

/** A text, a link where it leads to another place. */
export function TextLink(props: TextLinkProps) {
  const { href, className = '', linkClass = '', isRow = false, children, ...rest } = props;
  if (!href) return <span className={className}>{children}</span>;
  const look = isRow ? rowLink : 'hover:underline';
  return (
    <Link href={href} className={`${look} ${linkClass} ${className}`} {...rest}>
      {children}
    </Link>
  );
}

interface RowLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Without one the row is no link. */
  readonly href: string | null | undefined;
  /** Whether the new place replaces this one in the browser's history. */
  readonly replace?: boolean;
}

/** A row of a list, a link where it leads to another place. */
export function RowLink({ href, className = '', children, ...rest }: RowLinkProps) {
  if (!href) return <div className={className}>{children}</div>;
  return (
    <Link
      href={href}
      className={`focus-inside hover:bg-hover transition-colors ${className}`}
      {...rest}
    >
      {children}
    </Link>
  );
}
