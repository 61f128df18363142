/** What a row of a phone's menu is about, at its end. */
export function RowNote({ children }: { readonly children: string }) {
  return (
    <span aria-hidden className="text-caption ml-auto opacity-75 sm:hidden">
      {children}
    </span>
  );
}
