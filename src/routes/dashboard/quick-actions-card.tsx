import { Play } from 'lucide-react';
import type { ApiError } from '../../api/api-error.ts';
import { writes } from '../../api/contract.ts';
import { regions } from '../../domain/region/region.ts';
import { usePeriod } from '../../query/period.ts';
import { useWrite } from '../../query/use-write.ts';
import { useToast } from '../../shell/toasts.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { lowerCards } from './lower-outlines.tsx';

/** Spec 2 and 7: no Florida trigger is offered. `target`: as the toast says it (spec 8, rulings B3). */
const actions = [
  { label: 'Validate All Regions', target: 'all regions', write: writes.triggerAll },
  {
    label: 'Validate California',
    target: regions.california.name,
    write: writes.triggerCalifornia,
  },
  { label: 'Validate Chicago', target: regions.chicago.name, write: writes.triggerChicago },
  { label: 'Validate Arizona', target: regions.arizona.name, write: writes.triggerArizona },
] as const;

/** Quick Actions (spec 2): buttons that start a validation run. */
export function QuickActionsCard() {
  const { isWeek, days } = usePeriod();
  return (
    <Card {...lowerCards.actions}>
      <div className="grid grid-cols-2 gap-2 px-4 pb-3.5">
        {actions.map((action) => (
          <TriggerButton key={action.label} {...action} />
        ))}
      </div>
      <p className="text-caption text-ink-2 mt-auto px-4 pb-3.5">
        {isWeek
          ? `The call center is closed. A run validates ${days} again.`
          : 'A run starts at once. Recent Validations shows the results.'}
      </p>
    </Card>
  );
}

function TriggerButton({ label, target, write }: (typeof actions)[number]) {
  const toast = useToast();
  const { submit, pending } = useWrite(write);
  return (
    <Button
      className="h-auto! min-h-9 min-w-0 justify-start px-2.5! py-1.5 text-left whitespace-normal! max-sm:min-h-11 max-sm:justify-center"
      icon={<Play aria-hidden className="icon-small max-sm:hidden" />}
      aria-disabled={pending || undefined}
      onClick={() =>
        submit(undefined, {
          onDone: () =>
            toast({ title: 'Validation triggered', description: `Processing ${target}...` }),
          onFailed: (error) =>
            toast({ title: 'Error', description: triggerFailure(error), destructive: true }),
        })
      }
    >
      {label}
    </Button>
  );
}

/** The message of spec 8 for no response, and for one that is not OK. */
function triggerFailure({ kind }: ApiError): string {
  const isNetwork = kind === 'network' || kind === 'timeout';
  return isNetwork ? 'Network error occurred' : 'Failed to trigger validation';
}
