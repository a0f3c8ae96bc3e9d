/** Chance as a hundred dots: the ones that count are filled squares, the others small rings. */
const SIDE = 10

export function DotGrid({ of100, label }: { readonly of100: number; readonly label: string }) {
  return (
    <svg viewBox="0 0 100 100" className="size-20 flex-none" role="img" aria-label={label}>
      {Array.from({ length: SIDE * SIDE }, (_, i) => {
        const x = (i % SIDE) * 10 + 5
        const y = Math.floor(i / SIDE) * 10 + 5
        return i < of100 ? (
          <rect key={`${x}-${y}`} x={x - 4} y={y - 4} width={8} height={8} className="fill-copper" />
        ) : (
          <circle key={`${x}-${y}`} cx={x} cy={y} r={2} className="fill-none stroke-line-strong" />
        )
      })}
    </svg>
  )
}
