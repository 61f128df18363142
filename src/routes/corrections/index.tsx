import { NotBuilt } from '../../shell/not-built.tsx';

export function Corrections() {
  return <NotBuilt title="Manual Sales Rep Corrections" />;
}
