/** A key as the dialog lists it. */
interface ListedKey {
  readonly key: string;
  readonly label: string;
  /** Where on the screen it works. */
  readonly where: string;
}

export const reviewKeys = {
  start: { key: 'S', label: 'Start Review', where: 'queue' },
  next: { key: 'J', label: 'Next alert', where: 'queue and alert' },
  previous: { key: 'K', label: 'Previous alert', where: 'queue and alert' },
  notes: { key: 'N', label: 'Write notes', where: 'queue and alert' },
  valid: { key: 'V', label: 'Mark Valid', where: 'alert' },
  invalid: { key: 'I', label: 'Mark Invalid', where: 'alert' },
  dismissed: { key: 'D', label: 'Dismiss', where: 'alert' },
  open: { key: 'O', label: 'Open appointment', where: 'alert' },
  copy: { key: 'C', label: 'Copy phone', where: 'alert' },
} as const satisfies Record<string, ListedKey>;

const screenKeys: Readonly<Record<string, readonly ListedKey[]>> = {
  dashboard: [
    { key: 'Ctrl P', label: "Print the day's report", where: 'screen' },
    { key: '← →', label: 'Read the curve', where: "day's curve" },
  ],
  validation: [
    ...Object.values(reviewKeys),
    { key: 'Enter', label: 'Open the alert', where: 'queue' },
    { key: 'Esc', label: 'Leave the notes, then close', where: 'alert' },
  ],
  corrections: [{ key: '↑ ↓', label: 'Previous, next appointment', where: 'list' }],
};

const appointmentKeys: readonly ListedKey[] = [
  { key: 'J', label: 'Next appointment', where: 'open appointment' },
  { key: 'K', label: 'Previous appointment', where: 'open appointment' },
  { key: 'C', label: 'Copy phone', where: 'open appointment' },
];

const everywhere: readonly ListedKey[] = [
  { key: 'Shift D', label: 'Diagnostics', where: 'everywhere' },
  { key: '?', label: 'Show shortcuts', where: 'everywhere' },
];

const framed: readonly ListedKey[] = [
  { key: 'Ctrl K', label: 'Go to a customer, phone or screen', where: 'everywhere' },
];

const leaveWall: ListedKey = { key: 'Esc', label: 'Leave the wall', where: 'screen' };

const isLetter = ({ key }: ListedKey) => /^(?:Shift )?[A-Z?]$/.test(key);

interface Limits {
  /** Whether single letters are shortcuts. */
  readonly lettersOn: boolean;
  /** Whether the wall is locked (`&lock=1`). */
  readonly isLocked: boolean;
}

/** The keys that work on a screen. */
export function keysOf(screen: string, { lettersOn, isLocked }: Limits): readonly ListedKey[] {
  const keys =
    screen === 'wall'
      ? [...(isLocked ? [] : [leaveWall]), ...everywhere]
      : [...(screenKeys[screen] ?? []), ...appointmentKeys, ...framed, ...everywhere];
  return lettersOn ? keys : keys.filter((listed) => !isLetter(listed));
}
