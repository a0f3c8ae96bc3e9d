import { sparkPoints } from './price-text.ts'

/** The recent course as a small line. The numbers beside it say the same in words. */
export function Sparkline({ history, up }: { readonly history: readonly number[]; readonly up: boolean }) {
  const points = sparkPoints(history, 96, 26)
  if (points === '') return null
  return (
    <svg viewBox="-2 -2 100 30" className="h-7 w-24" aria-hidden="true" focusable="false">
      <polyline
        points={points}
        fill="none"
        stroke={up ? 'var(--growth)' : 'var(--interest)'}
        strokeWidth={1.75}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  )
}
