import type { Region } from '../../api/entities/calendar.ts';
import { regionKeys, regionOf, regions as known } from '../../domain/region.ts';
import { Plate } from '../../ui/plate.tsx';

/** The valid count of each of the four regions, in their fixed order; 0 where the server sent none. */
function validPerRegion(regions: readonly Region[]) {
  return regionKeys.map((key) => ({
    key,
    valid: regions.find((row) => regionOf(row.key || row.name) === key)?.validAppointments ?? 0,
  }));
}

/** How the valid appointments divide among the regions. */
export function RegionSplit({ regions }: { readonly regions: readonly Region[] }) {
  const parts = validPerRegion(regions);
  const words = parts.map(({ key, valid }) => `${known[key].name} ${valid}`).join(', ');
  return (
    <div
      role="img"
      aria-label={regions.length > 0 ? words : 'No regions yet'}
      className="rounded-bar bg-track flex h-1.5 gap-0.5 overflow-hidden"
    >
      {parts.map(({ key, valid }) => (
        <span
          key={key}
          data-region={known[key].plate}
          className="bg-region basis-0"
          style={{ flexGrow: valid }}
        />
      ))}
    </div>
  );
}

/** The plates of the regions that have events today. */
export function RegionPlates({ regions }: { readonly regions: readonly Region[] }) {
  const active = regionKeys.filter((key) =>
    regions.some((row) => regionOf(row.key || row.name) === key && (row.totalEvents ?? 0) > 0),
  );
  return (
    <div className="-mb-1.5 flex h-[18px] gap-1.5">
      {active.map((key) => (
        <Plate key={key} region={key} size="small" />
      ))}
    </div>
  );
}
