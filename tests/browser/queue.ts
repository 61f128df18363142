import type { Page } from '@playwright/test';

export const dialog = (page: Page) => page.getByRole('dialog');
export const heading = (page: Page) => dialog(page).getByRole('heading', { level: 2 });
export const rows = (page: Page) => page.locator('[data-alert]');
