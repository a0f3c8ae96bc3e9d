/** One way to go on: its loans, what goes with them, and the tax its interest saves. */
import { deductionPath, homeDebtLimit, type InterestDeduction } from '#engine/lending/interest-deduction.ts'
import { type LeanLoan, type LeanSchedule, leanSchedule } from '#engine/lending/lean-schedule.ts'
import { type Besides, type LoansTogether, sumPaths } from '#engine/lending/sum-paths.ts'
import { mortgageInterest } from '#facts/tax-years/standing.ts'
import type { RefinanceInputs } from './sections.ts'

export type WayKey = 'keep' | 'refinance' | 'sameEnd' | 'samePayment' | 'extra' | 'lump' | 'recast' | 'equityLoan'

export interface Way extends LoansTogether {
  readonly key: WayKey
  /** What has to be paid on closing day, or put in; negative is received. */
  readonly cashToday: number
}

export const paidOff = (loan: LeanLoan): LeanSchedule | null => {
  const found = leanSchedule(loan)
  return found.outcome === 'paid-off' ? found : null
}

const { debtLimit, olderDebtLimit } = mortgageInterest.value
/** Those of everyone but a couple filing separate returns, who have half. */
const homeDebtLimits = { debtLimit: debtLimit.joint, olderDebtLimit: olderDebtLimit.joint }

/** The old loan and what refinances it keep the limit of their day. */
export const limitOf = (inputs: RefinanceInputs): number =>
  homeDebtLimit(inputs.before2018 ? inputs.balance : 0, homeDebtLimits)

const deductionOf = (inputs: RefinanceInputs, deductibleShare: number): InterestDeduction | null =>
  inputs.itemize === 'itemize'
    ? {
        taxRate: inputs.taxRate / 100,
        debtLimit: limitOf(inputs),
        points: 'over-term',
        deductibleShare,
      }
    : null

interface Parts {
  readonly key: WayKey
  readonly loan: LeanSchedule
  readonly others: readonly LeanSchedule[]
  readonly cashToday: number
  readonly goneToday: number
  readonly insurance: NonNullable<Besides['insurance']>
  /** Share of the first loan that counts as home debt. */
  readonly deductible: number
  /** A second loan on the home whose interest counts too. */
  readonly second?: LeanSchedule | null
  /** Points to deduct over `termMonths`. */
  readonly points?: { readonly dollars: number; readonly termMonths: number }
}

/** Two loans on one home, for the limit on the debt of both. */
const together = (a: LeanSchedule, b: LeanSchedule): Pick<LeanSchedule, 'interest' | 'owed'> => {
  const months = Array.from({ length: Math.max(a.months, b.months) + 1 }, (_, month) => month)
  const sum = (key: 'interest' | 'owed') => months.map((month) => (a[key][month] ?? 0) + (b[key][month] ?? 0))
  return { interest: sum('interest'), owed: sum('owed') }
}

export function wayOf(inputs: RefinanceInputs, parts: Parts): Way {
  const rule = deductionOf(inputs, parts.deductible)
  const { dollars = 0, termMonths = 1 } = parts.points ?? {}
  const debt = parts.second ? together(parts.loan, parts.second) : parts.loan
  const tax = rule === null ? null : deductionPath(debt, dollars, termMonths, rule)
  return {
    key: parts.key,
    cashToday: parts.cashToday,
    ...sumPaths([parts.loan, ...parts.others], {
      cashToday: parts.cashToday,
      goneToday: parts.goneToday,
      insurance: parts.insurance,
      ...(tax === null ? {} : { taxSaved: tax.savedByMonth, taxLeft: tax.leftByMonth }),
    }),
  }
}
