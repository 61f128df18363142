import { ChevronDown, Copy } from 'lucide-react';
import { useState } from 'react';
import { reads } from '../../../api/contract.ts';
import { readOptions, useApiClient } from '../../../query/client.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyComponent } from '../../../ui/lazy-component.ts';

const menu = lazyComponent(async () => (await import('./menu.tsx')).HandoverMenu);

/** Opens the menu of what is handed over: summary, link, CSV, print (visual.md 08). */
export function HandoverButton() {
  const [isOpen, setIsOpen] = useState(false);
  menu.useIsLoaded(isOpen);
  const client = useApiClient();
  const prepare = () => {
    void menu.preload();
    // For the oldest one's age, which is copied with the first press of Enter.
    void client.prefetchQuery(readOptions(reads.alerts));
  };
  return (
    <div className="relative max-sm:w-full">
      <Button
        aria-haspopup="menu"
        aria-expanded={isOpen}
        className="max-sm:w-full"
        icon={<Copy aria-hidden className="icon" />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="lg:max-[1400px]:sr-only">Copy summary</span>
        <ChevronDown aria-hidden className="icon" />
      </Button>
      {isOpen && <menu.Component onClose={() => setIsOpen(false)} />}
    </div>
  );
}
