// Stands before the app and outside of its bundle: it has no hash in its name, is never cached, and needs
// nothing but the browser.

// The theme before the first paint: of the URL, of the wall, of the last choice (src/shell/theme.ts), of the system.
(() => {
  const query = new URLSearchParams(location.search);
  let theme = query.get('theme');
  const isWall = location.pathname === '/' && query.get('display') === 'wall';
  if (theme !== 'light' && theme !== 'dark') theme = isWall ? 'dark' : null;
  try {
    theme ??= localStorage.getItem('theme');
  } catch {
    // Storage may be blocked; the system's theme is then as good.
  }
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = theme;
})();

// The screen that is opened, as screenAt of src/paths.ts says it.
const screenAt = () => {
  if (location.pathname === '/')
    return new URLSearchParams(location.search).get('display') === 'wall' ? 'wall' : '';
  const [, first, second] = location.pathname.toLowerCase().split('/');
  return first === 'states' && second ? 'state' : first;
};

// The first answers of the screen are asked for while the app is on its way, src/api/early.ts takes them; and so is
// the screen's own code. The build names both (deploy/early.ts); where it does not, there is nobody to ask yet.
(() => {
  const screen = screenAt();
  for (const link of document.querySelectorAll('link[rel="screen-code"]'))
    if (link.dataset.screen === screen) link.rel = 'modulepreload';

  const calls = document.querySelector('meta[name="early-calls"]')?.content;
  if (!calls) return;
  const asks = new Map();
  globalThis.earlyAsks = asks;
  for (const path of new Map(Object.entries(JSON.parse(calls))).get(screen) ?? []) {
    const controller = new AbortController();
    const abort = () => controller.abort();
    const response = fetch(path, {
      method: 'GET',
      credentials: 'include',
      redirect: 'manual',
      cache: 'no-store',
      signal: controller.signal,
    });
    // Whoever takes it hears of the failure; until then it is no error of the page.
    response.catch(() => undefined);
    asks.set(path, { at: performance.now(), wallAt: Date.now(), response, abort });
  }

  // What nobody took so long is no news any more, and would keep its connection.
  setTimeout(() => {
    for (const { abort } of asks.values()) abort();
    asks.clear();
  }, 15_000);
})();

// The watchdog: an app that does not start leaves words on the screen, and is tried again by itself. It
// counts and spaces its reloads, and asks the server first: a browser's error page would stay for ever.
(() => {
  const html = document.documentElement;
  const triesKey = 'boot-tries';
  const startsWithinMs = 8_000;
  // With the time that the questions take, a repaired server is back on the screen within a minute.
  const longestWaitS = 45;
  const deadlineMs = 10_000;

  let tries = triesSoFar();
  let timer = setTimeout(fail, longestWaitS * 1_000);
  let isAsking = false;
  let box, line;

  // src/index.css hides the words of index.html for the first second, in which nearly every start is over.
  html.dataset.app = 'starting';
  setTimeout(() => {
    if (html.dataset.app === 'starting') html.dataset.app = 'slow';
  }, 1_000);
  // A stylesheet that never comes would hold up the first paint and the app.
  setTimeout(() => {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) askAgainFor(link);
  }, startsWithinMs);
  document.addEventListener('load', onLoad, true);
  document.addEventListener('error', onError, true);
  new MutationObserver((_, observer) => {
    if (!isReady()) return;
    observer.disconnect();
    clearTimeout(timer);
    keepTries(0);
  }).observe(html, { attributeFilter: ['data-app'] });

  function isReady() {
    return html.dataset.app === 'ready';
  }

  function isStyle(target) {
    return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
  }

  function isEntry(target) {
    return target instanceof HTMLScriptElement && target.type === 'module';
  }

  function onLoad({ target }) {
    if (isStyle(target)) askAgainFor(target);
    if (!isEntry(target) || isReady() || box) return;
    // It has run; when it threw, nothing will come of it.
    clearTimeout(timer);
    timer = setTimeout(fail, startsWithinMs);
  }

  function onError({ target }) {
    if (isStyle(target)) askAgainFor(target);
    if (isEntry(target)) fail();
  }

  // Without its styles the page can be read and used; they come when they can, with no reload.
  function askAgainFor(link) {
    // A failed sheet is an empty one, and HTML in its place is no error.
    if (!link.isConnected || link.sheet?.cssRules.length) return;
    const copy = link.cloneNode();
    const asked = Number(link.dataset.asked ?? 0);
    copy.dataset.asked = asked + 1;
    // At its own address it would join the first try, should that still be waiting.
    copy.href = `${link.href.split('?')[0]}?again=${asked + 1}`;
    link.remove();
    setTimeout(
      () => {
        document.head.append(copy);
        setTimeout(askAgainFor, startsWithinMs, copy);
      },
      waitS(asked) * 1_000,
    );
  }

  function waitS(times) {
    return Math.min(2 ** times, longestWaitS);
  }

  function fail() {
    if (isReady() || box) return;
    clearTimeout(timer);
    html.dataset.app = 'failed';
    box = document.createElement('main');
    box.id = 'boot';
    line = document.createElement('p');
    const heading = document.createElement('h1');
    heading.textContent = 'The page could not start.';
    const alert = document.createElement('div');
    alert.setAttribute('role', 'alert');
    alert.append(heading);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Try again';
    button.addEventListener('click', () => void tryAgain());
    box.append(alert, ' ', line, ' ', button);
    (document.getElementById('root') ?? document.body).replaceChildren(box);
    waitToTry();
  }

  function waitToTry() {
    countDown(waitS(tries));
    keepTries(tries + 1);
  }

  function countDown(seconds) {
    if (seconds === 0) {
      void tryAgain();
      return;
    }
    line.textContent = `Trying again in ${seconds} s.`;
    timer = setTimeout(countDown, 1_000, seconds - 1);
  }

  async function tryAgain() {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    line.textContent = 'Trying again...';
    const isSafe = await wouldStart();
    isAsking = false;
    if (isReady()) return;
    if (!isSafe) {
      waitToTry();
      return;
    }
    location.reload();
    // Should that come to nothing, this goes on.
    countDown(waitS(tries));
  }

  // The same gate as isReloadSafe of src/shell/updates, which may be what did not arrive.
  async function wouldStart() {
    const page = await ask(location.href, 'no-store');
    const entry = /<script\b[^>]*\btype="module"[^>]*\bsrc="([^"]+)"/g;
    const part = /<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+)"/g;
    const ofScreen = /<link rel="screen-code" data-screen="([^"]+)" href="([^"]+)"/g;
    const text = page?.text ?? '';
    const names = (tag) => [...text.matchAll(tag)].map(([, url]) => url);
    const own = [...text.matchAll(ofScreen)].flatMap(([, of, url]) =>
      of === screenAt() ? url : [],
    );
    if (names(entry).length === 0) return false;
    const files = await Promise.all(
      [...names(entry), ...names(part), ...own].map((url) => ask(url, 'reload')),
    );
    return files.every((file) => file && /^\w+\/(?:x-)?javascript\b/i.test(file.type));
  }

  async function ask(url, cache) {
    try {
      const signal = AbortSignal.timeout(deadlineMs);
      const response = await fetch(url, { cache, redirect: 'manual', signal });
      const type = response.headers.get('content-type') ?? '';
      return response.status === 200 ? { type, text: await response.text() } : null;
    } catch {
      return null;
    }
  }

  function triesSoFar() {
    try {
      return Number(sessionStorage.getItem(triesKey) ?? 0) || 0;
    } catch {
      // Storage may be blocked; a page that has been reloaded then waits longest.
      return performance.getEntriesByType('navigation')[0]?.type === 'reload' ? 10 : 0;
    }
  }

  function keepTries(count) {
    tries = count;
    try {
      if (count === 0) sessionStorage.removeItem(triesKey);
      else sessionStorage.setItem(triesKey, String(count));
    } catch {
      // See above.
    }
  }
})();
