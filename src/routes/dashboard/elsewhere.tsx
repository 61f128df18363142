import { NothingFound } from '../../shell/filter-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';

/** A place where the search finds something, other than the open list, and the way there. */
export interface Place {
  readonly text: string;
  /** `button` is the one that was pressed; it goes away. */
  readonly go: (button: HTMLElement) => void;
}

interface NoMatchProps {
  readonly listName: string;
  readonly place: Place | null;
}

/** The search finds nothing in the open list: where it does, if anywhere. */
export function NoMatch({ listName, place }: NoMatchProps) {
  if (!place) return <NothingFound what="appointment" />;
  return (
    <EmptyMessage
      text={
        <>
          No match in {listName}. <PlaceButton place={place} />
        </>
      }
    />
  );
}

export function PlaceButton({ place }: { readonly place: Place }) {
  return (
    <Button size="small" onClick={({ currentTarget }) => place.go(currentTarget)}>
      {place.text}
    </Button>
  );
}
