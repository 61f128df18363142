import { lazy } from './lazy.ts';

interface FailureTextProps {
  readonly text: string;
}

/** Until the code is there, which few people need: the beginning. */
const Beginning = ({ text }: FailureTextProps) => (
  <span className="line-clamp-6 [overflow-wrap:anywhere]">{text.slice(0, 200)}</span>
);

/** A failure's message everywhere: its summary, and the rest on demand. */
export const FailureText = lazy<FailureTextProps>(
  async () => (await import('./whole-failure.tsx')).WholeFailure,
  Beginning,
);

/** The summary alone, within a button. */
export const FailureSummary = lazy<FailureTextProps>(
  async () => (await import('./whole-failure.tsx')).Summary,
  Beginning,
);

export const notLoaded = "Couldn't load. Retrying automatically.";
