import { ArrowRight } from 'lucide-react';
import { ratesWithout, type ReasonTally, type Why } from '../../domain/appointment/why.ts';
import { clampPercent, shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { countText } from '../../domain/text/words.ts';
import { BandTag, RateScale } from '../../ui/band.tsx';
import { Clamped } from '../../ui/text.tsx';

interface WithoutReasonProps {
  readonly why: Why;
  readonly reason: ReasonTally | null;
}

/** 'Without "{reason}": a% → b%': what the valid share would be if the events of a reason counted as valid. */
export function WithoutReason({ why, reason }: WithoutReasonProps) {
  const { reasons, valid, invalid, all } = why;
  if (reason === null)
    return (
      <div className="why-without">
        <div>
          <p className="text-dialog font-normal">
            No single reason matters: each is{' '}
            <b className="font-semibold">{showPercent(shareOf(reasons[0]?.count ?? 0, invalid))}</b>{' '}
            or less
          </p>
          <p className="text-caption text-ink-2">
            {countText(reasons.length, 'reason')} in {showNumber(invalid)} invalid of{' '}
            {countText(all, 'event')}
          </p>
        </div>
      </div>
    );
  const [now, then] = ratesWithout(reason.count, valid, all);
  return (
    <div className="why-without">
      <div>
        <p className="text-dialog text-ink-2 font-normal">
          Without{' '}
          <b className="text-ink font-semibold">
            "<Clamped text={reason.label} className="why-reason" />"
          </b>
          :{' '}
          <span className="text-ink font-semibold whitespace-nowrap">
            {now.percent} <ArrowRight aria-label="to" className="icon-small inline" />{' '}
            {then.percent}
          </span>
        </p>
        <p className="text-caption text-ink-2">
          {countText(reason.count, 'event')} counted as valid: {showNumber(valid)} +{' '}
          {showNumber(reason.count)} of {showNumber(all)}. Arithmetic, not a forecast.
        </p>
      </div>
      {now.rate !== null && then.rate !== null && (
        <div className="why-scale">
          <div className="relative">
            <RateScale label="Valid share now" rate={now.rate} band={now.band} />
            <span className="why-then" style={{ left: `${clampPercent(then.rate)}%` }} />
          </div>
          <p className="text-caption text-ink-2 flex justify-between gap-3">
            Valid share now
            <span className="flex items-center gap-1.5">
              {now.band === then.band ? (
                <span className="sr-only">{then.percent} is </span>
              ) : (
                <>
                  <BandTag band={now.band} />
                  <ArrowRight aria-label="to" className="icon-small" />
                </>
              )}
              <BandTag band={then.band} />
            </span>
          </p>
        </div>
      )}
    </div>
  );
}
