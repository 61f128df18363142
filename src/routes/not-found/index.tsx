import { paths } from '../../paths.ts';
import { Page } from '../../shell/page.tsx';
import { ButtonLink } from '../../ui/links.tsx';

/** Any other path (S2), an unknown region (C7), and a malformed URL. */
export function NotFound() {
  return (
    <Page title="404 Page Not Found">
      <div className="grid justify-items-start gap-4 py-2">
        <p className="text-body text-ink-2 max-w-[52ch]">
          There is no page at this address. The link may be incomplete.
        </p>
        <ButtonLink href={paths.dashboard} look="primary">
          Back to the dashboard
        </ButtonLink>
      </div>
    </Page>
  );
}
