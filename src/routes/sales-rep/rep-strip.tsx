import { figuresOfRegion, regions } from '../../calls/regions.ts';
import { undecidedOf } from '../../calls/tallies.ts';
import { rated } from '../../domain/number/bands.ts';
import { shareOf } from '../../domain/number/arithmetic.ts';
import { showNumber, showPercent, countText, excerpt } from '../../domain/text/format.ts';
import { noRegion, type Region } from '../../domain/region/region.ts';
import { noFigure, OutcomeBar } from '../../features/person/figures.tsx';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useCall } from '../../query/use-call.ts';
import { FigureLink, RepLink } from '../../shell/links.tsx';
import { BandTag, RateFigure, RateScale } from '../../ui/band.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import type { RepData } from './use-rep.ts';

/** The name of a region in a title or sentence. */
export const placeName = (region: Region) =>
  region === noRegion ? 'no region' : excerpt(region.name, 40);

/** The four figures: valid of events, success, rank and share. */
export function RepStrip(data: RepData) {
  const { status, region, received } = data;
  const place = placeName(region);
  // A missing row may be another rep's of this region (A15).
  const unknown = received !== '' && { value: noFigure };
  return (
    <div className="max-sm:[&>*>:nth-child(-n+2)]:basis-full">
      <StatStrip
        status={status}
        stats={[
          { title: 'Valid appointments', ...validOf(data) },
          { title: 'Success', ...useSuccess(data) },
          { title: `Rank in ${place}`, ...(unknown || rankOf(data)) },
          { title: `Share of ${place}`, ...(unknown || shareIn(data)) },
        ]}
      />
    </div>
  );
}

function validOf({ received, events, region, roles, role }: RepData) {
  const { person, valid, invalid, all, hrefOf } = events;
  const href = hrefOf('valid');
  const notes = [
    `${showNumber(invalid)} invalid, ${showNumber(undecidedOf(events))} undecided`,
    role !== 'rep' && `${showNumber(roles.rep)} as sales rep`,
    role !== 'rep' && `${showNumber(roles.telemarketer)} as telemarketer`,
    received,
  ];
  return {
    value: href ? (
      <FigureLink
        href={href}
        count={valid}
        unit="valid appointment"
        scope={`${role === 'rep' ? 'of' : 'booked by'} ${person.name} in ${region.name}`}
      />
    ) : (
      showNumber(valid)
    ),
    base: `of ${countText(all, 'event')}`,
    note: <span>{notes.filter(Boolean).join(', ')}</span>,
    graphic: all > 0 && <OutcomeBar events={events} />,
  };
}

/** Of the events as sales rep (C37), beside the region's rate. */
function useSuccess({ received, region, role, asRep: { valid, all } }: RepData) {
  const { key } = region;
  const { figures } = useCall(regions);
  const ofRegion = key && figuresOfRegion(figures, key).rated;
  const success = rated(valid, received ? null : all);
  const { rate, band } = success;
  const regionRate = ofRegion && ofRegion.rate !== null && (
    <span>
      {region.name} {ofRegion.percent}
    </span>
  );
  if (rate === null)
    return { value: noFigure, note: regionRate || (received ? '' : 'No events as sales rep') };
  return {
    value: <RateFigure {...success} />,
    base: `of ${countText(all, 'event')}${role === 'rep' ? '' : ' as sales rep'}`,
    note: (
      <>
        {band && <BandTag band={band} />}
        {regionRate}
      </>
    ),
    graphic: <RateScale {...{ label: 'Success', rate, band }} other={ofRegion?.rate ?? null} />,
  };
}

function rankOf({ region, ranked, place }: RepData) {
  if (!place) return { value: noFigure, note: `Not among the ${countText(ranked.length, 'rep')}` };
  const { rank, near } = place;
  return {
    value: showNumber(rank),
    base: `of ${showNumber(ranked.length)}, by valid appointments`,
    note: near ? (
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {near.distance === 0
          ? 'level with'
          : `${showNumber(Math.abs(near.distance))} ${near.distance > 0 ? 'ahead of' : 'behind'}`}{' '}
        <RepLink
          rep={near.subject}
          region={region}
          className="text-ink relative font-medium after:absolute after:-inset-1"
        >
          <bdi>{near.subject.name}</bdi>
        </RepLink>
      </span>
    ) : (
      'The only one'
    ),
  };
}

function shareIn({ region, asRep: { valid, validInRegion, validInAll } }: RepData) {
  const share = shareOf(valid, validInRegion);
  return {
    value: showPercent(share),
    note: (
      <span>
        {showNumber(valid)} of {showNumber(validInRegion)} valid;{' '}
        {showPercent(shareOf(valid, validInAll))} of all {showNumber(validInAll)}
      </span>
    ),
    graphic: share !== null && (
      <ProgressBar label={`Share of ${placeName(region)}`} value={share} isThick />
    ),
  };
}
