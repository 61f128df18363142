import { dashboard } from '../../calls/dashboard.ts';
import type { RegionFigures as RegionCounts } from '../../calls/regions.ts';
import type { SentTelemarketer } from '../../calls/telemarketers.ts';
import { excerpt } from '../../domain/text/format.ts';
import { type ApiClient, responseOf } from '../../query/client.ts';
import type { Figures } from './record.ts';

// A response may have any length; what is stored is bounded (docs/memory.md).
const maxRegions = 24;
const maxTelemarketers = 12;
const maxNameLength = 60;

/** The total of the last response; undefined before one, null in weekly mode, whose figures are not those of a day. */
export function totalOf(client: ApiClient): Pick<Figures, 'valid'> | null | undefined {
  const figures = responseOf(client, dashboard)?.loaded.figures;
  if (!figures) return undefined;
  return figures.week ? null : { valid: figures.valid };
}

/** Regions, known ones by their key. */
export function regionsOf(received: readonly RegionCounts[] = []): Figures['regions'] {
  return received.slice(0, maxRegions).map(({ region, valid, all }) => ({
    region: excerpt(region.sent, maxNameLength),
    valid,
    total: all,
  }));
}

export function telemarketersOf(
  designated: readonly Pick<SentTelemarketer, 'person' | 'appointments'>[] = [],
): Figures['telemarketers'] {
  return designated.slice(0, maxTelemarketers).map(({ person, appointments }) => ({
    name: excerpt(person.name, maxNameLength),
    count: appointments,
  }));
}
