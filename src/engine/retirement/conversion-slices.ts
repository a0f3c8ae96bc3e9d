import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { federalReturn } from '../tax/federal-return.ts'
import type { Household } from '../tax/household.ts'

/** A part of a conversion that lies in one tax bracket. Dollars of taxable conversion, beginning with `from`. */
export interface ConversionSlice {
  /** The bracket's rate, a decimal; 0 where deductions are still unused. */
  readonly rate: number
  readonly from: number
  readonly to: number
  /** Federal and state income tax it adds, dollars; more than the rate says where benefits, gains or credits react. */
  readonly tax: number
  /** The bracket is full at `to`; else the money ran out. */
  readonly full: boolean
}

/** The household with this much more taxable IRA money for the first person. */
export function withConversion(household: Household, amount: number): Household {
  const [first, second] = household.people
  const more = { ...first, iraWithdrawals: first.iraWithdrawals + amount }
  return { ...household, people: second === undefined ? [more] : [more, second] }
}

/** Income taxed by the ordinary brackets, dollars: taxable income without long-term gains and qualified dividends. */
const ordinaryIncome = (household: Household, facts: TaxYearFacts): number => {
  const { taxableIncome, gains } = federalReturn(household, facts)
  return taxableIncome - gains.preferential
}

/**
 * The most taxable conversion that keeps ordinary income at or under `edge`, dollars to the cent; 0 where it is over already. Social Security that becomes taxable and
 * deductions that shrink are in it, as whole returns are compared. Ordinary income never falls as a conversion grows.
 */
export function roomUnder(household: Household, facts: TaxYearFacts, edge: number): number {
  const over = (amount: number) => ordinaryIncome(withConversion(household, amount), facts) > edge
  if (over(0)) return 0
  let low = 0
  let high = 65_536
  while (!over(high) && high < 1e10) {
    low = high
    high *= 2
  }
  while (high - low > 0.005) {
    const middle = (low + high) / 2
    if (over(middle)) high = middle
    else low = middle
  }
  return Math.round(low * 100) / 100
}

/** The top of the bracket of this rate for the household, dollars of taxable income; null for the last one. A rate that is none: null. */
export function bracketTop(household: Household, facts: TaxYearFacts, rate: number): number | null {
  const brackets = facts.ordinaryBrackets.value[household.status]
  const at = brackets.findIndex((bracket) => Math.abs(bracket.rate - rate) < 1e-9)
  return at < 0 ? null : (brackets[at + 1]?.over ?? null)
}

/**
 * A taxable conversion of up to `most` dollars, bracket by bracket, with the tax of each part as the difference of whole returns. `taxOf` is the household's income tax of the year.
 */
export function conversionSlices(
  household: Household,
  facts: TaxYearFacts,
  taxOf: (household: Household) => number,
  most: number,
): readonly ConversionSlice[] {
  const brackets = facts.ordinaryBrackets.value[household.status]
  const tops = [
    { rate: 0, top: 0 as number | null },
    ...brackets.map(({ rate }, i) => ({ rate, top: brackets[i + 1]?.over ?? null })),
  ]
  const slices: ConversionSlice[] = []
  let from = 0
  let before = taxOf(household)
  for (const { rate, top } of tops) {
    if (from >= most) break
    const room = top === null ? Number.POSITIVE_INFINITY : roomUnder(household, facts, top)
    const to = Math.min(most, room)
    if (to <= from) continue
    const after = taxOf(withConversion(household, to))
    slices.push({ rate, from, to, tax: after - before, full: room <= most })
    before = after
    from = to
  }
  return slices
}
