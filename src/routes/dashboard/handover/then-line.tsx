import { X } from 'lucide-react';
import { createPortal } from 'react-dom';
import { reads } from '../../../api/contract.ts';
import { readThen, thenTexts } from './sent-figure.ts';
import { easternDate } from '../../../domain/time/eastern.ts';
import { useApiClient } from '../../../query/client.ts';
import { useClockDifference } from '../../../query/clock-difference.ts';
import { usePeriod } from '../../../query/period.ts';
import { useRecord } from '../../../query/use-read.ts';
import { changeSearch, useSearchText } from '../../../shell/location.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useMoment } from '../../../ui/clock/clock.ts';
import './then-line.css';

/** What the sender of this link saw beside what is now, in the header, where nothing stands or moves for it. */
export function ThenLine() {
  const client = useApiClient();
  const then = readThen(useSearchText('seen'));
  const valid = useRecord(
    reads.dashboard,
    () => client.responseOf(reads.dashboard)?.data.metrics.totalValidAppointments ?? null,
  );
  const difference = useClockDifference() ?? 0;
  const today = useMoment(({ now }) => easternDate(now + difference));
  const { isWeek } = usePeriod();
  const texts = then && thenTexts(then, valid, today);
  // A day's figure is not compared with a week's.
  const header = document.querySelector('h1')?.parentElement;
  if (texts === null || isWeek || !header || !client.responseOf(reads.dashboard)) return null;
  const [was, when, is] = texts;
  return createPortal(
    <span className="handover-then">
      {was}
      <span className="max-sm:sr-only"> {when}</span>, {is}
      <IconButton
        label="Dismiss"
        icon={<X aria-hidden className="icon-small" />}
        onClick={() => {
          // The button, which has the focus, goes away.
          document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
          changeSearch({ seen: '' });
        }}
      />
    </span>,
    header,
  );
}
