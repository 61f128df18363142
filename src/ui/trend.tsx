import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';

const looks = {
  up: { icon: ArrowUpRight, text: 'text-positive' },
  down: { icon: ArrowDownRight, text: 'text-critical' },
  neutral: { icon: Minus, text: 'text-ink-2' },
} as const;

/** A change against before: arrow and words. */
export function Trend({ trend, text }: { trend: keyof typeof looks; text: string }) {
  const { icon: Icon, text: color } = looks[trend];
  return (
    <span className={`inline-flex items-center gap-[3px] font-semibold ${color}`}>
      <Icon aria-hidden className="size-3.5 flex-none stroke-[2.25]" />
      {text}
    </span>
  );
}
