import { act } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mountCard } from '../../tests/mount/mount-card.tsx';
import { regionRows } from '../../tests/rows.ts';
import { regions } from '../calls/regions.ts';
import { endpoints } from '../calls/system.ts';
import { refetchOnResume } from './refetch-on-resume.ts';
import { useCall } from './use-call.ts';

function Requests() {
  useCall(regions);
  useCall(endpoints);
  return null;
}

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

it('a tab that was hidden (C13) does not poll, and fetches overdue calls when it is shown again', async () => {
  const app = await mountCard(<Requests />, { regions: regionRows, endpoints: [] });
  onTestFinished(refetchOnResume(app.client));
  show('hidden');
  await app.poll('regions', 3);
  expect(app.requestsOf('regions')).toBe(1);
  show('visible');
  await app.settle();
  expect([app.requestsOf('regions'), app.requestsOf('endpoints')]).toEqual([2, 1]);
});
