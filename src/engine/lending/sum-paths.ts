import type { LeanSchedule } from './lean-schedule.ts'
import type { MoneyPath } from './money-path.ts'

/** What goes with a set of loans besides their payments. Dollars. */
export type Besides = {
  /** Leaves the pocket today: costs, points, a lump sum; negative is cash received. */
  readonly cashToday: number
  /** Mortgage insurance a month, for so many months and never longer than the first loan lasts. */
  readonly insurance?: { readonly monthly: number; readonly months: number }
  /** Tax saved by month, index 0 today. */
  readonly taxSaved?: readonly number[]
  /** Tax still to be saved should everything end after a month. */
  readonly taxLeft?: readonly number[]
  /** Money gone on the first day: costs that buy nothing that stays, rolled into the loan or not. */
  readonly goneToday?: number
}

export type LoansTogether = {
  /** What leaves the pocket, and what is owed less tax still to be saved. */
  readonly path: MoneyPath
  /** The balances alone, dollars, by month. */
  readonly debts: readonly number[]
  /**
   * Dollars gone for good after month k: costs, interest and insurance less tax saved. Payments of principal are not in it:
   * they come back as a smaller debt.
   */
  readonly gone: readonly number[]
  /** Everything that leaves the pocket in the first month, before tax. */
  readonly firstPayment: number
  /** Until the last of the loans is paid off. */
  readonly months: number
  readonly interest: number
}

/** Several loans paid side by side as one money path. Nominal dollars; index k is k months from now. */
export const sumPaths = (loans: readonly LeanSchedule[], besides: Besides): LoansTogether => {
  const { cashToday, insurance = { monthly: 0, months: 0 }, taxSaved = [], taxLeft = [], goneToday = 0 } = besides
  const months = Math.max(0, ...loans.map((loan) => loan.months))
  const insured = Math.min(insurance.months, loans[0]?.months ?? 0)
  const paid: number[] = []
  const owed: number[] = []
  const debts: number[] = []
  const gone: number[] = []
  let lost = goneToday
  for (let month = 0; month <= months; month++) {
    const premium = month > 0 && month <= insured ? insurance.monthly : 0
    const saved = taxSaved[month] ?? 0
    let out = (month === 0 ? cashToday : premium) - saved
    let debt = 0
    lost += premium - saved
    for (const loan of loans) {
      out += loan.paid[month] ?? 0
      debt += loan.owed[month] ?? 0
      lost += loan.interest[month] ?? 0
    }
    paid.push(out)
    debts.push(debt)
    owed.push(debt - (taxLeft[month] ?? 0))
    gone.push(lost - (taxLeft[month] ?? 0))
  }
  return {
    path: { paid, owed },
    debts,
    gone,
    firstPayment: loans.reduce((sum, loan) => sum + (loan.paid[1] ?? 0), insured > 0 ? insurance.monthly : 0),
    months,
    interest: loans.reduce((sum, loan) => sum + loan.totalInterest, 0),
  }
}
