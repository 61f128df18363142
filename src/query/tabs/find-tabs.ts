import { buildId, simulated } from '../../config.ts';
import type { ApiClient } from '../client.ts';
import type { Message } from './tab-share.ts';

/**
 * Shares what is polled with the other tabs of this build, once there are any: a second tab costs the backend no
 * polls. Without locks or channels, as on a page without TLS, each tab polls for itself.
 */
export function findTabs(client: ApiClient): void {
  if (simulated || !('locks' in navigator) || typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(`tabs ${buildId}`);
  const share = async () => {
    const { TabShare } = await import('./tab-share.ts');
    const tabs = new TabShare({
      channel,
      locks: navigator.locks,
      build: buildId,
      tab: crypto.randomUUID(),
      onResponse: (path) => client.refetchShared(path),
    });
    client.tabs = tabs;
    addEventListener('pagehide', () => tabs.leave());
    addEventListener('pageshow', () => tabs.show());
  };
  channel.addEventListener('message', () => void share().catch(() => undefined), { once: true });
  const who: Message = { kind: 'who' };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel takes none.
  channel.postMessage(who);
}
