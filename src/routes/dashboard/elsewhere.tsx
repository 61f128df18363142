import type { RowFilter } from '../../domain/appointment/row-filter.ts';
import { NothingFound } from '../../features/filter/index.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';

/** Another list with matches, and the way there. */
export interface Place {
  readonly text: string;
  /** `button` was pressed and is about to unmount. */
  readonly go: (button: HTMLElement) => void;
}

interface NoMatchProps {
  readonly listName: string;
  readonly place: Place | null;
  readonly filter: RowFilter;
}

/** No match in the open list, and a button to the list that has one. */
export function NoMatch({ listName, place, filter }: NoMatchProps) {
  if (!place) return <NothingFound what="appointment" filter={filter} />;
  return (
    <EmptyMessage
      kind="search"
      text={
        <>
          No matches in {listName}.{' '}
          <Button size="small" onClick={({ currentTarget }) => place.go(currentTarget)}>
            {place.text}
          </Button>
        </>
      }
    />
  );
}
