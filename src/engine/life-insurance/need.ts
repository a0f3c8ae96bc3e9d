import { annuityFactor, levelPayment } from '../lending/payment.ts'
import { fundFor, valueNow } from './fund.ts'

/**
 * How much money a family needs when one of its grown-ups dies, now or some years from now: bills due at once, and the yearly
 * shortfall of what the family spends over what still comes in. Dollars of each year (prices risen), whole years from today; a
 * child's age in year y is the age today plus y. Rates are decimals a year.
 */

export interface FamilyCosts {
  /** Living costs a year without the one who died, today's prices; without the mortgage, child care and college below. */
  readonly living: number
  /** From this year on (the children grown) only this share of the living costs is left. */
  readonly grownFrom: number
  readonly grownShare: number
  /** Ages of the children today, whole years. */
  readonly children: readonly number[]
  /** Child care paid today, a year, for all children young enough; each child's share ends with `careUntilAge`. */
  readonly childCare: number
  /** Care and work at home that must be paid for after this death, a year, until the youngest is `careUntilAge`. */
  readonly replacedCare: number
  readonly careUntilAge: number
  readonly college: {
    /** A year for one child, today's prices. */
    readonly yearly: number
    readonly years: number
    readonly fromAge: number
    readonly growth: number
  }
  readonly mortgage: {
    readonly balance: number
    readonly rate: number
    readonly monthsLeft: number
    /** Paid off at the death; otherwise its payments go on. */
    readonly isPaidOff: boolean
  }
  readonly debts: number
  /** Funeral and last bills, today's prices. */
  readonly final: number
  /** Support goes on for the years before this one, counted from today. */
  readonly supportYears: number
  readonly inflation: number
  /** Money left over in a year is saved for later years; otherwise it is spent, and the fund pays for every shortfall. */
  readonly savesExtra: boolean
}

/** What still comes in, today's dollars: `year` counted from today. */
export interface FamilyIncome {
  /** After tax, by year from today and years since the death. */
  readonly takeHome: (year: number, sinceDeath: number) => number
  /** Social Security to the family for each year since the death, for a death in a year from today. */
  readonly benefits: (deathYear: number) => readonly number[]
}

export interface NeedYear {
  readonly year: number
  readonly living: number
  readonly care: number
  readonly college: number
  readonly mortgage: number
  readonly takeHome: number
  readonly benefits: number
  readonly shortfall: number
}

export interface Need {
  /** Due at once. */
  readonly final: number
  readonly debts: number
  readonly payoff: number
  readonly years: readonly NeedYear[]
  /** Values at the death of the yearly amounts. */
  readonly living: number
  readonly care: number
  readonly college: number
  readonly mortgage: number
  readonly takeHome: number
  readonly benefits: number
  /** What the family has left over in some years and does not, or cannot, use in others. */
  readonly unused: number
  /** Money that pays for every year's shortfall. */
  readonly fund: number
  readonly total: number
}

/** What is still owed on a level loan after so many months. */
export const balanceAfter = ({ balance, rate, monthsLeft }: FamilyCosts['mortgage'], months: number): number => {
  if (balance <= 0 || months >= monthsLeft) return 0
  const payment = levelPayment(balance, rate / 12, monthsLeft)
  return payment * annuityFactor(rate / 12, monthsLeft - months)
}

const mortgageIn = (mortgage: FamilyCosts['mortgage'], year: number): number => {
  const { balance, rate, monthsLeft, isPaidOff } = mortgage
  const months = Math.max(0, Math.min(12, monthsLeft - year * 12))
  return isPaidOff || balance <= 0 || months === 0 ? 0 : months * levelPayment(balance, rate / 12, monthsLeft)
}

const careIn = (costs: FamilyCosts, year: number): number => {
  const { children, careUntilAge, childCare, replacedCare } = costs
  const young = (at: number): number => children.filter((age) => age + at < careUntilAge).length
  const today = young(0)
  const left = young(year)
  return today === 0 ? 0 : (childCare * left) / today + (left > 0 ? replacedCare : 0)
}

const collegeIn = ({ children, college }: FamilyCosts, year: number): number => {
  const students = children.filter(
    (age) => age + year >= college.fromAge && age + year < college.fromAge + college.years,
  )
  return students.length * college.yearly * (1 + college.growth) ** year
}

const yearOf = (costs: FamilyCosts, income: FamilyIncome, benefits: readonly number[], death: number, year: number) => {
  const prices = (1 + costs.inflation) ** year
  const isSupported = year < costs.supportYears
  const living = isSupported ? costs.living * (year >= costs.grownFrom ? costs.grownShare : 1) * prices : 0
  const care = careIn(costs, year) * prices
  const college = collegeIn(costs, year)
  const mortgage = mortgageIn(costs.mortgage, year)
  const takeHome = isSupported ? income.takeHome(year, year - death) * prices : 0
  const paid = isSupported ? (benefits[year - death] ?? 0) * prices : 0
  const shortfall = living + care + college + mortgage - takeHome - paid
  return { year, living, care, college, mortgage, takeHome, benefits: paid, shortfall }
}

/** The last year with any cost, counted from today. */
export const lastYearOf = ({ children, college, mortgage, supportYears }: FamilyCosts): number => {
  const years = children.map((age) => (college.yearly > 0 ? college.fromAge + college.years - age : 0))
  const loan = mortgage.isPaidOff || mortgage.balance <= 0 ? 0 : Math.ceil(mortgage.monthsLeft / 12)
  return Math.max(0, Math.ceil(supportYears), loan, ...years)
}

/**
 * The need at a death `death` years from today (0 is now), at `rate`: what the insurance money earns after tax. After the years of
 * support neither living costs nor income count; a loan or a college year that outlasts them does.
 */
export const needAt = (costs: FamilyCosts, income: FamilyIncome, rate: number, death = 0): Need => {
  const benefits = income.benefits(death)
  const years = Array.from({ length: Math.max(0, lastYearOf(costs) - death) }, (_, i) =>
    yearOf(costs, income, benefits, death, death + i),
  )
  const worth = (pick: (year: NeedYear) => number): number => valueNow(years.map(pick), rate)
  const fund = costs.savesExtra
    ? fundFor(
        years.map(({ shortfall }) => shortfall),
        rate,
      )
    : worth(({ shortfall }) => Math.max(0, shortfall))
  const final = costs.final * (1 + costs.inflation) ** death
  const payoff = costs.mortgage.isPaidOff ? balanceAfter(costs.mortgage, death * 12) : 0
  return {
    final,
    debts: costs.debts,
    payoff,
    years,
    living: worth((year) => year.living),
    care: worth((year) => year.care),
    college: worth((year) => year.college),
    mortgage: worth((year) => year.mortgage),
    takeHome: worth((year) => year.takeHome),
    benefits: worth((year) => year.benefits),
    unused: Math.max(0, fund - worth((year) => year.shortfall)),
    fund,
    total: final + costs.debts + payoff + fund,
  }
}
