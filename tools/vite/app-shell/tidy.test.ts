import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { keepCommon, tidy } from './tidy.ts';

const { document } = new Window();

function elementOf(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box as unknown as Element;
}

it.each([
  ['<p>Today, Friday</p>', '<p>Today, Sunday</p>', '<p>&nbsp;</p>'],
  ['<p>All</p>', '<p>All</p>', '<p>All</p>'],
  ['<i id="a" class="b"></i>', '<i id="c" class="b"></i>', '<i class="b"></i>'],
  ['<i style="left: 1%"></i>', '<i style="left: 2%"></i>', '<i style="visibility: hidden"></i>'],
  ['<i role="img" aria-label="1 PM"></i>', '<i role="img" aria-label="2 PM"></i>', '<i></i>'],
  ['<h1>A</h1><ul></ul>', '<h1>A</h1><p></p>', '<h1>A</h1>'],
  ['<h1>A</h1>', '<h1>A</h1><p></p>', '<h1>A</h1>'],
])('what two drawings have in common %s and %s: %s', (one, other, common) => {
  const element = elementOf(one);
  keepCommon(element, elementOf(other));
  expect(element.innerHTML).toBe(common);
});

it.each([
  ['<i style="left: 1%"></i>', '<i data-style="left: 1%"></i>'],
  ['<button>Go</button><a href="/">Home</a>', '<button inert="">Go</button><a href="/">Home</a>'],
  ['<i data-card="A" data-state="loading" data-call="GET /"></i>', '<i></i>'],
  ['<i class="lucide lucide-x icon"></i>', '<i class="icon"></i>'],
  [
    '<i class="@container"><b class="@sm:p-0"></b></i>',
    '<i class="@container"><b class="@sm:p-0"></b></i>',
  ],
  ['<i class="@container p-0"><b></b></i>', '<i class="p-0"><b></b></i>'],
])('a tidied drawing of %s: %s', (drawn, tidied) => {
  const element = elementOf(drawn);
  tidy(element);
  expect(element.innerHTML).toBe(tidied);
});
