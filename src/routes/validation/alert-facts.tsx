import type { ValidationAlert } from '../../api/entities/manual-validation.ts';
import { alertTabOf, type AlertTab } from './alerts.ts';
import { shownText } from '../../domain/appointment/appointment.ts';
import { formatInstant } from '../../domain/time/eastern.ts';
import { noValue } from '../../domain/number/format.ts';
import { regionName } from '../../domain/region/region.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { DecisionBadge } from './alert-row.tsx';
import { ConfidenceScale } from './confidence.tsx';

const statusWords: Record<AlertTab, string> = {
  pending: 'Pending',
  reviewed: 'Reviewed',
  dismissed: 'Dismissed',
};

/** What is known of an alert (spec 2), in an order that the eye learns: confidence, reason, facts. */
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
      <dl className="grid grid-cols-2 gap-x-5 gap-y-4">
        <Fact name="Customer">{shownText(alert.customer)}</Fact>
        <Fact name="Region">{regionName(alert.region)}</Fact>
        <Fact name="Sales rep">{repDisplayName(alert.salesRep)}</Fact>
        <Fact name="Telemarketer">{alert.telemarketer || 'Unknown'}</Fact>
        <Fact name="Created">{formatInstant(alert.createdAt)}</Fact>
        <Fact name="Status">{tab ? statusWords[tab] : alert.status || noValue}</Fact>
        {tab !== 'pending' && (
          <>
            <Fact name="Reviewer">{shownText(alert.reviewedBy)}</Fact>
            <Fact name="Reviewed">{formatInstant(alert.reviewedAt)}</Fact>
            {tab === 'reviewed' && (
              <div>
                <dt className="text-caption text-ink-2 mb-0.5">Decision</dt>
                <dd>
                  <DecisionBadge alert={alert} />
                </dd>
              </div>
            )}
            <div className="col-span-2">
              <dt className="text-caption text-ink-2 mb-0.5">Notes</dt>
              <dd className="text-body [overflow-wrap:anywhere] whitespace-pre-line">
                <bdi>{alert.notes || 'No notes'}</bdi>
              </dd>
            </div>
          </>
        )}
      </dl>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-caption text-ink-2 mb-0.5">{name}</dt>
      <dd className="text-body line-clamp-4 leading-[22px] font-medium [overflow-wrap:anywhere] tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}
