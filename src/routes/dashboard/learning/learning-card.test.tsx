import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { mountCard } from '../../../../tests/mount/mount-card.tsx';
import { type Mounted, pollMs } from '../../../../tests/mount/mounted.ts';
import { heldResponse, type Responses } from '../../../../tests/mount/network.ts';
import { textsOf, toast } from '../../../../tests/screens/page.ts';
import { secondPressMs } from '../../../query/use-write.ts';
import { LearningCard } from './index.tsx';

const metrics = {
  totalValidations: 400,
  accuracyRate: 90,
  improvementTrends: [{ date: '2026-11-20', accuracy: 90 }],
  commonPatterns: {
    validPatterns: [{ pattern: 'DD', accuracy: 91, frequency: 12 }],
    invalidPatterns: [{ pattern: 'NHWC', accuracy: 88, frequency: 4 }],
  },
  telemarkerterAccuracy: { 'Ana Torres': { correct: 9, total: 10, accuracy: 90 } },
  calendarAccuracy: { Florida: { correct: 270, total: 300, accuracy: 90 } },
};
const improvements = {
  promptOptimizations: ['Shorter'],
  confidenceAdjustments: ['Lower'],
  patternInsights: ['DD is valid'],
};

const open = (responses: Responses = {}, url = '/') =>
  mountCard(<LearningCard />, { learningMetrics: metrics, ...responses }, { url });

const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });
const field = (name: string) => screen.getByRole('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });

describe('the AI Learning System card', () => {
  it('has its five tabs, the chosen one in the URL beside that of the Analysis card (C16)', async () => {
    const app = await open({}, '/?tab=invalid&tab=patterns');
    const names = ['Overview', 'Patterns', 'Performance', 'AI Insights', 'Corrections'];
    expect(textsOf(screen.getAllByRole('tab'))).toEqual(names);
    expect(selected()).toHaveTextContent('Patterns');
    expect(screen.getByRole('table', { name: 'Valid patterns' })).toBeVisible();
    await app.click(tab('Performance'));
    expect(location.search).toBe('?tab=invalid&tab=performance');
    expect(screen.getByRole('table', { name: 'Accuracy by calendar' })).toBeVisible();
    expect(screen.getByText('High confidence data')).toBeVisible();
    await app.click(tab('Overview'));
    expect(screen.queryByText('By telemarketer')).toBeNull();
    expect(location.search).toBe('?tab=invalid');
  });

  it('fetches recommendations while they are shown', async () => {
    const app = await open({ recommendations: ['Call back'] });
    expect(app.requestsOf('recommendations')).toBe(0);
    await app.click(tab('AI Insights'));
    expect(app.requestsOf('recommendations')).toBe(1);
    expect(screen.getByRole('list', { name: 'Recommendations' })).toBeVisible();
    await app.advance(pollMs('recommendations') - 1);
    expect(app.requestsOf('recommendations')).toBe(1);
    await app.advance(1);
    expect(app.requestsOf('recommendations')).toBe(2);

    expect(app.card).not.toHaveTextContent(/\d min old/);
    app.respond({ recommendations: 503 });
    await app.poll('recommendations', 3);
    expect(app.card).toHaveTextContent(/Recommendations\d min old/);
  });

  it('counts unreadable rows in their tab (A2), and draws the trend of any accuracies', async () => {
    const app = await open({
      learningMetrics: {
        improvementTrends: [{ date: '2026-11-19', accuracy: 90, validations: 9 }, 3],
        commonPatterns: {
          validPatterns: [{ pattern: 'DD', frequency: 3 }, 'x'],
          invalidPatterns: [null, {}],
        },
        calendarAccuracy: { chicago: { correct: 9, total: 10, accuracy: 90 }, florida: 91 },
      },
      recommendations: { recommendations: ['Call back', {}] },
    });
    expect(screen.getByText('Building knowledge base')).toBeVisible();
    expect(screen.getByText('1 row unreadable')).toBeVisible();
    await app.click(tab('Patterns'));
    expect(screen.getByText('3 rows unreadable')).toBeVisible();
    await app.click(tab('Performance'));
    expect(screen.getByText('1 row unreadable')).toBeVisible();
    await app.click(tab('AI Insights'));
    expect(screen.getByText('1 row unreadable')).toBeVisible();

    await app.click(tab('Overview'));
    const improvementTrends = [
      { date: '2026-11-21', accuracy: 91, validations: 9 },
      { date: '2026-11-20', accuracy: 1e12, validations: 9 },
      { date: '2026-11-19', accuracy: 88, validations: 9 },
      { date: '2026-11-18', accuracy: -5, validations: 9 },
    ];
    await app.show({ learningMetrics: { improvementTrends } });
    expect(
      screen.getByRole('img', { name: /^Accuracy per day, last 2 days: from 88% to 91%$/ }),
    ).toBeVisible();
  });

  it('has a gap in the trend for a missing day, but none for a Sunday (C19)', async () => {
    const trendOf = (...dates: readonly string[]) => ({
      learningMetrics: {
        improvementTrends: dates.map((date) => ({ date, accuracy: 90, validations: 9 })),
      },
    });
    // Friday, Saturday, Monday, Tuesday.
    const app = await open(trendOf('2026-11-13', '2026-11-14', '2026-11-16', '2026-11-17'));
    const lines = () => screen.getByRole('img', { name: /^Accuracy/ }).querySelectorAll('polyline');
    expect(lines()).toHaveLength(1);
    await app.show(trendOf('2026-11-13', '2026-11-14', '2026-11-17', '2026-11-18'));
    expect(lines()).toHaveLength(2);
  });

  it('has one row for a region, however it is spelled; an unreadable list is not said to be empty', async () => {
    const learningMetrics = {
      totalValidations: 0,
      calendarAccuracy: {
        Illinois: { correct: 30, total: 40, accuracy: 75 },
        il: { correct: 3, total: 4, accuracy: 75 },
      },
      telemarkerterAccuracy: 'none',
      improvementTrends: 7,
      commonPatterns: { validPatterns: 'x', invalidPatterns: [] },
    };
    const app = await open({ learningMetrics }, '/?tab=performance');
    const table = within(screen.getByRole('table', { name: 'Accuracy by calendar' }));
    expect(table.getAllByRole('row')[1]).toHaveTextContent('ILIllinois33 of 4475% (low)');
    expect(screen.getByText('Accuracy data could not be read')).toBeVisible();
    await app.click(tab('Overview'));
    expect(screen.getByText('Improvement trend could not be read')).toBeVisible();
    const days = ['2026-11-19', '2026-11-20'].map((date) => ({
      date,
      accuracy: 130,
      validations: 9,
    }));
    await app.show({ learningMetrics: { ...learningMetrics, improvementTrends: days } });
    expect(screen.getByText('2 days without a known accuracy')).toBeVisible();
    await app.click(tab('Patterns'));
    expect(screen.getByText('Patterns could not be read')).toBeVisible();
    expect(screen.getByText('No patterns yet')).toBeVisible();
  });

  it("Analyze AI Performance opens AI Insights when it is pressed, never when the response comes, and says 'Analysis Failed' (S8)", async () => {
    const analysis = heldResponse();
    const app = await open({ analyzeImprovements: analysis.response, recommendations: [] });
    await app.click(button('Analyze AI Performance'));
    expect(location.search).toBe('?tab=ai-insights');
    expect(screen.getByText('Analyzing AI performance...')).toHaveRole('status');
    await app.click(tab('Patterns'));
    analysis.send(improvements);
    await app.settle();
    expect(screen.getByText('AI Analysis Complete')).toBeVisible();
    expect(location.search).toBe('?tab=patterns');
    await app.click(tab('AI Insights'));
    for (const name of ['Prompt optimizations', 'Confidence adjustments', 'Pattern insights'])
      expect(screen.getByRole('list', { name })).toBeVisible();
    app.respond({ analyzeImprovements: 500 });
    await app.advance(secondPressMs);
    await app.click(button('Analyze AI Performance'));
    expect(toast('Analysis Failed')).toHaveTextContent('Could not analyze AI performance patterns');
  });
});

async function openForm(responses: Responses = {}): Promise<Mounted> {
  const app = await open({ addLearningCorrection: {}, ...responses });
  await app.click(tab('Corrections'));
  return app;
}

async function fillIn({ user }: Mounted) {
  await user.type(field('Appointment title'), 'NHWC');
  await user.type(field('Corrected by'), 'Sam');
  await user.type(field('Reason'), 'Confirmed');
}

const correction = {
  appointmentTitle: 'NHWC',
  correctDecision: true,
  correctedBy: 'Sam',
  reason: 'Confirmed',
};

describe('without learning metrics', () => {
  it('logs the beginning of an error, which may be a page of megabytes (S8)', async () => {
    const app = await open({
      learningMetrics: HttpResponse.text('x'.repeat(9_000), { status: 503 }),
    });
    await app.advance(1_000);
    const logged = vi.mocked(console.warn).mock.calls.flat().map(String);
    expect(logged[0]).toBe('AI learning metrics could not be loaded:');
    expect(logged[1]).toHaveLength(400);
  });

  it('the tabs without metrics work, and Try Again on the other tabs loads the metrics', async () => {
    const app = await openForm({
      learningMetrics: 503,
      analyzeImprovements: improvements,
      recommendations: [],
    });
    await app.advance(1_000);
    expect(app.card).toHaveAttribute('data-state', 'error');
    await fillIn(app);
    await app.click(button('Submit Correction'));
    expect(app.sent('addLearningCorrection')).toEqual([correction]);
    await app.click(button('Analyze AI Performance'));
    expect(screen.getByRole('list', { name: 'Pattern insights' })).toBeVisible();
    await app.click(tab('Patterns'));
    app.respond({ learningMetrics: metrics });
    await app.click(button('Try Again'));
    expect(screen.getByRole('table', { name: 'Valid patterns' })).toBeVisible();
  });
});

describe('the learning correction form (S5)', () => {
  const submit = () => button('Submit Correction');

  it('needs its required fields, keeps the typed text after a failure, is cleared after success, and defaults to valid', async () => {
    const app = await openForm();
    await app.user.type(field('Reason'), 'half done');
    await app.click(submit());
    const missing = 'Please fill in all required fields';
    expect(toast('Missing Information')).toHaveTextContent(missing);
    expect(app.requestsOf('addLearningCorrection')).toBe(0);
    expect(field('Reason')).toHaveValue('half done');
    expect(field('Appointment title')).toBeInvalid();
    expect(field('Appointment title')).toHaveAccessibleDescription(missing);
    expect(field('Reason')).toBeValid();

    await app.user.clear(field('Reason'));
    await fillIn(app);
    // A zero-width space is nothing that anybody sees (A17).
    await app.user.clear(field('Corrected by'));
    await app.user.type(field('Corrected by'), '\u200b');
    await app.click(submit());
    expect(field('Corrected by')).toBeInvalid();
    expect(app.requestsOf('addLearningCorrection')).toBe(0);
    await app.user.type(field('Corrected by'), 'Sam');
    app.respond({ addLearningCorrection: 500 });
    await app.click(submit());
    expect(toast('Error')).toHaveTextContent('Failed to submit manual correction');
    expect(field('Reason')).toHaveValue('Confirmed');
    app.respond({ addLearningCorrection: { message: 'Learned NHWC' } });
    await app.advance(secondPressMs);
    const requests = app.requestsOf('learningMetrics');
    await app.click(submit());
    expect(app.sent('addLearningCorrection').at(-1)).toEqual(correction);
    expect(toast('Learning Updated')).toHaveTextContent('NHWC');
    expect(field('Reason')).toHaveValue('');
    expect(app.requestsOf('learningMetrics')).toBe(requests + 1);

    await fillIn(app);
    await app.click(screen.getByRole('radio', { name: 'Invalid' }));
    await app.advance(secondPressMs);
    await app.click(submit());
    expect(app.sent('addLearningCorrection').at(-1)).toMatchObject({ correctDecision: false });
  });

  it('survives polls, a change of tab, and a reload, the decision too', async () => {
    const app = await openForm();
    await fillIn(app);
    await app.poll('learningMetrics');
    expect(app.requestsOf('learningMetrics')).toBe(2);
    expect(field('Reason')).toHaveValue('Confirmed');
    await app.click(tab('Overview'));
    await app.click(tab('Corrections'));
    expect(field('Reason')).toHaveValue('Confirmed');
    expect(app.card).toHaveAttribute('data-state', 'ready');

    await app.click(screen.getByRole('radio', { name: 'Invalid' }));
    app.unmount();
    await openForm();
    expect(field('Reason')).toHaveValue('Confirmed');
    expect(screen.getByRole('radio', { name: 'Invalid' })).toBeChecked();
  });
});
