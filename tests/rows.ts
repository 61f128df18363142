// Rows as a server sends them. A test gives the fields that it is about; the others are of an ordinary row.

import { type RegionKey, regionKeys } from '../src/domain/region/region.ts';

type Sent = Readonly<Record<string, unknown>>;

export const appointmentRow = (given: Sent = {}) => ({
  title: 'DD',
  customer: 'Ann Lee',
  telemarketer: 'Ana Torres',
  salesRep: 'Luis Ocampo',
  region: 'california',
  status: 'valid',
  reason: 'Full validation',
  time: '2026-11-21T18:00:00Z',
  ...given,
});

/** A pending alert. */
export const alertRow = (given: Sent & { readonly id?: string } = {}) => ({
  id: 'alert',
  title: 'DD',
  customer: 'Ann Lee',
  telemarketer: 'Ana Torres',
  salesRep: 'Luis Ocampo',
  region: 'california',
  confidence: 62,
  reason: 'Low confidence',
  status: 'pending',
  createdAt: '2026-11-21T19:00:00Z',
  manualDecision: null as string | null,
  reviewedBy: null as string | null,
  reviewedAt: null as string | null,
  notes: null as string | null,
  ...given,
});

/** So many equal rows. */
export const times = <T>(count: number, row: T): readonly T[] =>
  Array.from({ length: count }, () => row);

/** The dashboard's response on an ordinary afternoon. */
export const dashboardBody = (metrics: Sent = {}) => ({
  metrics: { totalValidAppointments: 104, weeklyMode: false, ...metrics },
  systemStatus: { validationEngine: { running: true }, businessHours: { active: true } },
});

export const regionRow = (
  key: string,
  validAppointments: number | null,
  totalEvents: number | null,
) => ({
  key,
  name: key,
  validAppointments,
  totalEvents,
});

type RegionCounts = Readonly<
  Partial<Record<RegionKey, readonly [valid: number | null, events: number | null]>>
>;

/** A row for each region of the table; one that is not given has no events. */
export const regionRowsOf = (counts: RegionCounts) =>
  regionKeys.map((key) => regionRow(key, ...(counts[key] ?? [0, 0])));

/** Each region, with 104 valid of 140 events in all. */
export const regionRows = regionRowsOf({
  california: [40, 50],
  chicago: [33, 42],
  arizona: [19, 25],
  florida: [12, 23],
});

/** A sales rep of the rep list, whose only territory is the state. */
export const repRow = (repName: string, state: string, appointmentCount: number | null) => ({
  repId: `id-${repName}`,
  repName,
  primaryState: state,
  territories: [state],
  appointmentCount,
  confidence: 88,
});

const bookedByAna = { salesRep: 'devon_hartley', region: 'Atlantis', time: '2026-11-21T15:20:00Z' };

/** Four valid rows that differ in telemarketer, sales rep or region: each filter of a list finds some of them. */
export const filteredRows = [
  appointmentRow(bookedByAna),
  appointmentRow({ ...bookedByAna, customer: 'Bea Lee', telemarketer: 'Priya Shah' }),
  appointmentRow({ ...bookedByAna, customer: 'Cy Moss', salesRep: 'Luis Ocampo' }),
  appointmentRow({ ...bookedByAna, customer: '=1+1', region: 'FL', phone: '+1 555 0100' }),
];
