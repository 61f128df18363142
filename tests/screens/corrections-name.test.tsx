import { describe, expect, it } from 'vitest';
import { isUnknownFieldAgent, repDisplayName } from '../../src/domain/people/rep-name.ts';
import { choose, formTitle, nameField, pendingIn } from './corrections-world.ts';
import { click, inCard, openApp, press, type App } from './open-app.tsx';

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
    expect(here.map(({ salesRep }) => repDisplayName(salesRep))).toContain(best?.textContent);
    expect(shown().map(({ textContent }) => isUnknownFieldAgent(textContent))).not.toContain(true);
    await click(app, best as HTMLElement);
    expect(nameField()).toHaveValue(best?.textContent);
    expect(nameField()).toHaveFocus();
    expect(shown()).toEqual([]);
  });

  it('sends nothing by Enter while suggestions are shown, and takes the highlighted one', async () => {
    const app = await openForm();
    const name = underscored(app);
    await app.user.type(nameField(), repDisplayName(name).slice(0, 2));
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
    await app.user.type(nameField(), repDisplayName(name).slice(0, -1));
    await app.user.keyboard('{ArrowDown}{Enter}');
    expect(nameField()).toHaveValue(repDisplayName(name));
    expect(sentNames(app)).toEqual([]);
    await press(app, '{Enter}');
    // As the server spells it: another spelling would be another rep.
    expect(sentNames(app)).toEqual([name]);
  });

  it('closes its list by Esc first, and then sends a name that nobody has, after saying so', async () => {
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

  it('takes the closest name by its button', async () => {
    const app = await openForm();
    const name = underscored(app);
    await app.user.type(nameField(), `${repDisplayName(name)}x`);
    await click(app, form().getByRole('button', { name: repDisplayName(name) }));
    expect(nameField()).toHaveValue(repDisplayName(name));
    expect(nameField()).toHaveFocus();
    expect(note()).toBeEmptyDOMElement();
  });
});
