import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useStore } from '../../ui/store.ts';
import { noticePermission, notices, sendNotice, tabCount } from './index.ts';

const notes = {
  default: 'The browser asks for your permission first.',
  granted: 'At most one a minute, without customer data.',
  denied:
    "This browser blocks this site's notifications. Allow them in its site settings, then switch them on here.",
  unsupported: "This browser can't show notifications.",
} as const satisfies Record<ReturnType<typeof noticePermission>, string>;

/** What may ask for attention outside the page (issue 17): choices of this browser, off at first. */
export function NotificationChoices() {
  const id = useId();
  const [, setAnswer] = useState(noticePermission);
  const [sent, setSent] = useState('');
  // Not the answer to this page alone: another tab may have asked meanwhile.
  const permission = noticePermission();
  const isOn = useStore(notices) && permission === 'granted';
  const choose = async (on: boolean) => {
    if (on && permission === 'default') await Notification.requestPermission();
    notices.set(on && noticePermission() === 'granted');
    setAnswer(noticePermission());
  };
  const test = () => {
    const isSent = sendNotice('Test notification', 'New alerts look like this.', 'test');
    setSent(isSent ? 'Test notification sent.' : 'The browser refused the notification.');
  };
  const choices = [
    {
      label: "Count in the tab's icon",
      note: 'The number of pending alerts.',
      isChecked: useStore(tabCount),
      onChange: tabCount.set,
    },
    {
      label: 'Notifications for new alerts',
      note: (isOn && sent) || notes[permission],
      isChecked: isOn,
      isDisabled: permission === 'denied' || permission === 'unsupported',
      onChange: (on: boolean) => void choose(on),
      button: isOn && (
        <Button size="small" onClick={test}>
          Send test notification
        </Button>
      ),
    },
  ];
  return (
    <div role="group" aria-label="Notifications" className="print:hidden">
      {choices.map(({ label, note, isChecked, isDisabled, onChange, button }, at) => (
        <div
          key={label}
          className="border-line flex flex-wrap items-center gap-2.5 border-t px-4 py-1.5"
        >
          <div className="min-w-48 flex-1">
            <label className="text-small flex min-h-6 items-center gap-2.5">
              <input
                type="checkbox"
                checked={isChecked}
                disabled={isDisabled}
                aria-describedby={`${id}-${at}`}
                onChange={(event) => onChange(event.target.checked)}
                className="accent-primary size-4"
              />
              {label}
            </label>
            <p id={`${id}-${at}`} aria-live="polite" className="text-caption text-ink-2 pl-7">
              {note}
            </p>
          </div>
          {button}
        </div>
      ))}
    </div>
  );
}
