import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Waits until every card has its data; tests/screens/dashboard.test.tsx has their list. */
export async function openDashboard(page: Page, path = '/') {
  await page.goto(path);
  await expect(page.locator('[data-card="Validation Rules"]')).toBeVisible();
  await expect(page.locator('[data-card]:not([data-state=ready])')).toHaveCount(0);
}
