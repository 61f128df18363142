import { useId } from 'react';
import type { Person } from '../../domain/people.ts';
import { excerpt } from '../../domain/text/format.ts';
import { changeSearch } from '../../shell/location.ts';

interface ChoiceProps {
  readonly choices: readonly Person[];
  readonly person: Person;
  readonly compared: Person | null;
}

/** Chooses a second telemarketer to compare with; the choice is in the URL. */
export function CompareWith({ choices, person, compared }: ChoiceProps) {
  const fieldId = useId();
  const others = choices.filter(({ id }) => id !== person.id);
  const isListed = compared === null || others.some(({ id }) => id === compared.id);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <label htmlFor={fieldId} className="text-caption text-ink-2 font-medium">
        Compare with
      </label>
      <select
        id={fieldId}
        value={compared?.sent ?? ''}
        onChange={(event) => changeSearch({ beside: event.target.value })}
        className="focus-inside rounded-control border-line-control bg-surface text-small h-[34px] max-w-60 border px-2 max-sm:h-10 max-sm:text-[16px]"
      >
        <option value="">Nobody</option>
        {(isListed ? others : [compared, ...others]).map(({ id: key, name, sent }) => (
          <option key={key} value={sent}>
            {excerpt(name, 60)}
          </option>
        ))}
      </select>
    </div>
  );
}
