import { ChevronDown, ChevronUp, Link } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useCopy } from '../../shell/clipboard.tsx';
import { Page } from '../../shell/page.tsx';
import { useMinWidth } from '../../ui/browser-state.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { BackLink } from '../../ui/links.tsx';

interface PersonPageProps extends Omit<ComponentProps<typeof Page>, 'actions' | 'more'> {
  readonly back: Pick<ComponentProps<typeof BackLink>, 'href' | 'to'>;
  /** Null where the person is in no list. */
  readonly neighbors: ComponentProps<typeof Neighbors> | null;
  /** The page's own button, beside Copy link. */
  readonly action?: ReactNode;
}

/** The page of one person: the arrows to the next one, Copy link and the link back, on a phone in a line of their own. */
export function PersonPage(props: PersonPageProps) {
  const { back, neighbors, action, children, ...page } = props;
  const arrows = neighbors && <Neighbors {...neighbors} />;
  const backLink = <BackLink {...back} />;
  return (
    <Page
      {...page}
      actions={
        <>
          {arrows}
          {action}
          <CopyLink />
          {backLink}
        </>
      }
      more={
        <>
          {action}
          <CopyLink />
        </>
      }
    >
      <PhoneSteps>
        {backLink}
        {arrows}
      </PhoneSteps>
      {children}
    </Page>
  );
}

/** On a phone the link back and the arrows are one line above the figures, and not in the header. */
function PhoneSteps({ children }: { readonly children: ReactNode }) {
  const isPhone = !useMinWidth('sm');
  return (
    isPhone && <div className="-mb-2 flex min-h-10 items-center justify-between">{children}</div>
  );
}

/** Copies the page's address, with the comparison and the open list. */
function CopyLink() {
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

/** Arrows to the pages of the people before and after; none past an end. */
function Neighbors({ before, after }: { before: Neighbor | null; after: Neighbor | null }) {
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
