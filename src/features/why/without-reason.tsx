import { ArrowRight } from 'lucide-react';
import { ratesWithout } from '../../calls/reason-table.ts';
import type { ReasonTally, Why } from '../../calls/reasons.ts';
import { shareOf } from '../../domain/number/arithmetic.ts';
import { showPercent } from '../../domain/text/format.ts';
import { BandTag, RateFigure, RateScale } from '../../ui/band.tsx';
import { Clamped } from '../../ui/text.tsx';

interface WithoutReasonProps {
  readonly why: Why;
  readonly reason: ReasonTally | null;
}

/** 'Without "{reason}": a% → b%': the rate if the events of a reason counted as valid. */
export function WithoutReason({ why, reason }: WithoutReasonProps) {
  const { reasons, valid, invalid, all } = why;
  const [now, then] = ratesWithout(reason?.count ?? 0, valid, all);
  return (
    <div className="flex min-h-[54px] flex-wrap gap-x-8 gap-y-2 px-4 pt-0.5 pb-2 tabular-nums">
      <div className="min-w-0 flex-[1_1_320px]">
        <p className={`text-dialog font-normal ${reason ? 'text-ink-2' : ''}`}>
          {reason ? (
            <>
              Without{' '}
              <b className="text-ink font-semibold">
                "<Clamped text={reason.label} className="inline!" />"
              </b>
              :{' '}
              <span className="text-ink font-semibold whitespace-nowrap">
                <RateFigure {...now} /> <ArrowRight aria-label="to" className="icon-small inline" />{' '}
                <RateFigure {...then} />
              </span>
            </>
          ) : (
            <>
              No single reason matters: each is{' '}
              <b className="font-semibold">
                {showPercent(shareOf(reasons[0]?.count ?? 0, invalid))}
              </b>{' '}
              or less
            </>
          )}
        </p>
      </div>
      {reason && now.rate !== null && then.rate !== null && (
        <div className="flex-[0_1_280px] pt-2 @max-[40rem]:flex-[1_1_100%]">
          <RateScale
            label="Validation rate now"
            rate={now.rate}
            band={now.band}
            other={then.rate}
          />
          <p className="text-caption text-ink-2 mt-1.5 flex justify-between gap-3">
            Validation rate now
            <span className="flex items-center gap-1.5">
              {now.band && now.band !== then.band && (
                <>
                  <BandTag band={now.band} />
                  <ArrowRight aria-label="to" className="icon-small" />
                </>
              )}
              {then.band && <BandTag band={then.band} />}
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
