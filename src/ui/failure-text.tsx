import { lazy } from './lazy.ts';

interface FailureTextProps {
  readonly text: string;
}

/** A failure's message everywhere: its summary, and the rest on demand. Until its code is there, the beginning. */
export const FailureText = lazy<FailureTextProps>(
  async () => (await import('./whole-failure.tsx')).WholeFailure,
  ({ text }) => <span className="line-clamp-3 [overflow-wrap:anywhere]">{text.slice(0, 200)}</span>,
);
