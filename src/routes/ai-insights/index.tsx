import { NotBuilt } from '../../shell/not-built.tsx';

export function AiInsights() {
  return <NotBuilt title="AI Insights with Machine Learning" />;
}
