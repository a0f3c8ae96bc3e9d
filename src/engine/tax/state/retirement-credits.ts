import type { RetirementIncomeCredit, RetirementRateCredit } from '#facts/states/schema-own-credits.ts'
import { measured, rowValue, socialSecurityReceived } from './measure.ts'
import { filersFrom } from './per-head.ts'
import type { StateWork } from './work.ts'

/** Pensions and IRA money still taxed, of filers of an age. */
function pensions(work: StateWork, fromAge: number): number {
  let sum = 0
  for (const [index, own] of work.own.entries()) {
    if ((work.household.people[index]?.age ?? 0) < fromAge) continue
    sum += Math.max(0, own.privatePension + own.governmentPension + own.militaryPension + own.ira)
  }
  return sum
}

/** Ohio's retirement income credit (R.C. 5747.055): dollars by the retirement income of the return that Ohio taxes. */
export function retirementIncome(work: StateWork, credit: RetirementIncomeCredit): number {
  if (measured(work, 'income-less-exemptions') >= credit.incomeUnder) return 0
  return rowValue(credit.rows, pensions(work, 0), 'above')
}

/**
 * Oregon's retirement income credit (ORS 316.157): a rate on the smaller of retirement income and a base that shrinks by Social Security
 * received and by household income, benefits aside, over a start.
 */
export function retirementRate(work: StateWork, credit: RetirementRateCredit): number {
  const { status } = work
  if (filersFrom(work, credit.fromAge) === 0) return 0
  const income = measured(work, 'agi-without-benefits')
  if (income >= credit.incomeUnder[status]) return 0
  const base = credit.base[status] - socialSecurityReceived(work) - Math.max(0, income - credit.incomeOver[status])
  return credit.rate * Math.max(0, Math.min(pensions(work, credit.fromAge), base))
}
