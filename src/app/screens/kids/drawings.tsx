/** Small pictures of amounts: coins, tokens in a row, jars, a bar. Each says its amount in words. */

const coinSizes: Readonly<Record<number, number>> = { 1: 44, 5: 50, 10: 40, 25: 58 }

/** A US coin by its cents, in the order of sizes of the real ones. Decoration: its name stands beside it. */
export function Coin({ cents }: { readonly cents: number }) {
  const size = coinSizes[cents] ?? 44
  const isPenny = cents === 1
  return (
    <svg width={size} height={size} viewBox="0 0 60 60" aria-hidden="true" focusable="false" className="flex-none">
      <circle
        cx="30"
        cy="30"
        r="28"
        strokeWidth="3"
        className={isPenny ? 'fill-copper-tint stroke-copper' : 'fill-sunk stroke-edge'}
      />
      <circle
        cx="30"
        cy="30"
        r="22"
        fill="none"
        strokeDasharray="2 3"
        className={isPenny ? 'stroke-copper' : 'stroke-edge'}
      />
      <text
        x="30"
        y="38"
        textAnchor="middle"
        fontSize="22"
        fontWeight="700"
        className={isPenny ? 'fill-copper' : 'fill-ink-2'}
      >
        {cents}
      </text>
    </svg>
  )
}

/** Tokens in rows of ten. Above `most` a number stands for them. */
export function Tokens({
  count,
  label,
  most = 60,
}: {
  readonly count: number
  readonly label: string
  readonly most?: number
}) {
  if (count > most || count < 0) return <p className="font-semibold text-xl">{label}</p>
  const columns = Math.min(10, Math.max(1, count))
  const rows = Math.ceil(count / 10)
  if (count === 0) return <p className="text-ink-2 text-lg">{label}</p>
  return (
    <figure className="grid justify-items-start gap-1">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${columns * 24} ${rows * 24}`}
        style={{ width: columns * 24, maxWidth: '100%' }}
      >
        {Array.from({ length: count }, (_, at) => at).map((at) => (
          <circle
            key={at}
            cx={(at % 10) * 24 + 12}
            cy={Math.floor(at / 10) * 24 + 12}
            r="9"
            strokeWidth="2"
            className="fill-copper-tint stroke-copper"
          />
        ))}
      </svg>
      <figcaption className="text-ink-2" aria-hidden="true">
        {label}
      </figcaption>
    </figure>
  )
}

/** A jar with what is in it; `full` is when it is drawn full. Null is a jar on paper, to be filled with a pencil. */
export function Jar({
  name,
  count,
  full,
}: {
  readonly name: string
  readonly count: number | null
  readonly full: number
}) {
  const share = Math.min(1, Math.max(0, (count ?? 0) / full))
  const height = 62 * share
  return (
    <figure className="grid justify-items-center">
      <svg
        role="img"
        aria-label={count === null ? name : `${name}: ${count}`}
        viewBox="0 0 80 100"
        className="w-full max-w-24"
      >
        <rect x="20" y="4" width="40" height="10" rx="3" className="fill-sunk stroke-edge" strokeWidth="2" />
        <rect x="11" y={84 - height + 6} width="58" height={height} rx="6" className="fill-copper-tint" />
        <path
          d="M22 14v6c0 4-14 6-14 16v46a12 12 0 0 0 12 12h40a12 12 0 0 0 12-12V36c0-10-14-12-14-16v-6z"
          fill="none"
          className="stroke-edge"
          strokeWidth="2.5"
        />
        <text x="40" y="66" textAnchor="middle" fontSize="24" fontWeight="700" className="fill-ink">
          {count}
        </text>
      </svg>
      <figcaption className="text-center font-medium" aria-hidden="true">
        {name}
      </figcaption>
    </figure>
  )
}
