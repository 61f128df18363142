import type { ReactNode } from 'react';
import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from 'lucide-react';

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

interface AvatarProps {
  readonly children: ReactNode;
  readonly size?: 'small' | 'medium';
}

/** A neutral disc; the server's gradient is not drawn (visual.md). */
export function Avatar({ children, size = 'medium' }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={`bg-sunken text-caption text-ink-2 shadow-edge grid flex-none place-items-center overflow-hidden rounded-full font-semibold ${size === 'small' ? 'size-7' : 'size-[34px]'}`}
    >
      {children}
    </span>
  );
}

const statuses = {
  ok: { icon: CircleCheck, text: 'text-positive' },
  warn: { icon: TriangleAlert, text: 'text-caution' },
  bad: { icon: CircleX, text: 'text-critical' },
  off: { icon: CircleMinus, text: 'text-ink-3' },
} as const;

export type StatusTone = keyof typeof statuses;

/** A status is an icon and a word, never a color alone (rulings D7). */
export function StatusWord({ tone, children }: { tone: StatusTone; children: string }) {
  const { icon: Icon, text } = statuses[tone];
  return (
    <span
      className={`text-caption inline-flex items-center gap-1.5 font-medium whitespace-nowrap ${text}`}
    >
      <Icon aria-hidden className="icon-small" />
      {children}
    </span>
  );
}
