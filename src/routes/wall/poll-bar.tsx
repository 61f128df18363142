import { reads } from '../../api/contract.ts';
import { useReceivedAt } from '../../query/use-read.ts';
import { useMoment } from '../../ui/clock.ts';

const { dashboard } = reads;
const stepMs = 1_000;
const steps = (dashboard.pollMs ?? 30_000) / stepMs;
const overdueSteps = steps + 5;

/** Fills until the next poll and restarts with each valid response, so that a frozen page shows; pale when overdue. */
export function PollBar() {
  const at = useReceivedAt(dashboard);
  const step = useMoment(({ elapsed }) =>
    at === null
      ? 0
      : Math.min(overdueSteps, Math.max(0, Math.floor(Math.round(elapsed - at) / stepMs))),
  );
  return (
    <div
      aria-hidden
      data-poll-step={Math.min(steps, step)}
      className="bg-track absolute inset-x-[5rem] bottom-[2.25rem] h-[.375rem] overflow-hidden rounded-full"
    >
      <div
        // Jumps back to the start.
        className={`h-full origin-left ${step < overdueSteps ? 'bg-ink-2' : 'bg-line-strong'} ${step === 0 ? '' : 'transition-transform duration-[1s] ease-[linear]'}`}
        style={{ transform: `scaleX(${Math.min(1, step / steps)})` }}
      />
    </div>
  );
}
