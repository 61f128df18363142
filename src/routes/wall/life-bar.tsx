import { reads } from '../../api/contract.ts';
import { useAnsweredAt } from '../../query/freshness.tsx';
import { useMoment } from '../../ui/clock/clock.ts';

const { dashboard } = reads;
const stepMs = 1_000;
const steps = (dashboard.pollMs ?? 30_000) / stepMs;
/** A poll that is not answered by now is late. */
const lateSteps = steps + 5;

/**
 * Proof of life: fills until the next poll, and begins anew with each valid answer. It moves by the page's own
 * ticker, so it stands still when the page does; without answers it stands full, and pale.
 */
export function LifeBar() {
  const at = useAnsweredAt(dashboard);
  const step = useMoment(({ elapsed }) =>
    at === null
      ? 0
      : Math.min(lateSteps, Math.max(0, Math.floor(Math.round(elapsed - at) / stepMs))),
  );
  return (
    <div
      aria-hidden
      data-life={Math.min(steps, step)}
      className="bg-track absolute inset-x-[5rem] bottom-[2.25rem] h-[.375rem] overflow-hidden rounded-full"
    >
      <div
        // Back to the start at once, on from there without a jump.
        className={`h-full origin-left ${step < lateSteps ? 'bg-ink-2' : 'bg-line-strong'} ${step === 0 ? '' : 'transition-transform duration-[1s] ease-[linear]'}`}
        style={{ transform: `scaleX(${Math.min(1, step / steps)})` }}
      />
    </div>
  );
}
