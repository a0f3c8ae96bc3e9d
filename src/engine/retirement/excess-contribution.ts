import { iraExcess } from '#facts/retirement/excess-contributions.ts'

/**
 * Excise tax on money over the limit for one year, dollars (IRC 4973(a); Form 5329 lines 17 and 25): 6% of what is over at the year's end, and of no more than the accounts
 * are worth then.
 */
export function excessTax(excess: number, yearEndValue: number): number {
  return iraExcess.value.rate * Math.max(0, Math.min(excess, yearEndValue))
}

export interface ExcessYear {
  /** The limit of the year for these accounts, after its reduction by income. */
  readonly limit: number
  readonly contributed: number
  /** Taken out of the accounts in the year. Of a traditional IRA what is taxed of it, of a Roth IRA all. */
  readonly withdrawn: number
}

/**
 * What is over at the end of a year, dollars (Form 5329 Parts III and IV): that of the year before, less withdrawals and less the room the year's contributions leave, plus
 * what the year itself puts over.
 */
export function excessCarried(before: number, { limit, contributed, withdrawn }: ExcessYear): number {
  const room = Math.max(0, limit - contributed)
  const over = Math.max(0, contributed - limit)
  return Math.max(0, before - room - Math.max(0, withdrawn)) + over
}

export interface ReturnedContribution {
  readonly returned: number
  /** Value just before the contribution, plus everything that went in since, the contribution itself included. */
  readonly openingBalance: number
  /** Value just before it comes out, plus everything that came out since. */
  readonly closingBalance: number
}

/**
 * Earnings that go back with a contribution returned or recharacterized before the deadline, dollars; negative for a loss (26 CFR 1.408-11(a)(1), 1.408A-5 A-2(c); Publication 590-A
 * Worksheet 1-3). They are income of the year the contribution was made and bear no additional tax (IRC 72(t)(2)(A)(ix)).
 */
export function netIncomeReturned({ returned, openingBalance, closingBalance }: ReturnedContribution): number {
  return openingBalance > 0 ? (returned * (closingBalance - openingBalance)) / openingBalance : 0
}
