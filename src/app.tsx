import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Route, Router, Switch } from 'wouter';
import { createOpened, OpenedContext } from './features/appointment/opened.ts';
import { createDayState, type DayState, DayStateContext } from './features/day-record/day-state.ts';
import {
  ReportWantedContext,
  usePrintKey,
  type WantedReport,
} from './features/print/report-wanted.ts';
import type { ThisPage } from './features/updates/index.tsx';
import { paths } from './paths.ts';
import { type ApiClient, ApiClientContext, createApiClient } from './query/client.ts';
import { Dashboard } from './routes/dashboard/index.tsx';
import { NotFound } from './routes/not-found/index.tsx';
import { ScreenFailed } from './shell/screen-states.tsx';
import { type Screen, screens } from './screens.ts';
import { Frame } from './shell/frame.tsx';
import {
  routerOptions,
  useCanonicalUrl,
  useIsWall,
  usePlace,
  useScreenName,
} from './shell/location.ts';
import { ScreenTitleContext } from './shell/page.tsx';
import { LastPlaceContext } from './shell/route-change.ts';
import { followSystemTheme, preferTheme } from './shell/theme.ts';
import { createToasts, ToastsContext } from './shell/toasts.tsx';
import { Boundary } from './ui/boundary.tsx';
import { lazy } from './ui/lazy.ts';
import { createStore } from './ui/store.ts';

const deferred = () => import('./deferred.tsx');
const SideMenu = lazy(async () => (await deferred()).SideMenu);
const Overlays = lazy(async () => (await deferred()).Overlays);
const DiagnosticsDialog = lazy(async () => (await deferred()).DiagnosticsDialog);
const KeysDialog = lazy(async () => (await deferred()).KeysDialog);
const Updates = lazy(async () => (await deferred()).Updates);

/** Fetches what is around a screen, beside its first render. */
export const preloadDeferred = SideMenu.preload;

interface AppProps {
  /** Tests pass their own. */
  readonly client?: ApiClient;
  readonly day?: DayState;
  readonly page?: ThisPage;
}

export function App(props: AppProps) {
  useEffect(followSystemTheme, []);
  // For src/boot/lost-files.ts.
  useEffect(() => void (document.documentElement.dataset['app'] = 'ready'), []);
  return (
    <AppProviders {...props}>
      <Boundary
        resetKey={null}
        fallback={(error, reset) => <ScreenFailed error={error} onRetry={reset} />}
      >
        {useIsWall() ? <WallScreen /> : <FramedScreen />}
        <DiagnosticsDialog />
        <KeysDialog />
      </Boundary>
      <Updates {...(props.page && { page: props.page })} />
    </AppProviders>
  );
}

/** What every screen and card needs around it; nothing of it is visible. */
export function AppProviders(props: AppProps & { readonly children: ReactNode }) {
  const { client, day, children } = props;
  const [apiClient] = useState(() => client ?? createApiClient());
  const [dayState] = useState(() => day ?? createDayState());
  const [toasts] = useState(createToasts);
  const [opened] = useState(createOpened);
  const [reportWanted] = useState(() => createStore<WantedReport>(null));
  const [lastPlace] = useState<{ current: string | null }>({ current: null });
  useCanonicalUrl();
  return (
    <QueryClientProvider client={apiClient.queries}>
      <ApiClientContext value={apiClient}>
        <DayStateContext value={dayState}>
          <Router {...routerOptions}>
            <OpenedContext value={opened}>
              <ReportWantedContext value={reportWanted}>
                <ToastsContext value={toasts}>
                  <LastPlaceContext value={lastPlace}>{children}</LastPlaceContext>
                </ToastsContext>
              </ReportWantedContext>
            </OpenedContext>
          </Router>
        </DayStateContext>
      </ApiClientContext>
    </QueryClientProvider>
  );
}

/** The wall, without a frame, and dark even while its code loads. */
function WallScreen() {
  useLayoutEffect(() => preferTheme('dark'), []);
  return <div className="bg-surface min-h-dvh px-6">{screens.wall.draw?.({})}</div>;
}

function FramedScreen() {
  usePrintKey();
  return (
    <Frame menu={SideMenu} overlays={<Overlays />}>
      <RoutedScreen />
    </Frame>
  );
}

/** The screen of the URL, without the frame. */
export function RoutedScreen() {
  const shown = useScreenName();
  return (
    <Boundary
      resetKey={usePlace()}
      fallback={(error, reset) => <ScreenFailed error={error} onRetry={reset} />}
    >
      <Switch>
        {Object.entries<Screen>(screens).map(([name, { path, title = '', draw }]) => {
          const [pathname = path] = path.split('?');
          // Two views of the dashboard's path are separate screens.
          if (pathname === paths.dashboard && name !== shown) return null;
          return (
            <Route key={name} path={pathname}>
              {(params) => {
                const element = draw ? draw(params) : <Dashboard />;
                return element ? (
                  <ScreenTitleContext value={title}>{element}</ScreenTitleContext>
                ) : (
                  <NotFound />
                );
              }}
            </Route>
          );
        })}
        <Route component={NotFound} />
      </Switch>
    </Boundary>
  );
}
