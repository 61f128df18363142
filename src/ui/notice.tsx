import { CircleAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const tones = {
  caution: { icon: TriangleAlert, box: 'bg-caution-soft text-caution' },
  critical: { icon: CircleAlert, box: 'bg-critical-soft text-critical' },
} as const;

interface NoticeProps {
  readonly tone: keyof typeof tones;
  readonly title: string;
  readonly children: ReactNode;
}

/** A box that says at once what failed, or what to mind. */
export function Notice({ tone, title, children }: NoticeProps) {
  const { icon: Icon, box } = tones[tone];
  return (
    <div role="alert" className={`rounded-tray text-small flex gap-2.5 px-3.5 py-3 ${box}`}>
      <Icon aria-hidden className="icon mt-px" />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <p className="font-semibold">{title}</p>
        {children && <p className="text-ink">{children}</p>}
      </div>
    </div>
  );
}
