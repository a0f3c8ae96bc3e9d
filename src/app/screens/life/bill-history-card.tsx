import { type FormEvent, useState } from 'react'
import { dateText, dollarsAndCents } from '#calculators/kit/format.ts'
import type { XYChart } from '#calculators/kit/presentation.ts'
import type { Bill } from '#engine/household/lists.ts'
import { type IsoDate, parseIsoDate } from '#engine/month.ts'
import { costAhead, costSoFar, usualAmount, yearlyCost } from '#engine/planning/bills/bill-history.ts'
import { ChartCard } from '../../ui/chart/chart-card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox, TextBox } from '../device/text-box.tsx'
import { holdsUnreadable } from '../device/unreadable.ts'
import { addPayment, dropPayment, hasRoom } from './bill-payments.ts'
import { historyWords as words } from './words/life-words.ts'

/** Payments shown, the newest first. */
const SHOWN = 24

function sentences(bill: Bill, today: IsoDate): readonly string[] {
  const { recorded, payments, estimated } = costSoFar(bill, today)
  const usual = usualAmount(bill)
  const ahead = costAhead(bill, today)
  return [
    payments > 0 ? words.recorded({ count: payments, total: recorded }) : words.nothing,
    estimated > 0 && bill.startedOn !== null ? words.estimated({ estimated, since: bill.startedOn }) : '',
    usual === bill.amount ? '' : words.usual({ amount: usual }),
    ahead !== null && bill.endsOn !== null ? words.ahead({ amount: ahead, ends: bill.endsOn }) : '',
    ahead === null && yearlyCost(bill) > 0 ? words.ten({ amount: yearlyCost(bill) * 10 }) : '',
  ].filter(Boolean)
}

/** A bill's payments as a line, once there are three. */
function historyChart(bill: Bill): XYChart | null {
  const paid = bill.paid ?? []
  return paid.length < 3
    ? null
    : {
        kind: 'lines',
        key: 'bill-history',
        title: words.chart(bill.name),
        summary: words.table(bill.name),
        x: { label: words.columns.on, kind: 'date', values: paid.map(({ on }) => on) },
        unit: 'cents',
        series: [{ key: 'paid', label: bill.name, color: 'principal', values: paid.map(({ amount }) => amount) }],
      }
}

/** One bill's whole story: what it has cost, what it usually costs, and every payment written down. */
export function BillHistoryCard(props: {
  readonly bills: readonly Bill[]
  readonly today: IsoDate
  readonly isSample: boolean
}) {
  const { bills, today, isSample } = props
  const first = bills.find(({ paid }) => (paid ?? []).length > 0) ?? bills[0]
  const [chosen, setChosen] = useState<string | null>(null)
  const bill = bills.find(({ id }) => id === chosen) ?? first
  if (bill === undefined) return null
  const position = bills.indexOf(bill)
  const chart = historyChart(bill)
  const newest = (bill.paid ?? []).toReversed().slice(0, SHOWN)
  const keyed = newest.map((payment, i) => ({ payment, key: `${payment.on} ${i}` }))
  return (
    <div className="card p-5 md:p-6">
      <div className="max-w-xs">
        <SelectBox
          label={words.pick}
          value={bill.id}
          options={bills.map(({ id, name }) => [id, name] as const)}
          onChange={setChosen}
        />
      </div>
      <ul className="mt-3 grid gap-1">
        {sentences(bill, today).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {chart ? (
        <div className="mt-4">
          <ChartCard chart={chart} fileName="bill" isTitled={false} />
        </div>
      ) : null}
      {keyed.length > 0 && !isSample ? (
        <ul className="mt-4 grid max-w-md" aria-label={words.table(bill.name)}>
          {keyed.map(({ payment, key }) => (
            <li key={key} className="flex items-center justify-between gap-3 border-line border-t">
              <span>{dateText(payment.on)}</span>
              <span className="flex items-center gap-1">
                {dollarsAndCents(payment.amount)}
                <button
                  type="button"
                  className="grid size-10 place-items-center rounded-full text-ink-2 hover:bg-sunk"
                  aria-label={words.remove(payment)}
                  onClick={() => dropPayment(bill, position, payment)}
                >
                  <Icon name="x" className="size-[18px]" />
                </button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {isSample || !hasRoom(bill) ? null : <AddPayment key={bill.id} {...{ bill, position, today }} />}
    </div>
  )
}

function AddPayment(props: { readonly bill: Bill; readonly position: number; readonly today: IsoDate }) {
  const { bill, position, today } = props
  const [isOpen, setOpen] = useState(false)
  const [on, setOn] = useState('')
  const [amount, setAmount] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  const day = parseIsoDate(on)
  const isPast = day !== null && day <= today
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (holdsUnreadable(event.currentTarget) || day === null || !isPast || !amount) return
    addPayment(bill, position, { on: day, amount })
    setOpen(false)
    setTried(false)
    setOn('')
    setAmount(null)
  }
  if (!isOpen)
    return (
      <button type="button" className="button mt-4" onClick={() => setOpen(true)}>
        <Icon name="plus" className="size-[17px]" /> {words.add}
      </button>
    )
  return (
    <form onSubmit={save} noValidate className="mt-4 flex flex-wrap items-start gap-3">
      <div className="w-44">
        <TextBox
          label={words.on}
          type="date"
          value={on}
          onChange={setOn}
          error={tried && !isPast ? words.needDate : undefined}
        />
      </div>
      <div className="w-40">
        <NumberField label={words.amount} value={amount} onChange={setAmount} />
      </div>
      <button type="submit" className="button button-main self-end">
        {words.save}
      </button>
    </form>
  )
}
