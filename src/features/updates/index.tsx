import { useEffect, useState } from 'react';
import { fetchServed, isPageServed } from '../../boot/served.ts';
import { buildId, isBuilt } from '../../config.ts';
import { versionPath } from '../../paths.ts';
import { useIsWall } from '../../shell/location.ts';
import { lazy } from '../../ui/lazy.ts';

/** The time between two requests for version.json, in ms. */
const checkEveryMs = 300_000;

const UpdateBar = lazy(async () => (await import('./update-bar.tsx')).UpdateBar);

/** The running page. Tests pass their own. */
export interface ThisPage {
  /** Null on the development server. */
  readonly build: string | null;
  readonly reload: () => void;
}

const thisPage: ThisPage = {
  build: isBuilt ? buildId : null,
  reload: () => location.reload(),
};

/** Follows the published build: the wall reloads for a new one by itself, a tab offers it. */
export function Updates({ page = thisPage }: { readonly page?: ThisPage | undefined }) {
  const isWall = useIsWall();
  const [published, setPublished] = useState(page.build);
  const [dismissed, setDismissed] = useState<string | null>(null);
  useEffect(() => {
    if (page.build === null) return undefined;
    let isOver = false;
    const check = async () => {
      const build = await publishedBuild();
      if (build === null || isOver) return;
      setPublished(build);
      if (isWall && build !== page.build && (await isPageServed(build)) && !isOver) page.reload();
    };
    const timer = setInterval(() => void check(), checkEveryMs);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [page, isWall]);
  if (isWall || published === page.build || published === dismissed) return null;
  return <UpdateBar onReload={page.reload} onDismiss={() => setDismissed(published)} />;
}

/** The build that the server publishes; null without a usable response. */
async function publishedBuild(): Promise<string | null> {
  try {
    const response = await fetchServed(versionPath);
    const { build } = Object(await response.json()) as { build?: unknown };
    return response.ok && typeof build === 'string' && build !== '' ? build : null;
  } catch {
    return null;
  }
}
