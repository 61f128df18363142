import { describe, expect, it } from 'vitest';
import { alert, appointment, figuresOfAlerts } from '../../../tests/entities.ts';
import { whyInvalid } from '../../calls/reasons.ts';
import { readPerson, withoutKnownRep } from '../../domain/people.ts';
import { calmText } from './calm-text.ts';
import { needsYou, type Sources } from './needs-you.ts';

const minuteMs = 60_000;

const rowsOf = (telemarketer: string, region: string, valid: number, invalid: number) =>
  Array.from({ length: valid + invalid }, (_, at) =>
    appointment({
      telemarketer,
      region,
      salesRep: 'Luis',
      status: at < valid ? 'valid' : 'invalid',
    }),
  );
const others = rowsOf('Ana Torres', 'california', 90, 10);
const calm = {
  appointmentsGap: '',
  alerts: figuresOfAlerts(),
  alertsGap: '',
  longestWaitMs: null,
  isEngineStopped: false,
  isWeek: false,
};
type Row = ReturnType<typeof appointment>;
type Changes = Partial<Sources> & { readonly rows?: readonly Row[] | null };

const sourcesOf = ({ rows = others, ...changes }: Changes): Sources => ({
  ...calm,
  ...changes,
  why: rows && whyInvalid(rows),
  withoutRep: withoutKnownRep(rows ?? []),
});
const linesOf = (changes: Changes) =>
  needsYou(sourcesOf(changes), ['Daniel Cole', 'Ana Torres'].map(readPerson));

describe('the calm line', () => {
  const twoAlerts = { alerts: figuresOfAlerts(alert(), alert()), longestWaitMs: 4 * minuteMs };
  const poor = (region: string) => rowsOf('Eve Stone', region, 10, 10);
  it.each<[string, Changes]>([
    ['Nothing needs you. All regions Good or better, no alerts.', {}],
    ['Nothing stands out. All regions Good or better, 2 alerts, the oldest 4 min.', twoAlerts],
    [
      'Nothing stands out. All regions Good or better, 2 alerts.',
      { ...twoAlerts, longestWaitMs: null },
    ],
    ['Not known: the alerts. All regions Good or better.', { alerts: null }],
    ['Not known: the appointments. No alerts.', { rows: null }],
    [
      'Not known: some alerts (2 rows unreadable). All regions Good or better.',
      { alertsGap: '2 rows unreadable' },
    ],
    [
      'Not known: some appointments (20 of 76 received). No alerts.',
      { appointmentsGap: '20 of 76 received' },
    ],
    [
      'Not known: whether the Validation Engine runs. All regions Good or better, no alerts.',
      { isEngineStopped: null },
    ],
    [
      'Nothing needs you. All regions Good or better, no alerts.',
      { isEngineStopped: null, isWeek: true },
    ],
    [
      'Not known: the appointments, the alerts and whether the Validation Engine runs.',
      { rows: null, alerts: null, isEngineStopped: null },
    ],
    ['Nothing needs you. No events yet, no alerts.', { rows: [] }],
    [
      'Nothing needs you. No region has 20 events yet, no alerts.',
      { rows: rowsOf('Eve Stone', 'FL', 0, 19) },
    ],
    [
      'Nothing needs you. No region of 20 events or more is under Good, no alerts.',
      { rows: [...others, ...rowsOf('Eve Stone', 'FL', 2, 0)] },
    ],
    [
      'Nothing needs you. No region of 20 events or more is under Good, no alerts.',
      { rows: [...others, ...rowsOf('Eve Stone', 'FL', 1, 1)] },
    ],
    [
      'Nothing stands out. Arizona and Florida are under Good, 2 alerts, the oldest 4 min.',
      { rows: [...poor('AZ'), ...poor('FL')], ...twoAlerts },
    ],
    ['Nothing stands out. Florida is under Good, no alerts.', { rows: poor('FL') }],
    ['Nothing stands out. Atlantis is under Good, no alerts.', { rows: poor('Atlantis') }],
    ['Nothing stands out. N/A is under Good, no alerts.', { rows: poor('') }],
  ])('%s', (text, changes) => {
    expect(linesOf(changes)).toEqual([]);
    const isAllKnown = !text.startsWith('Not known');
    expect(calmText(sourcesOf(changes))).toEqual({ text, isAllKnown });
  });
});
