import type { Bill } from '#engine/household/lists.ts'
import type { IsoDate } from '#engine/month.ts'
import { costSoFar, priceChanges, yearlyCost } from '#engine/planning/bills/bill-history.ts'
import { type Renewal, renewalOf, renewsByItself } from '#engine/planning/bills/renewals.ts'
import { renewalWords as words } from './words/life-words.ts'

/** Days within which a last day to cancel stands out. */
const SOON = 14

const cancelLine = (renewal: Renewal): string =>
  renewal.daysLeft >= 0
    ? words.cancelBy({ on: renewal.cancelBy, days: renewal.daysLeft })
    : words.tooLate({ on: renewal.cancelBy, next: renewal.stoppable })

function Line({
  bill,
  renewal,
  today,
}: {
  readonly bill: Bill
  readonly renewal: Renewal | null
  readonly today: IsoDate
}) {
  const isEnded = bill.endsOn !== null && bill.endsOn < today
  const soFar = costSoFar(bill, today)
  const change = priceChanges(bill).at(-1)
  const isUrgent = renewal !== null && renewal.daysLeft >= 0 && renewal.daysLeft <= SOON && (bill.noticeDays ?? 0) > 0
  const when = isEnded
    ? words.ended(bill.endsOn)
    : renewal !== null
      ? (renewal.of === 'term' ? words.renews : words.charges)(renewal.on)
      : bill.endsOn !== null
        ? words.ends(bill.endsOn)
        : bill.renewsOn !== null
          ? words.unknown
          : ''
  return (
    <li className="grid gap-1 px-4 py-3 [overflow-wrap:anywhere] md:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{bill.name}</h3>
        <p className="font-semibold font-serif text-lg">{words.yearly(yearlyCost(bill))}</p>
      </div>
      <p className="text-ink-2 text-sm">
        {when}
        {soFar.total > 0 ? ` · ${words.soFar({ total: soFar.total, isEstimate: soFar.estimated > 0 })}` : ''}
      </p>
      {renewal !== null && !isEnded ? (
        <p className={`text-sm ${isUrgent ? 'font-semibold text-copper' : 'text-ink-2'}`}>{cancelLine(renewal)}</p>
      ) : null}
      {change ? <p className="text-ink-2 text-sm">{words.rose(change)}</p> : null}
    </li>
  )
}

/** What renews unless somebody stops it: when, by when to cancel, what a year costs and what it has cost, and how its price went. */
export function RenewalList({ bills, today }: { readonly bills: readonly Bill[]; readonly today: IsoDate }) {
  const lines = bills
    .filter(renewsByItself)
    .map((bill) => ({ bill, renewal: renewalOf(bill, today) }))
    .toSorted((a, b) => urgency(a.renewal) - urgency(b.renewal) || a.bill.name.localeCompare(b.bill.name))
  if (lines.length === 0) return <p className="card p-5 text-ink-2">{words.none}</p>
  return (
    <ul className="card divide-y divide-line">
      {lines.map(({ bill, renewal }) => (
        <Line key={bill.id} bill={bill} renewal={renewal} today={today} />
      ))}
    </ul>
  )
}

const LAST = 1e6
/** What can still be stopped soonest first, then what is too late, then what is unknown. */
const urgency = (renewal: Renewal | null): number =>
  renewal === null ? LAST : renewal.daysLeft >= 0 ? renewal.daysLeft : LAST / 2 - renewal.daysLeft
