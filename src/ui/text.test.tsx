import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DefinitionList } from './text.tsx';

it('ties each value to its label, in their order', () => {
  render(
    <DefinitionList
      items={[
        { label: 'Customer', value: 'Ann' },
        { label: 'Time', value: <time>9:00 AM</time> },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Customer',
    'Time',
  ]);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Ann',
    '9:00 AM',
  ]);
});
