import { monthWord } from '../../domain/time/month.ts';
import { changeSearchOnly } from '../../shell/location.ts';
import { TextButton } from '../../ui/button.tsx';
import { Sentence } from '../../ui/sentence.tsx';
import { monthSentence } from './month-sentence.ts';
import type { MonthsProps } from './monthly.ts';

/** How the chosen month was, with a way back to the current one. */
export function MonthSentence({ months, current, month }: MonthsProps) {
  const sentence = monthSentence(months, month);
  const isOther = current !== undefined && current !== month;
  if (!sentence && !isOther) return null;
  return (
    <Sentence
      parts={sentence?.parts ?? []}
      base={sentence?.base ?? ''}
      action={
        isOther && (
          <TextButton onClick={() => changeSearchOnly({ month: '' })}>
            Back to {monthWord(current.month)}
          </TextButton>
        )
      }
    />
  );
}
