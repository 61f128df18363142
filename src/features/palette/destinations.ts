import type { Appointment } from '../../calls/appointments.ts';
import type { SalesRepProfile } from '../../calls/reps.ts';
import { isPending, type ValidationAlert } from '../../calls/alerts.ts';
import { shownText, shownTitle, capitalized, slugOf } from '../../domain/text/format.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { eachOnce } from '../../domain/text/spelling.ts';
import { appointmentName, appointmentToken } from '../../domain/appointment/token.ts';
import { isHiddenInRepLists, isNamed, type Person } from '../../domain/people.ts';
import { type RegionKey, regionKeys, regions } from '../../domain/region/region.ts';
import {
  alertPath,
  paths,
  salesRepPath,
  sectionPath,
  statePath,
  telemarketerPath,
  wallPath,
} from '../../paths.ts';
import { changeDialog } from '../../shell/dialog-entries.ts';
import type { MenuGroup } from '../../shell/menu.ts';
import { type Entry, fieldsOf } from './find.ts';

const otherWords = (words: readonly string[] = []) => words.map((word) => ['also', word] as const);

function screen(label: string, href: string): Entry {
  return {
    group: 'Screens',
    key: href,
    label,
    href,
    fields: fieldsOf(label, otherWords(synonyms[href])),
  };
}

export function action(label: string, words: readonly string[], act: () => void): Entry {
  return { group: 'Actions', key: label, label, act, fields: fieldsOf(label, otherWords(words)) };
}

/** The menu's screens, and places that the menu does not list. */
export function screenEntries(menu: readonly MenuGroup[]): readonly Entry[] {
  return [
    ...menu.flatMap(({ entries }) => entries.map(({ label, href }) => screen(label, href))),
    screen('Appointments', sectionPath('appointments')),
    screen('Wall display', wallPath),
  ];
}

/** The dashboard's cards that have no section of their own; found once something is typed. */
export const cardEntries: readonly Entry[] = [
  'AI Learning System',
  'AI Performance Insights',
  'API Endpoints',
  'Appointments Analysis',
  'Appointments Log',
  'Needs you now',
  'Quick Actions',
  'Recent Validations',
  'System Health',
  'Top Sales Reps',
  'Validation Rules',
  'View Options',
  'Why appointments are invalid',
].map((label) => {
  const href = `${paths.dashboard}#${slugOf(label)}`;
  return { group: 'Cards', key: href, label, href, fields: fieldsOf(label) };
});

const regionWords = (key: RegionKey) => {
  const { name, abbreviation } = regions[key];
  return [
    ['region', name],
    ['region', key],
    ['region', abbreviation],
  ] as const;
};

export const regionEntries: readonly Entry[] = regionKeys.map((key) => {
  const [[, name], ...others] = regionWords(key);
  const href = statePath(key);
  const fields = fieldsOf(name, others);
  return { group: 'Regions', key: href, label: name, region: regions[key], href, fields };
});

interface PeopleSources {
  readonly profiles: readonly SalesRepProfile[];
  readonly telemarketers: readonly { readonly person: Person }[];
  readonly designated: readonly Person[];
  readonly appointments: readonly Appointment[];
}

const byLabel = (a: Entry, b: Entry) => a.label.localeCompare(b.label, 'en');

/** The reps of the profiles and the appointments once per region, and the telemarketers once, by the best of their spellings. */
export function peopleEntries(sources: PeopleSources): readonly Entry[] {
  const { profiles, telemarketers, designated, appointments } = sources;
  const places = [
    ...profiles.map(({ rep, home }) => ({ rep, key: home })),
    ...appointments.map(({ salesRep, region }) => ({ rep: salesRep, key: region.key })),
  ].flatMap(({ rep, key }) => {
    if (key === null || isHiddenInRepLists(rep)) return [];
    return { ...rep, id: `rep|${key}|${rep.id}`, region: regions[key] };
  });
  const callers = [telemarketers.map(({ person }) => person), appointments.map(callerOf)].flat();
  return [
    ...eachOnce(places).map(({ id: key, name: label, sent, region }): Entry => {
      const href = salesRepPath({ sent }, region);
      const fields = fieldsOf(label, regionWords(region.key));
      return { group: 'Sales reps', key, label, region, href, fields };
    }),
    ...eachOnce([...designated, ...callers].filter(isNamed)).map((person): Entry => {
      const { id, name: label } = person;
      const href = telemarketerPath(person);
      return {
        group: 'Telemarketers',
        key: `telemarketer|${id}`,
        label,
        href,
        fields: fieldsOf(label),
      };
    }),
  ].toSorted(byLabel);
}

const callerOf = ({ telemarketer }: Appointment) => telemarketer;

export function alertEntries(alerts: readonly ValidationAlert[]): readonly Entry[] {
  return alerts
    .toSorted((a, b) => Number(isPending(b)) - Number(isPending(a)))
    .map((alert) => {
      const { id, status, region } = alert;
      const label = shownText(alert.customer);
      const title = shownTitle(alert.title);
      return {
        group: 'Alerts',
        key: `alert|${id}`,
        label,
        note: [title, status && capitalized(status)].filter(Boolean).join(' · '),
        region,
        href: alertPath(id, isPending(alert) ? '' : (status ?? '')),
        fields: fieldsOf(label, [['title', title]]),
      };
    });
}

// A poll keeps unchanged rows, so each row is prepared once.
const prepared = new WeakMap<Appointment, Entry>();

/** The appointments by customer, title and phone, newest first; equal times in the server's order. */
export function appointmentEntries(rows: readonly Appointment[]): readonly Entry[] {
  return newestFirst(rows, ({ time }) => time).map((row) => {
    const entry = prepared.get(row) ?? appointmentEntry(row);
    prepared.set(row, entry);
    return entry;
  });
}

function appointmentEntry(row: Appointment): Entry {
  const { customer, title, phone, status, region } = row;
  return {
    group: 'Appointments',
    key: `appointment|${appointmentName(row)}`,
    label: shownText(customer),
    note: [shownTitle(title), status.word].filter(Boolean).join(' · '),
    region,
    fields: fieldsOf(customer, [
      ['title', title],
      ['phone', phone.text],
    ]),
    act: () => changeDialog('appointment', appointmentToken(row)),
  };
}

/** Other words for a place of the app, by URL. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  [paths.dashboard]: ['home', 'start', 'today'],
  [sectionPath('calendars')]: ['calendar performance', 'regions'],
  [paths.states]: ['regions', 'areas', 'compare'],
  [sectionPath('validation')]: ['verdicts'],
  [sectionPath('telemarketers')]: ['callers', 'team', 'performance'],
  [sectionPath('appointments')]: ['list', 'invalid', 'blocked', 'csv', 'excel', 'export'],
  [paths.validation]: ['alerts', 'review', 'queue', 'pending'],
  [paths.corrections]: ['unknown reps', 'assign', 'fix'],
  [paths.dataQuality]: ['phones', 'duplicates', 'errors'],
  [paths.historical]: ['history', 'trends', 'weeks'],
  [paths.aiInsights]: ['machine learning', 'predictions', 'forecast'],
  [paths.monthlyData]: ['months', 'export'],
  [sectionPath('api')]: ['endpoints', 'calls'],
  [sectionPath('system')]: ['services', 'status'],
  [wallPath]: ['tv', 'big screen', 'full screen'],
};
