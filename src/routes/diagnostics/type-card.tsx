import { useId, useState } from 'react';
import { showNumber } from '../../domain/number/format.ts';
import { readingDistance } from './reading-distance.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Cell, HeadCell, RowHead, Table } from '../../ui/table.tsx';

/** The sizes of the wall at 1920 x 1080 (visual.md, Wall display), with what stands there in each. */
const wallSizes = [
  { px: 312, what: 'Valid today', sample: '' },
  { px: 112, what: 'Clock', sample: '3689' },
  { px: 100, what: 'Region counts', sample: '3689' },
  { px: 56, what: 'Rates, race counts', sample: '3689' },
  { px: 44, what: 'Large names', sample: 'California Illinois' },
  { px: 34, what: 'Small names', sample: 'Arizona Florida' },
  { px: 28, what: 'Captions', sample: 'Valid appointments today' },
  { px: 25.6, what: 'Region badges', sample: 'CA IL AZ FL' },
] as const;

const diagonals = [
  { value: '43', label: '43″' },
  { value: '55', label: '55″' },
  { value: '65', label: '65″' },
  { value: '75', label: '75″' },
] as const;

interface TypeCardProps {
  /** CSS px here per px of the wall's stage. */
  readonly pxPerStagePx: number;
}

/** Lines of text as large as the wall has them, each with the distance from which it is read (users.md section 4). */
export function TypeCard({ pxPerStagePx }: TypeCardProps) {
  const label = useId();
  const [diagonal, setDiagonal] = useState<(typeof diagonals)[number]['value']>('55');
  const meters = (px: number, angle: 'easy' | 'limit') =>
    `${showNumber(readingDistance(px, Number(diagonal), angle))} m`;
  return (
    <Card
      title="Type sizes of the wall"
      subtitle={`As large as on the wall while this window fills the screen, here of ${diagonal}″. With ease: a figure fills 20 minutes of arc; at most: 16`}
      aside={
        <div className="flex items-center gap-2.5 max-sm:hidden">
          <span id={label} className="text-small text-ink-2">
            Diagonal
          </span>
          <Segmented
            labelledBy={label}
            options={diagonals}
            value={diagonal}
            onChange={setDiagonal}
          />
        </div>
      }
    >
      <Table
        label="Sizes and distances"
        head={
          <>
            <HeadCell>Used for</HeadCell>
            <HeadCell figure>With ease</HeadCell>
            <HeadCell figure>At most</HeadCell>
            <HeadCell className="pl-6!">Line</HeadCell>
          </>
        }
      >
        {wallSizes.map(({ px, what, sample }) => (
          <tr key={px}>
            <RowHead className="whitespace-nowrap">
              {what} <span className="text-ink-3 font-normal">{showNumber(px)} px</span>
            </RowHead>
            <Cell figure>{meters(px, 'easy')}</Cell>
            <Cell figure>{meters(px, 'limit')}</Cell>
            <Cell className="w-full pl-6!">
              <span
                className="block leading-[.86] font-semibold tracking-[-.02em] whitespace-nowrap tabular-nums"
                style={{ fontSize: px * pxPerStagePx }}
              >
                {meters(px, 'easy')} <span className="text-ink-3">{sample}</span>
              </span>
            </Cell>
          </tr>
        ))}
      </Table>
    </Card>
  );
}
