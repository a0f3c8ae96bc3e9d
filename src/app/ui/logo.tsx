/** The penny. */
export function Logo({ className = 'size-[22px]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true" focusable="false">
      <circle cx="12" cy="12" r="12" className="fill-copper" />
      <circle cx="12" cy="12" r="9.6" fill="none" className="stroke-copper-tint" strokeWidth="1.4" opacity=".55" />
      <path
        d="M8.2 8.4h7.6M12 8.4v8"
        fill="none"
        className="stroke-copper-tint"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  )
}
