/** A key as it is printed on a button or in a hint. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className="rounded-plate border-line-strong text-caption inline-grid h-5 min-w-5 place-items-center border border-b-2 px-1 font-sans leading-none font-medium">
      {children}
    </kbd>
  );
}
