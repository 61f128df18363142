import { expect, it } from 'vitest';
import { appointment, recentValidation, rowsOf } from '../../../tests/entities.ts';
import { appointments as appointmentsCall } from '../../calls/appointments.ts';
import { recentValidations } from '../../calls/validations.ts';
import { judgedBetween, judgedText } from './run-result.ts';

const validations = (...statuses: string[]) =>
  recentValidations.figures(
    rowsOf(...statuses.map((status, at) => recentValidation({ id: `v${at}`, status }))),
  );
const appointments = (...statuses: string[]) => {
  const rows = statuses.map((status, at) => appointment({ customer: `Customer ${at}`, status }));
  return appointmentsCall.figures({ ...appointmentsCall.response.none, rows });
};

it.each([
  ['nothing new', [['valid'], ['pending']], [['valid'], ['pending']], null],
  [
    'new validations',
    [['valid'], []],
    [['valid', 'blocked', 'valid', 'invalid', 'valid'], []],
    '4 judged, 2 valid, 2 invalid',
  ],
  [
    'a status that got decided',
    [[], ['pending', 'pending', 'valid']],
    [[], ['valid', 'pending', 'invalid']],
    '2 judged, 1 valid, 1 invalid',
  ],
  [
    'both lists, of which the validations count',
    [[], ['pending']],
    [['valid', 'valid'], ['valid']],
    '2 judged, 2 valid, 0 invalid',
  ],
  ['an appointment that is not decided', [[], []], [[], ['pending']], null],
] as const)('%s', (_name, before, after, text) => {
  const figuresOf = ([validated, booked]: readonly [readonly string[], readonly string[]]) => ({
    validations: validations(...validated),
    appointments: appointments(...booked),
  });
  const judged = judgedBetween(figuresOf(before), figuresOf(after));
  expect(judged && judgedText(judged)).toBe(text);
});

it('equal rows count one by one, and a list that was not there before says nothing', () => {
  const row = recentValidation({ status: 'valid' });
  const figuresOf = (...rows: (typeof row)[]) => recentValidations.figures(rowsOf(...rows));
  const judged = judgedBetween(
    { validations: figuresOf(row), appointments: undefined },
    { validations: figuresOf(row, row), appointments: appointments('valid') },
  );
  expect(judged).toEqual({ valid: 1, invalid: 0 });
});
