import type { RegionKey } from '../../domain/region.ts';
import { NotBuilt } from '../../shell/not-built.tsx';

interface SalesRepDetailProps {
  /** As the server sent it (rulings B4). */
  readonly name: string;
  readonly region: RegionKey;
}

export function SalesRepDetail({ name }: SalesRepDetailProps) {
  return <NotBuilt title={name} />;
}
