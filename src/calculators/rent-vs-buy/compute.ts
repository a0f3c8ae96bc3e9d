import { type EvenPoint, evenPoint } from '#engine/housing/even-point.ts'
import type { HomeLoan } from '#engine/housing/home-loan.ts'
import type { Owner, OwnerYear } from '#engine/housing/owner-years.ts'
import type { RaceYear } from '#engine/housing/rent-or-own.ts'
import {
  aheadAtEnd,
  inToday,
  loanOf,
  ownerOf,
  type Question,
  raceOf,
  type Setup,
  setupOf,
  steady,
  yearsShown,
} from './setup.ts'

export interface Compared {
  readonly outcome: 'compared'
  readonly setup: Setup
  readonly loan: HomeLoan
  readonly owner: Owner
  readonly race: readonly RaceYear[]
  /** The year the visitor leaves. */
  readonly owned: OwnerYear
  readonly left: RaceYear
  /** What both have then after selling and tax. Nominal dollars. */
  readonly ownerEnd: number
  readonly renterEnd: number
  readonly ownerTax: number
  readonly renterTax: number
  /** Owner's end less renter's, in today's dollars. */
  readonly ahead: number
  /** The first year at whose end owning is at least level; null when not within the years looked at. */
  readonly breakEvenYear: number | null
  /** A later year in which renting is ahead again; null when there is none. */
  readonly renterAgain: number | null
  readonly evenRent: EvenPoint
  /** Decimal a year; null without a loan. */
  readonly evenRate: EvenPoint | null
}
export interface NotPossible {
  readonly outcome: 'not-possible'
}
export type Result = Compared | NotPossible

const HIGHEST_RENT = 2_000_000
const HIGHEST_RATE = 0.3

/** Ends of a year that was asked for; a year without one counts as level. */
const leadOf = (year: RaceYear): number => (year.end ? year.end.owner - year.end.renter : 0)

/** The rent at which both are level when the visitor leaves. */
function rentWhereEven(setup: Setup, owner: Owner): EvenPoint {
  const { years, investReturn, monthlyRent } = setup.inputs
  const returns = steady(investReturn / 100, years)
  const at = (rent: number) => aheadAtEnd(raceOf(setup, owner, returns, 'last-year', { monthlyRent: rent }))
  return evenPoint(at, monthlyRent, Math.max(100, monthlyRent * 0.15), 0, HIGHEST_RENT, 1e-4)
}

/** The mortgage rate at which both are level when the visitor leaves; points and PMI stay as they are. */
function rateWhereEven(setup: Setup): EvenPoint | null {
  if (setup.principal <= 0) return null
  const { years, investReturn, homeGrowth, rate } = setup.inputs
  const returns = steady(investReturn / 100, years)
  const growth = steady(homeGrowth / 100, years)
  const at = (annualRate: number): number => {
    const loan = loanOf(setup, annualRate, years)
    return loan === null ? Number.NaN : aheadAtEnd(raceOf(setup, ownerOf(setup, loan, growth), returns, 'last-year'))
  }
  return evenPoint(at, rate / 100, 0.012, 0, HIGHEST_RATE, 1e-7)
}

export function compute(question: Question): Result {
  const setup = setupOf(question)
  const { inputs } = setup
  const shown = yearsShown(inputs)
  const loan = loanOf(setup, inputs.rate / 100, shown)
  if (loan === null) return { outcome: 'not-possible' }
  const owner = ownerOf(setup, loan, steady(inputs.homeGrowth / 100, shown))
  const race = raceOf(setup, owner, steady(inputs.investReturn / 100, shown), 'every-year')
  const owned = owner.years[inputs.years - 1]
  const left = race[inputs.years - 1]
  if (owned === undefined || left === undefined || left.end === null) return { outcome: 'not-possible' }
  const first = race.findIndex((year) => leadOf(year) >= 0)
  const again = first < 0 ? -1 : race.findIndex((year, index) => index > first && leadOf(year) < 0)
  const untilLeaving: Owner = {
    years: owner.years.slice(0, inputs.years),
    monthly: owner.monthly.slice(0, inputs.years * 12),
  }
  return {
    outcome: 'compared',
    setup,
    loan,
    owner,
    race,
    owned,
    left,
    ownerEnd: left.end.owner,
    renterEnd: left.end.renter,
    ownerTax: left.end.ownerTax,
    renterTax: left.end.renterTax,
    ahead: inToday(setup, left.end.owner - left.end.renter, inputs.years),
    breakEvenYear: first < 0 ? null : first + 1,
    renterAgain: again < 0 ? null : again + 1,
    evenRent: rentWhereEven(setup, untilLeaving),
    evenRate: rateWhereEven(setup),
  }
}
