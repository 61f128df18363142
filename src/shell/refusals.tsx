import { use, useEffect } from 'react';
import { TextButton } from '../ui/button.tsx';
import { FooterLink } from '../ui/links.tsx';
import { lazy } from '../ui/lazy.ts';
import { useStore } from '../ui/store.ts';
import { ToastsContext } from './toasts.tsx';

const WriteFailure = lazy(async () => (await import('../query/write-failure.tsx')).WriteFailure);

/** Above the screen's cards: what was refused there, and what was refused after its screen was left (C42). */
export function Refusals() {
  const { refusals, settle } = use(ToastsContext);
  useEffect(
    () => () => refusals.set((all) => all.filter(({ href }) => href !== undefined)),
    [refusals],
  );
  return useStore(refusals).map(({ notice = '', error, isLost, hint, href }) => (
    <WriteFailure key={href ?? notice} title={notice} error={error} isLost={isLost}>
      {hint}
      {href !== undefined && (
        <span className="flex items-center gap-4">
          <FooterLink href={href}>Open</FooterLink>
          <TextButton onClick={() => settle(href)}>Close</TextButton>
        </span>
      )}
    </WriteFailure>
  ));
}
