import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { createQueryClient } from './api/query.ts';
import { regions } from './domain/region.ts';
import {
  decodeParam,
  paths,
  regionParam,
  routePatterns,
  routerOptions,
  usePathname,
} from './paths.ts';
import { Dashboard } from './routes/dashboard/index.tsx';
import { NotFound } from './routes/not-found/index.tsx';
import { Boundary } from './shell/boundary.tsx';
import { CatchUp } from './shell/catch-up.ts';
import { Frame } from './shell/frame.tsx';
import { NotBuilt } from './shell/not-built.tsx';
import { ScreenFailed } from './shell/screen-failed.tsx';
import { followSystemTheme } from './shell/theme.ts';
import { TooltipProvider } from './ui/tooltip.tsx';

interface AppProps {
  /** Tests bring their own; the app makes one for its lifetime. */
  readonly client?: QueryClient;
}

/** The whole app: providers, frame, the route table of spec section 2, boundaries. */
export function App({ client }: AppProps) {
  const [queryClient] = useState(() => client ?? createQueryClient());
  useEffect(followSystemTheme, []);
  return (
    <QueryClientProvider client={queryClient}>
      <CatchUp />
      <Router {...routerOptions}>
        <Boundary
          resetKey={null}
          fallback={(error, reset) => <ScreenFailed error={error} onRetry={reset} />}
        >
          <TooltipProvider>
            <Frame>
              <Routes />
            </Frame>
          </TooltipProvider>
        </Boundary>
      </Router>
    </QueryClientProvider>
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
        <Route path={paths.states}>
          <NotBuilt title="States Performance Dashboard" />
        </Route>
        <Route path={routePatterns.state}>
          {({ state }) => {
            const region = regionParam(state);
            return region ? <NotBuilt title={regions[region].name} /> : <NotFound />;
          }}
        </Route>
        <Route path={routePatterns.salesRep}>
          {({ repName, state }) => {
            const name = decodeParam(repName);
            return name && regionParam(state) ? <NotBuilt title={name} /> : <NotFound />;
          }}
        </Route>
        <Route path={paths.validation}>
          <NotBuilt title="Manual Validation Alerts" />
        </Route>
        <Route path={paths.corrections}>
          <NotBuilt title="Manual Sales Rep Corrections" />
        </Route>
        <Route path={paths.dataQuality}>
          <NotBuilt title="Data Quality Control" />
        </Route>
        <Route path={paths.historical}>
          <NotBuilt title="Historical Data" />
        </Route>
        <Route path={paths.aiInsights}>
          <NotBuilt title="AI Insights with Machine Learning" />
        </Route>
        <Route path={paths.monthlyData}>
          <NotBuilt title="Monthly Data and Analytics" />
        </Route>
        <Route component={NotFound} />
      </Switch>
    </Boundary>
  );
}
