import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { MonthFigures } from '../../calls/months.ts';
import { IconButton } from '../../ui/button.tsx';

interface MonthSwitchProps {
  /** Newest first. */
  readonly months: readonly MonthFigures[];
  /** Undefined while there is no month to choose. */
  readonly chosen: MonthFigures | undefined;
  /** The name of the calendar's month, where there is no month yet. */
  readonly name: string;
  readonly onChange: (month: MonthFigures) => void;
}

/** The month of all cards: one back, a list, one forward. */
export function MonthSwitch({ months, chosen, name, onChange }: MonthSwitchProps) {
  const place = chosen ? months.indexOf(chosen) : -1;
  return (
    <div
      role="group"
      aria-label="Month of all cards"
      className="rounded-control border-line-strong bg-surface inline-flex h-[34px] min-w-0 items-center border px-0.5 max-sm:h-11 sm:max-w-80"
    >
      <Step
        label="Previous month"
        reason="No earlier month"
        icon={ChevronLeft}
        to={place < 0 ? undefined : months[place + 1]}
        onChange={onChange}
      />
      <span className="relative flex min-w-0 flex-1 items-center self-stretch">
        <select
          aria-label="Month"
          value={chosen?.month.text ?? ''}
          onChange={(event) => {
            const next = months.find(({ month }) => month.text === event.target.value);
            if (next) onChange(next);
          }}
          className="focus-inside rounded-control text-small text-ink h-full w-full min-w-0 appearance-none bg-transparent pr-7 pl-2 text-center font-medium text-ellipsis max-sm:pr-6 max-sm:pl-0 max-sm:text-[16px]"
        >
          {months.map((month) => (
            <option key={month.month.text} value={month.month.text}>
              {month.name}
            </option>
          ))}
          {!chosen && <option value="">{name}</option>}
        </select>
        <ChevronDown
          aria-hidden
          className="icon-small text-ink-2 pointer-events-none absolute right-2"
        />
      </span>
      <Step
        label="Next month"
        reason="No later month"
        icon={ChevronRight}
        to={months[place - 1]}
        onChange={onChange}
      />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  /** Why there is no such month. */
  readonly reason: string;
  readonly icon: typeof ChevronLeft;
  readonly to: MonthFigures | undefined;
  readonly onChange: (month: MonthFigures) => void;
}

function Step({ label, reason, icon, to, onChange }: StepProps) {
  return (
    <IconButton
      label={label}
      icon={icon}
      aria-disabled={!to || undefined}
      aria-description={to ? to.name : reason}
      className="aria-disabled:text-ink-3 aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      onClick={() => to && onChange(to)}
    />
  );
}
