import { NotBuilt } from '../../shell/not-built.tsx';

export function HistoricalData() {
  return <NotBuilt title="Historical Data" />;
}
