import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type WriteName, writes } from '../../src/calls/index.ts';
import { secondPressMs } from '../../src/query/use-write.ts';
import { AnalysisCard } from '../../src/routes/dashboard/analysis-card.tsx';
import { CalendarCard } from '../../src/routes/dashboard/calendar-card.tsx';
import { LearningCard } from '../../src/routes/dashboard/learning/index.tsx';
import { QuickActions } from '../../src/routes/dashboard/quick-actions.tsx';
import { InvalidPhonesCard } from '../../src/routes/data-quality/invalid-phones-card.tsx';
import { PhoneTestCard, usePhoneTest } from '../../src/routes/data-quality/phone-test-card.tsx';
import { mountCard } from '../mount/mount-card.tsx';
import type { Mounted } from '../mount/mounted.ts';
import { appointmentRow, dashboardBody, regionRows } from '../rows.ts';
import { catchDownload } from './catch-download.ts';
import { name as repName, openForm } from './corrections-rows.tsx';
import { button, textsOf, toast } from './page.ts';
import { openFirst } from './review.ts';
import { openSmallScreen } from './small-screen.tsx';

const row = appointmentRow();

/** Where an action is: the card or the screen, filled in as far as the action needs. */
const openHeader = () => openSmallScreen({ monthly: { months: [] } });

const openQuickActions = () =>
  mountCard(<QuickActions />, {
    dashboard: dashboardBody(),
    regions: regionRows,
    appointments: [row],
    recentValidations: [],
    triggerAll: {},
    triggerCalifornia: {},
    triggerChicago: {},
    triggerArizona: {},
  });

const openLearning = () =>
  mountCard(<LearningCard />, {
    learningMetrics: {},
    recommendations: [],
    analyzeImprovements: {
      promptOptimizations: [],
      confidenceAdjustments: [],
      patternInsights: [],
    },
    addLearningCorrection: {},
  });

const field = (name: string) => screen.getByRole('textbox', { name });

function fillIn(element: HTMLElement, value: string): void {
  fireEvent.change(element, { target: { value } });
}

async function openLearningForm(): Promise<Mounted> {
  const app = await openLearning();
  await app.click(screen.getByRole('tab', { name: 'Corrections' }));
  fillIn(field('Appointment title'), 'NHWC');
  fillIn(field('Corrected by'), 'Sam');
  fillIn(field('Reason'), 'Confirmed');
  return app;
}

async function openCorrection(): Promise<Mounted> {
  const app = await openForm();
  fillIn(repName(), 'Luis Ocampo');
  return app;
}

const openCorrections = () =>
  openForm('Dolores', { runAutoCorrections: { corrected: 0, total: 3 } });

const PhoneTest = () => <PhoneTestCard test={usePhoneTest()} />;

async function openPhoneTest(): Promise<Mounted> {
  const app = await mountCard(
    <>
      <PhoneTest />
      <InvalidPhonesCard />
    </>,
    {
      appointments: [row],
      dataQuality: { phoneCorrections: [{ original: '310', isValid: false }] },
      analyzePhone: { original: '3105550142', isValid: true },
    },
  );
  fillIn(screen.getByLabelText('Phone number'), '3105550142');
  return app;
}

const openExports = () => mountCard(<AnalysisCard />, { appointments: [row] });

async function openMore(open: () => Promise<Mounted>): Promise<Mounted> {
  const app = await open();
  await app.click(button('More'));
  return app;
}

interface Action {
  readonly button: string | RegExp;
  readonly open: () => Promise<Mounted>;
  readonly call?: WriteName;
  /** The text of a success, which the second click must not replace. */
  readonly success?: string;
  /** After a success there is nothing to send again. */
  readonly isForm?: boolean;
}

/** Every button that sends a write or saves a file. */
const actions: readonly Action[] = [
  { button: 'Refresh Data', open: openHeader, call: 'validate', success: 'Validation Complete' },
  { button: 'Validate All Regions', open: openQuickActions, call: 'triggerAll' },
  { button: 'Validate California', open: openQuickActions, call: 'triggerCalifornia' },
  { button: 'Validate Chicago', open: openQuickActions, call: 'triggerChicago' },
  { button: 'Validate Arizona', open: openQuickActions, call: 'triggerArizona' },
  { button: 'Analyze AI Performance', open: openLearning, call: 'analyzeImprovements' },
  {
    button: 'Submit Correction',
    open: openLearningForm,
    call: 'addLearningCorrection',
    success: 'Learning Updated',
    isForm: true,
  },
  { button: /^Mark Valid/, open: openFirst, call: 'reviewAlert' },
  { button: /^Dismiss/, open: openFirst, call: 'dismissAlert' },
  {
    button: 'Add Manual Correction',
    open: openCorrection,
    call: 'addCorrection',
    success: 'Manual correction added successfully',
    isForm: true,
  },
  { button: 'AI Auto-Correct', open: openCorrections, call: 'runAutoCorrections' },
  { button: 'Analyze', open: openPhoneTest, call: 'analyzePhone' },
  { button: 'Export', open: openHeader },
  { button: 'Monthly Data', open: openHeader },
  { button: 'Export, text', open: openExports },
  { button: /^CSV, \d+ rows?$/, open: () => openMore(openExports) },
  { button: /^CSV, \d+ rows?$/, open: () => openMore(openPhoneTest) },
];

/** As a browser sends it: `detail` counts the clicks in the same place. */
async function clickAs(app: Mounted, element: Element, detail: number): Promise<void> {
  await act(async () => void fireEvent.click(element, { detail }));
  await app.settle();
}

/** Writes of a form, or of a button that stays where it is: without the review, which has a rule of its own (C10). */
const isStaying = ({ call, open }: Action) => call !== undefined && open !== openFirst;

describe('a double click, whose second half comes after the response, acts once', () => {
  it.each(actions)('$button', async (action) => {
    const { button: name, open, call, success = '', isForm = false } = action;
    const saved = catchDownload();
    const app = await open();
    const times = () => (call === undefined ? saved.length : app.requestsOf(call));
    const element = button(name);
    await clickAs(app, element, 1);
    await clickAs(app, element, 2);
    expect(times()).toBe(1);
    expect(document.body.textContent).toContain(success);
    if (!isStaying(action)) return;
    // A press within half a second of the outcome does nothing (52).
    await app.advance(secondPressMs - 100);
    await clickAs(app, button(name), 1);
    expect(times()).toBe(1);
    expect(document.body.textContent).toContain(success);
    expect(document.body).not.toHaveTextContent(/Missing Information|Please (?:fill|select)/);
    if (isForm) return;
    await app.advance(1_000);
    await clickAs(app, button(name), 1);
    expect(times()).toBe(2);
  });

  it('of every write in the contract', () => {
    expect(new Set(actions.map(({ call }) => call))).toEqual(
      new Set([undefined, ...Object.keys(writes)]),
    );
  });

  it('and so does Enter that is held down, in a button and in a form', async () => {
    const app = await openPhoneTest();
    const phone = screen.getByLabelText('Phone number');
    await app.user.type(phone, '{Enter}');
    await app.settle();
    expect(fireEvent.keyDown(phone, { key: 'Enter', repeat: true })).toBe(false);
    expect(fireEvent.keyDown(phone, { key: 'a', repeat: true })).toBe(true);
    const exports = screen.getByRole('button', { name: /^CSV, \d+ rows?$/, hidden: true });
    expect(fireEvent.keyDown(exports, { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(exports, { key: 'Enter', repeat: true })).toBe(false);
  });

  it('and so does a second Enter in a form, or a second click on the refresh of a card', async () => {
    const form = await openLearningForm();
    for (const _ of ['first', 'second'])
      await form.user.type(field('Appointment title'), '{Enter}');
    await form.settle();
    expect(form.requestsOf('addLearningCorrection')).toBe(1);
    expect(toast('Learning Updated')).toBeVisible();
    form.unmount();
    const app = await mountCard(<CalendarCard className="" />, { regions: regionRows });
    for (const _ of ['first', 'second'])
      await clickAs(app, button('Refresh Calendar Performance'), 1);
    expect(app.requestsOf('regions')).toBe(2);
  });
});

/** What a server can refuse: every write, and the download of the monthly data. */
const refusable = [
  ...actions.flatMap((action) => (action.call ? [{ ...action, call: action.call }] : [])),
  { button: 'Monthly Data', open: openHeader, call: 'monthly' as const },
];

describe('a refusal stays where the action is (C31, C42)', () => {
  const notices = () => [...screen.queryAllByRole('alert'), ...screen.queryAllByRole('status')];

  it.each(refusable)('$button', async ({ button: name, open, call }) => {
    const app = await open();
    app.respond({ [call]: 401 });
    await app.click(button(name));
    await app.advance(8_000);
    const notice = notices().find((each) => each.textContent.includes('You may be signed out.'));
    if (!notice) throw new Error(`No notice among: ${textsOf(notices()).join(', ')}`);
    // S8 has other words for a trigger.
    expect(notice).toHaveTextContent(call.startsWith('trigger') ? /^Validate .*: Failed/ : '401');
    expect(within(notice).getByRole('button', { name: 'Reload Page' })).toBeVisible();
    if (call === 'monthly') return;
    // One with status 200 is a refusal, too (63.3), and no sign-out.
    app.respond({ [call]: { success: false, message: 'Nightly backup' } });
    await app.click(button(name));
    const told = call.startsWith('trigger') ? 'Failed to trigger validation' : 'Nightly backup';
    expect(textsOf(notices()).join()).toContain(told);
    expect(screen.queryByRole('button', { name: 'Reload Page' })).toBeNull();
  });
});
