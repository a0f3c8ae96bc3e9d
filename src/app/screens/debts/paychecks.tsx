import { dateText, dollarsAndCents } from '#calculators/kit/format.ts'
import type { Household } from '#engine/household/household.ts'
import { paydaysOf } from '#engine/household/payment-dates.ts'
import { shareReachingBank } from '#engine/household/reaching-bank.ts'
import { roundToCent } from '#engine/money.ts'
import { addDays, dateIn } from '#engine/month.ts'
import {
  assignToPaydays,
  type DuePayment,
  type PaidFrom,
  type Payday,
} from '#engine/planning/debts/paycheck-assignment.ts'
import { Part } from '../device/screen-head.tsx'
import { type DebtView, nameOf } from './debt-view.ts'
import { paycheckWords as words } from './words/plan-words.ts'

/** A payday this many days before the month still pays what is due early in it. */
const DAYS_BEFORE = 16

function paydaysFor({ incomes, monthlyTakeHome }: Household, { firstMonth }: DebtView): readonly Payday[] {
  const first = addDays(dateIn(firstMonth, 1), -DAYS_BEFORE)
  const share = monthlyTakeHome === null ? null : shareReachingBank(incomes, monthlyTakeHome)
  return incomes.flatMap((income) =>
    paydaysOf(income, first, dateIn(firstMonth, 31)).map((on) => ({
      on,
      name: income.name,
      amount: share ? roundToCent(income.amount * share(income)) : income.isTakeHome ? income.amount : null,
    })),
  )
}

/** Which paycheck pays which debt in the plan's next month. */
export function Paychecks({ household, view }: { readonly household: Household; readonly view: DebtView }) {
  const row = view.chosen?.course.rows[0]
  if (!row) return null
  const paydays = paydaysFor(household, view)
  const payments = row.cards
    .filter(({ payment }) => payment > 0)
    .map(({ key, payment }): DuePayment => {
      const day = view.debts.find(({ id }) => id === key)?.dueDay ?? null
      return { id: key, amount: payment, due: day === null ? null : dateIn(view.firstMonth, day) }
    })
  const assigned = assignToPaydays(payments, paydays, dateIn(view.firstMonth, 1))
  return (
    <Part title={words.title} note={words.note(view.firstMonth)}>
      {paydays.length === 0 ? (
        <p className="card p-5 text-ink-2">{words.noPayday}</p>
      ) : (
        <ul className="card divide-y divide-line overflow-hidden">
          {assigned.before.length > 0 ? (
            <Line title={words.fromAccount} payments={assigned.before} view={view} note={null} />
          ) : null}
          {assigned.paydays
            .filter((one) => one.payments.length > 0)
            .map((one) => (
              <Line
                key={`${one.payday.on}-${one.payday.name}-${one.payments[0]?.id ?? ''}`}
                title={words.payday(dateText(one.payday.on, true), one.payday.name)}
                payments={one.payments}
                view={view}
                note={carriedText(one)}
                isOver={one.isOver}
              />
            ))}
        </ul>
      )}
    </Part>
  )
}

const carriedText = ({ payday: { amount }, total, isOver }: PaidFrom): string =>
  amount === null ? words.total(total) : isOver ? words.over(total, amount) : words.totalOf(total, amount)

function Line(props: {
  readonly title: string
  readonly payments: readonly DuePayment[]
  readonly view: DebtView
  readonly note: string | null
  readonly isOver?: boolean
}) {
  const { title, payments, view, note, isOver = false } = props
  return (
    <li className="px-4 py-3 md:px-5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{title}</span>
        {note === null ? null : <span className={`text-sm ${isOver ? 'text-bad' : 'text-ink-2'}`}>{note}</span>}
      </p>
      <ul className="mt-1 text-sm">
        {payments.map(({ id, amount, due }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="[overflow-wrap:anywhere]">
              {nameOf(view, id)}
              <span className="text-ink-2">{due === null ? words.noDueDay : words.due(dateText(due, true))}</span>
            </span>
            <span className="tabular-nums">{dollarsAndCents(amount)}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
