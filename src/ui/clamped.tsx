import { excerpt, oneLine } from '../domain/text/plain-text.ts';

const clamps = { 2: 'line-clamp-2', 3: 'line-clamp-3' } as const;

interface ClampedProps {
  /** Server text; the whole of it can be had where it is cut. */
  readonly text: string;
  readonly lines?: keyof typeof clamps;
  readonly className?: string;
}

/** A text from the server on a few lines, whatever its length and its direction. */
export function Clamped({ text, lines = 2, className = '' }: ClampedProps) {
  const shown = excerpt(text);
  return (
    <bdi
      title={shown === text ? undefined : oneLine(text)}
      className={`${clamps[lines]} [overflow-wrap:anywhere] ${className}`}
    >
      {shown}
    </bdi>
  );
}
