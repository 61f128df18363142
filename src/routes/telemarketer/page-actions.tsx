import { ChevronDown, ChevronUp, Link } from 'lucide-react';
import { useLocation } from 'wouter';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { telemarketerPath } from '../../paths.ts';
import { useCopy } from '../../shell/clipboard.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { neighbor } from './people.ts';

interface NeighborsProps {
  readonly names: readonly string[];
  readonly name: string;
  readonly beside: string;
}

/** Steps through the telemarketers in the order of the choice beside them; the one compared with is left out. */
export function Neighbors({ names, name, beside }: NeighborsProps) {
  const [, navigate] = useLocation();
  const others = names.filter((each) => personKey(each) !== personKey(beside));
  const step = (by: 1 | -1) => {
    const next = neighbor(others, name, by);
    // One entry for all steps: Back leads to where the person came from.
    if (next !== undefined) navigate(telemarketerPath(next, beside), { replace: true });
  };
  return (
    <span className="flex">
      <IconButton
        label="Previous telemarketer"
        icon={<ChevronUp aria-hidden className="icon" />}
        onClick={() => step(-1)}
      />
      <IconButton
        label="Next telemarketer"
        icon={<ChevronDown aria-hidden className="icon" />}
        onClick={() => step(1)}
      />
    </span>
  );
}

/** Copies the page's address, with the comparison and the open list. */
export function CopyLink() {
  const copy = useCopy('Link', 'Copy the link from the address bar.');
  return (
    <Button
      className="max-sm:flex-auto"
      icon={<Link aria-hidden className="icon" />}
      onClick={() => void copy(location.href, 'The link opens this view.')}
    >
      Copy link
    </Button>
  );
}
