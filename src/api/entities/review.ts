import { homeRegion } from '../../domain/region/region.ts';
import { hashOf } from '../../domain/text/identity.ts';
import {
  alertStatus,
  count,
  decision,
  id,
  lines,
  number,
  region,
  regionTexts,
  salesRep,
  telemarketer,
  text,
  time,
} from '../values.ts';
import { distinct, envelope, fieldNames, listResponse, row } from '../tolerant.ts';
import { mapped, type ValueOf } from '../shape.ts';

const correction = row(
  {
    id,
    appointmentId: text,
    originalSalesRep: salesRep,
    correctedSalesRep: salesRep,
    reason: text,
    createdAt: time,
  },
  ['id', 'appointmentId', 'correctedSalesRep'],
);
export const correctionsResponse = listResponse(correction, ['corrections', 'manualCorrections']);
export type Correction = ValueOf<typeof correction>;

export const autoCorrectionResponse = envelope({ corrected: count, total: count });

/** `confidence` is a percent; `territories` may be one text (spec 3). `home` is the region that counts the rep (A4). */
const salesRepProfile = mapped(
  row(
    {
      repId: id,
      repName: salesRep,
      primaryState: region,
      territories: regionTexts,
      appointmentCount: count,
      confidence: number,
    },
    ['repId', 'repName'],
  ),
  ({ repName, ...rest }) => ({
    ...rest,
    rep: repName,
    home: homeRegion([rest.primaryState, ...rest.territories]),
  }),
);
export const salesRepsResponse = listResponse(salesRepProfile, ['salesReps', 'reps'], distinct);
export type SalesRepProfile = ValueOf<typeof salesRepProfile>;

const alertFields = {
  id,
  title: text,
  customer: text,
  telemarketer,
  salesRep,
  region,
  confidence: number,
  reason: text,
  status: alertStatus,
  createdAt: time,
  manualDecision: decision,
  reviewedBy: text,
  reviewedAt: time,
  notes: lines,
};

/**
 * `confidence` is the verdict's, in percent; `status` is null for a word that is on no tab (spec 3, A19). An alert without
 * a readable id has a name in its place, which is in the URL but says no customer's, and can't be decided (A14).
 */
const alert = mapped(row(alertFields, fieldNames(alertFields)), (read) => {
  const { title, customer, createdAt } = read;
  const hasId = read.id !== '';
  return {
    ...read,
    hasId,
    id: read.id || `no-id-${hashOf(`${title}|${customer}|${createdAt.text}`)}`,
  };
});
export const alertsResponse = listResponse(alert, ['alerts']);
export type ValidationAlert = ValueOf<typeof alert>;

export const alertStatsResponse = envelope({
  total: count,
  pending: count,
  reviewed: count,
  dismissed: count,
  validDecisions: count,
  invalidDecisions: count,
});
