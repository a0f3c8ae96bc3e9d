/** What a run through the record says of a mix. */
import { xirr } from '#engine/growth/irr.ts'
import { fallsOf, type PastFall } from '#engine/history/falls.ts'
import { yearlyRate } from '#engine/history/growth.ts'
import { addMonths, dateIn, type Month, monthOfYear, yearOf } from '#engine/month.ts'
import type { MixRun } from './mix-run.ts'

export interface YearReturn {
  readonly year: number
  /** Decimal, from one January's level to the next one's, in dollars of the time. */
  readonly nominal: number
  /** The same with the growth of prices taken out. */
  readonly real: number
}
export interface MixFacts {
  readonly end: number
  /** The end in dollars of the beginning. */
  readonly realEnd: number
  readonly paidIn: number
  /** What was put in less what was taken out, each in dollars of the beginning. */
  readonly realPaidIn: number
  /** Time-weighted, decimal a year: the mix's own. */
  readonly yearly: number
  readonly realYearly: number
  /** The deepest fall of the mix itself, in dollars of the time; null where it never fell. */
  readonly deepest: PastFall | null
  /** The fall that took longest from high to high, unfinished ones counted to the end. */
  readonly longest: { readonly highAt: number; readonly months: number; readonly isOver: boolean } | null
  /** Whole years from January to January. */
  readonly years: readonly YearReturn[]
}

const at = (list: ArrayLike<number>, place: number): number => list[place] ?? Number.NaN

/** `first` is the month the run begins with. */
export function mixFacts(run: MixRun, first: Month, start: number): MixFacts {
  const months = run.flows.length
  const falls = fallsOf([...run.index], 1e-9)
  const [deepest] = falls.toSorted((a, b) => b.depth - a.depth)
  const [longest] = falls
    .map(({ highAt, backAt }) => ({ highAt, months: (backAt ?? months) - highAt, isOver: backAt !== null }))
    .toSorted((a, b) => b.months - a.months)
  return {
    end: at(run.worth, months),
    realEnd: at(run.worth, months) / at(run.prices, months),
    paidIn: at(run.paidIn, months),
    realPaidIn: run.flows.reduce((sum, flow, i) => sum + flow / at(run.prices, i), start),
    yearly: yearlyRate(at(run.index, months), months),
    realYearly: yearlyRate(at(run.index, months) / at(run.prices, months), months),
    deepest: deepest ?? null,
    longest: longest ?? null,
    years: januaryReturns(run, first),
  }
}

/** Money-weighted, decimal a year (XIRR by months): what the dollars themselves earned; null without flows after the start or a single rate. */
export function ownDollars({ flows, worth }: MixRun, first: Month, start: number): number | null {
  if (flows.every((flow) => flow === 0)) return null
  const day = (place: number) => dateIn(addMonths(first, place), 1)
  const found = xirr([
    { date: day(0), amount: -start },
    ...Array.from(flows, (flow, i) => ({ date: day(i), amount: -flow })),
    { date: day(flows.length), amount: at(worth, flows.length) },
  ])
  return found.outcome === 'rate' ? found.rate : null
}

function januaryReturns({ index, prices }: MixRun, first: Month): readonly YearReturn[] {
  const start = (13 - monthOfYear(first)) % 12
  const years: YearReturn[] = []
  for (let place = start; place + 12 < index.length; place += 12) {
    const growth = at(index, place + 12) / at(index, place)
    const risen = at(prices, place + 12) / at(prices, place)
    years.push({ year: yearOf(addMonths(first, place)), nominal: growth - 1, real: growth / risen - 1 })
  }
  return years
}

/** How far a year typically lies from the average one (sample standard deviation of the nominal years), decimal; null with fewer than two. */
export function yearlySwing(years: readonly YearReturn[]): number | null {
  if (years.length < 2) return null
  const mean = years.reduce((sum, { nominal }) => sum + nominal, 0) / years.length
  return Math.sqrt(years.reduce((sum, { nominal }) => sum + (nominal - mean) ** 2, 0) / (years.length - 1))
}
