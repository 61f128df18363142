/** A dash in place of a large figure is quiet: at that size it would be a white block. */
export const dash = 'text-ink-3 font-normal';
