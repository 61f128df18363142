import { use, useMemo } from 'react';
import { alerts as alertsCall } from '../../calls/alerts.ts';
import { appointments as appointmentsCall } from '../../calls/appointments.ts';
import { salesReps as salesRepsCall } from '../../calls/reps.ts';
import { telemarketers as telemarketersCall } from '../../calls/telemarketers.ts';
import { designatedTelemarketers } from '../../config.ts';
import { cleanLine } from '../../domain/text/clean.ts';
import { countText, excerpt } from '../../domain/text/format.ts';
import { searchQuery } from '../../domain/text/search.ts';
import { rowsPath } from '../../paths.ts';
import { responseOf, useApiClient } from '../../query/client.ts';
import { readsAge } from '../../query/reads-age.ts';
import { useCall } from '../../query/use-call.ts';
import { MenuContext } from '../../shell/menu.ts';
import {
  alertEntries,
  appointmentEntries,
  cardEntries,
  peopleEntries,
  regionEntries,
  screenEntries,
} from './destinations.ts';
import { type Entry, groupsOf } from './find.ts';
import { useActions } from './use-actions.ts';

/** Letters of the query in the last option, to fit on a phone. */
const longestQuery = 24;

/** The searched responses, and the missing ones. Cached appointments are not requested again. */
function useSources() {
  const client = useApiClient();
  const appointments = useCall(appointmentsCall, {
    enabled: responseOf(client, appointmentsCall) === undefined,
  });
  // Not requested for the palette; the dashboard has it.
  const telemarketers = useCall(telemarketersCall, { enabled: false });
  const alerts = useCall(alertsCall);
  const salesReps = useCall(salesRepsCall);
  const { parts } = readsAge(client, {
    appointments: appointmentsCall,
    'sales reps': salesRepsCall,
    alerts: alertsCall,
  });
  const named = Object.entries({ appointments, 'sales reps': salesReps, alerts });
  const missing = named.filter(([, { status }]) => status.data === undefined);
  return {
    rows: appointments.rows,
    find: appointments.figures.find,
    alerts: alerts.rows,
    profiles: salesReps.rows,
    telemarketers: telemarketers.rows,
    parts,
    loading: missing.flatMap(([name, { status }]) => (status.hasFailed ? [] : [name])),
    failed: missing.flatMap(([name, { status }]) => (status.hasFailed ? [name] : [])),
  };
}

/** The entries found, by group, and one for the list of all appointments with the words; null without such a row. */
export function useFound(typed: string) {
  const menu = use(MenuContext);
  const { rows, find, alerts, profiles, telemarketers, ...progress } = useSources();
  const query = searchQuery(typed);
  const isUntyped = query.phrase === '';
  const people = useMemo(
    () =>
      peopleEntries({
        profiles,
        telemarketers,
        designated: designatedTelemarketers(),
        appointments: rows,
      }),
    [profiles, telemarketers, rows],
  );
  const entries = [
    ...(isUntyped ? [] : [...cardEntries, ...appointmentEntries(rows)]),
    ...screenEntries(menu),
    ...regionEntries,
    ...people,
    ...alertEntries(alerts),
    ...useActions(),
  ];
  // The count of the dashboard's list for the same search (C16).
  const listed = useMemo(
    () => (isUntyped ? null : find({ q: typed }).all),
    [isUntyped, find, typed],
  );
  const words = cleanLine(typed);
  const allRowsEntry: Entry | null =
    listed === null || listed.length === 0
      ? null
      : {
          group: 'Appointments',
          key: 'all appointments',
          label: `All appointments with "${excerpt(words, longestQuery)}"`,
          note: countText(listed.length, 'row'),
          href: rowsPath('all', { q: words }),
          fields: [],
        };
  return { groups: groupsOf(entries, query), allRowsEntry, ...progress };
}
