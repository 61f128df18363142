import { shortcutKey } from '../../shell/shortcuts.ts';

/** The shortcuts of the review queue; handlers, buttons and the list of shortcuts read this table. */
export const shortcuts = {
  start: { key: 'S', label: 'Start Review', where: 'queue' },
  next: { key: 'J', label: 'Next alert', where: 'queue and alert' },
  previous: { key: 'K', label: 'Previous alert', where: 'queue and alert' },
  notes: { key: 'N', label: 'Write notes', where: 'queue and alert' },
  valid: { key: 'V', label: 'Mark Valid', where: 'alert' },
  invalid: { key: 'I', label: 'Mark Invalid', where: 'alert' },
  dismissed: { key: 'D', label: 'Dismiss', where: 'alert' },
  copy: { key: 'C', label: 'Copy phone', where: 'alert' },
  help: { key: '?', label: 'Show shortcuts', where: 'queue and alert' },
} as const;

export type Shortcut = keyof typeof shortcuts;
const names = Object.keys(shortcuts) as Shortcut[];

/** The shortcut of a key press, or null. */
export function shortcutOf(event: Parameters<typeof shortcutKey>[0]): Shortcut | null {
  const pressed = shortcutKey(event);
  return names.find((name) => shortcuts[name].key === pressed) ?? null;
}
