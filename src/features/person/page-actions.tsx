import { ChevronDown, ChevronUp, Link } from 'lucide-react';
import { useLocation } from 'wouter';
import { useCopy } from '../../shell/clipboard.tsx';
import { Button, IconButton } from '../../ui/button.tsx';

/** Copies the page's address, with the comparison and the open list. */
export function CopyLink() {
  const copy = useCopy('Link', 'Copy the link from the address bar.');
  return (
    <Button
      className="max-sm:flex-auto"
      icon={Link}
      onClick={() => void copy(location.href, 'The link opens this view.')}
    >
      Copy link
    </Button>
  );
}

interface Neighbor {
  /** 'Next rep, Ann Lee' */
  readonly label: string;
  readonly href: string;
}

/** Steps to the pages of the people before and after; where there is none, there is no arrow. */
export function Neighbors({ before, after }: { before: Neighbor | null; after: Neighbor | null }) {
  const [, navigate] = useLocation();
  const steps = [
    ['before', before, ChevronUp],
    ['after', after, ChevronDown],
  ] as const;
  return (
    <span className="flex">
      {steps.map(([key, to, Icon]) =>
        to ? (
          <IconButton
            key={key}
            label={to.label}
            icon={Icon}
            // One history entry for all steps, so that Back leaves the page.
            onClick={() => navigate(to.href, { replace: true })}
          />
        ) : (
          <span key={key} className="size-7 max-sm:size-10" />
        ),
      )}
    </span>
  );
}
