/** The visitor's plan lived through every start in the record. */
import { perContext } from '../kit/calculator.ts'
import type { ComparedContext } from './context.ts'
import { HISTORY_FROM, perYear, realHomes, realInvested } from './home-record.ts'
import { inToday, loanOf, ownerOf, raceOf } from './setup.ts'

export interface Start {
  /** First calendar year. */
  readonly year: number
  /** After inflation, decimals a year over the stay. */
  readonly homes: number
  readonly investments: number
  /** Owner's lead after each year of the stay, today's dollars. */
  readonly ahead: readonly number[]
}
export interface PastRecord {
  readonly starts: readonly Start[]
  /** By year of the stay: a tenth of starts did worse than `low`, a tenth better than `high`. Today's dollars. */
  readonly low: readonly number[]
  readonly middle: readonly number[]
  readonly high: readonly number[]
  /** Starts after which the owner is ahead when leaving. */
  readonly ownerAhead: number
}

/** The value a share of the way up a sorted list. */
const at = (sorted: readonly number[], share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0

/**
 * Home prices and investments as they moved after inflation from each start on, on top of the visitor's own inflation; rent, loan, costs
 * and law stay the visitor's. null where the record is shorter than the stay.
 */
export const recordOf = perContext(({ result: { setup } }: ComparedContext): PastRecord | null => {
  const { inputs, inflation } = setup
  const { years, pastMix } = inputs
  const loan = loanOf(setup, inputs.rate / 100, years)
  if (loan === null || realHomes.length < years) return null
  const real = realInvested(pastMix)
  const nominal = (rate: number): number => (1 + rate) * (1 + inflation) - 1
  const starts: Start[] = []
  for (let start = 0; start + years <= realHomes.length; start++) {
    const homes = realHomes.slice(start, start + years)
    const investments = real.slice(start, start + years)
    const owner = ownerOf(setup, loan, homes.map(nominal))
    const race = raceOf(setup, owner, investments.map(nominal), 'every-year')
    starts.push({
      year: HISTORY_FROM + start,
      homes: perYear(homes),
      investments: perYear(investments),
      ahead: race.map(({ end }, k) => inToday(setup, end ? end.owner - end.renter : 0, k + 1)),
    })
  }
  const low: number[] = []
  const middle: number[] = []
  const high: number[] = []
  for (let k = 0; k < years; k++) {
    const sorted = starts.map((start) => start.ahead[k] ?? 0).sort((a, b) => a - b)
    low.push(at(sorted, 0.1))
    middle.push(at(sorted, 0.5))
    high.push(at(sorted, 0.9))
  }
  return { starts, low, middle, high, ownerAhead: starts.filter((start) => (start.ahead.at(-1) ?? 0) >= 0).length }
})
