import { may, says, under, type Meanings } from './meaning.ts';

/** GET /api/manual-validation/alerts (spec 3). */
export const alerts: Meanings = under('[]', {
  id: says('id, which decisions name', 'the row is skipped', { unique: true }),
  title: says('title of the event', "'No Title'"),
  customer: says('customer', "'N/A'"),
  telemarketer: says('who booked it', "'Unknown'"),
  salesRep: may('sales rep', "'Unknown'"),
  region: says('region', "'N/A'", { as: 'region' }),
  confidence: says('how sure the verdict is', "'–', colored as low", { as: 'percent' }),
  reason: says('why a person has to look', "'N/A'"),
  status: says('where it stands', 'on no tab', { as: 'alertStatus' }),
  createdAt: says('when it arose', "'–', last in its list", { as: 'instant' }),
  manualDecision: may('what was decided', "'–'", { as: 'decision' }),
  reviewedBy: may('by whom', "'N/A'"),
  reviewedAt: may('when', "'–'", { as: 'instant' }),
  notes: may('notes of the review', "'No notes'"),
});

/** GET /api/manual-validation/stats (spec 3). */
export const alertStats: Meanings = {
  total: says('all alerts', "'–'"),
  pending: says('how many wait, also in the menu', "'–'"),
  reviewed: says('how many were decided', "'–'"),
  dismissed: says('how many were dismissed', "'–'"),
  validDecisions: says('decided as valid', "'–'"),
  invalidDecisions: says('decided as invalid', "'–'"),
};

/** GET /api/manual-corrections (spec 3). */
export const corrections: Meanings = under('[]', {
  id: says('id', 'its other fields tell rows apart', { unique: true }),
  appointmentId: says('title, customer and region, joined by underscores', "'N/A'"),
  originalSalesRep: may('rep before', "'Unknown'"),
  correctedSalesRep: says('rep since', "'Unknown'"),
  reason: may('why', "'N/A'"),
  createdAt: says('when', "'–', last in the list", { as: 'instant' }),
});

/** GET /api/actual-sales-reps (spec 3, rulings C8). */
export const salesReps: Meanings = under('[]', {
  repId: says('id', 'the name tells rows apart', { unique: true }),
  repName: says('name', 'in no list'),
  primaryState: says('region', 'the first known of the territories counts', { as: 'region' }),
  territories: says('regions', 'nothing'),
  appointmentCount: says('valid appointments', "'–', sorted last"),
  confidence: says('mean confidence', "'–'", { as: 'percent' }),
});

/** POST /api/auto-corrections/run (spec 3). */
export const autoCorrection: Meanings = {
  corrected: says('how many were corrected', "'–' in the toast"),
  total: says('of how many', "'–' in the toast"),
};
