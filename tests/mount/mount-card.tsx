import type { ReactElement } from 'react';
import { AppProviders } from '../../src/app.tsx';
import { PageToaster } from '../../src/shell/modal.tsx';
import { mount, type Mounted } from './mounted.ts';
import type { Responses } from './network.ts';

interface Choices {
  /** The address of the page, whose query cards read. */
  readonly url?: string;
  /** The start of the test in ms. */
  readonly now?: number;
}

/** Mounts a card alone. A call that is sent and not in `responses` fails the test. */
export function mountCard(
  card: ReactElement,
  responses: Responses,
  { url = '/', now }: Choices = {},
): Promise<Mounted> {
  return mount(
    (around) => (
      <AppProviders {...around}>
        {card}
        <PageToaster />
      </AppProviders>
    ),
    { url, responses, now, scenario: null },
  );
}
