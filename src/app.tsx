import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { ApiClient } from './query/client.ts';
import {
  decodeParam,
  paths,
  regionParam,
  routePatterns,
  routerOptions,
  useCanonicalUrl,
  useIsWall,
  usePathname,
} from './paths.ts';
import { Dashboard } from './routes/dashboard/index.tsx';
import { NotFound } from './routes/not-found/index.tsx';
import { Boundary } from './ui/boundary.tsx';
import { RefetchOnResume } from './query/refetch-on-resume.ts';
import { Frame } from './shell/frame.tsx';
import { DiagnosticsView } from './routes/diagnostics/opener.tsx';
import { lazyScreen } from './shell/lazy-screen.tsx';
import { ScreenFailed } from './shell/screen-failed.tsx';
import { followSystemTheme, preferTheme } from './shell/theme.ts';
import { markStarted, thisPage, type ThisPage } from './shell/updates/this-page.ts';
import { UpdatesProvider } from './shell/updates/updates-provider.tsx';

// Fetched when first shown, by boot.js already where a page opens with them. The dashboard is in the first load.
const Wall = lazyScreen(async () => (await import('./routes/wall/index.tsx')).Wall, 'wall');
const States = lazyScreen(async () => (await import('./routes/states/index.tsx')).States, 'states');
const StateDashboard = lazyScreen(
  async () => (await import('./routes/state/index.tsx')).StateDashboard,
  'state',
);
const SalesRepDetail = lazyScreen(
  async () => (await import('./routes/sales-rep/index.tsx')).SalesRepDetail,
  'sales-rep',
);
const ManualValidation = lazyScreen(
  async () => (await import('./routes/validation/index.tsx')).ManualValidation,
  'validation',
);
const Corrections = lazyScreen(
  async () => (await import('./routes/corrections/index.tsx')).Corrections,
  'corrections',
);
const DataQualityControl = lazyScreen(
  async () => (await import('./routes/data-quality/index.tsx')).DataQualityControl,
  'data-quality',
);
const HistoricalData = lazyScreen(
  async () => (await import('./routes/historical/index.tsx')).HistoricalData,
  'historical',
);
const AiInsights = lazyScreen(
  async () => (await import('./routes/ai-insights/index.tsx')).AiInsights,
  'ai-insights',
);
const MonthlyData = lazyScreen(
  async () => (await import('./routes/monthly-data/index.tsx')).MonthlyData,
  'monthly-data',
);

interface AppProps {
  /** Tests bring their own; the app makes one for its lifetime. */
  readonly client?: ApiClient;
  readonly page?: ThisPage;
}

/** The whole app: providers, frame, the route table of spec section 2, boundaries. */
export function App({ client, page = thisPage }: AppProps) {
  const [queryClient] = useState(() => client ?? new ApiClient());
  useCanonicalUrl();
  useEffect(followSystemTheme, []);
  useEffect(markStarted, []);
  return (
    <QueryClientProvider client={queryClient}>
      <RefetchOnResume />
      <Router {...routerOptions}>
        <UpdatesProvider page={page}>
          <Boundary
            resetKey={null}
            fallback={(error, reset) => <ScreenFailed error={error} onRetry={reset} />}
          >
            <Screen />
            <DiagnosticsView />
          </Boundary>
        </UpdatesProvider>
      </Router>
    </QueryClientProvider>
  );
}

/** The wall display fills the screen by itself; everything else stands in the frame. */
function Screen() {
  if (useIsWall()) return <WallScreen />;
  return (
    <Frame>
      <Routes />
    </Frame>
  );
}

/** The wall is dark while its code is on its way, too. */
function WallScreen() {
  useLayoutEffect(() => preferTheme('dark'), []);
  return (
    <div className="bg-surface min-h-dvh px-6">
      <Wall />
    </div>
  );
}

function Routes() {
  return (
    <Boundary
      resetKey={usePathname()}
      fallback={(error, reset) => <ScreenFailed error={error} onRetry={reset} />}
    >
      <Switch>
        <Route path={paths.dashboard} component={Dashboard} />
        <Route path={paths.states} component={States} />
        <Route path={routePatterns.state}>
          {({ state }) => {
            const region = regionParam(state);
            return region ? <StateDashboard region={region} /> : <NotFound />;
          }}
        </Route>
        <Route path={routePatterns.salesRep}>
          {({ repName, state }) => {
            const name = decodeParam(repName);
            const region = decodeParam(state);
            return name && region ? <SalesRepDetail name={name} region={region} /> : <NotFound />;
          }}
        </Route>
        <Route path={paths.validation} component={ManualValidation} />
        <Route path={paths.corrections} component={Corrections} />
        <Route path={paths.dataQuality} component={DataQualityControl} />
        <Route path={paths.historical} component={HistoricalData} />
        <Route path={paths.aiInsights} component={AiInsights} />
        <Route path={paths.monthlyData} component={MonthlyData} />
        <Route component={NotFound} />
      </Switch>
    </Boundary>
  );
}
