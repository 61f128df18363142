import type { Why } from '../../calls/reasons.ts';
import { fewCases, isFew, rated } from '../../domain/number/bands.ts';
import { byText } from '../../domain/text/identity.ts';
import { countText, excerpt, listText } from '../../domain/text/format.ts';
import { ageText } from '../../domain/time/age.ts';
import { isLowBand, type Sources } from './needs-you.ts';

/** The text of the card without lines, and whether it says that nothing needs a supervisor (A19). */
export function calmText(sources: Sources): {
  readonly text: string;
  readonly isAllKnown: boolean;
} {
  const { why, appointmentsGap } = sources;
  const unknown = unknownIn(sources);
  const low = why && appointmentsGap === '' ? lowRegions(why) : null;
  const facts = [low?.text, alertsText(sources)].filter(Boolean);
  const hasAlerts = (sources.alerts?.counts.pending ?? 0) > 0;
  const calm = low?.isLow || hasAlerts ? 'Nothing stands out' : 'Nothing needs you';
  const sentences = [
    unknown.length === 0 ? calm : `Not known: ${listText(unknown)}`,
    facts.join(', '),
  ].filter(Boolean);
  return {
    text: sentences.map((text) => `${text[0]?.toUpperCase()}${text.slice(1)}.`).join(' '),
    isAllKnown: unknown.length === 0,
  };
}

/** 'no alerts', '2 alerts, the oldest 4 min'; '' while some alerts are not known. */
function alertsText({ alerts, alertsGap, longestWaitMs }: Sources): string {
  if (alerts === null || alertsGap !== '') return '';
  const { pending } = alerts.counts;
  if (pending === 0) return 'no alerts';
  const oldest = longestWaitMs === null ? '' : `, the oldest ${ageText(longestWaitMs)}`;
  return `${countText(pending, 'alert')}${oldest}`;
}

/** The names of the facts that may need a supervisor and are not known. */
function unknownIn(sources: Sources): readonly string[] {
  const { why, appointmentsGap, alerts, alertsGap, isEngineStopped, isWeek } = sources;
  return [
    why === null && 'the appointments',
    appointmentsGap !== '' && `some appointments (${appointmentsGap})`,
    alerts === null && 'the alerts',
    alertsGap !== '' && `some alerts (${alertsGap})`,
    isEngineStopped === null && !isWeek && 'whether the Validation Engine runs',
  ].filter((name) => typeof name === 'string');
}

function lowRegions({ region, all }: Why): { readonly text: string; readonly isLow: boolean } {
  const low = region
    .filter(({ valid, all: events }) => isLowBand(rated(valid, events).band))
    .map(({ subject }) => excerpt(subject.name, longestName));
  if (low.length > 0)
    return {
      text: `${listText(low.toSorted(byText))} ${low.length === 1 ? 'is' : 'are'} under Good`,
      isLow: true,
    };
  if (all === 0) return { text: 'no events yet', isLow: false };
  const few = region.filter(({ all: events }) => isFew(events));
  if (few.length === region.length)
    return { text: `no region has ${fewCases} events yet`, isLow: false };
  const text =
    few.length === 0
      ? 'all regions Good or better'
      : `no region of ${fewCases} events or more is under Good`;
  return { text, isLow: false };
}

const longestName = 40;
