import type { Household } from '#engine/tax/household.ts'
import type { InterestTax, StateReturnFor } from '#engine/tax/interest-tax.ts'
import { type HouseholdTax, settleTaxes } from '#engine/tax/settle-taxes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'

/** A year's income of cash by where it comes from. Dollars; each dollar stands in one of them. */
export interface CashIncome {
  /** Interest of a bank or credit union. */
  readonly bank: number
  /** Interest the United States pays: bills, or the part of a fund's dividends a state counts as such (31 USC 3124). */
  readonly treasury: number
  /** Other dividends of a money market fund: ordinary, never qualified (IRC 854(b), 1(h)(11)). */
  readonly fund: number
  /** Dividends of a municipal fund, exempt from federal tax (IRC 103, 852(b)(5)); `home` the share the state leaves untaxed, decimal. */
  readonly municipal: number
  readonly municipalHome: number
}
export const noCash: CashIncome = { bank: 0, treasury: 0, fund: 0, municipal: 0, municipalHome: 0 }

/** What cash income adds to a household's taxes. Made once for a household, then asked for any income. */
export type CashTax = (income: CashIncome) => InterestTax

/**
 * Differences of whole returns, with and without the income on top of the household's own. The state tax on municipal interest from
 * elsewhere is taken as the state's tax on as much bank interest, since that is how states that tax it add it back; what a state takes
 * over from the federal return as tax or credits (Alabama, Missouri and Oregon deduct federal tax) stays as it was, since the federal
 * government does not tax it.
 */
export function cashTaxFor(household: Household, facts: TaxYearFacts, stateReturnFor: StateReturnFor): CashTax {
  const taxesOf = (one: Household): HouseholdTax =>
    settleTaxes(one, facts, stateReturnFor === null ? null : stateReturnFor(one))
  const before = taxesOf(household)
  const stateOn = (interest: number): number => {
    if (interest <= 0 || stateReturnFor === null) return 0
    const taxable = { ...household, interest: household.interest + interest }
    const stateOf = stateReturnFor(taxable)
    const { tax, credits, otherTaxes } = before.federal
    const after = settleTaxes(taxable, facts, (federal) => stateOf({ ...federal, tax, credits, otherTaxes }))
    return after.stateAndLocalTax - before.stateAndLocalTax
  }
  return (income) => {
    const after = taxesOf({
      ...household,
      interest: household.interest + income.bank + income.treasury,
      usInterest: household.usInterest + income.treasury,
      ordinaryDividends: household.ordinaryDividends + income.fund,
      taxExemptInterest: household.taxExemptInterest + income.municipal,
    })
    const federal = after.federalTax - before.federalTax
    const away = stateOn(income.municipal * (1 - income.municipalHome))
    const stateAndLocal = after.stateAndLocalTax - before.stateAndLocalTax + away
    return { federal, stateAndLocal, total: federal + stateAndLocal }
  }
}

/** Taxes of whole returns are sums of many rounded-off floats: a hundredth of a cent, or a part in ten billion, is the same. */
const same = (a: number, b: number): boolean => Math.abs(a - b) <= Math.max(1e-4, Math.abs(b) * 1e-10)

/**
 * The bank interest that leaves as much after tax as `net` dollars. Tax is straight between its edges, so a line through two tries
 * usually hits at once; where it does not, a bracket is halved. Null where none leaves `net`: a credit lost at one income makes a jump
 * over it. Expects net >= 0.
 */
export function bankInterestFor(taxOn: CashTax, net: number, guess = net): number | null {
  const left = (bank: number): number => bank - taxOn({ ...noCash, bank }).total
  let [low, lowLeft] = [net, left(net)]
  if (same(lowLeft, net)) return low
  if (lowLeft > net) [low, lowLeft] = [0, 0]
  let [high, highLeft] = [Math.max(guess, low + 1), Number.NaN]
  for (let step = 0; step < 60; step++) {
    highLeft = left(high)
    if (same(highLeft, net)) return high
    if (highLeft >= net || !Number.isFinite(highLeft)) break
    ;[low, lowLeft] = [high, highLeft]
    high = net + 2 * (high - highLeft) + 1
  }
  if (!(highLeft >= net)) return null
  for (let step = 0; step < 100; step++) {
    const straight = low + ((net - lowLeft) * (high - low)) / (highLeft - lowLeft)
    const inside = step % 3 < 2 && straight > low && straight < high
    const bank = inside ? straight : (low + high) / 2
    const now = left(bank)
    if (same(now, net)) return bank
    if (now < net) [low, lowLeft] = [bank, now]
    else [high, highLeft] = [bank, now]
    if (high - low <= 1e-9 * Math.max(1, high)) break
  }
  return same(highLeft, net) ? high : null
}
