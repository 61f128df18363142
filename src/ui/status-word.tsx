import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from 'lucide-react';

const looks = {
  ok: { icon: CircleCheck, text: 'text-positive' },
  warn: { icon: TriangleAlert, text: 'text-caution' },
  bad: { icon: CircleX, text: 'text-critical' },
  off: { icon: CircleMinus, text: 'text-ink-3' },
} as const;

export type StatusTone = keyof typeof looks;

/** A status is an icon and a word, never a color alone (rulings D7). */
export function StatusWord({ tone, children }: { tone: StatusTone; children: string }) {
  const { icon: Icon, text } = looks[tone];
  return (
    <span
      className={`text-caption inline-flex items-center gap-1.5 font-medium whitespace-nowrap ${text}`}
    >
      <Icon aria-hidden className="icon-small" />
      {children}
    </span>
  );
}
