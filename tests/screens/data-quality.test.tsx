import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mountScreen } from '../mount/mount-screen.tsx';
import { heldResponse, type Responses } from '../mount/network.ts';
import { openApp } from '../mount/open-app.tsx';
import { appointmentRow, dashboardBody } from '../rows.ts';
import { button, card, expectState, inCard, pageHeading, textsOf } from './page.ts';

const report = {
  summary: {
    qualityScoreAverage: 83.4,
    phoneIssuesFound: 2,
    phoneIssuesFixed: 1,
    duplicatesFound: 4,
    validationErrors: 3,
    totalProcessed: 139,
  },
  phoneCorrections: [
    { original: '1', isValid: false },
    { original: '2', isValid: true },
    { original: '3' },
  ],
  duplicates: {
    duplicateGroups: [{ matchType: 'exact' }, { matchType: 'fuzzy' }],
    suggestions: [
      { priority: 'low', action: 'Fix phone numbers', reason: '' },
      { priority: 'high', action: 'Merge', reason: '2 duplicate bookings' },
      { priority: 'medium', action: 'Ask for missing customers', reason: 'No name' },
    ],
  },
  validationReports: [{ status: 'valid' }],
};

const responses = { dataQuality: report, appointments: [], dashboard: dashboardBody() };
const open = (search = '', more: Responses = {}) =>
  mountScreen(`/data-quality${search}`, { ...responses, ...more });

const tab = (name: string) => screen.getByRole('tab', { name: new RegExp(`^${name}`) });
const bar = (title: string) => inCard(title).getByRole('progressbar');

describe('Data Quality Control', () => {
  it('has its four cards, each figure with its total', async () => {
    await open();
    expect(pageHeading()).toHaveTextContent('Data Quality Control');
    expect(screen.getByRole('link', { name: 'Back to Dashboard' })).toHaveAttribute('href', '/');
    expect(card('Quality Score')).toHaveTextContent('83.4%average of 139 processed');
    expect(bar('Quality Score')).toHaveAttribute('aria-valuenow', '83');
    expect(card('Phone Issues')).toHaveTextContent('21 auto-fixable');
    expect(card('Duplicates')).toHaveTextContent('42 groups listed');
    expect(card('Validation Errors')).toHaveTextContent('3of 139 processed');
  });

  it('has its tabs with the counts of invalid phones, duplicates, violations and suggestions, the chosen tab in the URL', async () => {
    const app = await open();
    expect(textsOf(screen.getAllByRole('tab'))).toEqual([
      'Phone Analysis 1',
      'Duplicates 2',
      'Validation 0',
      'Recommendations 3',
    ]);
    expect(tab('Phone Analysis')).toHaveAttribute('aria-selected', 'true');
    await app.click(tab('Duplicates'));
    expect(location.search).toBe('?tab=duplicates');
    await app.click(tab('Phone Analysis'));
    expect(location.search).toBe('');
  });

  it("refetches on Refresh Report, which reads 'Refreshing...' meanwhile", async () => {
    const app = await open();
    const later = heldResponse();
    app.respond({ dataQuality: later.response });
    await app.click(button('Refresh Report'));
    const busy = button('Refreshing...');
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await app.click(busy);
    later.send(report);
    await app.settle();
    expect(button('Refresh Report')).toBeVisible();
    expect(app.requestsOf('dataQuality')).toBe(2);
  });

  it('of no appointments yet says so in every tab, and that all is well', async () => {
    const summary = Object.fromEntries(Object.keys(report.summary).map((name) => [name, 0]));
    const app = await open('?tab=recommendations', { dataQuality: { summary } });
    expectState('Recommendations', 'empty');
    expect(inCard('Recommendations').getByText('Data Quality Looks Good!')).toBeVisible();
    for (const [name, title, text] of [
      ['Phone Analysis', 'Invalid Phones', 'No invalid phones'],
      ['Duplicates', 'Duplicate Groups', 'No duplicates in the report'],
      ['Validation', 'Validation Reports', 'No violations in the report'],
    ] as const) {
      await app.click(tab(name));
      expectState(title, 'empty');
      expect(inCard(title).getByText(text)).toBeVisible();
      expect(inCard(title).getByText('The report covers no appointments yet.')).toBeVisible();
    }
    expect(card('Quality Score')).toHaveTextContent('Quality Score–nothing processed yet');
  });
});

describe('Recommendations', () => {
  it('shows each suggestion with priority, action and reason, the most urgent first', async () => {
    await open('?tab=recommendations');
    const list = inCard('Recommendations').getByRole('list', { name: 'Recommendations' });
    expect(textsOf(within(list).getAllByRole('listitem'))).toEqual([
      'Merge2 duplicate bookingsHigh priority',
      'Ask for missing customersNo nameMedium priority',
      'Fix phone numbersLow priority',
    ]);
  });

  it.each([
    [/^Merge/, 'Duplicates', '?tab=duplicates'],
    [/^Ask for missing/, 'Validation', '?tab=validation'],
    [/^Fix phone/, 'Phone Analysis', ''],
  ] as const)('link to their tab, which gets the focus: %s', async (name, target, search) => {
    const app = await open('?tab=recommendations');
    const link = inCard('Recommendations').getByRole('link', { name });
    expect(link).toHaveAttribute('href', `/data-quality${search}`);
    await app.click(link);
    expect(location.search).toBe(search);
    expect(tab(target)).toHaveFocus();
  });
});

it('a phone test survives a poll, a change of tab, also while the report fails, and its number a reload', async () => {
  const field = () => screen.getByRole('textbox', { name: 'Phone number' });
  const failed = { dataQuality: 503, analyzePhone: { original: '5550109625', isValid: true } };
  const app = await open('', failed);
  await app.user.type(field(), '5550109625');
  await app.click(button('Analyze'));
  await app.poll('dataQuality');
  expectState('Invalid Phones', 'error');
  await app.click(tab('Duplicates'));
  await app.click(tab('Phone Analysis'));
  expect(field()).toHaveValue('5550109625');
  expect(screen.getByRole('region', { name: 'Result' })).toBeVisible();
  app.unmount();
  await open('', failed);
  expect(field()).toHaveValue('5550109625');
});

it('the week is named in weekly mode (C29)', async () => {
  // The dashboard's response is the frame's.
  await openApp('/data-quality', {
    responses: { ...responses, dashboard: dashboardBody({ weeklyMode: true }) },
  });
  expect(inCard('Invalid Phones').getByText("No appointment in this week's list")).toBeVisible();
});

it('the drawer of an invalid phone steps through the list as it is sorted', async () => {
  const phones = ['555-0148', '555-0149', '555-0150'];
  const app = await openApp('/data-quality?sort=-customer', {
    firstLook: true,
    responses: {
      dataQuality: { phoneCorrections: phones.map((original) => ({ original, isValid: false })) },
      appointments: phones.map((phone, at) =>
        appointmentRow({ phone, customer: `${'ABC'[at]} Lee` }),
      ),
    },
  });
  const drawer = () => within(screen.getByRole('dialog'));
  await app.click(screen.getByRole('link', { name: 'Open the appointment of C Lee' }));
  expect(drawer().getByText(/^1 of 3 with an invalid phone/)).toBeVisible();
  await app.press('j');
  expect(drawer().getByText('B Lee')).toBeVisible();
});
