import { Construction } from 'lucide-react';
import { Card } from '../ui/card.tsx';
import { Page } from './page.tsx';

/** A screen of the specification that comes with a later change: it says so, and nothing else. */
export function NotBuilt({ title }: { readonly title: string }) {
  return (
    <Page title={title}>
      <Card title={title} subtitle="Not built yet">
        <div className="border-line text-small text-ink-2 flex items-center gap-3 border-t px-4 py-6">
          <Construction aria-hidden className="icon" />
          This screen is not built yet. Nothing is shown here until it is.
        </div>
      </Card>
    </Page>
  );
}
