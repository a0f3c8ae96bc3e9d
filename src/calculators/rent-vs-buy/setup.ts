/** From the visitor's answers to what the engine asks for. */
import { type HomeLoan, homeLoan } from '#engine/housing/home-loan.ts'
import type { Letting } from '#engine/housing/letting.ts'
import { type Home, type Owner, ownerYears } from '#engine/housing/owner-years.ts'
import { type Investing, type RaceYear, type Renting, rentOrOwn } from '#engine/housing/rent-or-own.ts'
import { type TaxYear, taxYearsOf } from '#engine/housing/tax-life.ts'
import type { PmiLaw } from '#engine/lending/pmi.ts'
import { roundToCent } from '#engine/money.ts'
import type { Asked } from '../kit/calculator.ts'
import { downOf } from './down.ts'
import { exclusionYears } from './form-facts.precomputed.ts'
import type { HomeLaw } from './home-law.precomputed.ts'
import type { RentVsBuyLaw } from './law.ts'
import type { RentVsBuyInputs } from './sections.ts'
import { stateCapOf } from './state-cap.ts'

/** Years shown even when the stay is shorter, so that a later break-even is seen. */
export const LOOK_AHEAD = 30
export const yearsShown = (inputs: RentVsBuyInputs): number => Math.max(LOOK_AHEAD, inputs.years)

/** The limit in use, decimal a year; null for none. */
export function capOf(inputs: RentVsBuyInputs, { limits }: HomeLaw): number | null {
  if (inputs.capKind === 'none') return null
  return inputs.capKind === 'own' ? inputs.taxCap / 100 : stateCapOf(limits, inputs.state, inputs.inflation / 100)
}

function lettingOf(inputs: RentVsBuyInputs): Letting | null {
  if (inputs.letKind === 'no') return null
  return {
    kind: inputs.letKind,
    share: inputs.letShare / 100,
    monthlyRent: inputs.letRent,
    annualRentGrowth: inputs.rentGrowth / 100,
    vacancy: inputs.letVacancy / 100,
    buildingShare: inputs.letBuilding / 100,
  }
}

/** Everything that stays while rent, loan rate, growth and return are tried out. */
export interface Setup {
  readonly inputs: RentVsBuyInputs
  readonly down: number
  readonly principal: number
  /** Closing costs, transfer tax and points, dollars. */
  readonly buyingCosts: number
  readonly cashToBuy: number
  readonly home: Home
  readonly renting: Renting
  readonly investing: Investing
  readonly inflation: number
  readonly taxYears: readonly TaxYear[]
  readonly pmi: PmiLaw
}

/** Whether the stay ends before the exclusion’s two years for a reason the law accepts; a hidden answer does not count. */
export const movesEarly = ({ years, forcedMove }: Pick<RentVsBuyInputs, 'years' | 'forcedMove'>): boolean =>
  forcedMove && years < exclusionYears

export type Question = Pick<Asked<RentVsBuyInputs, RentVsBuyLaw>, 'inputs' | 'law'>

export function setupOf({ inputs, law }: Question): Setup {
  const down = downOf(inputs)
  const principal = Math.max(0, roundToCent(inputs.price - down))
  const points = roundToCent((principal * inputs.pointsPaid) / 100)
  const transfer = roundToCent((inputs.price * inputs.transferBuy) / 100)
  const buyingCosts = roundToCent((inputs.price * inputs.closing) / 100 + transfer + points)
  const inflation = inputs.inflation / 100
  return {
    inputs,
    down,
    principal,
    buyingCosts,
    cashToBuy: Math.min(down, inputs.price) + buyingCosts,
    home: {
      price: inputs.price,
      propertyTaxRate: inputs.propertyTax / 100,
      taxedValueCap: capOf(inputs, law.homes),
      insurance: inputs.homeInsurance,
      annualInsuranceGrowth: inputs.insuranceGrowth / 100,
      dues: inputs.hoa,
      otherMonthly: inputs.otherMonthly,
      upkeepShare: inputs.upkeep / 100,
      sellingShare: (inputs.selling + inputs.transferSell) / 100,
      points,
      addedToBasis: transfer,
      letting: lettingOf(inputs),
      forcedSale: movesEarly(inputs),
    },
    renting: {
      monthlyRent: inputs.monthlyRent,
      annualRentGrowth: inputs.rentGrowth / 100,
      insurance: inputs.rentersInsurance,
      deposit: inputs.deposit,
      fees: inputs.moveIn,
    },
    investing: {
      dividendYield: inputs.dividendYield / 100,
      taxed: inputs.account === 'taxed',
      investedShare: inputs.investedShare / 100,
    },
    inflation,
    taxYears: taxYearsOf(
      {
        status: inputs.status,
        pay: inputs.income,
        annualPayGrowth: inputs.incomeGrowth / 100,
        charity: inputs.charity,
        stateRate: inputs.stateRate / 100,
      },
      law.tax,
      inflation,
      yearsShown(inputs),
      // Law already enacted for later years, which a plan that starts under this one meets.
      law.years.filter(({ year }) => year > law.tax.year),
    ),
    pmi: law.homes.pmi,
  }
}

/** The loan at a rate (decimal) over some years; null where there is no such loan. */
export const loanOf = ({ inputs, principal, pmi }: Setup, annualRate: number, years: number): HomeLoan | null =>
  homeLoan(
    {
      price: inputs.price,
      principal,
      annualRate,
      termMonths: inputs.term,
      pmiAnnualRate: inputs.pmiRate / 100,
      pmiEnds: inputs.pmiEnds,
    },
    pmi,
    years,
  )

export const steady = (annual: number, years: number): readonly number[] => new Array<number>(years).fill(annual)

export const ownerOf = (setup: Setup, loan: HomeLoan, growth: readonly number[]): Owner =>
  ownerYears(setup.home, loan, growth, setup.inflation, setup.taxYears)

/** One run of both lives. */
export const raceOf = (
  setup: Setup,
  owner: Owner,
  returns: readonly number[],
  ends: 'every-year' | 'last-year',
  changes: { readonly monthlyRent?: number; readonly investedShare?: number } = {},
): readonly RaceYear[] =>
  rentOrOwn({
    owner,
    cashToBuy: setup.cashToBuy,
    renting: { ...setup.renting, monthlyRent: changes.monthlyRent ?? setup.renting.monthlyRent },
    investing: { ...setup.investing, investedShare: changes.investedShare ?? setup.investing.investedShare },
    returns,
    annualInflation: setup.inflation,
    taxYears: setup.taxYears,
    ends,
  })

/** Owner's end less renter's after the last year, nominal dollars. */
export function aheadAtEnd(race: readonly RaceYear[]): number {
  const end = race.at(-1)?.end
  return end ? end.owner - end.renter : 0
}

/** Dollars at the end of year `years` (1-based) in today's dollars. */
export const inToday = (setup: Pick<Setup, 'inflation'>, amount: number, years: number): number =>
  amount / (1 + setup.inflation) ** years
