import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { reads } from '../../src/calls/index.ts';
import { useCall } from '../../src/query/use-call.ts';
import { Card } from '../../src/ui/card.tsx';
import { mountCard } from './mount-card.tsx';
import { mountScreen } from './mount-screen.tsx';
import { endMounted } from './mounted.ts';
import { heldResponse, serve } from './network.ts';

/** A card of one figure. */
function Regions() {
  const { rows, status } = useCall(reads.regions);
  return (
    <Card title="Regions">
      {status.hasFailed ? 'failed' : status.data ? rows.length : 'loading'} regions
    </Card>
  );
}
const four = ['california', 'chicago', 'arizona', 'florida'].map((key) => ({
  key,
  validAppointments: 10,
  totalEvents: 12,
}));

/** Passes many turns of the event loop, as a loaded machine does before it responds. */
async function slowly<T>(response: T): Promise<T> {
  for (let turns = 0; turns < 500; turns += 1)
    await new Promise<void>((resolve) => void setImmediate(resolve));
  return response;
}

describe('a mounted card', () => {
  it('shows the responses that the test names, and the next ones when they are polled', async () => {
    const app = await mountCard(<Regions />, { regions: four });
    expect(app.card).toHaveTextContent('4 regions');
    app.respond({ regions: four.slice(1) });
    expect(app.card).toHaveTextContent('4 regions');
    await app.poll('regions');
    expect(app.card).toHaveTextContent('3 regions');
    await app.show({ regions: [] });
    expect(app.card).toHaveTextContent('0 regions');
    expect(app.requestsOf('regions')).toBe(3);
    expect(app.sent('regions')).toEqual([null, null, null]);
  });

  it('fails its test, by the name of the call, for a call that the test does not name', async () => {
    await expect(mountCard(<Regions />, { dashboard: {} })).rejects.toThrow(
      "The test does not name the call 'regions' (GET /api/regions)",
    );
  });

  it.each([503, 'offline', 'html', 'cut', 'shape'] as const)(
    'shows the fault %s',
    async (fault) => {
      const app = await mountCard(<Regions />, { regions: fault });
      await app.advance(1_000);
      expect(app.card).toHaveTextContent('failed');
      await app.show({ regions: () => HttpResponse.json(four) });
      expect(app.card).toHaveTextContent('4 regions');
    },
  );

  it('waits for a response however many turns of the event loop it takes', async () => {
    const respond = async () => HttpResponse.json(await slowly(four));
    serve(http.get(`*${reads.regions.path}`, respond));
    const app = await mountCard(<Regions />, {});
    expect(app.card).toHaveTextContent('4 regions');
  });

  it('leaves a response that the test holds, until it is there', async () => {
    const later = heldResponse();
    const app = await mountCard(<Regions />, { regions: later.response });
    expect(app.card).toHaveTextContent('loading');
    later.send(four);
    await app.settle();
    expect(app.card).toHaveTextContent('4 regions');
  });

  it('ends with its test, also one that goes on after its time', async () => {
    const app = await mountCard(<Regions />, { regions: four });
    const goesOn = app.advance(600_000).then(() => 'went on', String);
    await endMounted();
    expect(await goesOn).toBe('Error: This test is over');
    const next = await mountCard(<Regions />, { regions: four.slice(1) });
    expect(next.card).toHaveTextContent('3 regions');
  });

  it('has no simulated center', async () => {
    const app = await mountCard(<Regions />, { regions: 'hang' });
    expect(() => app.center).toThrow('names its calls');
  });
});

describe('a mounted screen', () => {
  it('is without the menu, over the calls that it names', async () => {
    await mountScreen('/monthly-data', { monthly: { months: [] } });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Monthly Data');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('is over the simulated center, but for the calls that it names', async () => {
    const app = await mountScreen('/states', { center: 'sunday', salesReps: 503 });
    expect(screen.getByText(/^Week of .* \(Call Center Closed\)$/)).toBeVisible();
    expect(app.requestsOf('salesReps')).toBe(1);
    app.center.faults.set('salesReps', null);
    await app.advance(1_000);
    expect(document.querySelector('[data-state=error]')).toBeNull();
  });
});

describe('the styles of an element', () => {
  it.each([
    ['a style of its own', '<p style="display: none"><button>Save</button></p>'],
    ['a hidden ancestor', '<div hidden><button>Save</button></div>'],
    ['a closed dialog', '<dialog><button>Save</button></dialog>'],
    ['a closed disclosure', '<details><summary>More</summary><button>Save</button></details>'],
    ['its own visibility', '<button style="visibility: hidden">Save</button>'],
  ])('hide it with %s', (_what, html) => {
    document.body.innerHTML = `${html}<button>Open</button>`;
    expect(screen.getByText('Save')).not.toBeVisible();
    expect(screen.getByText('Open')).toBeVisible();
  });

  it('show an open dialog', () => {
    document.body.innerHTML = '<dialog open><button>Save</button></dialog>';
    expect(screen.getByText('Save')).toBeVisible();
  });

  it('keep what is hidden from queries by role', () => {
    document.body.innerHTML =
      '<p style="display: none"><button>Save</button></p><dialog><button>Close</button></dialog><button>Open</button>';
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Open']);
  });
});

it('leaves nothing in the page that a test before had put there', () => {
  expect(document.body).toBeEmptyDOMElement();
});
