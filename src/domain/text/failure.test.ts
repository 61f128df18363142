import { expect, it } from 'vitest';
import { failureSummary, saysMore } from './failure.ts';

const firewall = `<!DOCTYPE html>
<html><head><meta charset="utf-8"><style>h1 { color: red }</style><title>
  Request blocked </title></head><body><h1>Sorry</h1>${'<p>Contact support.</p>'.repeat(200)}</body></html>`;

it.each([
  ['502: Bad Gateway', '502: Bad Gateway'],
  [`403: ${firewall}`, '403: Request blocked'],
  [`You may be signed out. 401: ${firewall}`, 'You may be signed out. 401: Request blocked'],
  ['503: <html><head></head><body>\n<h1>Down</h1> for maintenance</body>', '503: Down'],
  ['503: <body><script>let a = 1;</script><!-- x --><p>Down</p></body>', '503: Down'],
  ['503: <html><body><img src="a.png"></body></html>', '503: A web page'],
  ['503: <html><head><script>let unclosed', '503: A web page'],
  ['503: <title>Error <b>502</b> &amp; more</title><p>Down</p>', '503: Error 502 &amp; more'],
  ['503: <TITLE>\n<font color=red>Blocked</font></TITLE><body>x', '503: Blocked'],
  ['403: Blocked by <b>rule</b> 7', '403: Blocked by rule 7'],
  ['403: Blocked<br>by <i>rule</i> 7', '403: Blocked'],
  ['409: {"title":"Conflict","status":409,"detail":"Taken"}', '409: Taken'],
  ['409: {\n "message" : "Taken by\\nanother" }\n', '409: Taken by another'],
  ['409: {"title":"<b>Not</b> allowed &lt;7&gt;"}', '409: Not allowed &lt;7&gt;'],
  ['409: {"detail":"<html><title>Down</title></html>"}', '409: Down'],
  ['It may have been added. 409: {"detail":"Taken"}', 'It may have been added. 409: Taken'],
  ['500: {"status":500}', '500: {"status":500}'],
  ['500: [worker 3] failed', '500: [worker 3] failed'],
  // JSON that was cut off escapes nothing.
  ['500: {"detail": "R&amp;D', '500: {"detail": "R&amp;D'],
  ['a value: expected <string>, received 3 < 4', 'a value: expected <string>, received 3 < 4'],
  ['500: Error\n    at f (a.js:1:2)', '500: Error at f (a.js:1:2)'],
])('%.40s is shown as %s', (message, summary) => {
  expect(failureSummary(message)).toBe(summary);
});

it.each([
  ['502: Bad Gateway', false],
  ['500: Error\n    at f (a.js:1:2)', false],
  ['409: {"message": "Already decided", "status": 409, "success": false}', false],
  ['409: {"message": "Already decided", "code": "E7"}', true],
  // JSON that was cut off.
  [`500: {"detail": "${'a'.repeat(300)}`, true],
  ['401: <!doctype html><title>Sign in</title><h1>Sign in</h1><form></form>', false],
  [`403: ${firewall}`, true],
  ['503: <html><body><img src="a.png"></body></html>', false],
  [`500: ${'stack '.repeat(50)}`, true],
])('%.60s says more than its summary: %s', (message, isMore) => {
  expect(saysMore(message)).toBe(isMore);
});

it('has 200 characters at most, also of 300 kB', () => {
  const long = `500: ${'stack '.repeat(50_000)}`;
  expect(failureSummary(long)).toHaveLength(200);
  expect(failureSummary(`500: <html><title>${long}`)).toHaveLength(200);
});
