import { NotBuilt } from '../../shell/not-built.tsx';

export function DataQualityControl() {
  return <NotBuilt title="Data Quality Control" />;
}
