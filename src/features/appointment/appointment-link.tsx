import { type MouseEvent, type ReactNode, use, useLayoutEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import type { Appointment } from '../../calls/appointments.ts';
import { appointmentToken } from '../../domain/appointment/token.ts';
import { opensElsewhere } from '../../shell/links.tsx';
import { changeDialog } from '../../shell/dialog-entries.ts';
import { rowLink } from '../../ui/links.tsx';
import { createStore } from '../../ui/store.ts';
import { Content } from './index.tsx';
import { type AppointmentRows, ListAroundContext, OpenedContext } from './opened.ts';

const fetchCode = () => void Content.preload();

interface AppointmentLinkProps {
  readonly row: Appointment;
  readonly className?: string;
  /** The whole row of the table is the link. */
  readonly isRow?: boolean;
  readonly tabIndex?: 0 | -1;
  readonly 'aria-label'?: string;
  readonly 'aria-keyshortcuts'?: string | undefined;
  readonly children: ReactNode;
}

/** Opens an appointment in the drawer, over its list (C16). */
export function AppointmentLink(props: AppointmentLinkProps) {
  const { row, className = '', isRow = false, children, ...rest } = props;
  const opened = use(OpenedContext);
  const around = use(ListAroundContext);
  const token = appointmentToken(row);
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    opened.set({
      token,
      row,
      list: around?.latest ?? null,
      place: around?.latest.get()?.rows.indexOf(row) ?? -1,
      card: event.currentTarget.closest('section'),
    });
    changeDialog('appointment', token);
  };
  return (
    <a
      href={`?${around?.search ?? ''}appointment=${token}`}
      data-appointment={token}
      aria-haspopup="dialog"
      aria-current={token === around?.openToken || undefined}
      onPointerEnter={fetchCode}
      onFocus={fetchCode}
      onClick={open}
      className={isRow ? `${rowLink} ${className}` : className}
      {...rest}
    >
      {children}
    </a>
  );
}

interface AppointmentListProps {
  /** Follows '3 of 38' in the drawer: 'invalid'. */
  readonly name: string;
  /** In the order in which the drawer steps through them. */
  readonly rows: readonly Appointment[];
  readonly children: ReactNode;
}

/** Around a list of `AppointmentLink`s: lets the drawer count the rows and step through them. */
export function AppointmentListProvider({ name, rows, children }: AppointmentListProps) {
  const [latest] = useState(() => createStore<AppointmentRows | null>({ name, rows }));
  useLayoutEffect(() => latest.set({ name, rows }), [latest, name, rows]);
  const query = new URLSearchParams(useSearch());
  const openToken = query.get('appointment');
  query.delete('appointment');
  const search = query.size > 0 ? `${query}&` : '';
  const around = useMemo(() => ({ search, openToken, latest }), [search, openToken, latest]);
  return <ListAroundContext value={around}>{children}</ListAroundContext>;
}
