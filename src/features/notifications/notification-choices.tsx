import { useEffect, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useStore } from '../../ui/store.ts';
import {
  iconCountSetting,
  notificationPermission,
  notificationRefused,
  notificationSetting,
  sendNotification,
} from './index.ts';

const notes = {
  default: 'Asks once',
  granted: 'At most one a minute',
  denied:
    "This browser blocks this site's notifications. Allow them in its site settings, then switch them on here.",
  unsupported: "This browser can't show notifications.",
} as const satisfies Record<ReturnType<typeof notificationPermission>, string>;

const refusedNote = 'Switched off: this browser refused to show a notification.';
const withdrawnNote = 'Switched off: this browser no longer allows them. Switch them on again.';

/** The settings of notifications and the tab's icon (issue 17): of this browser, off by default. */
export function NotificationChoices() {
  const id = useId();
  const [permission, setPermission] = useState(notificationPermission);
  const [sent, setSent] = useState('');
  useEffect(() => {
    // Another tab, or the browser's settings, may have changed it. Each reading waits for the browser's main process.
    const read = () => setPermission(notificationPermission());
    addEventListener('focus', read);
    return () => removeEventListener('focus', read);
  }, []);
  const isChosen = useStore(notificationSetting);
  const isOn = isChosen && permission === 'granted';
  const isRefused = useStore(notificationRefused);
  const choose = async (on: boolean) => {
    setSent('');
    notificationRefused.set(false);
    if (on && permission === 'default') await Notification.requestPermission();
    notificationSetting.set(on && notificationPermission() === 'granted');
    setPermission(notificationPermission());
  };
  const test = () => {
    if (sendNotification('Test notification', 'New alerts look like this.', 'test'))
      setSent('Test notification sent.');
  };
  const problem =
    (isRefused && refusedNote) || (isChosen && permission === 'default' && withdrawnNote);
  const choices = [
    {
      label: "Count in the tab's icon",
      note: 'Pending alerts',
      isChecked: useStore(iconCountSetting),
      onChange: iconCountSetting.set,
    },
    {
      label: 'Notifications for new alerts',
      note: problem || (isOn && sent) || notes[permission],
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
          className="border-line flex flex-wrap items-center justify-between gap-x-2.5 border-t px-4 py-0.5"
        >
          <label className="text-small flex min-h-8 items-center gap-2.5 has-disabled:min-h-6">
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
          <p id={`${id}-${at}`} aria-live="polite" className="text-caption text-ink-2">
            {note}
          </p>
          {button}
        </div>
      ))}
    </div>
  );
}
