import { dateText, dollars } from '#calculators/kit/format.ts'
import type { DateAhead } from '#engine/household/payment-dates.ts'

const words: Readonly<Record<DateAhead['what'], string>> = {
  payday: 'Payday',
  bill: 'Bill due',
  debt: 'Payment due',
  'promo-ends': 'Offer ends',
  renews: 'Renews',
  notice: 'Last day to cancel',
  'policy-renews': 'Policy renews',
  matures: 'CD matures',
  expected: 'Expected',
}
/** Dates shown before the rest is opened. */
const FIRST = 8

/** What comes next, earliest first. */
export function DatesList({ dates, none }: { readonly dates: readonly DateAhead[]; readonly none: string }) {
  if (dates.length === 0) return <p className="card p-5 text-ink-2">{none}</p>
  const later = dates.slice(FIRST)
  return (
    <div className="card">
      <Rows dates={dates.slice(0, FIRST)} />
      {later.length > 0 ? (
        <details className="border-line border-t">
          <summary className="min-h-10 cursor-pointer px-4 py-2.5 font-semibold text-green text-sm md:px-5">
            {later.length} more {later.length === 1 ? 'date' : 'dates'}
          </summary>
          <Rows dates={later} />
        </details>
      ) : null}
    </div>
  )
}

function Rows({ dates }: { readonly dates: readonly DateAhead[] }) {
  return (
    <ul className="divide-y divide-line">
      {dates.map(({ on, what, id, name, amount }) => (
        <li key={`${on}${what}${id}`} className="flex flex-wrap items-baseline gap-x-3 px-4 py-2.5 md:px-5">
          <span className="w-26 flex-none whitespace-nowrap text-ink-2 text-sm">{dateText(on, true)}</span>
          <span className="min-w-0 flex-1 basis-24 [overflow-wrap:anywhere]">
            {name} <span className="text-ink-2 text-sm">· {words[what]}</span>
          </span>
          {amount === null ? null : <span className="ml-auto font-semibold">{dollars(amount)}</span>}
        </li>
      ))}
    </ul>
  )
}
