import { expectNoViolationsInBoth } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { referenceTime } from './time.ts';

// From any figure to its rows, and back.

test('filter chips, the third tab and a region without a key fit a phone and pass axe', async ({
  page,
}) => {
  await page.clock.install({ time: referenceTime });
  const analysis = page.getByRole('region', { name: 'Appointments Analysis' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/?tab=all&region=Atlantis&rep=Ann&telemarketer=Daniel+Cole#appointments');
  await expect(analysis.getByText('No appointment matches these filters')).toBeVisible();
  const tab = analysis.getByRole('tab', { name: /^All Events/ });
  await expect(tab).toBeInViewport({ ratio: 1 });
  await expectNoViolationsInBoth(page, '[data-card="Appointments Analysis"]');
});
