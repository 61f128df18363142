import { NotBuilt } from '../../shell/not-built.tsx';

export function MonthlyData() {
  return <NotBuilt title="Monthly Data and Analytics" />;
}
