import { expect, it } from 'vitest';
import { refusalIn, serverSentence } from './server-sentence.ts';

it.each<[unknown, string | null]>([
  [{ type: 'about:blank', title: 'Conflict', status: 409, detail: 'Taken by Orr' }, 'Taken by Orr'],
  [{ title: 'Conflict', detail: ' ' }, 'Conflict'],
  [{ status: 503, message: 'Nightly backup until 3 AM' }, 'Nightly backup until 3 AM'],
  [{ Message: 'An error has occurred.', MessageDetail: null }, 'An error has occurred.'],
  [{ error: { code: 12, message: 'No such alert' } }, 'No such alert'],
  [{ error: 'invalid_grant', error_description: 'The code is too old' }, 'The code is too old'],
  [{ error: 'Unauthorized' }, 'Unauthorized'],
  [{ detail: [{ loc: ['body', 'notes'], msg: 'field required' }] }, 'field required'],
  [{ errors: [{ detail: 'No region' }, { detail: 'No time' }] }, 'No region'],
  ['Out of memory', 'Out of memory'],
  [{ status: 503 }, null],
  [{ detail: 7, message: null }, null],
  [[], null],
  [null, null],
])('the sentence of %j is %s', (sent, sentence) => {
  expect(serverSentence(sent)).toBe(sentence);
});

it('ends in an error that is nested without end', () => {
  const sent: Record<string, unknown> = {};
  sent['error'] = sent;
  expect(serverSentence(sent)).toBeNull();
});

it.each<[string, string | null]>([
  ['{"success":false,"message":"Already decided"}', 'Already decided'],
  ['{"ok":false,"error":"No such alert"}', 'No such alert'],
  ['{"success":false}', 'The server gave no reason'],
  ['{"error":"No such alert"}', 'No such alert'],
  ['{"ok":true,"message":"Saved","error":{"message":"Locked by Orr"}}', 'Locked by Orr'],
  ['{"success":true,"error":null}', null],
  ['{"success":"false","error":" "}', null],
  ['{"ok":0,"errors":[]}', null],
  ['[{"success":false}]', null],
  ['"error"', null],
  ['null', null],
  ['Done', null],
  ['', null],
])('the write with the response %j is refused with %j', (body, refusal) => {
  expect(refusalIn(body)).toBe(refusal);
});
