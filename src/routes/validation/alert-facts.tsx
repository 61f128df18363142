import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { shownText } from '../../domain/appointment/appointment.ts';
import { noValue } from '../../domain/number/format.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { regionName } from '../../domain/region/region.ts';
import { formatInstant } from '../../domain/time/eastern.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { ConfidenceScale } from '../../ui/confidence.tsx';
import { DefinitionList } from '../../ui/text.tsx';
import { TodayAt } from '../../ui/booked-at.tsx';
import { DecisionBadge } from './alert-list.tsx';
import { alertTabOf, tabLabels } from './alerts.ts';

/** An alert's details (spec 2): confidence, reason, then the other fields. */
export function AlertFacts({ alert }: { readonly alert: ValidationAlert }) {
  const tab = alertTabOf(alert.status);
  return (
    <>
      <ConfidenceScale confidence={alert.confidence} />
      <section aria-label="Reason for manual review">
        <h3 className="text-small mb-2 font-medium">Reason for manual review</h3>
        <p className="rounded-tray text-body bg-[color-mix(in_srgb,var(--ink)_5%,transparent)] px-3.5 py-3 whitespace-pre-line">
          <bdi>{shownText(alert.reason)}</bdi>
        </p>
      </section>
      <DefinitionList
        className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3"
        valueClass="text-body line-clamp-12 sm:line-clamp-4 leading-[22px] font-medium [overflow-wrap:anywhere] tabular-nums"
        items={[
          { label: 'Customer', value: shownText(alert.customer) },
          { label: 'Region', value: regionName(alert.region) },
          { label: 'Sales rep', value: repDisplayName(alert.salesRep) },
          {
            label: 'Telemarketer',
            value: (
              <TelemarketerLink name={alert.telemarketer}>
                {alert.telemarketer || 'Unknown'}
              </TelemarketerLink>
            ),
          },
          { label: 'Created', value: <TodayAt time={alert.createdAt} /> },
          { label: 'Status', value: tab ? tabLabels[tab] : alert.status || noValue },
          ...(tab === 'pending' ? [] : reviewOf(alert)),
        ]}
      />
      {tab !== 'pending' && (
        <DefinitionList
          valueClass="text-body [overflow-wrap:anywhere] whitespace-pre-line"
          items={[{ label: 'Notes', value: alert.notes || 'No notes' }]}
        />
      )}
    </>
  );
}

function reviewOf(alert: ValidationAlert) {
  const isReviewed = alertTabOf(alert.status) === 'reviewed';
  return [
    { label: 'Reviewer', value: shownText(alert.reviewedBy) },
    { label: 'Reviewed', value: formatInstant(alert.reviewedAt) },
    ...(isReviewed ? [{ label: 'Decision', value: <DecisionBadge alert={alert} /> }] : []),
  ];
}
