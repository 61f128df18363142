/** A neutral disc with initials; the server's gradient is not drawn (visual.md). */
export function Avatar({ initials }: { readonly initials: string }) {
  return (
    <span
      aria-hidden
      className="bg-sunken text-caption text-ink-2 shadow-edge inline-grid size-[34px] flex-none place-items-center overflow-hidden rounded-full font-semibold"
    >
      {Array.from(initials).slice(0, 2).join('')}
    </span>
  );
}
