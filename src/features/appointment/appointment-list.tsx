import { use, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { Appointment } from '../../api/entities/appointment.ts';
import { createStore } from '../../ui/store.ts';
import { ListAroundContext, OpenedContext, type AppointmentRows } from './index.tsx';

interface AppointmentListProps {
  /** What follows '3 of 38' in the drawer: 'invalid'. */
  readonly name: string;
  /** As they are listed: the drawer steps through them in this order. */
  readonly rows: readonly Appointment[];
  readonly children: ReactNode;
}

/** The list in which `AppointmentLink`s stand: the drawer counts its rows and steps through them. */
export function AppointmentListProvider({ name, rows, children }: AppointmentListProps) {
  const opened = use(OpenedContext);
  const [latest] = useState(() => createStore<AppointmentRows>({ name, rows }));
  useLayoutEffect(() => {
    const list = { name, rows };
    latest.set(list);
    opened.set((before) => (before?.source === latest ? { ...before, list } : before));
  }, [opened, latest, name, rows]);
  const search = searchWithout(useSearch());
  const around = useMemo(() => ({ search, latest }), [search, latest]);
  return <ListAroundContext value={around}>{children}</ListAroundContext>;
}

function searchWithout(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('appointment');
  return query.size > 0 ? `${query}&` : '';
}
