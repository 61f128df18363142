import { reads } from '../../calls/index.ts';
import { excerpt } from '../../domain/text/words.ts';
import { type ApiClient, responseOf } from '../../query/client.ts';

// A response may have any length; what is stored is bounded (docs/memory.md).
const maxRegions = 24;
const maxTelemarketers = 12;
const maxNameLength = 60;

/** undefined before a response; null in weekly mode, whose figures are not those of a day. */
export function totalsOf(client: ApiClient) {
  const metrics = responseOf(client, reads.dashboard)?.data.metrics;
  if (!metrics) return undefined;
  return metrics.weeklyMode ? null : { valid: metrics.totalValidAppointments };
}

/** Known regions by their key, each once. */
export function regionsOf(client: ApiClient) {
  const rows = responseOf(client, reads.regions)?.loaded.figures.received;
  return (
    rows &&
    rows.slice(0, maxRegions).map(({ region, valid, all }) => ({
      region: excerpt(region.sent, maxNameLength),
      valid,
      total: all,
    }))
  );
}

export function telemarketersOf(client: ApiClient) {
  const rows = responseOf(client, reads.telemarketers)?.loaded.figures.designated;
  return (
    rows &&
    rows.slice(0, maxTelemarketers).map(({ person, appointments }) => ({
      name: excerpt(person.name, maxNameLength),
      count: appointments,
    }))
  );
}
