import { Link } from 'lucide-react';
import { useCopy } from '../../shell/clipboard.tsx';
import { Button } from '../../ui/button.tsx';

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
