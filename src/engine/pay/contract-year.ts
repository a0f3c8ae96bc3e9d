/** A year of the same work as one's own business (Form 1099-NEC, Schedule C), and the rate that leaves as much as a job does. */
import { findRoot } from '../solve/root.ts'
import type { HouseholdTax } from '../tax/settle-taxes.ts'
import { type Around, type TaxOfWork, taxesWithoutWork, taxOfWork } from './job-year.ts'

export interface Contract {
  /** Hours billed in a week, weeks a year: nobody pays for the others. */
  readonly hours: number
  readonly weeks: number
  /** Dollars a year of business expenses. */
  readonly costs: number
  /** Health premium a month, bought by oneself. */
  readonly premium: number
  /** Dollars a year into a plan of one's own, before tax; at most the profit left. */
  readonly planMoney: number
  /** A specified service trade (health, law, consulting): no QBI deduction at high income. */
  readonly serviceTrade: boolean
}

export interface ContractYear {
  readonly hourly: number
  readonly billed: number
  readonly profit: number
  /** `payroll` is empty here: both halves of Social Security and Medicare stand in `federal` as self-employment tax. */
  readonly tax: TaxOfWork
  readonly premium: number
  readonly planMoney: number
  /** Billed less costs, tax, premium and plan money. Below zero where they are more. */
  readonly takeHome: number
  /** Take-home and own plan money. */
  readonly worth: number
}

/**
 * What an hourly rate leaves after a year: both halves of Social Security and Medicare (IRC 1401), half of them off income (164(f)),
 * own health premiums off income (162(l)), the QBI deduction (199A), federal and state returns as a whole. No paid days off, no
 * employer money.
 */
export function contractYear(
  hourly: number,
  contract: Contract,
  around: Around,
  without: HouseholdTax = taxesWithoutWork(around),
): ContractYear {
  const billed = hourly * contract.hours * contract.weeks
  const profit = billed - contract.costs
  const premium = contract.premium * 12
  // Half of self-employment tax, at most 7.65% of profit, must stay outside the plan.
  const planMoney = Math.max(0, Math.min(contract.planMoney, profit * 0.9))
  const tax = taxOfWork(
    around,
    {
      selfEmployment: profit,
      selfEmployedHealth: premium,
      selfEmployedPlan: planMoney,
      serviceTrade: contract.serviceTrade,
    },
    without,
  )
  const takeHome = profit - tax.total - premium - planMoney
  return { hourly, billed, profit, tax, premium, planMoney, takeHome, worth: takeHome + planMoney }
}

/** No rate above this is looked at, dollars an hour. */
const MOST_RATE = 1e7

export type EqualRate =
  | { readonly outcome: 'rate'; readonly hourly: number }
  /** No hours are billed, so no rate helps. */
  | { readonly outcome: 'no-hours' }
  | { readonly outcome: 'none' }

/**
 * The hourly rate at which the contract is worth as much as `worth` dollars a year, to a hundredth of a cent. Solved with whole
 * returns, since what a rate leaves has bends (wage base, QBI, brackets, credits) that no rule of thumb follows.
 */
export function equalRate(
  worth: number,
  contract: Contract,
  around: Around,
  without: HouseholdTax = taxesWithoutWork(around),
): EqualRate {
  if (contract.hours * contract.weeks <= 0) return { outcome: 'no-hours' }
  const off = (hourly: number) => contractYear(hourly, contract, around, without).worth - worth
  let high = Math.max(
    1,
    (3 * Math.max(0, worth) + contract.costs + contract.premium * 12) / (contract.hours * contract.weeks),
  )
  while (off(high) < 0 && high < MOST_RATE) high *= 4
  const found = findRoot(off, 0, Math.min(high, MOST_RATE), { tolerance: 1e-4, iterations: 100 })
  return found.outcome === 'root' ? { outcome: 'rate', hourly: found.x } : { outcome: 'none' }
}
