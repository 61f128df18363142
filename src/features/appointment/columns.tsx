import { Ban, Check } from 'lucide-react';
import type { Appointment } from '../../calls/appointments.ts';
import { shownText, shownTitle, excerpt } from '../../domain/text/format.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { TelemarketerLink } from '../../shell/links.tsx';
import { Badge, RegionBadge } from '../../ui/badge.tsx';
import { bookedAt, lineOfText } from '../../ui/text.tsx';
import { type Column, StackedHead, StackedWord } from '../../ui/table.tsx';

type ColumnOf<F extends keyof Appointment> = Column<Pick<Appointment, F>>;

/** 'Booked' of an appointment, 'Judged' of a validation (C37). */
export const timeColumn = (
  head: 'Booked' | 'Judged',
): ColumnOf<'time'> & { readonly head: string } => ({
  head,
  sortBy: ({ time }) => time.ms,
  kind: 'figure',
  cellClass: 'text-ink-2',
  cell: ({ time }) => (
    <>
      <StackedHead>{head}</StackedHead>
      {bookedAt(time)}
    </>
  ),
});

export const customerColumn: ColumnOf<'customer'> = {
  head: 'Customer',
  sortBy: ({ customer }) => customer,
  cellClass: 'truncate',
  cell: ({ customer }, searched) => lineOfText(shownText(customer), searched),
};

export const titleColumn: ColumnOf<'title'> = {
  head: 'Title',
  sortBy: ({ title }) => title,
  cellClass: 'text-ink-2 truncate',
  cell: ({ title }, searched) => lineOfText(shownTitle(title), searched),
};

/** Only the badge where rows are stacked. */
export const regionColumn: ColumnOf<'region'> = {
  head: 'Region',
  sortBy: ({ region }) => region.name,
  headClass: 'w-28',
  cellClass: 'text-ink-2 truncate',
  cell: ({ region }) => (
    <>
      <RegionBadge region={region} size="small" />{' '}
      <bdi className="ml-1 @max-2xl:hidden">{excerpt(region.name)}</bdi>
    </>
  ),
};

export const repColumn: ColumnOf<'salesRep'> = {
  head: 'Sales rep',
  sortBy: ({ salesRep }) => salesRep.id && salesRep.name,
  cellClass: 'text-ink-2 truncate',
  cell: ({ salesRep }, searched) => lineOfText(salesRep.name, searched),
};

export const telemarketerColumn: ColumnOf<'telemarketer'> = {
  head: 'Telemarketer',
  sortBy: ({ telemarketer }) => telemarketer.name,
  cellClass: 'text-ink-2 truncate',
  cell: ({ telemarketer }, searched) => (
    <TelemarketerLink person={telemarketer}>
      {lineOfText(telemarketer.name, searched)}
    </TelemarketerLink>
  ),
};

type Confidences = Pick<Appointment, 'confidence' | 'stateConfidence'>;

/** 'State 99%', of the detected state (C38). */
export const stateText = (percent: number | null) => `State ${showConfidence(percent)}`;

/** The verdict's confidence, else the detected state's. */
export const confidenceColumn: ColumnOf<keyof Confidences> = {
  head: 'Confidence',
  sortBy: ({ confidence }) => confidence,
  kind: 'figure',
  headClass: 'w-28',
  cellClass: 'font-medium',
  cell: ({ confidence, stateConfidence }) =>
    confidence === null && stateConfidence !== null ? (
      stateText(stateConfidence)
    ) : (
      <>
        {showConfidence(confidence)}
        <StackedWord>confidence</StackedWord>
      </>
    ),
};

/** As wide as '100% Confidence'. */
export const resultColumn = { head: 'Result', kind: 'figure', headClass: 'w-41' } as const;

interface ConfidenceBadgeProps extends Partial<Confidences> {
  /** Whether the column's head says what the percent is, where the rows are not stacked. */
  readonly isHeaded?: boolean;
}

const wordClass = '@max-[22rem]:sr-only @min-[22rem]:contents';
const headedWord = '@max-[22rem]:sr-only @2xl:sr-only @min-[22rem]:@max-2xl:contents';

/** Of a valid row: the verdict's confidence, else the detected state's (C38). */
export function ConfidenceBadge(props: ConfidenceBadgeProps) {
  const { confidence, stateConfidence = null, isHeaded = false } = props;
  const isOfRegion = (confidence ?? null) === null && stateConfidence !== null;
  return (
    <Badge tone="line" icon={<Check aria-hidden />}>
      {isOfRegion ? stateText(stateConfidence) : showConfidence(confidence)}
      {/* A box of its own would be copied as a line of its own. */}
      {!isOfRegion && <span className={isHeaded ? headedWord : wordClass}>{' Confidence'}</span>}
    </Badge>
  );
}

export function InvalidBadge({ children }: { readonly children: string }) {
  return (
    <Badge tone="critical" icon={<Ban aria-hidden className="@max-[22rem]:hidden" />}>
      {children}
    </Badge>
  );
}
