/**
 * A household lives through many paths. The order of a year: spending is taken out at its start, then the fee, then the return. Dollars of
 * constant buying power; nothing here knows about taxes.
 */
import { emptyMarket, type Market, type PathSource } from './draws.ts'
import type { RuleYear, SpendingRule } from './spending-rules.ts'
import { HAIR, liveSteadily } from './steady-life.ts'

/** Other income and expenses beside the savings, by year from the first. Income is positive. */
export interface Flows {
  /** Rising with prices: real dollars. Income of a year less its one-time expenses. */
  readonly real: Float64Array
  /** The part that does not rise with prices: dollars of the time, worth less each year. */
  readonly fixed: Float64Array
  /** What the flows of this year and all later ones are worth at its start, for the rule to count beside the savings; real dollars. */
  readonly worth: Float64Array
}

export interface SpendingPlan {
  /** Savings at the start. */
  readonly savings: number
  /** Of the savings, 0 to 1; the rest is bonds. */
  readonly stockShare: number
  /** Of the savings each year, a decimal. */
  readonly fee: number
  readonly years: number
  readonly rule: SpendingRule
  readonly flows: Flows | null
  /**
   * `rebalanced`: put back to the shares each time money is taken out. `gains-first`: Guyton and Klinger's portfolio management rule. Stocks above their
   * share are sold after a year in which they rose; spending comes from what is not in stocks, and from stocks when that is gone.
   */
  readonly holdings: 'rebalanced' | 'gains-first'
}

/** What became of the household, by year and path, at `year * paths + path`. Real dollars. */
export interface Lived {
  readonly paths: number
  readonly years: number
  /** Spent in the year, other income included, one-time expenses not. */
  readonly spent: Float64Array
  /** Taken out of the savings; negative where income was left over and put in. */
  readonly taken: Float64Array
  /** Savings at the end of each year. */
  readonly left: Float64Array
  /** By path: the first year, from 0, in which there was less than the rule wanted; -1 for none. */
  readonly shortIn: Int16Array
}

export function emptyLives(paths: number, years: number): Lived {
  const size = paths * years
  return {
    paths,
    years,
    spent: new Float64Array(size),
    taken: new Float64Array(size),
    left: new Float64Array(size),
    shortIn: new Int16Array(paths).fill(-1),
  }
}

type Now = { -readonly [K in keyof RuleYear]: RuleYear[K] }

/** Which paths of a source: so many from this number on. */
export interface Some {
  readonly from: number
  readonly count: number
}

/**
 * Lives through the first years of these paths; each must be as long as the plan. Monthly paths take a twelfth of the year's spending
 * each month; the rule still decides once a year.
 */
export function livePaths(
  source: PathSource,
  plan: SpendingPlan,
  { from, count }: Some = { from: 0, count: source.paths },
  lives: Lived = emptyLives(count, plan.years),
): Lived {
  if (source.periods < plan.years * source.perYear) throw new RangeError('paths shorter than the plan')
  const market = roomFor(source.periods)
  const live = plan.holdings === 'gains-first' ? liveKeeping : liveRebalanced
  const amount = live === liveRebalanced ? plan.rule.always : undefined
  const reads = amount !== undefined && plan.flows === null ? 'returns' : 'all'
  for (let path = 0; path < count; path++) {
    source.fill(from + path, market, reads)
    if (amount === undefined) live(market, source.perYear, plan, lives, path)
    else liveSteadily(market, source.perYear, plan, amount, lives, path)
  }
  return lives
}

/** One path's room, kept from one call to the next of the same length. */
let room = emptyMarket(0)
function roomFor(periods: number): Market {
  if (room.stocks.length !== periods) room = emptyMarket(periods)
  return room
}

const begin = ({ savings, years, flows }: SpendingPlan): Now => ({
  year: 0,
  yearsLeft: years,
  wealth: savings,
  startWealth: savings + (flows === null ? 0 : (flows.worth[0] as number)),
  before: 0,
  lastGrowth: 1,
  lastPrices: 1,
  sinceRaise: 0,
})

/** What the rule wants to spend this year. */
function wantedIn(year: number, savings: number, { rule, years, flows }: SpendingPlan, now: Now): number {
  now.year = year
  now.yearsLeft = years - year
  now.wealth = flows === null ? savings : Math.max(0, savings + (flows.worth[year] as number))
  return rule(now)
}

/** Other income of the year less its one-time expenses, real. */
const flowIn = (flows: Flows, year: number, prices: number): number =>
  (flows.real[year] as number) + (flows.fixed[year] as number) / prices

/** Writes a year down, and what the rule will want to know of it. */
function keep(
  lives: Lived,
  path: number,
  year: number,
  wanted: number,
  missing: number,
  taken: number,
  left: number,
  now: Now,
): void {
  const paid = missing > 0 ? Math.max(0, wanted - missing) : wanted
  if (missing > HAIR * Math.max(wanted, taken + missing) && (lives.shortIn[path] as number) < 0)
    lives.shortIn[path] = year
  const at = year * lives.paths + path
  lives.spent[at] = paid
  lives.taken[at] = taken
  lives.left[at] = left
  now.sinceRaise = year > 0 && paid > now.before * (1 + HAIR) ? 1 : now.sinceRaise + 1
  now.before = paid
}

function liveRebalanced(market: Market, perYear: number, plan: SpendingPlan, lives: Lived, path: number): void {
  const { years, stockShare, rule, flows } = plan
  const { stocks, bonds, prices } = market
  const { paths, spent, taken, left } = lives
  const now = begin(plan)
  const kept = perYear === 1 ? 1 - plan.fee : (1 - plan.fee) ** (1 / perYear)
  const bondShare = 1 - stockShare
  let savings = plan.savings
  let level = 1
  let short = -1
  // The same steps as in `liveKeeping`, with `keep` written out: this loop is where the time goes.
  for (let year = 0, at = 0, place = path; year < years; year++, place += paths) {
    now.year = year
    now.yearsLeft = years - year
    now.wealth = flows === null ? savings : Math.max(0, savings + (flows.worth[year] as number))
    const wanted = rule(now)
    const need = flows === null ? wanted : wanted - flowIn(flows, year, level)
    const each = need / perYear
    let out = 0
    let grown = 1
    let risen = 1
    for (const end = at + perYear; at < end; at++) {
      // What is missing of one month is not made up in the next.
      const step = Math.min(each, savings)
      const growth = stockShare * (stocks[at] as number) + bondShare * (bonds[at] as number)
      out += step
      savings = (savings - step) * growth * kept
      grown *= growth
      risen *= prices[at] as number
    }
    const missing = need - out
    let paid = wanted
    if (missing > 0) {
      paid = Math.max(0, wanted - missing)
      if (short < 0 && missing > HAIR * Math.max(wanted, need)) short = year
    }
    spent[place] = paid
    taken[place] = out
    left[place] = savings
    now.sinceRaise = year > 0 && paid > now.before * (1 + HAIR) ? 1 : now.sinceRaise + 1
    now.before = paid
    now.lastGrowth = grown * risen
    now.lastPrices = risen
    level *= risen
  }
  lives.shortIn[path] = short
}

function liveKeeping(market: Market, perYear: number, plan: SpendingPlan, lives: Lived, path: number): void {
  const { years, stockShare } = plan
  const { stocks, bonds, prices } = market
  const now = begin(plan)
  const kept = perYear === 1 ? 1 - plan.fee : (1 - plan.fee) ** (1 / perYear)
  let inStocks = plan.savings * stockShare
  let inOthers = plan.savings - inStocks
  let level = 1
  lives.shortIn[path] = -1
  for (let year = 0, at = 0; year < years; year++) {
    const wanted = wantedIn(year, inStocks + inOthers, plan, now)
    const need = plan.flows === null ? wanted : wanted - flowIn(plan.flows, year, level)
    let taken = 0
    let grown = 1
    let risen = 1
    let stocksGrew = 1
    for (const end = at + perYear; at < end; at++) {
      const out = Math.min(need / perYear, inStocks + inOthers)
      taken += out
      inOthers -= out
      if (inOthers < 0) {
        inStocks = Math.max(0, inStocks + inOthers)
        inOthers = 0
      }
      const before = inStocks + inOthers
      inStocks *= stocks[at] as number
      inOthers *= bonds[at] as number
      if (before > 0) grown *= (inStocks + inOthers) / before
      inStocks *= kept
      inOthers *= kept
      stocksGrew *= stocks[at] as number
      risen *= prices[at] as number
    }
    const above = inStocks - (inStocks + inOthers) * stockShare
    // Stocks rose in dollars of the time: what is above their share is sold.
    if (stocksGrew * risen > 1 && above > 0) {
      inStocks -= above
      inOthers += above
    }
    keep(lives, path, year, wanted, need - taken, taken, inStocks + inOthers, now)
    now.lastGrowth = grown * risen
    now.lastPrices = risen
    level *= risen
  }
}
