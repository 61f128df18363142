import { regions, type RegionKey } from '../../domain/region.ts';
import { NotBuilt } from '../../shell/not-built.tsx';

export function StateDashboard({ region }: { readonly region: RegionKey }) {
  return <NotBuilt title={regions[region].name} />;
}
