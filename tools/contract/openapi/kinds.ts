import type { Shape } from '../../../src/api/shape.ts';
import type { Described } from './forms.ts';
import { numberKinds } from './number-kinds.ts';
import { textKinds } from './text-kinds.ts';
import { timeKinds } from './time-kinds.ts';
import { statusKinds } from './word-kinds.ts';

const all = { ...textKinds, ...timeKinds, ...numberKinds, ...statusKinds };

export type KindName = keyof typeof all;
/** Every form that the readers read as a value without a loss (rulings A2 to A18), by its name in docs/openapi.json. */
export const kinds: Readonly<Record<KindName, Described>> = all;

/** The kind of a value without parts, by its reader's form, where its description names no other. */
export const kindOfShape: Readonly<Partial<Record<Shape['kind'], KindName>>> = {
  text: 'Text',
  lines: 'Text',
  person: 'Text',
  phone: 'Phone',
  word: 'Text',
  line: 'TextRow',
  id: 'Id',
  region: 'RegionName',
  regions: 'RegionNames',
  texts: 'Texts',
  status: 'Status',
  time: 'Instant',
  day: 'Day',
  month: 'CalendarMonth',
  number: 'Figure',
  amount: 'Amount',
  count: 'Count',
  flag: 'Flag',
};
