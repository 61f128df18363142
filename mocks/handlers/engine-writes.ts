import { improvements } from '../answers/learning-texts.ts';
import type { RegionKey } from '../../src/domain/region.ts';
import type { Centre } from '../centre.ts';
import type { WriteActs } from './sent.ts';

/** A run of the engine: whatever still waits in the region is judged now. */
function run({ world }: Centre, region: RegionKey | null) {
  const waiting = world
    .view()
    .rows.filter(
      ({ status, event }) => status === 'pending' && (region ?? event.region) === event.region,
    );
  world.run(region);
  return { message: 'Validation started', region: region ?? 'all', validated: waiting.length };
}

export const engineWrites = {
  validate: (centre) => run(centre, null),
  triggerAll: (centre) => run(centre, null),
  triggerCalifornia: (centre) => run(centre, 'california'),
  triggerChicago: (centre) => run(centre, 'chicago'),
  triggerArizona: (centre) => run(centre, 'arizona'),
  analyzeImprovements: ({ world }) => improvements(world),
} satisfies Partial<WriteActs>;
