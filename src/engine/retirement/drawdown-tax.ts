/**
 * What taxes leave of a life off savings, year by year: which account the money comes from, the required distributions, the federal and
 * state returns, and Medicare's surcharge. Dollars of constant buying power in and out.
 */
import { federalReturn } from '#engine/tax/federal-return.ts'
import { emptyHousehold, type Household, noIncome, type Person } from '#engine/tax/household.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import { medicareAge } from '#facts/retirement/medicare-enrollment.ts'
import { actDeductionYears } from '#facts/tax-years/law-years.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import { lawAhead } from '../housing/law-ahead.ts'
import { medicareSurcharge } from '../social-security/medicare-surcharge.ts'
import { requiredAge, requiredDistribution } from './required-distributions.ts'

/** Income beside the savings in one year, real dollars. */
export interface OtherIncome {
  readonly benefits: number
  readonly pension: number
  readonly pay: number
}

export interface TaxedHousehold {
  readonly status: FilingStatus
  /** Ages reached in the first year; null for no spouse. */
  readonly ages: readonly [number, number | null]
  /** Of the savings at the start, 0 to 1: in traditional accounts and in Roth accounts. The rest is taxable. */
  readonly preTax: number
  readonly roth: number
  /** Of the taxable savings at the start: gain not yet taxed. */
  readonly gain: number
  /** Qualified dividends a year, decimal of the taxable savings. Part of the return, and kept invested. */
  readonly dividends: number
  readonly takesRequired: boolean
  readonly paysSurcharge: boolean
  /** Modified AGI of the two years before the first one; null: as in the first year. */
  readonly incomeBefore: number | null
  readonly facts: TaxYearFacts
  readonly state: LoadedStateLaw
}

/** One path as it was lived before tax, real dollars by year; `risen` is how prices rose in each year (1.03). */
export interface PathLived {
  readonly taken: ArrayLike<number>
  readonly left: ArrayLike<number>
  readonly risen: ArrayLike<number>
}

/** A year after tax. Real dollars. */
export interface TaxedYear {
  readonly fromPreTax: number
  readonly fromTaxable: number
  readonly fromRoth: number
  /** The RMD of the year, and what of it was not needed and went into the taxable account. */
  readonly required: number
  readonly moved: number
  readonly federal: number
  readonly state: number
  readonly surcharge: number
  /** All of them. */
  readonly taxes: number
  /** The part that the required distribution beyond the need brought on: it is paid out of that money, the rest out of what is spent. */
  readonly ofMoved: number
  /** What of the amount taken was no longer there, because those taxes had been paid. */
  readonly short: number
}

interface Accounts {
  preTax: number
  roth: number
  taxable: number
  /** What the taxable account cost, dollars of the time. */
  basis: number
}

/**
 * Every year of a path. Each year: the required distribution first, then taxable savings, then traditional, then Roth; what is left over
 * goes into the taxable account, less the tax it brings on. All accounts hold the same mix. All other taxes come out of what is spent.
 *
 * Federal tax is figured in dollars of the time under today's law: what the law indexes has risen with the path's own prices, what it does
 * not (the edges of taxed Social Security, the investment income tax) has not, and the deduction for seniors ends with its last year. State
 * tax is figured in today's dollars under today's law. Medicare's surcharge goes by the income of two years before, its edges indexed.
 */
export function taxedYears(
  home: TaxedHousehold,
  savings: number,
  incomeOf: (year: number, prices: number) => OtherIncome,
  path: PathLived,
  years: number,
): readonly TaxedYear[] {
  const accounts: Accounts = {
    preTax: savings * home.preTax,
    roth: savings * home.roth,
    taxable: savings * Math.max(0, 1 - home.preTax - home.roth),
    basis: 0,
  }
  accounts.basis = accounts.taxable * (1 - home.gain)
  /** Of each year so far, dollars of the time. */
  const incomes: number[] = []
  let prices = 1
  return Array.from({ length: years }, (_, year) => {
    const taken = path.taken[year] as number
    const age = home.ages[0] + year
    const before = year === 0 ? savings : (path.left[year - 1] as number)
    const due = home.takesRequired && age >= requiredFrom(home) ? requiredDistribution(accounts.preTax, age) : 0
    const out = takeOut(accounts, taken, due, prices)
    const dividends = accounts.taxable * home.dividends
    const other = incomeOf(year, prices)
    const income = { iraWithdrawals: out.fromPreTax, gain: out.gain, dividends, ...other }
    const { agi, federal, state } = returnsOf(home, year, income, prices)
    incomes.push(agi)
    const ofMoved = out.moved > 0 ? taxOfMoved(home, year, income, out.moved, prices, federal + state) : 0
    accounts.taxable -= ofMoved
    accounts.basis -= ofMoved * prices
    const surcharge = home.paysSurcharge ? surchargeIn(home, year, incomes, prices) : 0
    // The year's return, with the dividends in it, makes the accounts what they are at its end.
    const grown = before - taken > 0 ? (path.left[year] as number) / (before - taken) : 0
    accounts.basis += dividends * prices
    accounts.preTax *= grown
    accounts.roth *= grown
    accounts.taxable *= grown
    prices *= path.risen[year] as number
    const { fromPreTax, fromTaxable, fromRoth, moved, short } = out
    const taxes = federal + state + surcharge
    return { fromPreTax, fromTaxable, fromRoth, required: due, moved, federal, state, surcharge, taxes, ofMoved, short }
  })
}

/** Federal and state tax of a year, real, and adjusted gross income in dollars of the time. */
function returnsOf(home: TaxedHousehold, year: number, income: YearIncome, prices: number) {
  const federal = federalReturn(householdOf(home, year, income, prices), lawIn(home, year, prices))
  return {
    agi: federal.agi,
    federal: (federal.taxAfterCredits + federal.payroll.total) / prices,
    state: stateTax(home, year, income),
  }
}

/** What the tax would be less without the money that was not needed; never more than that money. */
function taxOfMoved(
  home: TaxedHousehold,
  year: number,
  income: YearIncome,
  moved: number,
  prices: number,
  whole: number,
): number {
  const without = returnsOf(home, year, { ...income, iraWithdrawals: income.iraWithdrawals - moved }, prices)
  return Math.min(moved, Math.max(0, whole - without.federal - without.state))
}

const requiredFrom = ({ ages, facts }: TaxedHousehold): number => requiredAge(`${facts.year - ages[0]}-07-01`)

interface Out {
  readonly fromPreTax: number
  readonly fromTaxable: number
  readonly fromRoth: number
  /** Of the required distribution: not needed, put into the taxable account. */
  readonly moved: number
  readonly short: number
  /** Realized by selling; a loss is negative. */
  readonly gain: number
}

/** Takes `taken` out of the accounts, the required distribution first; puts in what is negative or left over. */
function takeOut(accounts: Accounts, taken: number, due: number, prices: number): Out {
  const required = Math.min(due, accounts.preTax)
  accounts.preTax -= required
  const spare = Math.max(0, required - taken)
  let need = taken - required + spare
  const fromTaxable = Math.min(need, accounts.taxable)
  const cost = accounts.taxable > 0 ? (accounts.basis * fromTaxable) / accounts.taxable : 0
  accounts.taxable += spare - fromTaxable
  accounts.basis += spare * prices - cost
  need -= fromTaxable
  const more = Math.min(need, accounts.preTax)
  accounts.preTax -= more
  const fromRoth = Math.max(0, Math.min(need - more, accounts.roth))
  accounts.roth -= fromRoth
  return {
    fromPreTax: required + more,
    fromTaxable,
    fromRoth,
    moved: Math.min(spare, required),
    short: Math.max(0, need - more - fromRoth),
    gain: fromTaxable - cost / prices,
  }
}

/** Real dollars. */
interface YearIncome extends OtherIncome {
  readonly iraWithdrawals: number
  readonly gain: number
  readonly dividends: number
}
/** The household of a year, its income in dollars of a time at which prices are `prices` times today's. */
function householdOf({ status, ages, state }: TaxedHousehold, year: number, income: YearIncome, prices = 1): Household {
  const first: Person = {
    ...noIncome,
    age: ages[0] + year,
    iraWithdrawals: income.iraWithdrawals * prices,
    socialSecurity: income.benefits * prices,
    privatePension: income.pension * prices,
    pay: income.pay * prices,
  }
  const spouse = ages[1]
  const dividends = income.dividends * prices
  return {
    ...emptyHousehold,
    status,
    people: status === 'joint' && spouse !== null ? [first, { ...noIncome, age: spouse + year }] : [first],
    state: state === 'none' ? null : state.facts.code,
    longTermGain: income.gain * prices,
    ordinaryDividends: dividends,
    qualifiedDividends: dividends,
  }
}

/** Today's law in a later year, in dollars of that year. */
function lawIn({ facts, status }: TaxedHousehold, year: number, prices: number): TaxYearFacts {
  if (year === 0) return facts
  const ahead = lawAhead(facts, status, year, prices ** (1 / year) - 1)
  const extras = facts.standardDeductionExtras.value
  const isOver = facts.year + year > actDeductionYears.value.through
  return {
    ...ahead,
    standardDeductionExtras: {
      ...facts.standardDeductionExtras,
      value: {
        ...extras,
        agedOrBlindEach: { ...extras.agedOrBlindEach, [status]: extras.agedOrBlindEach[status] * prices },
      },
    },
    seniorDeduction: isOver
      ? { ...facts.seniorDeduction, value: { ...facts.seniorDeduction.value, perPerson: 0 } }
      : facts.seniorDeduction,
  }
}

/** State and local tax of the year, real: today's law on today's dollars. */
function stateTax(home: TaxedHousehold, year: number, income: YearIncome): number {
  if (home.state === 'none') return 0
  const household = householdOf(home, year, income)
  return home.state.returnOf(household, federalReturn(household, home.facts), home.facts.year).total
}

/**
 * Everybody of 65 or more pays by the household's income of two years before, dollars of that time. The edges it meets are this year's and
 * have risen with prices, and so have the amounts: both are read in today's dollars.
 */
function surchargeIn(home: TaxedHousehold, year: number, incomes: readonly number[], prices: number): number {
  const medicare = home.facts.medicare.value
  const first = home.incomeBefore ?? (incomes[0] as number)
  const before = year < LOOK_BACK ? first : (incomes[year - LOOK_BACK] as number)
  const { partB, partD } = medicareSurcharge(before / prices, home.status, medicare)
  const people = home.ages.filter(
    (age, i) => age !== null && (i === 0 || home.status === 'joint') && age + year >= medicareAge.value,
  )
  return (partB + partD) * 12 * people.length
}
/** Years between an income and the premium it sets (42 USC 1395r(i)(4)(B)). */
const LOOK_BACK = 2
