import { useState } from 'react';
import { useDayMemory, useDayState } from '../../features/day-record/day-state.ts';
import { lookKey } from '../../features/day-record/last-look.ts';
import { Button } from '../../ui/button.tsx';
import { CardFooter } from '../../ui/card.tsx';
import { safeStorage } from '../../ui/store.ts';

const texts = {
  untouched: 'Figures only, in this browser alone',
  idle: 'Figures only, in this browser alone',
  confirming: 'Deletes all days, in every tab',
  cleared: 'The record is empty',
  failed: "Couldn't clear the record. Try again.",
} as const;

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Forgets what this device keeps, confirmed in place. */
export function ClearRecord() {
  const { absence } = useDayState();
  const memory = useDayMemory();
  const [phase, setPhase] = useState<keyof typeof texts>('untouched');
  const clear = async () => {
    absence.set(null);
    safeStorage('local').remove(lookKey);
    const cleared = await memory?.clear().then(
      () => true,
      () => false,
    );
    setPhase(cleared ? 'cleared' : 'failed');
  };
  return (
    <CardFooter>
      <span aria-live="polite">{texts[phase]}</span>
      {phase === 'confirming' ? (
        <span className="flex gap-2">
          <Button size="small" look="ghost" ref={focus} onClick={() => setPhase('idle')}>
            Keep it
          </Button>
          <Button size="small" look="danger" onClick={() => void clear()}>
            Clear it
          </Button>
        </span>
      ) : (
        <Button
          size="small"
          ref={phase === 'untouched' ? null : focus}
          onClick={() => setPhase('confirming')}
        >
          Clear this device's record
        </Button>
      )}
    </CardFooter>
  );
}
