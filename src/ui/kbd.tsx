/** A key, on a button or in a hint. */
export function Kbd({ children }: { readonly children: string }) {
  return (
    <kbd className="rounded-badge border-line-strong text-caption inline-grid h-5 min-w-5 place-items-center border border-b-2 px-1 font-sans leading-none font-medium">
      {children}
    </kbd>
  );
}
