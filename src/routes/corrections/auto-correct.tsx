import { WandSparkles } from 'lucide-react';
import type { MouseEvent } from 'react';
import { mayHaveActed, messageOf } from '../../api/api-error.ts';
import { runAutoCorrections } from '../../calls/corrections.ts';
import { showNumber } from '../../domain/text/format.ts';
import { useWrite } from '../../query/use-write.ts';
import { useToast } from '../../shell/toasts.tsx';
import { Button } from '../../ui/button.tsx';

const notice = 'Not corrected';
const lostHint =
  'The server may have corrected appointments. Check Manual Corrections before you run it again.';
const refusedHint = 'Run it again, or select an appointment and name its rep.';

/** The button of AI Auto-Correct (S2, S8); the toast says how many reps the server found. */
export function AutoCorrect({ onCorrected }: { onCorrected: (button: Element) => void }) {
  const toast = useToast();
  const { submit, pending } = useWrite(runAutoCorrections);
  const run = ({ currentTarget }: MouseEvent) =>
    submit(undefined, {
      onDone: ({ corrected, total }) => {
        if (corrected !== 0) onCorrected(currentTarget);
        toast({
          title: 'Auto-Correction Complete',
          description: `Successfully corrected ${showNumber(corrected)} out of ${showNumber(total)} appointments`,
          notice,
        });
      },
      onFailed: (error) =>
        toast({
          title: 'Auto-Correction Failed',
          description: messageOf(error),
          error,
          notice,
          hint: mayHaveActed(error) ? lostHint : refusedHint,
        }),
    });
  return (
    <Button
      className="min-w-[146px]"
      aria-disabled={pending || undefined}
      icon={WandSparkles}
      onClick={run}
    >
      {pending ? 'Correcting...' : 'AI Auto-Correct'}
    </Button>
  );
}
