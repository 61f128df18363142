import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { reads } from '../../src/calls/index.ts';
import { respondWith, showResponse } from './respond-with.ts';
import { card, click, expectState, inCard, openApp, pollMs, type App, toast } from './open-app.tsx';
import { textsOf } from './page.ts';
import { server } from './server.ts';

const title = 'AI Learning System';
const tab = (name: string) => inCard(title).getByRole('tab', { name });
const field = (name: string) => inCard(title).getByRole('textbox', { name });
const submit = () => inCard(title).getByRole('button', { name: 'Submit Correction' });
/** The dashboard without rows, which this card does not need. */
async function open(choices = {}): Promise<App> {
  respondWith('appointments', []);
  return openApp('/', choices);
}

async function openForm(choices = {}): Promise<App> {
  const app = await open(choices);
  await click(app, tab('Corrections'));
  return app;
}

async function fillIn({ user }: App) {
  await user.type(field('Appointment title'), 'NHWC');
  await user.type(field('Corrected by'), 'Sam');
  await user.type(field('Reason'), 'Confirmed');
}

describe('the AI Learning System card', () => {
  it('has its five tabs, the chosen one in the URL, and fetches recommendations while they are shown', async () => {
    const app = await open();
    const tabs = ['Overview', 'Patterns', 'Performance', 'AI Insights', 'Corrections'];
    expect(textsOf(inCard(title).getAllByRole('tab'))).toEqual(tabs);
    await click(app, tab('Patterns'));
    expect(location.search).toBe('?tab=patterns');
    expect(inCard(title).getByRole('table', { name: 'Valid patterns' })).toBeVisible();
    await click(app, tab('Performance'));
    expect(inCard(title).getByRole('table', { name: 'Accuracy by calendar' })).toBeVisible();
    expect(inCard(title).getByText('High confidence data')).toBeVisible();

    expect(app.requestsOf('recommendations')).toBe(0);
    await click(app, tab('AI Insights'));
    expect(app.requestsOf('recommendations')).toBe(1);
    expect(inCard(title).getByRole('list', { name: 'Recommendations' })).toBeVisible();
    await app.advance(pollMs('recommendations') - 1);
    expect(app.requestsOf('recommendations')).toBe(1);
    await app.advance(1);
    expect(app.requestsOf('recommendations')).toBe(2);

    expect(card(title)).not.toHaveTextContent(/\d min old/);
    app.center.faults.set('recommendations', 503);
    await app.poll('recommendations', 3);
    expect(card(title)).toHaveTextContent(/Recommendations\d min old/);
  });

  it('counts unreadable rows in their tab (rulings A2), and draws the trend of any accuracies', async () => {
    respondWith('learningMetrics', {
      improvementTrends: [{ date: '2026-11-19', accuracy: 90 }, 3],
      commonPatterns: { validPatterns: [{ pattern: 'DD' }, 'x'], invalidPatterns: [null, {}] },
      calendarAccuracy: { chicago: { accuracy: 90 }, florida: 91 },
    });
    const app = await open();
    expect(inCard(title).getByText('Building knowledge base')).toBeVisible();
    expect(inCard(title).getByText('2 rows unreadable')).toBeVisible();
    await click(app, tab('Patterns'));
    expect(inCard(title).getByText('3 rows unreadable')).toBeVisible();
    await click(app, tab('Performance'));
    expect(inCard(title).getByText('1 row unreadable')).toBeVisible();
    respondWith('recommendations', { recommendations: ['Call back', 7] });
    await click(app, tab('AI Insights'));
    expect(inCard(title).getByText('1 row unreadable')).toBeVisible();

    await click(app, tab('Overview'));
    await showResponse(app, 'learningMetrics', {
      improvementTrends: [
        { date: '2026-11-21', accuracy: 91 },
        { date: '2026-11-20', accuracy: 1e12 },
        { date: '2026-11-19', accuracy: -1e12 },
      ],
    });
    expect(inCard(title).getByRole('img', { name: /^Accuracy per day.* to 91%$/ })).toBeVisible();
  });

  it("Analyze AI Performance opens AI Insights when it is pressed, never when the response comes, and says 'Analysis Failed' (spec 8)", async () => {
    const app = await open();
    app.center.holds.hold('analyzeImprovements');
    await click(app, inCard(title).getByRole('button', { name: 'Analyze AI Performance' }));
    expect(location.search).toBe('?tab=ai-insights');
    expect(inCard(title).getByText('Analyzing AI performance...')).toHaveRole('status');
    await click(app, tab('Patterns'));
    app.center.holds.release();
    await app.settle();
    expect(screen.getByText('AI Analysis Complete')).toBeVisible();
    expect(location.search).toBe('?tab=patterns');
    await click(app, tab('AI Insights'));
    for (const list of ['Prompt optimizations', 'Confidence adjustments', 'Pattern insights'])
      expect(inCard(title).getByRole('list', { name: list })).toBeVisible();
    app.center.faults.set('analyzeImprovements', 500);
    await click(app, inCard(title).getByRole('button', { name: 'Analyze AI Performance' }));
    expect(toast('Analysis Failed')).toHaveTextContent('Could not analyze AI performance patterns');
  });
});

describe('without learning metrics', () => {
  it('logs the beginning of an error, which may be a page of megabytes (spec 8)', async () => {
    server.use(
      http.get(`*${reads.learningMetrics.path}`, () =>
        HttpResponse.text('x'.repeat(9_000), { status: 503 }),
      ),
    );
    const app = await open();
    await app.advance(1_000);
    const logged = vi.mocked(console.warn).mock.calls.flat().map(String);
    expect(logged[0]).toBe('AI learning metrics could not be loaded:');
    expect(logged[1]).toHaveLength(400);
  });

  it('the tabs without metrics work, and Try Again on the other tabs loads the metrics', async () => {
    const app = await openForm({ faults: { learningMetrics: 503 } });
    await app.advance(1_000);
    expectState(title, 'error');
    await fillIn(app);
    await click(app, submit());
    expect(app.center.world.lessons()).toHaveLength(1);
    await click(app, inCard(title).getByRole('button', { name: 'Analyze AI Performance' }));
    expect(inCard(title).getByRole('list', { name: 'Pattern insights' })).toBeVisible();
    await click(app, tab('Patterns'));
    app.center.faults.set('learningMetrics', null);
    await click(app, inCard(title).getByRole('button', { name: 'Try Again' }));
    await app.advance(1_000);
    expect(inCard(title).getByRole('table', { name: 'Valid patterns' })).toBeVisible();
  });
});

describe('the learning correction form (spec 5)', () => {
  it('needs its required fields, keeps the typed text after a failure, is cleared after success, and defaults to valid', async () => {
    const app = await openForm();
    await app.user.type(field('Reason'), 'half done');
    await click(app, submit());
    const missing = 'Please fill in all required fields';
    expect(toast('Missing Information')).toHaveTextContent(missing);
    expect(app.requestsOf('addLearningCorrection')).toBe(0);
    expect(field('Reason')).toHaveValue('half done');
    expect(field('Appointment title')).toBeInvalid();
    expect(field('Appointment title')).toHaveAccessibleDescription(missing);
    expect(field('Reason')).toBeValid();

    await app.user.clear(field('Reason'));
    await fillIn(app);
    // A zero-width space is nothing that anybody sees (rulings A17).
    await app.user.clear(field('Corrected by'));
    await app.user.type(field('Corrected by'), '\u200b');
    await click(app, submit());
    expect(field('Corrected by')).toBeInvalid();
    expect(app.requestsOf('addLearningCorrection')).toBe(0);
    await app.user.type(field('Corrected by'), 'Sam');
    app.center.faults.set('addLearningCorrection', 500);
    await click(app, submit());
    expect(toast('Error')).toHaveTextContent('Failed to submit manual correction');
    expect(field('Reason')).toHaveValue('Confirmed');
    app.center.faults.set('addLearningCorrection', null);
    const requests = app.requestsOf('learningMetrics');
    await click(app, submit());
    expect(app.sent('addLearningCorrection').at(-1)).toEqual({
      appointmentTitle: 'NHWC',
      correctDecision: true,
      correctedBy: 'Sam',
      reason: 'Confirmed',
    });
    expect(app.center.world.lessons()).toHaveLength(1);
    expect(toast('Learning Updated')).toHaveTextContent('NHWC');
    expect(field('Reason')).toHaveValue('');
    expect(app.requestsOf('learningMetrics')).toBe(requests + 1);

    await fillIn(app);
    await click(app, inCard(title).getByRole('radio', { name: 'Invalid' }));
    await click(app, submit());
    expect(app.sent('addLearningCorrection').at(-1)).toMatchObject({ correctDecision: false });
  });

  it('survives polls, a change of tab, and a reload, the decision too', async () => {
    const app = await openForm();
    await fillIn(app);
    await app.poll('learningMetrics');
    expect(app.requestsOf('learningMetrics')).toBe(2);
    expect(field('Reason')).toHaveValue('Confirmed');
    await click(app, tab('Overview'));
    await click(app, tab('Corrections'));
    expect(field('Reason')).toHaveValue('Confirmed');
    expect(card(title)).toHaveAttribute('data-state', 'ready');

    await click(app, inCard(title).getByRole('radio', { name: 'Invalid' }));
    app.unmount();
    await openForm();
    expect(field('Reason')).toHaveValue('Confirmed');
    expect(inCard(title).getByRole('radio', { name: 'Invalid' })).toBeChecked();
  });
});
