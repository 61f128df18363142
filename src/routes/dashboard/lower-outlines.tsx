import { Fragment, type ReactNode } from 'react';
import { reads } from '../../api/contract.ts';
import { useRecord } from '../../query/use-read.ts';
import { OrNotLoaded } from '../../shell/screen-states.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { Card } from '../../ui/card.tsx';
import { lazy, type LoadState, whenIdle } from '../../ui/lazy.ts';

/** The code of the lower half, fetched in an idle moment. */
export async function fetchLowerHalf() {
  await new Promise<void>(whenIdle);
  return import('./lower-half.tsx');
}

const lowWhileEmpty = 'has-[>[data-nothing]]:low';

/** What an outline shows of a card whose code comes after the first look: it takes as much room. */
export const lowerCards = {
  needs: {
    title: 'Needs you now',
    subtitle: 'Most appointments at stake first',
    // Three lines in each state.
    className: 'compact min-h-[345px] md:min-h-[161px] print:hidden',
  },
  recent: { title: 'Recent Validations', className: `min-h-[30rem] ${lowWhileEmpty}` },
  health: { title: 'System Health', className: '' },
  actions: { title: 'Quick Actions', className: 'min-h-[9.5rem] print:hidden' },
  analysis: {
    title: 'Appointments Analysis',
    className: 'wide:flex-[7] min-h-[32.5rem] max-sm:min-h-[35.5rem]',
  },
  performance: {
    title: 'AI Performance Insights',
    className: 'wide:flex-[5] max-wide:min-h-[29.25rem] max-sm:min-h-[35rem]',
  },
  why: {
    title: 'Why appointments are invalid',
    className: `min-h-[37.5rem] max-sm:min-h-[58.5rem] ${lowWhileEmpty}`,
  },
  log: { title: 'Appointments Log', className: `min-h-[32.5rem] ${lowWhileEmpty}` },
  endpoints: { title: 'API Endpoints', className: 'min-h-[32.5rem] print:hidden' },
  learning: {
    title: 'AI Learning System',
    className: 'min-h-[39rem] max-sm:min-h-[57.25rem]',
  },
  rules: { title: 'Validation Rules', className: '' },
} as const;

export const row = 'grid min-w-0 gap-3 sm:gap-4 huge:gap-5 *:min-w-0';

type LowerCard = Exclude<keyof typeof lowerCards, 'needs'>;

/** The lower half from top to bottom, drawn or in outlines. */
export const lowerRows = (card: (of: LowerCard) => ReactNode): readonly ReactNode[] => [
  <div key="recent" className={`${row} wide:grid-cols-[2fr_1fr]`}>
    {card('recent')}
    <div className={`${row} wide:grid-cols-1 wide:grid-rows-[auto_1fr] md:grid-cols-2`}>
      {card('health')}
      {card('actions')}
    </div>
  </div>,
  // Flex: AI Performance Insights may render nothing, and its neighbor then takes the row.
  <div key="analysis" className="wide:flex-row huge:gap-5 flex flex-col gap-3 sm:gap-4">
    {card('analysis')}
    {card('performance')}
  </div>,
  <Fragment key="why">{card('why')}</Fragment>,
  <div key="log" className={pair}>
    {card('log')}
    {card('endpoints')}
  </div>,
  <div key="learning" className={pair}>
    {card('learning')}
    {card('rules')}
  </div>,
];

const pair = `${row} wide:grid-cols-[7fr_5fr]`;

interface OutlineProps {
  readonly of: keyof typeof lowerCards;
  readonly className?: string;
}

/** In the place of a card that is not drawn yet; it is as high as the card at its least. */
function Outline({ of, className = '' }: OutlineProps) {
  const { className: height, ...head } = lowerCards[of];
  return (
    <Card {...head} state="loading" className={`${height} ${className}`}>
      {of === 'needs' && <RowsSkeleton rows={3} height={41} />}
      {of === 'health' && <RowsSkeleton rows={4} height={40} />}
    </Card>
  );
}

export const outlines = lowerRows((of) => <Outline of={of} />);

/** In the place of the lower half while its code is on its way. */
export function LowerOutlines(loading: LoadState) {
  return (
    <OrNotLoaded isPart {...loading}>
      {outlines}
      <span hidden data-loading-screen />
    </OrNotLoaded>
  );
}

/** In the place of a card whose code is on its way. */
export function LoadingCard({ of, className = '', ...loading }: OutlineProps & LoadState) {
  return (
    <OrNotLoaded isPart {...loading}>
      <Outline of={of} className={className} />
    </OrNotLoaded>
  );
}

/** Of the element above the cards that takes the strip, whose code comes later. */
export const sinceId = 'since';

const NumbersNote = lazy(async () => (await import('./numbers-note.tsx')).NumbersNote);

/** Says which figures of a panel contradict another call: nothing before there is a second response to compare. */
export function FooterNote({ of }: { readonly of: 'regions' | 'telemarketers' }) {
  return useRecord(reads.dashboard, ({ history }) => history.length > 1) && <NumbersNote of={of} />;
}
