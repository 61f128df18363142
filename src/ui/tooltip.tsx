import * as Radix from '@radix-ui/react-tooltip';
import { use, type ReactNode } from 'react';
import { PortalContext } from './portal.ts';

/** Spec 9: a tooltip opens after 700 ms; the next one within 300 ms opens at once. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Radix.Provider>
  );
}

/** Names a control that shows only an icon. The control keeps its own accessible name. */
export function Tooltip({
  text,
  children,
}: {
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal container={use(PortalContext)}>
        <Radix.Content
          sideOffset={6}
          className="rounded-control bg-ink text-caption text-ink-inverse z-50 inline-flex h-7 items-center px-2.5 font-medium"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
