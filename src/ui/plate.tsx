import { regionOf, regions } from '../domain/region.ts';

const sizes = {
  small: 'h-[18px] w-[26px]',
  medium: 'h-[22px] w-[30px] tracking-[.02em]',
  large: 'h-[30px] w-10 text-body tracking-[.02em]',
} as const;

interface PlateProps {
  /** The region as the server wrote it: its key or any of its names. */
  readonly region: string;
  /** The abbreviation the server sent, if any (rulings B3). */
  readonly abbreviation?: string;
  readonly size?: keyof typeof sizes;
}

/** A region's two letters on its tint. A region nobody knows has a neutral plate with its own letters. */
export function Plate({ region, abbreviation, size = 'medium' }: PlateProps) {
  const key = regionOf(region);
  const known = key && regions[key];
  const letters = abbreviation || known?.abbreviation || region.slice(0, 2).toUpperCase() || '–';
  const look = known
    ? 'bg-region-soft text-region-ink shadow-[inset_0_-2px_0_var(--region)]'
    : 'bg-sunken text-ink-2 shadow-edge';
  return (
    <abbr
      data-region={known?.plate}
      title={known?.name ?? (region || 'No region')}
      className={`rounded-plate text-caption inline-grid flex-none place-items-center overflow-hidden leading-none font-semibold ${sizes[size]} ${look}`}
    >
      {Array.from(letters).slice(0, 2).join('')}
    </abbr>
  );
}
