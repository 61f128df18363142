// What runs inside the page, put there before any script of its own.

/**
 * @typedef {{ call: string, at: number, isEnd: boolean }} Sent
 * @typedef {{ open: number, sent: Sent[] }} Taken
 */

/** Notes when each call of the API begins and when its whole response is there, on the page's own clock. */
export function meter() {
  /** @type {Sent[]} */
  let sent = [];
  let open = 0;
  let isOnline = true;
  const native = window.fetch;

  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!url.pathname.startsWith('/api/')) return native(input, init);
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      open -= 1;
      sent.push({ call, at: Date.now(), isEnd: true });
    };
    open += 1;
    sent.push({ call, at: Date.now(), isEnd: false });
    // Given up is over at once: the next one may begin before the promise of this one is settled.
    init?.signal?.addEventListener('abort', over, { once: true });
    try {
      const response = await native(input, init);
      for (const read of /** @type {const} */ (['arrayBuffer', 'text', 'json', 'blob'])) {
        const body = response[read].bind(response);
        response[read] = () => body().finally(over);
      }
      return response;
    } catch (error) {
      over();
      throw error;
    }
  };

  Object.defineProperty(navigator, 'onLine', { get: () => isOnline });
  Object.defineProperty(window, 'soakMeter', {
    value: {
      take() {
        const taken = { open, sent };
        sent = [];
        return taken;
      },
      /** @param {boolean} is */
      online(is) {
        isOnline = is;
        window.dispatchEvent(new Event(is ? 'online' : 'offline'));
      },
    },
  });
}

/** What has been noted since the last time. @returns {Taken} */
export const take = () => Reflect.get(window, 'soakMeter').take();

/** Whether the browser is online, by its own word. @param {boolean} is */
export const sayWhether = (is) => Reflect.get(window, 'soakMeter').online(is);

/** The planted leak of `--leak`: each request leaves a string, an element and a listener behind. */
export function leak() {
  const native = window.fetch;
  window.fetch = (input, init) => {
    const kept = new TextDecoder().decode(new Uint8Array(4_096).fill(97));
    const element = document.createElement('i');
    document.addEventListener('soak-leak', () => element.append(kept));
    return native(input, init);
  };
}
