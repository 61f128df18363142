import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react';

const looks = {
  up: { icon: ArrowUpRight, text: 'text-positive' },
  down: { icon: ArrowDownRight, text: 'text-critical' },
  neutral: { icon: Minus, text: 'text-ink-2' },
} as const;

interface TrendProps {
  readonly trend: keyof typeof looks;
  readonly text: string;
  readonly isLarge?: boolean;
}

export function Trend({ trend, text, isLarge = false }: TrendProps) {
  const { icon: Icon, text: color } = looks[trend];
  return (
    <span className={`inline-flex items-center gap-[3px] font-semibold ${color}`}>
      <Icon
        aria-hidden
        className={`flex-none stroke-[2.25] ${isLarge ? 'size-[1em]' : 'size-3.5'}`}
      />
      {text}
    </span>
  );
}
