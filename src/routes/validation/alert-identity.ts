import type { ValidationAlert } from '../../calls/alerts.ts';
import { changedFields } from '../../domain/appointment/appointment.ts';

/** What an alert is known by: some backends number the rows of each response anew. */
export type AlertIdentity = Pick<ValidationAlert, 'id' | 'title' | 'customer'>;

/** The same for the same alert: its id, title and customer, which have no line breaks. */
export function alertKey({ id, title, customer }: AlertIdentity): string {
  return [id, title, customer].join('\n');
}

type Fields = Readonly<Record<string, (alert: ValidationAlert) => string | number | null>>;

/** The fields that say which appointment is decided. */
const subject: Fields = {
  title: ({ title }) => title,
  customer: ({ customer }) => customer,
  region: ({ region }) => region.id,
};

/** The other fields that the dialog shows and a poll may change. */
const details: Fields = {
  confidence: ({ confidence }) => confidence,
  reason: ({ reason }) => reason,
  telemarketer: ({ telemarketer }) => telemarketer.name,
  'sales rep': ({ salesRep }) => salesRep.name,
  created: ({ createdAt }) => createdAt.text,
};

/** What differs between two alerts of one id: 'title, customer' where it is another alert, else 'confidence'. */
export function changesOf(before: ValidationAlert, after: ValidationAlert) {
  const changed = changedFields(subject, before, after).join(', ');
  const updated = changed === '' ? changedFields(details, before, after).join(', ') : '';
  return { changed, updated };
}
