import { X } from 'lucide-react';
import { useId, useRef } from 'react';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { changeSearch } from '../../shell/location.ts';
import { Button } from '../../ui/button.tsx';

interface CompareWithProps {
  readonly names: readonly string[];
  readonly name: string;
  readonly beside: string;
}

/** Puts a second telemarketer beside the first; the choice stands in the URL. */
export function CompareWith({ names, name, beside }: CompareWithProps) {
  const id = useId();
  const choice = useRef<HTMLSelectElement>(null);
  const others = names.filter((each) => personKey(each) !== personKey(name));
  const isListed = others.some((each) => personKey(each) === personKey(beside));
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <label htmlFor={id} className="text-caption text-ink-2 font-medium">
        Compare with
      </label>
      <select
        ref={choice}
        id={id}
        value={beside}
        onChange={(event) => changeSearch({ beside: event.target.value })}
        className="focus-inside rounded-control border-line-control bg-surface text-small h-[34px] max-w-60 border px-2 max-sm:h-10 max-sm:text-[16px]"
      >
        <option value="">Nobody</option>
        {(isListed || beside === '' ? others : [beside, ...others]).map((each) => (
          <option key={personKey(each)} value={each}>
            {excerpt(each, 60)}
          </option>
        ))}
      </select>
      {beside !== '' && (
        <Button
          size="small"
          look="ghost"
          icon={<X aria-hidden className="icon-small" />}
          onClick={() => {
            // The button, which has the focus, goes away.
            choice.current?.focus();
            changeSearch({ beside: '' });
          }}
        >
          <span className="max-w-52 truncate">
            Remove <bdi>{beside}</bdi>
          </span>
        </Button>
      )}
    </div>
  );
}
