import { screen, within } from '@testing-library/react';
import { inCard, param } from './page.ts';

/** Parts of the open drawer. */

export const drawer = () => screen.getByRole('dialog');
export const inDrawer = () => within(drawer());
export const heading = () => inDrawer().getByRole('heading', { level: 2 });
export const openIn = () => param('appointment');
export const fact = (label: string) => inDrawer().getByText(label).closest('div');

/** The links of a card's rows that open the drawer. */
export const listed = (card = 'Appointments Analysis') =>
  inCard(card)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('href')?.includes('appointment='));
