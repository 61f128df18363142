import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const page = `
  <main id="main">
    <h1 tabindex="-1">Screen</h1>
    <section data-card="Reps">
      <h2 tabindex="-1">Reps</h2>
      <ul>
        <li><a href="#a">a</a><button>Copy a</button></li>
        <li><a href="#b">b</a><button>Copy b</button></li>
        <li><a href="#c">c</a><button>Copy c</button></li>
      </ul>
      <button>Try Again</button>
    </section>
    <button>Apart</button>
  </main>
  <dialog><h2 tabindex="-1">Dialog</h2><button>Decide</button></dialog>
  <ol data-toasts tabindex="-1"><li><button>Reload</button></li></ol>`;

let end: () => void = () => undefined;

beforeEach(() => {
  document.body.innerHTML = page;
  end = keepFocus();
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const control = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('a, button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;
const rowOf = (name: string) => control(name).closest('li') as HTMLElement;
const focused = () => document.activeElement?.textContent;

/** Changes the page, and waits until the focus is where it stays. */
async function after(change: () => void): Promise<void> {
  change();
  for (let hops = 0; hops < 3; hops += 1)
    await new Promise<void>((resolve) => void setImmediate(resolve));
}

it.each([
  ['the next row', 'b', ['b'], 'c'],
  ['the same control of it', 'Copy b', ['b'], 'Copy c'],
  ['the row before the last one', 'c', ['c'], 'b'],
  ['the nearest of those that are left', 'a', ['a', 'b'], 'c'],
  ['the heading of the card', 'b', ['a', 'b', 'c'], 'Reps'],
])('a row that goes leaves the focus to %s', async (_, name, gone, successor) => {
  control(name).focus();
  await after(() => gone.map(rowOf).forEach((row) => row.remove()));
  expect(focused()).toBe(successor);
});

it.each([
  ['a control of a row', 'b', 'Copy b'],
  ['a control of a card', 'Try Again', 'Reps'],
  ['a control of no card', 'Apart', 'Screen'],
])('%s that goes: %s leaves the focus to %s', async (_, name, successor) => {
  control(name).focus();
  await after(() => control(name).remove());
  expect(focused()).toBe(successor);
});

it('knows the rows that came since it has the focus', async () => {
  control('c').focus();
  const row = document.createElement('li');
  row.innerHTML = '<a href="#d">d</a>';
  await after(() => rowOf('c').after(row));
  await after(() => rowOf('c').remove());
  expect(focused()).toBe('d');
});

it('finds the row that is nearest to its place where all rows are new', async () => {
  const list = rowOf('a').parentElement as HTMLElement;
  const rows = (...names: string[]) =>
    names.map((name) => `<li><a href="#">${name}</a></li>`).join('');
  await after(() => void (list.innerHTML = rows('0', '1', '2')));
  control('1').focus();
  await after(() => void (list.innerHTML = rows('7', '8', '9')));
  expect(focused()).toBe('8');
  await after(() => void (list.innerHTML = rows('5')));
  expect(focused()).toBe('5');
});

it('gives the focus back to a row that moves', async () => {
  control('a').focus();
  const row = rowOf('a');
  await after(() => row.parentElement?.append(row));
  expect(focused()).toBe('a');
});

it('leaves the focus where something else has put it, and where it was taken away', async () => {
  control('b').focus();
  await after(() => {
    rowOf('b').remove();
    control('Apart').focus();
  });
  expect(focused()).toBe('Apart');
  control('Apart').blur();
  await after(() => rowOf('a').remove());
  expect(document.activeElement).toBe(document.body);
});

it('goes back to the page from a dialog and from the last toast', async () => {
  control('b').focus();
  control('Decide').focus();
  await after(() => {
    rowOf('b').remove();
    control('Decide').remove();
  });
  expect(focused()).toBe('c');
  control('Reload').focus();
  await after(() => {
    document.querySelector<HTMLElement>('ol')?.focus();
    rowOf('Reload').remove();
  });
  expect(focused()).toBe('c');
});

it('stays in an open dialog', async () => {
  document.querySelector('dialog')?.setAttribute('open', '');
  control('Decide').focus();
  await after(() => control('Decide').remove());
  expect(focused()).toBe('Dialog');
});
