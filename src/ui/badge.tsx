import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-sunken text-ink-2',
  positive: 'bg-positive-soft text-positive',
  caution: 'bg-caution-soft text-caution',
  critical: 'bg-critical-soft text-critical',
  info: 'bg-info-soft text-info',
  line: 'text-ink-2 shadow-edge [&_svg]:text-positive',
} as const;

interface BadgeProps {
  readonly tone?: keyof typeof tones;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={`text-caption inline-flex h-[22px] items-center gap-[5px] rounded-full px-2 font-medium whitespace-nowrap tabular-nums forced-colors:border [&_svg]:size-[13px] [&_svg]:stroke-2 ${tones[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}

/** The count in a tab or a navigation entry. */
export function CountBadge({ children }: { readonly children: ReactNode }) {
  return (
    <span className="bg-sunken text-caption text-ink-2 rounded-full px-1.5 leading-[18px] font-medium tabular-nums forced-colors:border">
      {children}
    </span>
  );
}
