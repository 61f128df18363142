// Rows as a server sends them. A test gives the fields that it is about; the others are of an ordinary row.

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
