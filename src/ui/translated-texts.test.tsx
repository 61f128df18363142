import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { putBackChangedTexts } from './translated-texts.ts';

const Card = ({ count, rate }: { readonly count: number; readonly rate: number }) => (
  <p data-testid="card">
    {count} appointments, <b>{rate}</b>% valid
  </p>
);

const textsIn = (root: Node): Text[] =>
  [...root.childNodes].flatMap((node) => (node instanceof Text ? node : textsIn(node)));

const ways = {
  'in one step': (text: Text, font: HTMLElement) => text.replaceWith(font),
  'before the text goes': (text: Text, font: HTMLElement) => {
    text.before(font);
    text.remove();
  },
};

it.each(Object.entries(ways))(
  'shows new figures in a translated text, replaced %s (36)',
  async (_, replace) => {
    putBackChangedTexts(document.body);
    const { rerender } = render(<Card count={41} rate={24} />);
    for (const [count, rate] of [
      [42, 24],
      [42, 25],
      [43, 26],
    ] as const) {
      for (const text of textsIn(screen.getByTestId('card'))) {
        const font = document.createElement('font');
        font.textContent = text.data;
        replace(text, font);
      }
      await act(async () => undefined);
      rerender(<Card count={count} rate={rate} />);
      await act(async () => undefined);
      expect(screen.getByTestId('card')).toHaveTextContent(`${count} appointments, ${rate}% valid`);
    }
  },
);
