import type { ReadName, WriteName } from '../../../src/calls/index.ts';
import { phoneFields } from './entities.ts';
import * as insights from './insights.ts';
import { may, says, type Meanings, type ReadCall } from './meaning.ts';
import * as monthly from './monthly.ts';
import * as overview from './overview.ts';
import * as quality from './quality.ts';
import * as review from './review.ts';

export const readCalls: Readonly<Record<ReadName, ReadCall>> = {
  ...overview,
  ...monthly,
  ...insights,
  ...review,
  ...quality,
};

/** The purpose of an action, and the checker's sample of it. */
export interface WriteCall {
  /** The fields of its response, where one is read. */
  readonly fields?: Meanings;
  /** The button or form that sends it. */
  readonly trigger: string;
  /** Its payload by field. */
  readonly sends?: Readonly<Record<string, string>>;
  /** The checker's payload: marked, about no existing record. */
  readonly sample?: Readonly<Record<string, string | boolean>>;
  /** The sample is about a missing record, so a refusal is as good as a response. */
  readonly madeUp?: true;
  /** The backend's task. */
  readonly purpose: string;
  /** The effect of the checker's sample on the server. */
  readonly does: string;
  readonly clauses: string;
}

const marked = 'CONTRACT CHECK, please ignore';
const by = 'contract check';
const noId = 'contract-check-no-such-alert';
const refused = 'nothing, when the server refuses what it does not know';

const start = (trigger: string, whom: string, which = 'one region'): WriteCall => ({
  trigger,
  purpose: `Start a validation of ${whom}.`,
  does: `starts a validation of ${which}`,
  clauses: 'spec 7, 8; rulings A7',
});

export const writeCalls: Readonly<Record<WriteName, WriteCall>> = {
  validate: {
    trigger: 'Refresh Data',
    purpose:
      'Validate the appointments of all regions now. It is a GET that acts: it must not be cached.',
    does: 'starts a validation of all regions',
    clauses: 'spec 7, 8; rulings A7',
  },
  triggerAll: start('Validate All Regions', 'all regions', 'all regions'),
  triggerCalifornia: start('Validate California', 'California'),
  triggerChicago: {
    ...start('Validate Chicago', 'Illinois, whose key is `chicago`'),
    clauses: 'spec 7, 8; rulings A7, B3',
  },
  triggerArizona: start('Validate Arizona', 'Arizona'),
  analyzeImprovements: {
    fields: {
      promptOptimizations: says('optimizations of the prompt', "'None suggested'"),
      confidenceAdjustments: says('adjustments of the confidence', "'None suggested'"),
      patternInsights: says('what the patterns tell', "'None found'"),
    },
    trigger: 'Analyze AI Performance',
    purpose: 'Analyze how the AI model does; it changes nothing.',
    does: 'makes an analysis; changes nothing',
    clauses: 'spec 2, 3, 7, 8',
  },
  addLearningCorrection: {
    fields: { message: may('text of the toast', 'the toast has its title only') },
    trigger: 'the form of the AI Learning System',
    purpose: 'Keep a decision of a person for the AI model to learn from.',
    sends: {
      appointmentTitle: 'text',
      correctDecision: 'true: it is valid; false: it is not',
      correctedBy: 'text, as it was entered',
      reason: 'text',
    },
    sample: { appointmentTitle: marked, correctDecision: true, correctedBy: by, reason: marked },
    does: 'leaves one marked lesson, unless the server refuses a title that it does not know',
    madeUp: true,
    clauses: 'spec 3, 5, 7, 8',
  },
  reviewAlert: {
    trigger: 'Mark Valid, Mark Invalid',
    purpose:
      'Decide an alert, which then leaves the queue. The same decision once more is no error.',
    sends: {
      alertId: 'text, an id of /api/manual-validation/alerts; `17` comes back as `"17"`',
      decision: '`valid` or `invalid`',
      reviewedBy: 'always `System User`',
      notes: 'text, may be empty',
    },
    sample: { alertId: noId, decision: 'valid', reviewedBy: by, notes: marked },
    does: refused,
    madeUp: true,
    clauses: 'spec 4, 6, 7, 8; rulings A7, C10, C12',
  },
  dismissAlert: {
    trigger: 'Dismiss',
    purpose: 'Take an alert out of the queue without a decision. The same once more is no error.',
    sends: {
      alertId: 'text, an id of /api/manual-validation/alerts; `17` comes back as `"17"`',
      reviewedBy: 'always `System User`',
    },
    sample: { alertId: noId, reviewedBy: by },
    does: refused,
    madeUp: true,
    clauses: 'spec 4, 6, 7, 8; rulings A7, C10, C12',
  },
  addCorrection: {
    trigger: 'Add Manual Correction',
    purpose: 'Give every appointment of this id another sales rep.',
    sends: {
      appointmentId:
        'title, `customer` or else `customerName`, and region as the server sent them, joined by underscores; a missing one is empty, so that without a customer it is `WC__chicago`, and a number is its digits',
      originalSalesRep: 'text, as the server sent it',
      correctedSalesRep: 'text, trimmed, never empty',
      reason: 'text, never empty',
    },
    sample: {
      appointmentId: `${marked}_nobody_nowhere`,
      originalSalesRep: by,
      correctedSalesRep: by,
      reason: marked,
    },
    does: refused,
    madeUp: true,
    clauses: 'spec 3, 5, 7, 8; rulings A7, B4',
  },
  runAutoCorrections: {
    fields: {
      corrected: says('how many were corrected', "'–' in the toast"),
      total: says('of how many', "'–' in the toast"),
    },
    trigger: 'AI Auto-Correct',
    purpose: 'Give appointments without a known sales rep the one that the AI model finds.',
    does: 'really corrects: send it to a test system only',
    clauses: 'spec 3, 7, 8; rulings A7',
  },
  analyzePhone: {
    fields: phoneFields,
    trigger: 'the phone test of Data Quality',
    purpose: 'Say what is known of a phone number; it changes nothing.',
    sends: {
      phone: 'text, as it was typed, trimmed',
    },
    // A number reserved for fiction.
    sample: { phone: '(202) 555-0143' },
    does: 'analyses a number that nobody has; changes nothing',
    clauses: 'spec 2, 5, 7',
  },
};
