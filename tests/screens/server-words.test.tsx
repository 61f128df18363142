import { describe, expect, it } from 'vitest';
import { respondWith } from './respond-with.ts';
import { openApp } from './open-app.tsx';

/** What a server may send for a color, a code or a region, and what would cover the page as a class. */
const word = 'fixed inset-0 z-50 probe';
const region = { key: word, name: word, abbreviation: word, color: word, validAppointments: 3 };
const hebrew = 'אבג';
const appointment = {
  title: `${hebrew} title`,
  customer: `${hebrew} customer`,
  telemarketer: `${hebrew} telemarketer`,
  salesRep: `${hebrew} rep`,
  region: word,
  status: 'valid',
  type: word,
  color: word,
  time: '2:38 PM',
};

describe('a word of the server', () => {
  it.each(['/', '/?display=wall'])('is no class and no style: %s', async (path) => {
    respondWith('regions', { regions: [{ ...region, totalEvents: 4 }] });
    respondWith('appointments', { appointments: [appointment] });
    await openApp(path);
    expect(document.body).toHaveTextContent(hebrew);
    const styled = [...document.querySelectorAll('[class*=probe], [style*=probe]')];
    expect(styled.map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
  });

  it('is beside others in a <bdi> only: it may run from right to left', async () => {
    respondWith('appointments', { appointments: [appointment] });
    await openApp();
    const nodes = [...textNodes(document.body)].filter((node) => node.data.includes(hebrew));
    const bare = nodes.flatMap(({ parentElement, data }) => {
      const isAlone = parentElement?.textContent === data;
      return isAlone || parentElement?.closest('bdi, [dir=auto]') ? [] : [data];
    });
    expect(nodes.length).toBeGreaterThan(3);
    expect(bare).toEqual([]);
  });
});

function* textNodes(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) yield node;
}
