import { excerpt, oneLine } from '../domain/text/plain-text.ts';

const clamps = { 2: 'line-clamp-2', 3: 'line-clamp-3' } as const;

interface ClampedProps {
  readonly text: string;
  readonly lines?: keyof typeof clamps;
  readonly className?: string;
}

/** Server text on a few lines, whatever its length and direction; where it is cut, the title has more. */
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
