import { expect, test } from './fixtures.ts';

test('two points beyond the edge and their figures stand side by side', async ({ page }) => {
  const insights = [
    [440, 310],
    [310, 1_500],
    [10, 20],
    [310, 310],
  ].map(([current, predictedNext], index) => ({
    title: `Insight ${index}`,
    metrics: { previous: 100, current },
    mlAnalysis: { predictedNext },
  }));
  await page.route('**/api/insights/weekly', (route) => route.fulfill({ json: insights }));
  await page.goto('/ai-insights');
  const marks = page.locator('[data-mark]:not([data-mark=tick]):visible');
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(marks).toHaveCount(2 * insights.length);
    const boxes = await marks.evaluateAll((all) =>
      all.map((mark) =>
        [mark, mark.querySelector('span')].map((each) => {
          const { left = 0, right = 0 } = each?.getBoundingClientRect() ?? {};
          return { left, right };
        }),
      ),
    );
    for (const [index, next] of boxes.entries()) {
      const now = boxes[index + 1];
      if (index % 2 > 0 || !now) continue;
      for (const [at, one] of next.entries()) {
        const other = now[at] ?? one;
        const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
        expect(gap, `${width} px, insight ${index / 2}`).toBeGreaterThan(2);
      }
    }
  }
});
