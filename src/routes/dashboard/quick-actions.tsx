import { useId } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import {
  triggerAll,
  triggerArizona,
  triggerCalifornia,
  triggerChicago,
} from '../../calls/system.ts';
import { regions } from '../../domain/region/region.ts';
import { usePeriod } from '../../query/use-call.ts';
import { useWrite } from '../../query/use-write.ts';
import { SignedOut } from '../../query/write-failure.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { useRun } from './use-run.ts';

/** Without a trigger for Florida (S2, S7). `target` is its name in the toast (S8, B3). */
const actions = [
  { label: 'Validate All Regions', target: 'all regions', write: triggerAll },
  {
    label: 'Validate California',
    target: regions.california.name,
    write: triggerCalifornia,
  },
  { label: 'Validate Chicago', target: regions.chicago.name, write: triggerChicago },
  { label: 'Validate Arizona', target: regions.arizona.name, write: triggerArizona },
] as const;

/** Quick Actions (S2): buttons that start a validation run, and what became of the last one. */
export function QuickActions() {
  const { isWeek, days } = usePeriod();
  const run = useRun();
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-card="Quick Actions"
      data-state="ready"
      className="max-wide:w-full ml-auto flex flex-wrap items-center justify-end gap-2 max-sm:grid max-sm:grid-cols-2 print:hidden"
    >
      <h3 id={titleId} className="text-small text-ink-2 font-normal max-sm:col-span-2">
        Quick Actions
      </h3>
      <p
        role="status"
        // The buttons and cards must not move: a line of its own, in a wide window two lines at most.
        className="text-caption text-ink-2 max-wide:order-last max-wide:min-h-4 max-wide:w-full wide:max-w-44 max-sm:col-span-2"
      >
        {run.text || (isWeek && `A run validates ${days} again.`)}
      </p>
      {actions.map((action) => (
        <TriggerButton key={action.label} action={action} run={run} />
      ))}
    </section>
  );
}

interface TriggerButtonProps {
  readonly action: (typeof actions)[number];
  readonly run: ReturnType<typeof useRun>;
}

function TriggerButton({ action, run }: TriggerButtonProps) {
  const { label, target, write } = action;
  const toast = useToast();
  const { submit, pending, isSecondPress } = useWrite(write);
  return (
    <Button
      size="small"
      className="max-sm:h-10!"
      aria-disabled={pending || undefined}
      onClick={() => {
        if (isSecondPress()) return;
        run.say(`${label}...`);
        submit(undefined, {
          onDone: () => {
            run.onTriggered();
            toast({ title: 'Validation triggered', description: `Processing ${target}...` });
          },
          onFailed: (error) => {
            const description = triggerFailure(error);
            run.say(
              <>
                {`${label}: ${description} `}
                <SignedOut error={error} text="" />
              </>,
            );
            toast({ title: 'Error', description, error });
          },
        });
      }}
    >
      {label}
    </Button>
  );
}

/** The message of S8 for no response, and for one that is not OK. */
function triggerFailure({ kind }: ApiError): string {
  const isNetwork = kind === 'network' || kind === 'timeout';
  return isNetwork ? 'Network error occurred' : 'Failed to trigger validation';
}
