import {
  type AssetKind,
  addSales,
  assetSales,
  noSales,
  type SoldAsset,
  type YearOfSales,
  yearOfSales,
} from '#engine/gains/asset-sales.ts'
import { type SaleYear, type TaxOfSales, taxOfSales, withSales } from '#engine/gains/tax-of-sales.ts'
import { zeroRateRoom } from '#engine/gains/zero-rate-room.ts'
import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import { firstLongTermDay } from '#engine/shares/holding-period.ts'
import { medicareSurcharge } from '#engine/social-security/medicare-surcharge.ts'
import type { Asked } from '../kit/calculator.ts'
import { type CreditChange, creditChange } from './coverage.ts'
import { firstHousehold, laterHousehold } from './household.ts'
import type { GainsCalculatorLaw } from './law.ts'
import { type PlannedHome, type PlannedSale, plannedHome, plannedSales } from './sales.ts'
import type { GainsInputs } from './sections.ts'

export interface SoldLot extends SoldAsset {
  readonly sale: PlannedSale
}
/** Waiting with the short-term gains until each is long-term. */
export interface Waiting {
  /** The last of the days. */
  readonly day: IsoDate
  readonly lots: number
  readonly total: number
  readonly saved: number
}
export interface Rates {
  readonly atZero: number
  readonly atFifteen: number
  readonly atTwenty: number
  readonly atTwentyFive: number
  readonly atTwentyEight: number
}
export interface Result {
  readonly outcome: 'nothing' | 'sold'
  readonly sold: readonly SoldLot[]
  readonly home: PlannedHome | null
  /** After selling costs, home included. */
  readonly proceeds: number
  /** All gains less all losses, before anything is left out. */
  readonly gain: number
  readonly shortTerm: number
  readonly longTerm: number
  readonly tax: TaxOfSales
  /** To the cent, and their sum. */
  readonly federal: number
  readonly state: number
  readonly total: number
  readonly rates: Rates
  readonly wait: Waiting | null
  /** Room left at the 0% rate this year, after these sales. */
  readonly zeroRoom: number
  /** What two years later Medicare costs more, dollars a year, both spouses. */
  readonly medicare: number
  /** What the premium tax credit loses; null without a Marketplace plan and its benchmark premium. */
  readonly credit: CreditChange | null
}
export type Question = Pick<Asked<GainsInputs, GainsCalculatorLaw>, 'inputs' | 'law' | 'today'>

const yearIn = (date: string): number => Number(date.slice(0, 4))

/** The sales of each year as lines of the return. */
export function salesByYear(
  { inputs }: Pick<Question, 'inputs'>,
  sales: readonly PlannedSale[],
  home: PlannedHome | null,
): { readonly years: ReadonlyMap<number, YearOfSales>; readonly sold: readonly SoldLot[] } {
  const groups = new Map<number, PlannedSale[]>()
  for (const sale of sales) groups.set(yearIn(sale.sold), [...(groups.get(yearIn(sale.sold)) ?? []), sale])
  const years = new Map<number, YearOfSales>()
  const sold: SoldLot[] = []
  for (const [year, group] of groups) {
    const done = assetSales(group, inputs.status) as readonly SoldLot[]
    sold.push(...done)
    years.set(year, yearOfSales(done))
  }
  if (home) years.set(yearIn(home.sold), addSales(years.get(yearIn(home.sold)) ?? noSales, homeSales(home)))
  return { years, sold: sold.sort((a, b) => a.sale.row - b.sale.row) }
}

function homeSales({ gain }: PlannedHome): YearOfSales {
  const { taxable, depreciationGain, shortTerm } = gain
  if (shortTerm) return { ...noSales, shortTerm: taxable }
  return { ...noSales, longTerm: taxable, depreciation: depreciationGain, realEstateLongTerm: taxable }
}

/** The years of the sales with the household of each; this year first where other gains or losses stand in it. */
export function saleYears({ inputs, today }: Question, byYear: ReadonlyMap<number, YearOfSales>): readonly SaleYear[] {
  const now = yearIn(today)
  const inOrder = [...byYear.keys()].sort((a, b) => a - b)
  const first = inOrder[0] ?? now
  const hasOwn = [inputs.otherShort, inputs.otherLong, inputs.shortCarryover, inputs.longCarryover].some((x) => x !== 0)
  const all = first > now && hasOwn ? [now, ...inOrder] : inOrder.length > 0 ? inOrder : [now]
  const own = Math.min(...all)
  return all.map((year) => ({
    year,
    household: year === own && (hasOwn || year <= now) ? firstHousehold(inputs) : laterHousehold(inputs),
    sales: byYear.get(year) ?? noSales,
  }))
}

/** The tax of these sales and this home. */
export function taxOn(question: Question, sales: readonly PlannedSale[], home: PlannedHome | null): TaxOfSales {
  const { law } = question
  return taxOfSales(saleYears(question, salesByYear(question, sales, home).years), { facts: law.tax, state: law.state })
}

/** A gain that is short-term only for lack of time, on a day that has not passed. */
const mayWait = ({ longTerm, counted, ordinaryGain, sale }: SoldLot, today: string): boolean =>
  !longTerm && counted + ordinaryGain > 0 && sale.sold >= today && sale.origin !== 'inherited'

/** Each short-term gain on its own first long-term day; null where there is none to wait for. */
function waitingFor(
  question: Question,
  sold: readonly SoldLot[],
  home: PlannedHome | null,
  total: number,
): Waiting | null {
  const waiting = sold.filter((lot) => mayWait(lot, question.today))
  if (waiting.length === 0) return null
  const dayOf = (lot: SoldLot): IsoDate => firstLongTermDay(lot.heldFrom)
  const days = waiting.map(dayOf).sort()
  const moved = sold.map((lot) => (waiting.includes(lot) ? { ...lot.sale, sold: dayOf(lot) } : lot.sale))
  const later = taxOn(question, moved, home)
  return {
    day: days.at(-1) as IsoDate,
    lots: waiting.length,
    total: roundToCent(later.total),
    saved: roundToCent(total - later.total),
  }
}

const rateKeys = ['atZero', 'atFifteen', 'atTwenty', 'atTwentyFive', 'atTwentyEight'] as const
function ratesOf({ years }: TaxOfSales): Rates {
  const of = (key: (typeof rateKeys)[number]): number =>
    years.reduce((sum, year) => sum + year.with.federal.gains[key] - year.without.federal.gains[key], 0)
  return Object.fromEntries(rateKeys.map((key) => [key, of(key)])) as unknown as Rates
}

/** Medicare goes by the income of two years before: people of 63 and more in the year of the sale. */
const MEDICARE_FROM = 63
function medicareMore({ inputs, law }: Question, { years }: TaxOfSales): number {
  const ages = inputs.status === 'joint' ? [inputs.age, inputs.spouseAge] : [inputs.age]
  const people = ages.filter((age) => age >= MEDICARE_FROM).length
  if (people === 0) return 0
  const facts = law.tax.medicare.value
  const yearly = (agi: number): number => {
    const { partB, partD } = medicareSurcharge(agi, inputs.status, facts)
    return (partB + partD) * 12 * people
  }
  return years.reduce((sum, year) => sum + yearly(year.with.federal.agi) - yearly(year.without.federal.agi), 0)
}

/** Room at 0% in the year of today, with what is sold in it. */
function roomLeft({ inputs, today, law }: Question, byYear: ReadonlyMap<number, YearOfSales>): number {
  return zeroRateRoom(withSales(firstHousehold(inputs), byYear.get(yearIn(today)) ?? noSales), law.tax)
}

export function compute(question: Question): Result {
  const { inputs, today } = question
  const sales = plannedSales(inputs, today)
  const home = plannedHome(inputs, today)
  const { years, sold } = salesByYear(question, sales, home)
  const { law } = question
  const tax = taxOfSales(saleYears(question, years), { facts: law.tax, state: law.state })
  const [federal, state] = [roundToCent(tax.federal), roundToCent(tax.stateAndLocal)]
  const sum = (of: (lot: SoldLot) => number): number => sold.reduce((all, lot) => all + of(lot), 0)
  const homeTaxed = home?.gain.taxable ?? 0
  return {
    outcome: sold.length > 0 || home ? 'sold' : 'nothing',
    sold,
    home,
    proceeds: sum((lot) => lot.sale.proceeds) + (home ? (inputs.homePrice ?? 0) * (1 - inputs.homeCosts / 100) : 0),
    gain: sum((lot) => lot.gain) + (home?.gain.gain ?? 0),
    shortTerm:
      sum((lot) => (lot.longTerm ? 0 : lot.counted + lot.ordinaryGain)) + (home?.gain.shortTerm ? homeTaxed : 0),
    longTerm: sum((lot) => (lot.longTerm ? lot.counted : 0)) + (home && !home.gain.shortTerm ? homeTaxed : 0),
    tax,
    federal,
    state,
    total: roundToCent(federal + state),
    rates: ratesOf(tax),
    wait: waitingFor(question, sold, home, tax.total),
    zeroRoom: roomLeft(question, years),
    medicare: medicareMore(question, tax),
    credit: creditChange(inputs, { tax }, law.tax.year),
  }
}

export const kindsSold = (sold: readonly SoldLot[]): ReadonlySet<AssetKind> =>
  new Set(sold.map(({ sale }) => sale.kind))
