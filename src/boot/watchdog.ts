import { safeStorage } from '../ui/store.ts';
import { isReloadSafe, publishedDeployment } from './deployment.ts';

const triesKey = 'boot-tries';
const startsWithinMs = 8_000;
const arrivesWithinMs = 45_000;
/** In s. With the checks, the page recovers within half a minute after the server. */
const longestWaitS = 20;
/** index.css shows the text of index.html after this time, in ms. */
const slowMs = 2_000;

const html = document.documentElement;
const storage = safeStorage('session');

const isReady = () => html.dataset['app'] === 'ready';
const waitS = (tries: number) => Math.min(2 ** tries, longestWaitS);

/** Shows a message when the app does not start, and reloads, at growing intervals, once the server serves all files. */
export function watchStart(): void {
  let tries = storedTries();
  let timer = setTimeout(giveUp, arrivesWithinMs);
  let message: ReturnType<typeof showMessage> | undefined;
  let isChecking = false;
  let isUnstyled = false;

  html.dataset['app'] = 'starting';
  setTimeout(() => {
    if (html.dataset['app'] === 'starting') html.dataset['app'] = 'slow';
  }, slowMs);
  document.addEventListener('load', ({ target }) => onLoad(target), true);
  document.addEventListener('error', ({ target }) => onError(target), true);
  new MutationObserver((_, observer) => {
    if (!isReady() || isUnstyled) return;
    observer.disconnect();
    clearTimeout(timer);
    storeTries(0);
  }).observe(html, { attributeFilter: ['data-app'] });

  function onLoad(target: EventTarget | null): void {
    // HTML in place of a style sheet raises no error.
    if (isStyles(target) && !isApplied(target)) giveUp();
    if (!isEntry(target) || isReady() || message) return;
    // The entry script has run: the app starts soon, or the script threw.
    clearTimeout(timer);
    timer = setTimeout(fail, startsWithinMs);
  }

  function onError(target: EventTarget | null): void {
    if (isEntry(target)) fail();
    else if (isStyles(target)) giveUp();
  }

  function fail(): void {
    if (isReady() || message) return;
    clearTimeout(timer);
    html.dataset['app'] = 'failed';
    message = showMessage(() => void tryAgain());
    wait();
  }

  function giveUp(): void {
    const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    const isLost = styles !== null && !isApplied(styles);
    if (isReady()) {
      // The app may start before the browser reports that its sheet is lost.
      if (isLost && !isUnstyled) wait();
      isUnstyled ||= isLost;
      return;
    }
    fail();
    if (!isLost) return;
    // The app may be drawing already.
    isUnstyled = true;
    // A pending sheet would hide the message, and the app must not start without it.
    styles.remove();
    document.querySelector('#root')?.removeAttribute('id');
  }

  function wait(): void {
    countDown(waitS(tries));
    storeTries(tries + 1);
  }

  function countDown(seconds: number): void {
    if (seconds === 0) {
      void tryAgain();
      return;
    }
    message?.setText(`Trying again in ${seconds} s.`);
    timer = setTimeout(countDown, 1_000, seconds - 1);
  }

  async function tryAgain(): Promise<void> {
    if (isChecking) return;
    isChecking = true;
    clearTimeout(timer);
    message?.setText('Trying again...');
    const isSafe = await isReloadSafe(await publishedDeployment());
    isChecking = false;
    if (isReady() && !isUnstyled) return;
    if (!isSafe) {
      wait();
      return;
    }
    location.reload();
    countDown(waitS(tries));
  }

  function storedTries(): number {
    const stored = storage.get(triesKey);
    if (stored !== null) return Number(stored) || 0;
    // If storage is blocked, a reloaded page waits longest.
    if (storage.set(triesKey, '0')) return 0;
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation && 'type' in navigation && navigation.type === 'reload' ? 10 : 0;
  }

  function storeTries(count: number): void {
    tries = count;
    if (count === 0) storage.remove(triesKey);
    else storage.set(triesKey, String(count));
  }
}

function isEntry(target: EventTarget | null): target is HTMLScriptElement {
  return target instanceof HTMLScriptElement && target.type === 'module';
}

function isStyles(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}

function isApplied({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // After a lost connection the sheet counts as one of another origin.
    return false;
  }
}

function showMessage(onTryAgain: () => void) {
  const box = document.createElement('main');
  box.id = 'boot';
  const line = document.createElement('p');
  const heading = document.createElement('h1');
  heading.textContent = 'The page could not start.';
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.append(heading);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', onTryAgain);
  box.append(alert, ' ', line, ' ', button);
  (document.querySelector('#root') ?? document.body).replaceChildren(box);
  return {
    setText: (text: string) => {
      line.textContent = text;
    },
  };
}
