import { monthlyFor, type Race, type Saver, savedByMonth, savingRace } from '#engine/housing/saving-race.ts'
import { type Buying, type HomeLife, homeLife, type Outlook } from '#engine/housing/wait-or-buy.ts'
import { addMonths, type IsoDate, type Month, monthOf, monthsBetween } from '#engine/month.ts'
import { smallestWhole } from '#engine/solve/root.ts'
import type { Asked } from '../kit/calculator.ts'
import type { DownPaymentLaw } from './law.ts'
import { type Place, placesOf } from './places.ts'
import type { DownPaymentInputs } from './sections.ts'
import { type CashNeed, leastWays, loanAt, type Needs, needsOf, ownWay, priceAt, type Way } from './ways.ts'

/** Longest wait looked at. */
export const MOST_MONTHS = 480

export interface WayPlan {
  readonly way: Way
  readonly needs: Needs
  readonly race: Race
}
export interface Life extends HomeLife {
  readonly way: Way
  /** Month from today; null: never bought. */
  readonly month: number | null
  readonly price: number
  readonly loanAmount: number
}
export interface Result {
  readonly outcome: 'ready' | 'saving' | 'never'
  readonly start: Month
  readonly saver: Saver
  readonly places: readonly Place[]
  readonly place: Place
  readonly own: WayPlan
  readonly least: readonly WayPlan[]
  /** Month from today; null: never. */
  readonly month: number | null
  readonly cashToday: CashNeed
  /** In the month reached; where it never is, in the month wished for. */
  readonly cash: CashNeed
  readonly cashMonth: number
  readonly price: number
  /** First year's monthly amount that buys in the month wished for. */
  readonly monthlyNeeded: number
  readonly wishCash: CashNeed
  /** If home prices stood still. */
  readonly monthIfFlat: number | null
  /** Not reached, and further from the goal after the longest wait than today. */
  readonly runsAway: boolean
  /** After-tax interest until `cashMonth`. */
  readonly interest: number
  readonly savedThen: number
  readonly sooner: Life
  readonly waiting: Life
  readonly compareMonths: number
  /** Sooner less waiting at the end, in today's dollars. */
  readonly soonerAhead: number
  /** One-time amounts that lie before this month or too far ahead. */
  readonly stray: number
}

const monthOfRace = (race: Race): number | null => (race.outcome === 'reached' ? race.month : null)

function extrasOf(inputs: DownPaymentInputs, start: Month): { byMonth: ReadonlyMap<number, number>; stray: number } {
  const byMonth = new Map<number, number>()
  let stray = 0
  for (const { month, amount } of inputs.extras) {
    const at = monthsBetween(start, month as Month)
    if (at < 0 || at > MOST_MONTHS) stray += 1
    else byMonth.set(at, (byMonth.get(at) ?? 0) + amount)
  }
  return { byMonth, stray }
}

function lifeOf(inputs: DownPaymentInputs, outlook: Outlook, { way, needs, race }: WayPlan): Life {
  const month = monthOfRace(race)
  const loan = month === null ? null : loanAt(inputs, way, month)
  let buying: Buying | null = null
  if (month !== null && loan !== null) {
    const { down, closing, prepaid, moving } = needs.cashAt(month)
    buying = { month, cash: down + closing + prepaid + moving, loan }
  }
  return {
    ...homeLife(outlook, buying),
    way,
    month: buying === null ? null : month,
    price: buying === null ? 0 : priceAt(inputs, buying.month),
    loanAmount: loan?.loanAmount ?? 0,
  }
}

/** Both lives with the day of buying each can afford, and over whole years that hold both days, how far the sooner one is ahead in today's dollars. */
function livesOf(inputs: DownPaymentInputs, saver: Saver, soonerPlan: WayPlan, own: WayPlan) {
  const latest = Math.max(monthOfRace(soonerPlan.race) ?? 0, monthOfRace(own.race) ?? 0)
  const compareMonths = 12 * Math.max(inputs.horizon, Math.ceil(latest / 12))
  const outlook: Outlook = {
    saver,
    price: inputs.price,
    annualHomeGrowth: inputs.homeGrowth / 100,
    rent: inputs.rent,
    annualRentGrowth: inputs.rentGrowth / 100,
    ownerShare: (inputs.propertyTax + inputs.upkeep) / 100 + inputs.homeInsurance / inputs.price,
    sellingShare: inputs.selling / 100,
    gift: inputs.gift,
    months: compareMonths,
  }
  const sooner = lifeOf(inputs, outlook, soonerPlan)
  const waiting = lifeOf(inputs, outlook, own)
  const ahead = (sooner.worth.at(-1) ?? 0) - (waiting.worth.at(-1) ?? 0)
  return {
    sooner,
    waiting,
    compareMonths,
    soonerAhead: ahead / (1 + inputs.inflation / 100) ** (compareMonths / 12),
  }
}

const planOf = (saver: Saver, way: Way, needs: Needs): WayPlan => ({
  way,
  needs,
  race: savingRace(saver, needs.needAt, MOST_MONTHS),
})

/**
 * The slowest growth of home prices, in tenths of a point between -5% and 15% a year, at which the sooner way ends ahead; null
 * when none does. Percent points.
 */
export function growthForSooner(result: Result, inputs: DownPaymentInputs): number | null {
  const ahead = (tenths: number): boolean => {
    const at = { ...inputs, homeGrowth: tenths / 10 }
    const planned = (way: Way) => planOf(result.saver, way, needsOf(at, way))
    return livesOf(at, result.saver, planned(result.sooner.way), planned(result.own.way)).soonerAhead >= 0
  }
  const found = smallestWhole(ahead, -50, 150)
  return found === null ? null : found / 10
}

type Question = Pick<Asked<DownPaymentInputs, DownPaymentLaw>, 'inputs' | 'law' | 'today'>

export function compute({ inputs, law, today }: Question): Result {
  const start = monthOf(today as IsoDate)
  const way = ownWay(inputs)
  const needs = needsOf(inputs, way)
  const cashToday = needs.cashAt(0)
  const places = placesOf(inputs, law, (inputs.savings + Math.max(inputs.savings, cashToday.total)) / 2)
  const place = places.find((one) => one.key === inputs.place) ?? (places[0] as Place)
  const { byMonth, stray } = extrasOf(inputs, start)
  const saver: Saver = {
    savings: inputs.savings,
    monthly: inputs.monthly,
    annualRaise: inputs.raise / 100,
    monthlyRate: place.monthlyRate,
    extras: byMonth,
  }
  const own = planOf(saver, way, needs)
  const least = leastWays.map((one) => planOf(saver, one, needsOf(inputs, one)))
  const month = monthOfRace(own.race)
  const cashMonth = month ?? inputs.by
  const wishCash = needs.cashAt(inputs.by)
  const flat = savingRace(saver, needsOf({ ...inputs, homeGrowth: 0 }, way).needAt, MOST_MONTHS)

  const saved = savedByMonth(saver, cashMonth)
  const savedThen = saved[cashMonth] ?? inputs.savings
  const without = savedByMonth({ ...saver, monthlyRate: 0 }, cashMonth)[cashMonth] ?? inputs.savings

  const longest = month === null ? savedByMonth(saver, MOST_MONTHS) : []
  const gapAt = (at: number): number => needs.needAt(at) - (longest[at] ?? 0)

  const soonerPlan = least.find((one) => one.way.key === inputs.sooner) ?? own
  return {
    outcome: month === null ? 'never' : month === 0 ? 'ready' : 'saving',
    start,
    saver,
    places,
    place,
    own,
    least,
    month,
    cashToday,
    cash: needs.cashAt(cashMonth),
    cashMonth,
    price: priceAt(inputs, cashMonth),
    monthlyNeeded: monthlyFor(saver, wishCash.total, inputs.by) ?? 0,
    wishCash,
    monthIfFlat: monthOfRace(flat),
    runsAway: month === null && gapAt(MOST_MONTHS) > gapAt(0),
    interest: savedThen - without,
    savedThen,
    ...livesOf(inputs, saver, soonerPlan, own),
    stray,
  }
}

/** 'YYYY-MM' so many months from the start. */
export const monthAfter = (result: Pick<Result, 'start'>, months: number): Month => addMonths(result.start, months)
export const reachedBy = (plan: WayPlan): number | null => monthOfRace(plan.race)
