import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { corrections } from '../../mocks/responses/corrections.ts';
import { correctionId } from '../../src/domain/appointment/token.ts';
import { easternDateTime } from '../../src/domain/time/eastern.ts';
import { regions, type RegionKey } from '../../src/domain/region/region.ts';
import { regionOfId } from '../../src/routes/corrections/corrections.ts';
import { isUnknownFieldAgent, readRep } from '../../src/domain/people.ts';
import { repByDigits } from '../../mocks/world/reps.ts';
import {
  addButton,
  choose,
  formTitle,
  listTitle,
  nameField,
  pendingIn,
  radios,
  repsOf,
  rowTexts,
} from './corrections-world.ts';
import { card, click, expectState, inCard, openApp, toast, press, type App } from './open-app.tsx';
import { button, param } from './page.ts';

const made = 'Manual Corrections';
const autoCorrect = () => button('AI Auto-Correct');
const search = () => inCard(listTitle).getByRole('searchbox');
const region = () => inCard(listTitle).getByRole('combobox', { name: 'Region' });
/** The badge at the start of a row. */
const badgeOf = (key: RegionKey | null) =>
  new RegExp(`^${key === null ? '–' : regions[key].abbreviation}`);

describe('Manual Sales Rep Corrections', () => {
  it("lists the appointments whose rep is 'Unknown Field Agent', with their details", async () => {
    const app = await openApp('/corrections');
    expect(
      screen.getByRole('heading', { level: 1, name: 'Manual Sales Rep Corrections' }),
    ).toBeVisible();
    const pending = pendingIn(app);
    expect(pending.length).toBeGreaterThan(3);
    const shown = rowTexts(listTitle);
    expect(shown).toHaveLength(pending.length);
    for (const [index, { event }] of pending.entries()) {
      expect(shown[index]).toMatch(badgeOf(event.region));
      const { title, customer, telemarketer } = event;
      for (const text of [title, customer, telemarketer, regions[event.region].name])
        expect(shown[index]).toContain(text);
    }
    expect(card(listTitle)).toHaveTextContent(
      `${pending.length} of ${app.center.world.view().rows.length} appointments`,
    );
  });

  it('can be searched and narrowed to a region, in the URL', async () => {
    const app = await openApp('/corrections');
    const pending = pendingIn(app);
    const here = pending.filter(({ event }) => event.region === 'chicago');
    const [one] = here;
    await app.user.selectOptions(region(), 'Illinois');
    expect(radios()).toHaveLength(here.length);
    expect(inCard(listTitle).getByText(`${here.length} of ${pending.length} shown`)).toBeVisible();
    await app.user.type(search(), one?.event.customer ?? '');
    expect(radios()).toHaveLength(1);
    expect(rowTexts(listTitle)[0]).toContain(one?.event.customer);
    expect(inCard(listTitle).getByText(`1 of ${pending.length} shown`)).toBeVisible();
    expect(inCard(listTitle).queryByText(/^Showing/)).toBeNull();
    await app.advance(300);
    expect(param('region')).toBe('chicago');
    expect(param('q')).toBe(one?.event.customer);
    await app.user.type(search(), ' nobody');
    expect(inCard(listTitle).getByText('No appointment matches this search')).toBeVisible();
  });

  it('moves the selection with the arrow keys', async () => {
    const app = await openApp('/corrections');
    await click(app, radios()[1] as HTMLElement);
    await app.user.keyboard('{ArrowDown}');
    expect(radios()[2]).toBeChecked();
    expect(radios()[2]).toHaveFocus();
    const { event } = pendingIn(app)[2] ?? {};
    expect(card('Correct the Sales Rep')).toHaveTextContent(event?.customer ?? '?');
    await app.user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(radios()[0]).toBeChecked();
  });
});

describe('AI Auto-Correct', () => {
  it('runs once, shows how many were corrected, and refetches the calls with reps', async () => {
    const app = await openApp('/corrections');
    const before = pendingIn(app);
    const known = before.filter(({ event }) => repByDigits(event.title) !== null);
    await app.advance(6_000);
    app.center.holds.hold('runAutoCorrections');
    await click(app, autoCorrect());
    const busy = button('Correcting...');
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await click(app, busy);
    app.center.holds.release();
    await app.settle();
    expect(app.sent('runAutoCorrections')).toEqual([null]);
    expect(toast('Auto-Correction Complete')).toHaveTextContent(
      `Successfully corrected ${known.length} out of ${before.length} appointments`,
    );
    expect(known.length).toBeGreaterThan(0);
    expect(app.center.world.corrections()).toHaveLength(known.length);
    for (const { event } of known)
      expect(repsOf(app, correctionId(event))).toEqual([repByDigits(event.title)?.name]);
    for (const call of ['appointments', 'corrections', 'dashboard'] as const)
      expect(app.requestsOf(call)).toBe(2);
    expect(radios()).toHaveLength(before.length - known.length);
    expect(autoCorrect()).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['a corrected one', true],
    ['one that is still pending', false],
    ['none', null],
  ])('moves the focus to the name of the next appointment from %s', async (_, isCorrected) => {
    const app = await openApp('/corrections');
    const before = pendingIn(app);
    const isKnown = ({ event }: (typeof before)[number]) => repByDigits(event.title) !== null;
    const from = isCorrected === null ? 0 : before.findIndex((row) => isKnown(row) === isCorrected);
    if (isCorrected !== null) await choose(app, from);
    await click(app, autoCorrect());
    const left = before.slice(from).find((row) => !isKnown(row)) ?? pendingIn(app).at(-1);
    expect(card(formTitle)).toHaveTextContent(left?.event.customer ?? '?');
    expect(radios().filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1);
    expect(nameField()).toHaveFocus();
  });

  it.each([
    [500, '500: Simulated fault 500'],
    ['offline', 'Network error occurred'],
  ])('with the fault %s shows the cause (spec 8)', async (fault, message) => {
    const app = await openApp('/corrections', { faults: { runAutoCorrections: fault } });
    await click(app, autoCorrect());
    expect(toast('Auto-Correction Failed')).toHaveTextContent(message);
    expect(toast('Auto-Correction Failed')).toHaveAttribute('data-toast', 'destructive');
    expect(app.center.world.corrections()).toHaveLength(0);
  });
});

describe('the corrections made', () => {
  it('are listed newest first, with appointment id, both reps, reason and date', async () => {
    const app = await openApp('/corrections');
    const rows = corrections(app.center.world)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .slice(0, 6);
    expect(rows).toHaveLength(6);
    const shown = rowTexts(made);
    for (const [index, row] of rows.entries()) {
      expect(shown[index]).toMatch(badgeOf(regionOfId(row.appointmentId).key));
      expect(shown[index]).toContain(
        [
          row.appointmentId,
          readRep(row.originalSalesRep).name,
          readRep(row.correctedSalesRep).name,
          row.reason,
          easternDateTime(Date.parse(row.createdAt)),
        ].join(''),
      );
    }
    expect(inCard(made).getAllByRole('img', { name: 'to' }).length).toBeGreaterThan(0);
  });

  it("are replaced by 'No manual corrections yet' on the first day", async () => {
    await openApp('/corrections', { scenario: 'first-day' });
    expectState(made, 'empty');
    expect(inCard(made).getByText('No manual corrections yet')).toBeVisible();
    expectState(listTitle, 'empty');
    expect(inCard(listTitle).getByText('No unknown field agents')).toBeVisible();
  });
});

const form = () => inCard(formTitle);
const shown = () => form().queryAllByRole('option');
const note = () => form().getByRole('status');
const sentNames = (app: App) =>
  (app.sent('addCorrection') as { correctedSalesRep: string }[]).map(
    ({ correctedSalesRep }) => correctedSalesRep,
  );

async function openForm(scenario = ''): Promise<App> {
  const app = await openApp('/corrections', { scenario });
  await choose(app, 0);
  return app;
}

const rowsOf = ({ center }: App) => center.world.view().rows;

/** A rep of today whom the server spells with an underscore. */
function underscored(app: App): string {
  const name = rowsOf(app).find(({ salesRep }) => salesRep.includes('_'))?.salesRep;
  if (name === undefined) throw new Error('No rep has an underscore');
  return name;
}

describe('the name field', () => {
  it("suggests known reps, the region's own first", async () => {
    const app = await openForm();
    expect(nameField()).toHaveAttribute('aria-expanded', 'false');
    await click(app, nameField());
    expect(nameField()).toHaveAttribute('aria-expanded', 'true');
    const home = pendingIn(app)[0]?.event.region;
    const here = rowsOf(app).filter(({ event }) => event.region === home);
    const [best] = shown();
    expect(here.map(({ salesRep }) => readRep(salesRep).name)).toContain(best?.textContent);
    for (const { textContent } of shown())
      expect(isUnknownFieldAgent(readRep(textContent))).toBe(false);
    await click(app, best as HTMLElement);
    expect(nameField()).toHaveValue(best?.textContent);
    expect(nameField()).toHaveFocus();
    expect(shown()).toEqual([]);
  });

  it('takes the highlighted suggestion on Enter, and sends nothing', async () => {
    const app = await openForm();
    const name = underscored(app);
    await app.user.type(nameField(), 're');
    const [first] = shown();
    const last = shown().at(-1);
    await app.user.keyboard('{Enter}');
    expect(shown()[0]).toBe(first);
    expect(nameField()).not.toHaveAttribute('aria-activedescendant');
    await app.user.keyboard('{ArrowDown}');
    expect(nameField()).toHaveAttribute('aria-activedescendant', first?.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    await app.user.keyboard('{ArrowUp}');
    expect(nameField()).toHaveAttribute('aria-activedescendant', last?.id);
    await app.user.clear(nameField());
    await app.user.type(nameField(), readRep(name).name.slice(0, -1));
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(nameField()).toHaveValue(readRep(name).name);
    expect(sentNames(app)).toEqual([]);
    await press(app, '{Enter}');
    // The server would take another spelling for another rep.
    expect(sentNames(app)).toEqual([name]);
  });

  it('closes its list on Esc, warns about an unknown name, and sends it on Enter', async () => {
    const app = await openForm();
    await app.user.type(nameField(), 'Reneé Castilo');
    expect(shown()).toEqual([]);
    expect(note()).toHaveTextContent('No sales rep of this name today.Closest:Renee Castillo');
    await app.user.clear(nameField());
    await app.user.type(nameField(), 're');
    expect(shown().length).toBeGreaterThan(0);
    expect(note()).toBeEmptyDOMElement();
    await app.user.keyboard('{Escape}');
    expect(shown()).toEqual([]);
    expect(nameField()).toHaveValue('re');
    expect(note()).toHaveTextContent(/^No sales rep of this name today.Closest:/);
    await press(app, '{Enter}');
    expect(sentNames(app)).toEqual(['re']);
  });

  it('takes the only suggestion on Enter', async () => {
    const app = await openForm();
    const name = underscored(app);
    await app.user.type(nameField(), readRep(name).name.slice(0, -1));
    expect(shown()).toHaveLength(1);
    await app.user.keyboard('{Enter}');
    expect(nameField()).toHaveValue(readRep(name).name);
    await press(app, '{Enter}');
    expect(sentNames(app)).toEqual([name]);
  });

  it.each([
    ['Enter', async (app: App) => press(app, '{Enter}')],
    ['a click on the button', async (app: App) => click(app, addButton())],
  ])('with several suggestions and none chosen, %s says first how to choose', async (_, submit) => {
    const app = await openForm();
    await app.user.type(nameField(), 'r');
    expect(shown().length).toBeGreaterThan(1);
    await submit(app);
    const asks = 'Choose a name with the arrow keys, or press Enter again to use "r" as typed.';
    expect(form().getByText((text) => text.startsWith('Choose'))).toHaveTextContent(asks);
    expect(sentNames(app)).toEqual([]);
    // Another text is another question.
    await app.user.type(nameField(), 'e');
    expect(document.body).not.toHaveTextContent(asks);
    await press(app, '{Enter}');
    expect(sentNames(app)).toEqual([]);
    await press(app, '{Enter}');
    expect(sentNames(app)).toEqual(['re']);
  });

  it('takes the closest name after a click on its button', async () => {
    const app = await openForm();
    const name = underscored(app);
    await app.user.type(nameField(), `${readRep(name).name}x`);
    await click(app, form().getByRole('button', { name: readRep(name).name }));
    expect(nameField()).toHaveValue(readRep(name).name);
    expect(nameField()).toHaveFocus();
    expect(note()).toBeEmptyDOMElement();
  });
});
