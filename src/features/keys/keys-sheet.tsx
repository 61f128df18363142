import { Keyboard } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DialogHeader } from '../../shell/docked.tsx';
import { useScreenName, useSearchText } from '../../shell/location.ts';
import { switchLetters, useLettersOn } from '../../shell/shortcuts.ts';
import { Kbd } from '../../ui/button.tsx';
import { commandKeyName } from '../../ui/keys.ts';
import { keysOf } from './screen-keys.ts';

/** The keys of the screen, and the switch that turns single letters off. */
export function KeysSheet() {
  const lettersOn = useLettersOn();
  const isLocked = useSearchText('lock') === '1';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const keys = keysOf(useScreenName(), { lettersOn, isLocked });
  return (
    <>
      <DialogHeader
        heading={heading}
        lead={<Keyboard aria-hidden className="icon text-ink-2" />}
        title="Keyboard shortcuts"
      />
      <div className="scroll-shadows overflow-auto">
        <dl className="px-5 py-2">
          {keys.map(({ key, label, where }) => (
            <div key={`${key} ${where}`} className="text-small flex h-8 items-center gap-3">
              <dt className="w-14 flex-none">
                <Kbd>{key.replace('Ctrl', commandKeyName())}</Kbd>
              </dt>
              <dd className="flex flex-1 justify-between gap-3">
                {label} <span className="text-caption text-ink-3">{where}</span>
              </dd>
            </div>
          ))}
        </dl>
        <label className="border-line text-small flex items-center gap-3 border-t px-5 py-4 font-medium">
          <input
            type="checkbox"
            checked={lettersOn}
            onChange={(event) => switchLetters(event.target.checked)}
            className="accent-primary size-4"
          />
          Use letters as shortcuts
        </label>
      </div>
    </>
  );
}
