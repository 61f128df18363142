import { appointment, phoneCorrection } from './entities.ts';

const booked = {
  title: 'WC',
  customer: 'Ann Lee',
  region: 'florida',
  telemarketer: 'Ana Torres',
  time: '2026-11-21T15:00:00Z',
  phone: '555-0148',
  status: 'valid',
};
const invalid = {
  original: '555-0148',
  cleaned: '5550148',
  format: '',
  confidence: 10,
  isValid: false,
  suggestions: ['Add the area code', 'Another'],
};
/** An invalid phone as a report has it. */
export const sentPhone = (rest: object) => phoneCorrection({ ...invalid, ...rest });
export const phones = (...originals: string[]) =>
  originals.map((original) => sentPhone({ original }));
/** Appointments with these phones. */
export const appointments = (...phoned: [phone: string, rest?: object][]) =>
  phoned.map(([phone, rest]) => appointment({ ...booked, phone, ...rest }));
export const noAppointments = appointments();
