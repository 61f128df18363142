import { screen } from '@testing-library/react';
import { alerts } from '../../mocks/answers/alerts.ts';
import { inCard, type openApp } from './open-app.tsx';

/** The alerts as the world has them now; texts that are missing there are ''. */
export function alertsOf({ centre }: Awaited<ReturnType<typeof openApp>>) {
  return alerts(centre.world).map((alert) => ({
    ...alert,
    reason: alert.reason ?? '',
    manualDecision: alert.manualDecision ?? '',
    reviewedBy: alert.reviewedBy ?? '',
    notes: alert.notes ?? '',
  }));
}

/** Those that wait, in the order of the queue. */
export function pendingOf(app: Awaited<ReturnType<typeof openApp>>) {
  return alertsOf(app)
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export function tab(name: string): HTMLElement {
  return inCard('Alerts').getByRole('tab', { name: new RegExp(`^${name}`) });
}

/** The rows of the tab that is open, which are buttons. */
export function rows(): HTMLElement[] {
  return inCard('Alerts')
    .queryAllByRole('listitem')
    .map((item) => item.querySelector('button'))
    .filter((button) => button !== null);
}

/** The dialog of the open alert. */
export function dialog(): HTMLElement {
  return screen.getByRole('dialog');
}
