import { NotBuilt } from '../../shell/not-built.tsx';

export function ManualValidation() {
  return <NotBuilt title="Manual Validation Alerts" />;
}
