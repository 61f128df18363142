import { AppProviders, RoutedScreen } from '../../src/app.tsx';
import { screenAt } from '../../src/paths.ts';
import { PageToaster } from '../../src/shell/modal.tsx';
import { mount, type Mounted } from './mounted.ts';
import type { Responses } from './network.ts';

interface Center {
  /** The scenario of a simulated center, which responds to the calls that are not named; 'day' is the usual one. */
  readonly center?: string;
}

/**
 * Mounts the screen of a URL without menu, palette and drawer, over the responses that it names, or over a simulated
 * center. Without a center, a call that is sent and not named fails the test.
 */
export function mountScreen(
  url: string,
  { center, ...responses }: Responses & Center = { center: 'day' },
  now?: number,
): Promise<Mounted> {
  const isWall = screenAt(new URL(url, location.origin)) === 'wall';
  return mount(
    (around) => (
      <AppProviders {...around}>
        {isWall ? (
          <RoutedScreen />
        ) : (
          <main id="main" tabIndex={-1}>
            <RoutedScreen />
          </main>
        )}
        <PageToaster />
      </AppProviders>
    ),
    // The count in the title of every screen.
    {
      url,
      responses: { ...(center === undefined && { alerts: [] }), ...responses },
      now,
      scenario: center ?? null,
    },
  );
}
