const forced = '(forced-colors: active)';

async function load(): Promise<void> {
  if (!matchMedia(forced).matches) return;
  // Without it the page is poorer, but works; a change of the setting tries again.
  await import('../forced-colors.css').catch(() => undefined);
}

/** Fetches the rules for forced colors where and when the system forces them; resolves once they are there. */
export function followForcedColors(): Promise<void> {
  matchMedia(forced).addEventListener('change', () => void load());
  return load();
}
