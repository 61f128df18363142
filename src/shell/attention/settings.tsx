import { Bell, X } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { useStore } from '../../ui/store.ts';
import { notices, tabCount } from './choices.ts';
import { chooseNotices, noticePermission, sendNotice, type Permission } from './notification.ts';

interface AttentionSettingsProps {
  readonly titleId: string;
  readonly onClose: () => void;
}

const reasons: Readonly<Record<Permission, string>> = {
  default: 'The browser asks for your permission first.',
  granted: 'At most one a minute, without customer data.',
  denied:
    "This browser blocks this site's notifications. Allow them in its site settings, then switch them on here.",
  unsupported: "This browser can't show notifications.",
};

/** What may ask for attention outside the page (issue 17): choices of this browser, off at first. */
export function AttentionSettings({ titleId, onClose }: AttentionSettingsProps) {
  const isCounted = useStore(tabCount);
  const isNoticed = useStore(notices);
  const [permission, setPermission] = useState(noticePermission);
  const [sent, setSent] = useState('');
  const isOpen = permission === 'default' || permission === 'granted';
  const isOn = isNoticed && permission === 'granted';
  return (
    <>
      <header className="border-line flex h-14 flex-none items-center gap-2.5 border-b pr-3 pl-5">
        <Bell aria-hidden className="icon text-ink-2" />
        <h2 id={titleId} className="text-dialog flex-1">
          Notifications
        </h2>
        <IconButton label="Close" icon={<X aria-hidden className="icon" />} onClick={onClose} />
      </header>
      <div className="grid gap-4 overflow-auto px-5 py-4">
        <Choice
          label="Count in the tab's icon"
          note="The number of pending alerts."
          isOn={isCounted}
          onChange={tabCount.set}
        />
        <Choice
          label="Notifications for new alerts"
          note={reasons[permission]}
          isOn={isOn}
          isDisabled={!isOpen}
          onChange={(on) => void chooseNotices(on).then(setPermission)}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            aria-disabled={!isOn || undefined}
            onClick={() => {
              if (!isOn) return;
              const isSent = sendNotice('Test notification', 'New alerts look like this.');
              setSent(isSent ? 'Test notification sent.' : 'The browser refused the notification.');
            }}
          >
            Send test notification
          </Button>
          <p role="status" className="text-caption text-ink-2">
            {isOn ? sent : 'Switch notifications on first.'}
          </p>
        </div>
        <p className="text-caption text-ink-2">
          Both settings are for this browser only. The wall display ignores them.
        </p>
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly note: ReactNode;
  readonly isOn: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (on: boolean) => void;
}

function Choice({ label, note, isOn, isDisabled = false, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label className="text-small flex min-h-6 items-center gap-3 font-medium">
        <input
          type="checkbox"
          checked={isOn}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={(event) => onChange(event.target.checked)}
          className="accent-primary size-4"
        />
        {label}
      </label>
      <p id={id} className="text-caption text-ink-2 pl-7">
        {note}
      </p>
    </div>
  );
}
