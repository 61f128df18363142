import { useEffect, useState, type ComponentType } from 'react';
import { ScreenFailed } from './screen-failed.tsx';

/**
 * A screen whose code is fetched when it is first shown. Unlike React.lazy, which keeps a failed load for
 * ever, it asks again when a person says so (design.md section 4).
 */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>) {
  let Loaded: ComponentType<P> | null = null;
  return function LazyScreen(props: P) {
    const [error, setError] = useState<Error | null>(null);
    const [, setReady] = useState(Loaded !== null);
    useEffect(() => {
      if (Loaded || error) return;
      load()
        .then((component) => {
          Loaded = component;
          return setReady(true);
        })
        .catch((thrown: unknown) =>
          setError(thrown instanceof Error ? thrown : new Error('Load failed')),
        );
    }, [error]);
    if (Loaded) return <Loaded {...props} />;
    if (error) return <ScreenFailed error={error} onRetry={() => setError(null)} />;
    return (
      <p role="status" data-loading-screen className="text-small text-ink-2 py-6">
        Loading screen...
      </p>
    );
  };
}
