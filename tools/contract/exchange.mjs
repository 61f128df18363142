// Sends one call as the dashboard would, and says what came back.

/** The dashboard's own deadline, in ms (C18). */
const deadlineMs = 30_000;

/**
 * @typedef {object} Backend
 * @property {URL} base may have a path before '/api'
 * @property {string} cookie the Cookie header: 'a=b; c=d'; '' for none
 */

/**
 * @typedef {object} Exchange
 * @property {number | null} status null without a response
 * @property {Headers} headers
 * @property {number} ms
 * @property {string} problem why the dashboard cannot use the response; '' where it can
 * @property {unknown} body the JSON; undefined for an empty or unusable one
 */

/**
 * @param {Backend} backend
 * @param {Pick<import('./contract.mjs').ContractCall, 'method' | 'path' | 'response'>} call
 * @param {unknown} [payload]
 * @param {number} [timeoutMs]
 * @returns {Promise<Exchange>}
 */
export async function send(
  { base, cookie },
  { method, path, response: schema },
  payload,
  timeoutMs = deadlineMs,
) {
  const began = performance.now();
  const headers = new Headers(cookie === '' ? {} : { Cookie: cookie });
  if (payload !== undefined) headers.set('Content-Type', 'application/json');
  /** @type {Pick<Exchange, 'status' | 'headers'>} */
  let response = { status: null, headers: new Headers() };
  let text;
  try {
    // Redirects are not followed: the cookie goes to no other origin.
    const sent = await fetch(new URL(base.pathname.replace(/\/+$/, '') + path, base.origin), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(payload !== undefined && { body: JSON.stringify(payload) }),
    });
    response = sent;
    text = new TextDecoder('utf-8', { fatal: true }).decode(await sent.arrayBuffer());
  } catch (error) {
    return {
      ...response,
      ms: performance.now() - began,
      problem: brokenBy(error),
      body: undefined,
    };
  }
  const { status } = response;
  const ms = performance.now() - began;
  return { status, headers: response.headers, ms, ...readBody(status ?? 0, text, schema === null) };
}

/** @param {unknown} error */
function brokenBy(error) {
  const { name, cause } = /** @type {Error & { cause?: { code?: string } }} */ (error);
  if (name === 'TimeoutError') return 'no whole response before the deadline of 30 s';
  if (name === 'TypeError' && cause === undefined) return 'the response is not in UTF-8';
  return `the connection failed${cause?.code ? `: ${cause.code}` : ''}`;
}

/** @param {number} status @param {string} text @param {boolean} isUnread any body but a web page means done (A7) */
function readBody(status, text, isUnread) {
  const unusable = (/** @type {string} */ problem) => ({ problem, body: undefined });
  if (status >= 300 && status < 400) return unusable(`redirected, perhaps to a sign-in page`);
  if (status === 401) return unusable('signed out: send the session with --cookie');
  if (status < 200 || status >= 400)
    return unusable(`${status}: ${text.slice(0, 120).replaceAll(/\s+/g, ' ')}`);
  if (text.trimStart().startsWith('<')) return unusable('a web page, perhaps a sign-in page');
  if (isUnread) return unusable('');
  if (text.trim() === '') return unusable('the response is empty');
  try {
    return { problem: '', body: /** @type {unknown} */ (JSON.parse(text)) };
  } catch {
    return unusable('the response is cut off or is not JSON');
  }
}
