import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Nothing on the page breaks a rule that axe can check, or one of these. Its page has no frames, which axe would
 * gather through a window of its own; nor is each node of interest that broke no rule. It takes a third so long.
 */
export async function expectNoViolations(page: Page, rules?: string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    // WCAG 2.2 (rulings D7), which axe leaves out by default.
    rules: { 'target-size': { enabled: true } },
  });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
}
