export function Logo() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 flex-none">
      <rect x="1" y="3" width="22" height="20" rx="5" fill="var(--ink)" />
      <path d="M7 1v5M17 1v5" stroke="var(--canvas)" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M7 1.2v4M17 1.2v4" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
      <path
        d="m7.4 13.6 3.2 3.2 6-6.4"
        fill="none"
        stroke="var(--canvas)"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
