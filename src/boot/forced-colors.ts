const forced = '(forced-colors: active)';

async function load(): Promise<void> {
  if (!matchMedia(forced).matches) return;
  // The page works without it; a change of the setting retries.
  await import('../forced-colors.css').catch(() => undefined);
}

/** Fetches the rules for forced colors when the system forces them; resolves once they are there. */
export function followForcedColors(): Promise<void> {
  matchMedia(forced).addEventListener('change', () => void load());
  return load();
}
