import { type Change, type ChangeFees, changeMoney, evenAmount, markupOf } from '#engine/currency/change-costs.ts'
import { crossRate, roundToMinorUnit } from '#engine/currency/cross-rate.ts'
import { isMoneyStill, minorUnitsOf } from './currencies.ts'
import { type Chosen, chooseTable, type DatedTable } from './rate-tables.ts'
import type { ConverterInputs, Way } from './sections.ts'

export interface WayResult {
  readonly way: Way
  readonly fees: ChangeFees
  readonly change: Change
  /** Rounded to the smallest unit; 0 where fees eat all. */
  readonly received: number
  /** In the money paid with; the whole amount where fees eat all. */
  readonly cost: number
}
export interface Result extends Chosen {
  readonly outcome: 'converted' | 'eaten' | 'nothing'
  /** Units of `to` for one of `from`, and the other way round. */
  readonly rate: number
  readonly inverse: number
  /** US dollars for one of `from`. */
  readonly inDollars: number
  /** At the reference rate, rounded to the smallest unit. */
  readonly mid: number
  readonly received: number
  readonly cost: number
  /** Decimal, of the amount. */
  readonly costShare: number
  /** Every way, most received first; none for a currency that is no longer money. */
  readonly ways: readonly WayResult[]
  /** The chosen way; null for the reference rate. */
  readonly chosen: WayResult | null
  /** How much worse the offered rate is, decimal; null without an offer. */
  readonly offeredMarkup: number | null
  readonly targets: readonly Target[]
}
/** The same amount in a further currency, by the newest table that has it: it never moves the pair to an older day. */
export interface Target {
  readonly code: string
  readonly rate: number
  readonly amount: number
  readonly table: DatedTable
}

const none: ChangeFees = { fixed: 0, surcharge: 0, feeShare: 0, markup: 0 }

/** What each way takes, in the money paid with: fixed fees are asked in dollars. */
function feesOf(inputs: ConverterInputs, rate: number, inDollars: number): readonly (readonly [Way, ChangeFees])[] {
  const fixed = (usd: number) => usd / inDollars
  const { offered } = inputs
  return [
    ['card', { ...none, surcharge: inputs.cardFee / 100 }],
    ['atm', { ...none, fixed: fixed(inputs.atmFixed), surcharge: inputs.atmFee / 100 }],
    ['wire', { ...none, fixed: fixed(inputs.wireFixed), markup: inputs.wireMarkup / 100 }],
    [
      'service',
      {
        ...none,
        fixed: fixed(inputs.serviceFixed),
        feeShare: inputs.serviceFee / 100,
        markup: inputs.serviceMarkup / 100,
      },
    ],
    ['counter', { ...none, markup: inputs.counterMarkup / 100 }],
    ...(offered === null
      ? []
      : ([['offer', { ...none, fixed: fixed(inputs.offeredFee), markup: markupOf(offered, rate) }]] as const)),
  ]
}

export function compute({ inputs }: { readonly inputs: ConverterInputs }): Result {
  const { amount, from, to, way } = inputs
  const chosenTable = chooseTable(inputs, to)
  const { table } = chosenTable
  const rateOf = (a: string, b: string) => crossRate(table, a, b) ?? 1
  const rate = rateOf(from, to)
  const inDollars = rateOf(from, 'USD')
  const inUnits = (code: string, value: number) => roundToMinorUnit(value, minorUnitsOf(code))
  const mid = inUnits(to, amount * rate)
  const ways = (isMoneyStill(inputs) ? feesOf(inputs, rate, inDollars) : [])
    .map(([one, fees]): WayResult => {
      const change = changeMoney(amount, rate, fees)
      return change.outcome === 'changed'
        ? { way: one, fees, change, received: inUnits(to, change.received), cost: change.cost }
        : { way: one, fees, change, received: 0, cost: change.outcome === 'eaten' ? amount : 0 }
    })
    .sort((a, b) => b.received - a.received || a.cost - b.cost)
  const chosen = ways.find((one) => one.way === way) ?? null
  const cost = chosen?.cost ?? 0
  return {
    ...chosenTable,
    outcome: amount === 0 ? 'nothing' : chosen?.change.outcome === 'eaten' ? 'eaten' : 'converted',
    rate,
    inverse: 1 / rate,
    inDollars,
    mid,
    received: chosen ? chosen.received : mid,
    cost,
    costShare: amount === 0 ? 0 : cost / amount,
    ways,
    chosen,
    offeredMarkup: inputs.offered === null || ways.length === 0 ? null : markupOf(inputs.offered, rate),
    targets: [...new Set(inputs.targets.map((row) => row.currency))].map((code): Target => {
      const { table } = chooseTable(inputs, code)
      const rate = crossRate(table, from, code) ?? 1
      return { code, rate, amount: inUnits(code, amount * rate), table }
    }),
  }
}

/** What a way is for: a card or cash to spend there, a transfer to reach an account. An offered rate may be either. */
const sends: Readonly<Record<Way, boolean | null>> = {
  card: false,
  atm: false,
  counter: false,
  wire: true,
  service: true,
  offer: null,
}
export const isAlike = (a: Way, b: Way): boolean => sends[a] === null || sends[b] === null || sends[a] === sends[b]

/** Where the chosen way and the best one bring the same, in the money paid with; null when one is ahead at every amount. */
export const evenWith = (result: Result, other: WayResult): number | null =>
  result.chosen ? evenAmount(result.chosen.fees, other.fees, result.rate) : null
