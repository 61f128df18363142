import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LearningCard } from '../../src/routes/dashboard/learning/index.tsx';
import { RecentValidationsCard } from '../../src/routes/dashboard/recent-validations-card.tsx';
import { TelemarketerCard } from '../../src/routes/dashboard/telemarketer-card.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import { openApp } from '../mount/open-app.tsx';
import { dashboardBody, regionRows } from '../rows.ts';
import { inCard, pageHeading, param, textsOf } from './page.ts';
import { appointments } from './telemarketer-rows.tsx';

// Each telemarketer's name leads to the telemarketer's page (C28).

const ana = 'Ana Torres';
const href = '/?view=telemarketer&telemarketer=Ana+Torres';

it.each([
  ['Telemarketer Performance', <TelemarketerCard key="card" className="" />],
  ['Recent Validations', <RecentValidationsCard key="card" className="" />],
  ['AI Learning System', <LearningCard key="card" />],
])('a name of %s is a link', async (_title, card) => {
  await mountCard(
    card,
    {
      telemarketers: [{ name: ana, appointments: 5 }],
      regions: [],
      recentValidations: [
        { id: '1', customer: 'Ada Stone', telemarketer: ana },
        { id: '2', customer: 'Bea Fox', telemarketer: '' },
      ],
      appointments: [],
      learningMetrics: {
        telemarkerterAccuracy: { [ana]: { correct: 9, total: 10, accuracy: 90 } },
      },
    },
    { url: '/?tab=performance' },
  );
  expect(screen.queryByRole('link', { name: 'N/A' })).toBeNull();
  const links = screen.getAllByRole('link').filter((link) => link.textContent.includes(ana));
  expect(links.map((link) => link.getAttribute('href'))).toEqual([href]);
});

describe('the whole app', () => {
  const responses = { appointments, regions: regionRows, dashboard: dashboardBody() };

  it("leads from a state's list to the page, and to the appointments of its list in their order", async () => {
    const app = await openApp('/states/california', { responses, firstLook: true });
    await app.click(
      inCard('Recent Appointments').getAllByRole('link', { name: ana })[0] as Element,
    );
    expect(pageHeading()).toHaveTextContent(ana);
    const entries = within(screen.getByRole('navigation')).getAllByRole('link');
    const current = entries.filter((link) => link.hasAttribute('aria-current'));
    expect(textsOf(current)).toEqual(['Telemarketers']);
    // The drawer steps in the order of the list.
    await app.click(inCard('Appointments').getByRole('button', { name: 'Customer' }));
    await app.click(
      within(inCard('Appointments').getByRole('table')).getAllByRole('link')[0] as Element,
    );
    expect(screen.getByRole('dialog')).toHaveTextContent('Di Orr');
    await app.press('j');
    expect(screen.getByRole('dialog')).toHaveTextContent('Ed Poe');
    expect(screen.getByRole('dialog')).toHaveTextContent('2 of 3');
  });

  it('keeps the filter of the list in the view By Telemarketer, which is not that page', async () => {
    const app = await openApp('/?telemarketer=Daniel+Cole', { responses, firstLook: true });
    await app.click(screen.getByRole('radio', { name: /^By Telemarketer/ }));
    expect(pageHeading()).toHaveTextContent('Dashboard');
    expect(screen.getByRole('radio', { name: /^By Telemarketer/ })).toBeChecked();
    expect(param('telemarketer')).toBe('Daniel Cole');
  });
});
