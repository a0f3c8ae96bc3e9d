/** One loan of equal monthly payments, from its terms to its schedule. */
import { amortize, type PaidOff } from '#engine/lending/amortize.ts'
import { monthlyApr } from '#engine/lending/apr.ts'
import { monthlyRateOf, type QuotedRate } from '#engine/lending/installment.ts'
import { roundToCent } from '#engine/money.ts'
import { addMonths, type Month } from '#engine/month.ts'
import type { EmiInputs } from './sections.ts'

const compoundsPerYear = { monthly: 12, daily: 365, semiannual: 2, yearly: 1 } as const

/** How the rate of this form is quoted; compounding is not asked where interest is flat. */
export const quotedOf = (kind: EmiInputs['rateKind'], compounding: EmiInputs['compounding']): QuotedRate =>
  kind === 'flat' ? { kind: 'flat' } : { kind: 'falling-balance', compoundsPerYear: compoundsPerYear[compounding] }

export interface Terms {
  /** What is owed on the first day, dollars. */
  readonly owed: number
  /** Kept by the lender or paid to it on the first day. */
  readonly fee: number
  /** Decimal per year, as quoted. */
  readonly annualRate: number
  readonly quoted: QuotedRate
  readonly months: number
  /** Dollars a month; with a payment of the visitor's own the last one is smaller. */
  readonly payment: number
  readonly firstPayment: Month
  readonly extra: number
}

export interface Loan extends Terms {
  readonly schedule: PaidOff
  /** The same without extra money; the same object when there is none. */
  readonly plain: PaidOff
  /** Nominal rate on the falling balance, compounding monthly, decimal per year. */
  readonly trueRate: number
  /** Percent points by 12 CFR 1026 App. J; null when the fees leave nothing to borrow. */
  readonly apr: number | null
  /** Interest and fees, extra payments counted, dollars. */
  readonly cost: number
}

/** The rate on the falling balance that asks a flat loan's payments; the last one takes what is left of its total. */
function trueRateOfFlat({ owed, annualRate, months, payment }: Terms): number | null {
  const total = owed * (1 + (annualRate * months) / 12)
  const last = Math.max(0, total - payment * (months - 1))
  const found = monthlyApr(owed, [...Array.from({ length: months - 1 }, () => payment), last])
  return found.outcome === 'found' ? found.apr : null
}

/** The loan with its schedule; null when its rate lies above 1,000% a year or the engine refuses it. */
export function loanOf(terms: Terms): Loan | null {
  const { owed, fee, annualRate, quoted, months, payment, firstPayment, extra } = terms
  const trueRate =
    quoted.kind === 'flat' ? trueRateOfFlat(terms) : monthlyRateOf(annualRate, quoted.compoundsPerYear) * 12
  if (trueRate === null || !(trueRate <= 10)) return null
  const loan = {
    principal: owed,
    annualRate: trueRate,
    startMonth: addMonths(firstPayment, -1),
    termMonths: months,
    payment,
  }
  const plain = amortize(loan)
  const schedule = extra > 0 ? amortize({ ...loan, extras: [{ kind: 'monthly', amount: extra }] }) : plain
  if (plain.outcome !== 'paid-off' || schedule.outcome !== 'paid-off') return null
  const received = owed - fee
  const apr =
    received > 0
      ? monthlyApr(
          received,
          plain.rows.map((row) => row.payment),
        )
      : null
  return {
    ...terms,
    schedule,
    plain,
    trueRate,
    apr: apr?.outcome === 'found' ? apr.apr * 100 : null,
    cost: roundToCent(schedule.totalInterest + fee),
  }
}
