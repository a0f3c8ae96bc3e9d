import { roundToCent, sumToCent } from '#engine/money.ts'
import { addDays, type IsoDate } from '#engine/month.ts'

/** A payment to be made in a month: of which debt, how much, and the day it is due; null: the papers' day was not said. */
export interface DuePayment {
  readonly id: string
  readonly amount: number
  readonly due: IsoDate | null
}
export interface Payday {
  readonly on: IsoDate
  /** Whose pay, and what of it reaches the bank; null: not known. */
  readonly name: string
  readonly amount: number | null
}
export interface PaidFrom {
  readonly payday: Payday
  readonly payments: readonly DuePayment[]
  /** Dollars of debt payments that this pay carries. */
  readonly total: number
  /** Whether that is more than the pay; false where the pay is not known. */
  readonly isOver: boolean
}
export interface Assignment {
  readonly paydays: readonly PaidFrom[]
  /** Payments due before the first payday with its days of margin: what is in the account pays them. */
  readonly before: readonly DuePayment[]
}

/** Days between pay and due date that a transfer may take. */
export const MARGIN_DAYS = 2

/**
 * Which paycheck pays which debt in the month that begins on `first`. A payment comes from the last payday that lies at least `MARGIN_DAYS`
 * before it is due; one without a due day from the payday of the month that carries least so far (of an earlier one only where the month
 * has none). Each payment stands once, whole. Paydays in any order; without any, all stand `before`.
 */
export function assignToPaydays(
  payments: readonly DuePayment[],
  paydays: readonly Payday[],
  first: IsoDate,
): Assignment {
  const ordered = paydays.toSorted((a, b) => a.on.localeCompare(b.on))
  const taken: DuePayment[][] = ordered.map(() => [])
  const before: DuePayment[] = []
  const carried = (at: number): number => sumToCent((taken[at] ?? []).map(({ amount }) => amount))
  const dated = payments.filter(({ due }) => due !== null).toSorted((a, b) => (a.due ?? '').localeCompare(b.due ?? ''))
  for (const payment of dated) {
    const latest = addDays(payment.due as IsoDate, -MARGIN_DAYS)
    const at = ordered.findLastIndex(({ on }) => on <= latest)
    if (at < 0) before.push(payment)
    else taken[at]?.push(payment)
  }
  for (const payment of payments.filter(({ due }) => due === null)) {
    const places = ordered.map((_, at) => at)
    const inMonth = places.filter((at) => (ordered[at]?.on ?? '') >= first)
    const [least] = (inMonth.length > 0 ? inMonth : places).toSorted((a, b) => carried(a) - carried(b) || a - b)
    if (least === undefined) before.push(payment)
    else taken[least]?.push(payment)
  }
  return {
    paydays: ordered.map((payday, at) => {
      const total = roundToCent(carried(at))
      return { payday, payments: taken[at] ?? [], total, isOver: payday.amount !== null && total > payday.amount }
    }),
    before,
  }
}
