import { may, says, under, type ReadCall } from './meaning.ts';

export const alerts: ReadCall = {
  shows: 'the review queue, the alerts in the palette',
  when: 'Also while the palette, Ctrl K, is open.',
  without: 'Nothing can be decided while no queue has come; a queue that came stays.',
  clauses: 'spec 2, 3, 4, 5',
  fields: under('[]', {
    id: says('id, which decisions name', "shown, but it can't be decided (rulings A14)", {
      unique: true,
    }),
    title: says('title of the event', "'No Title'"),
    customer: says('customer', "'N/A'"),
    telemarketer: says('who booked it', "'Unknown'"),
    salesRep: may('sales rep', "'Unknown'"),
    region: says('region', "'N/A'"),
    confidence: says('how sure the verdict is', "'–', colored as low", { as: 'Percent' }),
    reason: says('why a person has to look', "'N/A'"),
    status: says('its tab', 'on no tab, counted on the card (rulings A19)', {
      other: 'on no tab, counted on the card',
      otherIs: 'misfit',
    }),
    createdAt: says('when it arose', "'–', and the list in the server's order"),
    manualDecision: may('what was decided', "'–'", { other: "shown as '–'" }),
    reviewedBy: may('by whom', "'N/A'"),
    reviewedAt: may('when', "'–'"),
    notes: may('notes of the review', "'No notes'"),
  }),
};

export const alertStats: ReadCall = {
  shows: 'the counts of the review queue; how many wait, in the menu of every screen',
  without: 'The menu shows no count.',
  clauses: 'spec 2, 3',
  fields: {
    total: says('all alerts', "'–'"),
    pending: says('how many wait, also in the menu', "'–'"),
    reviewed: says('how many were decided', "'–'"),
    dismissed: says('how many were dismissed', "'–'"),
    validDecisions: says('decided as valid', "'–'"),
    invalidDecisions: says('decided as invalid', "'–'"),
  },
};

export const corrections: ReadCall = {
  shows: 'Manual Corrections',
  clauses: 'spec 2, 3',
  fields: under('[]', {
    id: says('id', 'its other fields tell rows apart', { unique: true }),
    appointmentId: says('title, customer and region, joined by underscores', "'N/A'"),
    originalSalesRep: may('rep before', "'Unknown'"),
    correctedSalesRep: says('rep since', "'Unknown'"),
    reason: may('why', "'N/A'"),
    createdAt: says('when', "'–', and the list in the server's order"),
  }),
};

export const salesReps: ReadCall = {
  shows: 'the reps of the states, the names in the palette',
  when: 'Also while the palette, Ctrl K, is open.',
  without: 'One stand-in per region with valid appointments, made from /api/regions.',
  clauses: 'spec 2, 3; rulings C8',
  fields: under('[]', {
    repId: says('id', 'the name tells rows apart', { unique: true }),
    repName: says('name', 'in no list'),
    primaryState: says('region', 'the first known of the territories counts', {
      standIn: 'territories',
    }),
    territories: says('regions', 'nothing'),
    appointmentCount: says(
      'valid appointments of today, in weekly mode of the week',
      "'–', sorted last",
    ),
    confidence: says('mean confidence', "'–'", { as: 'Percent' }),
  }),
};
