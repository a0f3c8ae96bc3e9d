/** The visitor's answers as the household that pays taxes. */
import type { OtherIncome, TaxedHousehold } from '#engine/retirement/drawdown-tax.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { DrawdownInputs } from './sections.ts'

export function householdFor(inputs: DrawdownInputs, facts: TaxYearFacts, state: LoadedStateLaw): TaxedHousehold {
  const { status, age, spouseAge, preTax, roth, gain, dividends, required, surcharge, incomeBefore } = inputs
  return {
    status,
    ages: [age, status === 'joint' ? spouseAge : null],
    preTax: preTax / 100,
    roth: roth / 100,
    gain: gain / 100,
    dividends: dividends / 100,
    takesRequired: required,
    paysSurcharge: surcharge,
    incomeBefore,
    facts,
    state,
  }
}

/** Other income of a year by the way it is taxed, real dollars; what doesn't rise with prices buys less. */
export const incomesOf =
  ({ incomes }: DrawdownInputs) =>
  (year: number, prices: number): OtherIncome => {
    const sum = { benefits: 0, pension: 0, pay: 0 }
    for (const { kind, amount, from, lasts, rises } of incomes) {
      if (kind === 'free' || year < from || (lasts !== null && year >= from + lasts)) continue
      sum[kind] += rises ? amount : amount / prices
    }
    return sum
  }
