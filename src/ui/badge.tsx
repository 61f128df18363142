import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isPendingToAssign, type Person, repInitials } from '../domain/people.ts';
import { noRegion, type Region, type RegionKey, regions } from '../domain/region/region.ts';

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
  readonly size?: 'small' | 'medium';
  readonly person?: Person | null | undefined;
  /** Shown instead of the person's initials, unless empty. */
  readonly children?: ReactNode;
}

/** A neutral disc with initials; the server's gradient is not drawn. 'Pending to assign' has the initials alone (C36). */
export function Avatar({ size = 'medium', person, children }: AvatarProps) {
  const disc = person && isPendingToAssign(person) ? '' : 'bg-sunken shadow-edge';
  return (
    <span
      aria-hidden
      className={`text-caption text-ink-2 grid flex-none place-items-center overflow-hidden rounded-full font-semibold print:size-6 ${disc} ${size === 'small' ? 'size-7' : 'size-[34px]'}`}
    >
      {children || (person && repInitials(person))}
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

/** A status is an icon and a word, never a color alone (D7). */
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

const regionClass = 'rounded-badge text-caption leading-none font-semibold';
const regionSizes = {
  small: `${regionClass} h-[18px] w-[26px]`,
  medium: `${regionClass} h-[22px] w-[30px] tracking-[.02em]`,
} as const;

interface RegionBadgeProps {
  readonly region: Region;
  readonly size?: keyof typeof regionSizes;
  /** Classes instead of a size. */
  readonly classes?: string;
}

/** A region's two letters on its tint; an unknown region gets a neutral badge with its own letters. */
export function RegionBadge(props: RegionBadgeProps) {
  const { region, size = 'medium', classes = regionSizes[size] } = props;
  const color = region.code
    ? 'bg-region-soft text-region-ink shadow-[inset_0_-2px_0_var(--region)]'
    : 'bg-sunken text-ink-2 shadow-edge';
  return (
    <abbr
      data-region={region.code}
      title={region.id === noRegion.id ? 'Region not known' : region.name}
      className={`inline-grid flex-none place-items-center overflow-hidden ${classes} ${color}`}
    >
      {Array.from(region.abbreviation).slice(0, 2).join('')}
    </abbr>
  );
}

export function RegionBadges({ keys }: { readonly keys: readonly RegionKey[] }) {
  return (
    <div className="-mb-1.5 flex h-[18px] gap-1.5">
      {keys.map((key) => (
        <RegionBadge key={key} region={regions[key]} size="small" />
      ))}
    </div>
  );
}
