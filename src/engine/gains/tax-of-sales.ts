import { realEstateGainsExemptIn, smallBusinessStockTaxedIn } from '#facts/state-rules/small-business-stock.ts'
import type { StateCode } from '#facts/states/codes.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { federalReturn } from '../tax/federal-return.ts'
import type { Household } from '../tax/household.ts'
import { type HouseholdTax, settleTaxes } from '../tax/settle-taxes.ts'
import type { LoadedStateLaw } from '../tax/state-law.ts'
import { noSales, type YearOfSales } from './asset-sales.ts'

/** The law a sale is taxed under: the federal law of one year and the state's of the same. */
export interface GainsLaw {
  readonly facts: TaxYearFacts
  readonly state: LoadedStateLaw
}

/** The household's year with these sales in it. Dollars. Ordinary gain on a rental goes with the rent, so that the net investment income tax sees it. */
export const withSales = (household: Household, sales: YearOfSales): Household => ({
  ...household,
  shortTermGain: household.shortTermGain + sales.shortTerm,
  longTermGain: household.longTermGain + sales.longTerm,
  collectiblesGain: household.collectiblesGain + sales.collectibles,
  depreciationGain: household.depreciationGain + sales.depreciation,
  otherIncome: household.otherIncome - sales.ordinaryLoss,
  rental: household.rental + sales.ordinaryGain,
})

/** Whether the state taxes, in this year, gain that section 1202 leaves out of federal income. */
export function taxesSmallBusinessGain(state: string | null, year: number): boolean {
  const rule = state === null ? undefined : smallBusinessStockTaxedIn.value[state as StateCode]
  return (
    rule !== undefined && (rule.from === null || year >= rule.from) && (rule.through === null || year <= rule.through)
  )
}

/** Whether the state's tax on gains leaves out land and buildings. */
export const leavesRealEstateOut = (state: string | null): boolean =>
  state !== null && realEstateGainsExemptIn.value.includes(state as StateCode)

/**
 * Federal and state tax of the year with these sales. A state that does not follow section 1202 starts from a federal return with the gain in it; one whose tax
 * on gains leaves out real estate does not see it. Everything else the state takes from the federal return.
 */
export function taxWithSales(household: Household, sales: YearOfSales, { facts, state }: GainsLaw): HouseholdTax {
  const filed = withSales(household, sales)
  if (state === 'none') return settleTaxes(filed, facts, null)
  const { smallBusinessExcluded: excluded, realEstateLongTerm: realEstate } = sales
  const addsBack = excluded !== 0 && taxesSmallBusinessGain(household.state, facts.year)
  const leavesOut = realEstate !== 0 && leavesRealEstateOut(household.state)
  if (!addsBack && !leavesOut) return settleTaxes(filed, facts, (federal) => state.returnOf(filed, federal, facts.year))
  const own = {
    ...filed,
    longTermGain: filed.longTermGain + (addsBack ? excluded : 0) - (leavesOut ? realEstate : 0),
  }
  return settleTaxes(filed, facts, (federal) =>
    state.returnOf(
      own,
      federalReturn(own, facts, {
        stateIncomeTax: federal.deductions.itemizes ? federal.deductions.itemized.stateIncomeTax : 0,
      }),
      facts.year,
    ),
  )
}

/** A year in which something is sold, and the household's year without it. */
export interface SaleYear {
  readonly year: number
  readonly household: Household
  readonly sales: YearOfSales
}

export interface TaxedYear extends SaleYear {
  readonly without: HouseholdTax
  readonly with: HouseholdTax
}

export interface TaxOfSales {
  readonly years: readonly TaxedYear[]
  /** Dollars more in tax; below zero a saving. */
  readonly federal: number
  readonly stateAndLocal: number
  readonly total: number
  /** Part of `federal`. */
  readonly netInvestmentIncome: number
  /** Losses left after the last of the years, beyond those there would have been; positive dollars. */
  readonly shortTermCarryover: number
  readonly longTermCarryover: number
}

/** Years without a sale between two with one are walked through only so far; losses then wait as they are. */
const MOST_BETWEEN = 10

const carried = (household: Household, { federal: { gains } }: HouseholdTax): Household => ({
  ...household,
  shortTermCarryover: gains.shortTermCarryover,
  longTermCarryover: gains.longTermCarryover,
})
const carriesAny = ({ federal: { gains } }: HouseholdTax): boolean =>
  gains.shortTermCarryover + gains.longTermCarryover > 0.005

/**
 * What sales add to the income taxes of their years, the earliest first: each year's returns with and without them, losses carried from one to the next along both
 * ways (IRC 1212(b)). Years between are followed while a loss is left. Carryovers given with the first household come before all. Nominal dollars, one law for all years.
 * `known` remembers years without a sale from one call to the next, for many plans of the same household under the same law.
 */
export function taxOfSales(saleYears: readonly SaleYear[], law: GainsLaw, known: PlainYears = new Map()): TaxOfSales {
  const years: TaxedYear[] = []
  const inOrder = [...saleYears].sort((a, b) => a.year - b.year)
  for (const [index, next] of inOrder.entries()) {
    let last = years.at(-1)
    for (let year = (last?.year ?? next.year) + 1; last && year < next.year; year += 1) {
      if (
        (!carriesAny(last.with) && !carriesAny(last.without)) ||
        year - (inOrder[index - 1]?.year ?? 0) > MOST_BETWEEN
      )
        break
      last = walked({ year, household: plainYear(next.household), sales: noSales }, last, law, known)
      years.push(last)
    }
    years.push(walked(next, last, law, known))
  }
  const sum = (of: (year: TaxedYear) => number): number => years.reduce((total, year) => total + of(year), 0)
  const federal = sum((year) => year.with.federalTax - year.without.federalTax)
  const stateAndLocal = sum((year) => year.with.stateAndLocalTax - year.without.stateAndLocalTax)
  const left = (of: 'shortTermCarryover' | 'longTermCarryover'): number => {
    const last = years.at(-1)
    return last ? last.with.federal.gains[of] - last.without.federal.gains[of] : 0
  }
  return {
    years,
    federal,
    stateAndLocal,
    total: federal + stateAndLocal,
    netInvestmentIncome: sum(
      (year) => year.with.federal.otherTaxes.netInvestmentIncome - year.without.federal.otherTaxes.netInvestmentIncome,
    ),
    shortTermCarryover: left('shortTermCarryover'),
    longTermCarryover: left('longTermCarryover'),
  }
}

/** The household's year with nothing sold in it. */
export const plainYear = (household: Household): Household => ({
  ...household,
  shortTermGain: 0,
  longTermGain: 0,
  collectiblesGain: 0,
  depreciationGain: 0,
})

/** Returns of years without a sale, by the household they are of. */
export type PlainYears = Map<string, HouseholdTax>

function withoutSales(household: Household, law: GainsLaw, known: PlainYears): HouseholdTax {
  const key = JSON.stringify(household)
  const seen = known.get(key)
  if (seen) return seen
  const taxes = taxWithSales(household, noSales, law)
  known.set(key, taxes)
  return taxes
}

function walked(next: SaleYear, last: TaxedYear | undefined, law: GainsLaw, known: PlainYears): TaxedYear {
  const without = withoutSales(last ? carried(next.household, last.without) : next.household, law, known)
  if (next.sales === noSales && (!last || (!carriesAny(last.with) && !carriesAny(last.without))))
    return { ...next, without, with: without }
  return {
    ...next,
    without,
    with: taxWithSales(last ? carried(next.household, last.with) : next.household, next.sales, law),
  }
}
