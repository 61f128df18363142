import { lazyComponent } from '../../../ui/lazy-component.ts';

const report = lazyComponent(async () => (await import('./index.tsx')).DayReport);

/** The day's report: its code is fetched when somebody prints it. */
export function Report() {
  report.useIsLoaded(true);
  return <report.Component />;
}
