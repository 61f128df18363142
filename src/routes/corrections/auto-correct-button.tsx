import { WandSparkles } from 'lucide-react';
import type { MouseEvent } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { writes } from '../../api/contract.ts';
import { showNumber } from '../../domain/number/format.ts';
import { useWrite } from '../../query/use-write.ts';
import { useToast } from '../../shell/toasts.tsx';
import { Button } from '../../ui/button.tsx';

interface AutoCorrectButtonProps {
  readonly onCorrected: (button: Element) => void;
}

/** Runs AI Auto-Correct (spec 2, 8) and shows how many reps the server found. */
export function AutoCorrectButton({ onCorrected }: AutoCorrectButtonProps) {
  const toast = useToast();
  const { submit, pending } = useWrite(writes.runAutoCorrections);
  const run = ({ currentTarget }: MouseEvent) =>
    submit(undefined, {
      onDone: ({ corrected, total }) => {
        if (corrected !== 0) onCorrected(currentTarget);
        toast({
          title: 'Auto-Correction Complete',
          description: `Successfully corrected ${showNumber(corrected)} out of ${showNumber(total)} appointments`,
        });
      },
      onFailed: (error) =>
        toast({
          title: 'Auto-Correction Failed',
          description: messageOf(error),
          destructive: true,
        }),
    });
  return (
    <Button
      className="min-w-[146px] max-sm:flex-auto"
      aria-disabled={pending || undefined}
      icon={<WandSparkles aria-hidden className="icon" />}
      onClick={run}
    >
      {pending ? 'Correcting...' : 'AI Auto-Correct'}
    </Button>
  );
}
