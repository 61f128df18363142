import { describe, expect, it } from 'vitest';
import { firstLookOnly } from '../mount/first-look.ts';
import { mountScreen } from '../mount/mount-screen.tsx';
import { readRep } from '../../src/domain/people.ts';
import { regions } from '../../src/domain/region/region.ts';
import { salesRepPath } from '../../src/paths.ts';
import { card, inCard, pageHeading } from './page.ts';

/** A color, code or region from the server. As a class it would cover the page. */
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

it.each(['/', '/?display=wall'])(
  'a text of the server on %s is no class and no style, and in a <bdi> beside other texts',
  async (path) => {
    await mountScreen(path, {
      center: 'day',
      regions: { regions: [{ ...region, totalEvents: 4 }] },
      appointments: { appointments: [appointment] },
    });
    const styled = [...document.querySelectorAll('[class*=probe], [style*=probe]')];
    expect(styled.map((element) => element.outerHTML.slice(0, 200))).toEqual([]);
    // It may run from right to left.
    const nodes = [...textNodes(document.body)].filter((node) => node.data.includes(hebrew));
    const bare = nodes.flatMap(({ parentElement, data }) => {
      const isAlone = parentElement?.textContent === data;
      return isAlone || parentElement?.closest('bdi, [dir=auto]') ? [] : [data];
    });
    expect(nodes).not.toEqual([]);
    expect(bare).toEqual([]);
  },
);

function* textNodes(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text) yield node;
}

/** A name with a character that reverses the following text, and a control character at the end. */
const name = 'Ann \u202EeeL\u0007';
const oneLine = 'Ann eeL';

describe('texts with control characters', () => {
  it('are cleaned in the document title, which has no markup to isolate them', async () => {
    await mountScreen(salesRepPath(readRep(name), regions.california));
    expect(document.title).toContain('Ann EeL · Appointment Tracker');
    expect(pageHeading().querySelector('bdi')).not.toBeNull();
  });

  it('are cleaned in accessible names and tooltips', async () => {
    await firstLookOnly();
    await mountScreen('/', {
      center: 'day',
      regions: { regions: [{ key: name, name, validAppointments: 3, totalEvents: 4 }] },
    });
    const calendars = inCard('Calendar Performance');
    const bar = calendars.getByRole('progressbar');
    expect(bar.getAttribute('aria-label')?.replaceAll(/ +/g, ' ')).toContain(oneLine);
    expect(bar.getAttribute('aria-label')).not.toContain('\u202E');
    const tip = card('Calendar Performance').querySelector('abbr')?.title;
    expect(tip?.replaceAll(/ +/g, ' ')).toBe(oneLine);
  });

  it.each([
    ['/corrections', ['Manual Corrections']],
    ['/historical', ['Days Tracked', 'Top Region']],
  ])('on %s, of 10,000 letters without a space, are cut in %s', async (path, titles) => {
    const long = 'W'.repeat(10_000);
    await mountScreen(path, {
      center: 'day',
      corrections: { corrections: [{ id: '1', appointmentId: long, reason: long }] },
      historicalSummary: {
        dateRange: { start: long, end: long },
        topRegion: { name: long, totalAppointments: 3 },
      },
    });
    for (const title of titles) {
      expect(card(title)).toHaveTextContent('WWW');
      expect(card(title).textContent.length).toBeLessThan(1_000);
    }
  });
});
