import { improvements } from '../responses/learning-texts.ts';
import type { RegionKey } from '../../src/domain/region/region.ts';
import type { Center } from '../center.ts';
import type { WriteActs } from './payload.ts';

function run({ world }: Center, region: RegionKey | null) {
  const pending = world
    .view()
    .rows.filter(
      ({ status, event }) => status === 'pending' && (region ?? event.region) === event.region,
    );
  world.run(region);
  return { message: 'Validation started', region: region ?? 'all', validated: pending.length };
}

export const engineWrites = {
  validate: (center) => run(center, null),
  triggerAll: (center) => run(center, null),
  triggerCalifornia: (center) => run(center, 'california'),
  triggerChicago: (center) => run(center, 'chicago'),
  triggerArizona: (center) => run(center, 'arizona'),
  analyzeImprovements: ({ world }) => improvements(world),
} satisfies Partial<WriteActs>;
