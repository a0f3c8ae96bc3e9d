/** The sign of a series in a list: a filled square, or two dashes for a what-if. */
export function Swatch({ color, dashed = false, depth = 1 }: { color: string; dashed?: boolean; depth?: number }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3 flex-none" aria-hidden="true">
      {dashed ? (
        <path d="M0 6h4.5M7.5 6H12" style={{ stroke: `var(--${color})` }} strokeWidth="2.5" />
      ) : (
        <rect width="12" height="12" rx="3" style={{ fill: `var(--${color})` }} opacity={depth} />
      )}
    </svg>
  )
}
