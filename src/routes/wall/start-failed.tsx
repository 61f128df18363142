import { type ReactNode, useState } from 'react';
import { dashboard } from '../../calls/dashboard.ts';
import { type ApiError, hasResponded } from '../../api/api-error.ts';
import { countText } from '../../domain/text/format.ts';
import { easternLongDate, recentTime } from '../../domain/time/eastern.ts';
import { useServerMoment } from '../../query/server-time.ts';
import { signInAfter } from '../../query/sign-in.ts';
import { useCachedAt } from '../../query/data-state.ts';
import { keyOf } from '../../query/reads.ts';
import { currentMoment } from '../../ui/clock.ts';
import { FailureSummary } from '../../ui/failure-text.tsx';
import { causeOf } from './status.ts';

/** In place of the figures while no call has responded since the wall was opened (C42). */
export function StartFailed({ failure }: { readonly failure: ApiError }) {
  const [opened] = useState(currentMoment);
  const { pollMs = 0 } = dashboard;
  const { tries, next } = useCachedAt(({ queries }, { machine }) => {
    const {
      errorUpdateCount = 0,
      errorUpdatedAt = 0,
      fetchStatus,
    } = queries.getQueryState(keyOf(dashboard)) ?? {};
    const left = Math.ceil((errorUpdatedAt + pollMs - machine) / 1_000);
    const isNow = left <= 0 || fetchStatus === 'fetching';
    return { tries: errorUpdateCount, next: isNow ? 'now' : `in ${left} s` };
  });
  const { time, minutes, day } = useServerMoment(({ now, machine }) => {
    const openMs = Math.round(machine - opened.machine);
    return {
      time: recentTime(now - openMs, now),
      minutes: Math.floor(openMs / 60_000),
      day: easternLongDate(now).replace(/, \d+$/, ''),
    };
  });
  const { isSignedOut, call, message } = failure;
  return (
    <>
      <dl className="wall-start grid pt-4">
        <Fact name="Cause" fact={causeOf(failure)}>
          {!isSignedOut && hasResponded(failure) ? (
            <FailureSummary text={`${call}: ${message}`} />
          ) : (
            `From every call${isSignedOut ? '' : ". The page runs, the server doesn't answer it"}`
          )}
        </Fact>
        <Fact name="Since" fact={time}>
          {minutes === 0 ? 'Under a minute' : countText(minutes, 'minute')}, since this screen
          started
        </Fact>
        {isSignedOut ? (
          <Fact name="To do" fact="Sign in on this computer">
            Then it goes on by itself at the next try, {next}, or <ReloadPage failure={failure} />
          </Fact>
        ) : (
          <Fact name="Next try" fact={next}>
            {tries === 1 ? '1 try' : `${tries} tries`} so far. It heals by itself, nothing to do
            here
          </Fact>
        )}
      </dl>
      <p className="wall-start-foot border-line-strong text-wall-title text-ink-3 flex flex-wrap gap-x-[3rem] border-t-[.0625rem] pt-[1.5rem] pb-[1rem] font-normal">
        <span>Valid appointments today</span>
        <span className="flex-1">{day}</span>
        <span>No figures before the first answer</span>
      </p>
    </>
  );
}

function Fact({ name, fact, children }: { name: string; fact: string; children: ReactNode }) {
  return (
    <div className="border-line grid content-center">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-ink">{fact}</dd>
      <dd className="text-ink-2">{children}</dd>
    </div>
  );
}

/** The button after a 401 (C31). */
export function ReloadPage({ failure }: { readonly failure: ApiError | null }) {
  const signIn = signInAfter(failure);
  return (
    signIn && (
      <button type="button" className="wall-button font-medium whitespace-nowrap" {...signIn} />
    )
  );
}
