import { NotBuilt } from '../../shell/not-built.tsx';

export function States() {
  return <NotBuilt title="States Performance Dashboard" />;
}
