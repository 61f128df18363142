import { Hourglass } from 'lucide-react';
import { Badge } from './badge.tsx';

/** The badge of a partial week (spec 2, 4). */
export function InProgress() {
  return (
    <Badge tone="info" icon={<Hourglass aria-hidden />}>
      In Progress
    </Badge>
  );
}
