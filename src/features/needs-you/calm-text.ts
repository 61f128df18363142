import { longestOfAll } from '../../calls/alerts.ts';
import type { Why } from '../../calls/reasons.ts';
import { fewCases, isFew, rated } from '../../domain/number/bands.ts';
import { byText } from '../../domain/text/identity.ts';
import { countText, excerpt, listText, namesOf } from '../../domain/text/format.ts';
import { ageText } from '../../domain/time/age.ts';
import { isLowBand, pendingOf, type Sources } from './needs-you.ts';

/** The text of the card without lines, and whether it says that nothing needs a supervisor (rulings A19). */
export function calmText(sources: Sources): {
  readonly text: string;
  readonly isAllKnown: boolean;
} {
  const { why, received, alertsDiffer, waits } = sources;
  const pending = pendingOf(sources);
  const unknown = unknownIn(sources);
  const low = why && received === '' ? lowRegions(why) : null;
  const longestMs = waits && longestOfAll(waits);
  const oldest = longestMs === null ? '' : `, the oldest ${ageText(longestMs)}`;
  const facts = [
    low?.text,
    pending === 0 ? 'no alerts' : null,
    pending ? `${countText(pending, 'alert')}${oldest}` : null,
    alertsDiffer && `alerts: ${alertsDiffer}`,
  ].filter(Boolean);
  const calm = low?.isLow ? 'Nothing stands out' : 'Nothing needs you';
  const sentences = [
    unknown.length === 0 ? calm : `Not known: ${listText(unknown)}`,
    facts.join(', '),
  ].filter(Boolean);
  return {
    text: sentences.map((text) => `${text[0]?.toUpperCase()}${text.slice(1)}.`).join(' '),
    isAllKnown: unknown.length === 0,
  };
}

/** The names of the facts that may need a supervisor and are not known. */
function unknownIn(sources: Sources): readonly string[] {
  const { why, received, alerts, pendingAlerts, isEngineStopped, isWeek } = sources;
  const pending = pendingOf(sources);
  const noStatus = alerts?.counts.unknown ?? 0;
  const isListKnown = alerts !== null && alerts.pendingOfAll !== null;
  return [
    why === null && 'the appointments',
    received !== '' && `some appointments (${received})`,
    (pendingAlerts === null || (pending === 0 && alerts === null)) && 'the alerts',
    pending === 0 && alerts !== null && !isListKnown && 'some alerts',
    pending && !isListKnown && 'the age of the alerts',
    noStatus > 0 && `the status of ${countText(noStatus, 'alert')}`,
    isEngineStopped === null && !isWeek && 'whether the Validation Engine runs',
  ].filter((name) => typeof name === 'string');
}

function lowRegions({ region, all }: Why): { readonly text: string; readonly isLow: boolean } {
  const low = region.filter(({ valid, all: events }) => isLowBand(rated(valid, events).band));
  const large = low
    .filter(({ all: events }) => !isFew(events))
    .map(({ subject }) => excerpt(subject.name, longestName));
  const names = namesOf(large.toSorted(byText), 'unnamed region');
  if (names.length > 0)
    return {
      text: `${listText(names)} ${large.length === 1 ? 'is' : 'are'} under Good`,
      isLow: true,
    };
  if (all === 0) return { text: 'no events yet', isLow: false };
  const text =
    low.length === 0
      ? 'all regions Good or better'
      : `no region of ${fewCases} events or more is under Good`;
  return { text, isLow: false };
}

const longestName = 40;
