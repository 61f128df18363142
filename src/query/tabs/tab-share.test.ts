import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { elapsedMs } from '../../ui/clock/elapsed.ts';
import type { CachedResponse } from '../client.ts';
import { TabShare, type Message, type Turn } from './tab-share.ts';

const path = '/api/regions';
const never = new AbortController().signal;

const response = (source: string): CachedResponse<null> => ({
  data: null,
  source,
  requestedAt: elapsedMs() - 5,
  headers: [],
});

/** The tabs of one browser: a channel that reaches all but the sender, after `heldUpMs`, and locks that are granted in order. */
function browser(heldUpMs = 0) {
  const channels = new Set<{ receive: (event: MessageEvent<Message>) => void }>();
  const queues = new Map<string, (() => void)[]>();
  const posted: Message[] = [];
  const locks = {
    request: async (
      name: string,
      { signal }: { signal: AbortSignal },
      hold: () => Promise<void>,
    ) => {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve);
        if (queue[0] === resolve) resolve();
        signal.addEventListener('abort', () => {
          if (queue[0] === resolve) return;
          queue.splice(queue.indexOf(resolve), 1);
          reject(new Error('given up'));
        });
      });
      await hold();
      queue.shift();
      queue[0]?.();
    },
  };
  function open(tab: string) {
    const got: string[] = [];
    const channel = {
      receive: (_event: MessageEvent<Message>): void => undefined,
      addEventListener: (_type: 'message', receive: (event: MessageEvent<Message>) => void) => {
        channel.receive = receive;
      },
      postMessage: (message: Message) => {
        posted.push(message);
        vi.setSystemTime(Date.now() + heldUpMs);
        for (const other of channels)
          if (other !== channel) other.receive(new MessageEvent('message', { data: message }));
      },
    };
    channels.add(channel);
    const share: TabShare = new TabShare({
      channel,
      locks: locks as never,
      build: '1',
      tab,
      onResponse: async (of) => {
        const { received } = await share.turn(of, never, false);
        if (typeof received?.body === 'string') got.push(received.body);
      },
    });
    return { share, got, close: () => channels.delete(channel) };
  }
  return { open, posted };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: false });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

describe('a tab alone', () => {
  it('waits for nobody and posts nothing', async () => {
    const { open, posted } = browser();
    const { share } = open('a');
    const turn = await share.turn(path, never, false);
    turn.end(response('one'));
    expect(turn.received).toBe(null);
    expect(posted).toEqual([{ kind: 'here', tab: 'a' }]);
  });

  it('is alone again when the other is gone', async () => {
    const { open, posted } = browser();
    const [a, b] = [open('a'), open('b')];
    expect([a.share.hasOthers, b.share.hasOthers]).toEqual([true, true]);
    b.share.leave();
    expect(a.share.hasOthers).toBe(false);
    posted.length = 0;
    (await a.share.turn(path, never, false)).end(response('one'));
    expect(posted).toEqual([]);
  });
});

describe('two tabs whose polls fall together', () => {
  it('request once, and both have the response', async () => {
    const { open } = browser();
    const [a, b] = [open('a'), open('b')];
    const mine = await a.share.turn(path, never, false);
    const other = b.share.turn(path, never, false);
    mine.end(response('one'));
    const { received } = await other;
    expect(received).toMatchObject({ body: 'one', requestedAt: elapsedMs() - 5 });
    // Its place in the queue is given up: the next turn is free.
    await vi.advanceTimersByTimeAsync(250);
    expect((await a.share.turn(path, never, false)).received).toBe(null);
  });

  it('each try for themselves when the request fails', async () => {
    const { open } = browser();
    const [a, b] = [open('a'), open('b')];
    const mine = await a.share.turn(path, never, false);
    const other = b.share.turn(path, never, false);
    mine.end(null);
    expect((await other).received).toBe(null);
  });

  it('wait no longer than 10 s for one that hangs', async () => {
    const { open } = browser();
    const [a, b] = [open('a'), open('b')];
    await a.share.turn(path, never, false);
    const got = vi.fn<(turn: Turn) => void>();
    void b.share.turn(path, never, false).then(got);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(got).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(got).toHaveBeenCalledWith(expect.objectContaining({ received: null }));
  });

  it('stop waiting when the request is no longer needed', async () => {
    const { open } = browser();
    const [a, b] = [open('a'), open('b')];
    await a.share.turn(path, never, false);
    const leaving = new AbortController();
    const other = b.share.turn(path, leaving.signal, false);
    leaving.abort();
    expect((await other).received).toBe(null);
  });
});

it('a response that comes between polls is read at once', async () => {
  const { open } = browser();
  const [a, b] = [open('a'), open('b')];
  (await a.share.turn(path, never, false)).end(response('one'));
  await vi.advanceTimersByTimeAsync(0);
  expect(b.got).toEqual(['one']);
});

it('a direct request waits for nobody, takes from nobody, and is shared', async () => {
  const { open } = browser();
  const [a, b] = [open('a'), open('b')];
  await a.share.turn(path, never, false);
  const direct = await b.share.turn(path, never, true);
  expect(direct.received).toBe(null);
  direct.end(response('by hand'));
  await vi.advanceTimersByTimeAsync(0);
  expect(a.got).toEqual(['by hand']);
});

it('a message that was held up for more than 2 s is dropped', async () => {
  const { open } = browser(2_001);
  const [a, b] = [open('a'), open('b')];
  const turn = await a.share.turn(path, never, false);
  turn.end(response('old'));
  await vi.advanceTimersByTimeAsync(0);
  expect(b.got).toEqual([]);
});

it('a hidden tab ends its turn at once, since its timers are late', async () => {
  const { open } = browser();
  const [a, b] = [open('a'), open('b')];
  vi.stubGlobal('document', { hidden: true });
  (await a.share.turn(path, never, false)).end(response('one'));
  await vi.advanceTimersByTimeAsync(0);
  expect((await b.share.turn(path, never, false)).received).toBe(null);
});
