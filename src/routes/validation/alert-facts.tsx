import type { ValidationAlert } from '../../calls/alerts.ts';
import { shownText, noValue } from '../../domain/text/format.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { DefinitionList, TodayAt } from '../../ui/text.tsx';
import { nameOrUnknown, tabLabels } from './alerts.ts';
import { DecidedBy } from './review-notices.tsx';
import { DecisionBadge } from './standing.tsx';
import type { OpenAlert } from './use-open-alert.ts';

/** An alert's details (S2): reason, then the other fields. */
export function AlertFacts({ alert, row }: OpenAlert) {
  return (
    <>
      <TextBox title="Reason for manual review" text={shownText(alert.reason)} />
      <DefinitionList
        className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3"
        valueClass="text-body line-clamp-12 sm:line-clamp-4 leading-[22px] font-medium [overflow-wrap:anywhere] tabular-nums"
        items={[
          { label: 'Customer', value: shownText(alert.customer) },
          { label: 'Region', value: alert.region.name },
          { label: 'Sales rep', value: alert.salesRep.name },
          {
            label: 'Telemarketer',
            value: (
              <TelemarketerLink person={alert.telemarketer}>
                {nameOrUnknown(alert.telemarketer)}
              </TelemarketerLink>
            ),
          },
          { label: 'Booked', value: row ? <TodayAt time={row.time} /> : noValue },
          { label: 'Created', value: <TodayAt time={alert.createdAt} /> },
        ]}
      />
      {alert.status !== 'pending' && alert.notes !== '' && (
        <TextBox title="Review notes" text={alert.notes} />
      )}
    </>
  );
}

function TextBox({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section aria-label={title}>
      <h3 className="text-small mb-2 font-medium">{title}</h3>
      <p className="rounded-tray text-body bg-[color-mix(in_srgb,var(--ink)_5%,transparent)] px-3.5 py-2.5 [overflow-wrap:anywhere] whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
    </section>
  );
}

/** The decision on an alert, by whom and when it was made (S2). */
export function DecidedLine({ alert }: { readonly alert: ValidationAlert }) {
  const { status } = alert;
  return (
    <div className="border-line text-caption text-ink-2 flex min-h-11 flex-none flex-wrap items-center gap-x-2.5 border-b px-5 py-1.5">
      {status === 'dismissed' && <b className="font-semibold">DISMISSED</b>}
      <DecisionBadge alert={alert} />
      <span>
        {tabLabels[status]}
        <DecidedBy alert={alert} />
      </span>
    </div>
  );
}
