/**
 * Six ads, four visits, one lease. An ad tells the rent; a visit tells the rest. What a place really costs is counted for its first year.
 * All numbers are ours.
 */
import { levelPayment } from '#engine/lending/payment.ts'
import { shuffled } from '../kit/chance.ts'
import type { Game } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import { fakes, type Listing, listingOf, places, type Wish, wishes } from './listings.ts'

export const VISITS = 4
export const shown = { places: 5, fakes: 1 } as const
export const wishCount = 2
/** Cash for moving in. What goes beyond it stands on a card and is paid off in a year. */
export const cash = 2300
export const cardRate = 0.21
/** After a scam you still need a place: the costliest of the ads. */
export const points = { most: 100, dollarsPerPoint: 50, wish: 10 } as const

export interface Hunt {
  readonly seed: number
  readonly ads: readonly string[]
  readonly wishes: readonly Wish[]
  readonly visited: readonly string[]
  readonly signed: string | null
}

export const begin = (seed: number): Hunt => {
  const real = shuffled(seed, 'places', places).slice(0, shown.places)
  const fake = shuffled(seed, 'fakes', fakes).slice(0, shown.fakes)
  return {
    seed,
    ads: shuffled(seed, 'ads', [...real, ...fake]).map(({ id }) => id),
    wishes: shuffled(seed, 'wishes', wishes).slice(0, wishCount),
    visited: [],
    signed: null,
  }
}

export function offersOf({ ads, visited, signed }: Hunt): readonly string[] {
  if (signed !== null) return []
  const open = visited.length < VISITS ? ads.filter((id) => !visited.includes(id)) : []
  return [...open.map((id) => `visit:${id}`), ...ads.map((id) => `sign:${id}`)]
}
function step(hunt: Hunt, choice: string): Hunt {
  if (!offersOf(hunt).includes(choice)) throw new RangeError(`not on offer: ${choice}`)
  const [verb, id = ''] = choice.split(':')
  return verb === 'visit' ? { ...hunt, visited: [...hunt.visited, id] } : { ...hunt, signed: id }
}

export const monthlyOf = ({ rent, utilities, parking, commute }: Listing): number =>
  rent + utilities + parking + commute
/** First rent, deposit and fees on the day you move in; a free month is given back later. */
export const moveInOf = ({ rent, deposit, once }: Listing): number => rent + deposit + Math.max(0, once)
/** Interest of a year on what the move-in takes beyond your cash. */
export function cardInterest(listing: Listing): number {
  const borrowed = Math.max(0, moveInOf(listing) - cash)
  return borrowed === 0 ? 0 : levelPayment(borrowed, cardRate / 12, 12) * 12 - borrowed
}
/** Twelve months, one-time fees and card interest. The deposit comes back and does not count. */
export const yearOf = (listing: Listing): number => 12 * monthlyOf(listing) + listing.once + cardInterest(listing)
export const missing = (listing: Listing, wanted: readonly Wish[]): readonly Wish[] =>
  wanted.filter((wish) => !listing.has.includes(wish))

export interface Result {
  readonly lives: Listing
  /** What a scam took. */
  readonly lost: number
  readonly year: number
  readonly missing: readonly Wish[]
  readonly points: number
}
/** What signing this ad comes to. */
export function resultOf({ ads, wishes: wanted }: Hunt, id: string): Result {
  const real = ads.map(listingOf).filter(({ isScam }) => !isScam)
  const cheapest = Math.min(...real.map(yearOf))
  const signed = listingOf(id)
  const lives = signed.isScam ? real.reduce((most, one) => (yearOf(one) > yearOf(most) ? one : most)) : signed
  const lost = signed.isScam ? moveInOf(signed) : 0
  const year = yearOf(lives) + lost
  const unmet = missing(lives, wanted)
  const over = Math.round((year - cheapest) / points.dollarsPerPoint)
  return { lives, lost, year, missing: unmet, points: points.most - over - unmet.length * points.wish }
}
export const bestOf = (hunt: Hunt): Result =>
  hunt.ads.map((id) => resultOf(hunt, id)).reduce((best, one) => (one.points > best.points ? one : best))

export const apartmentHunt: Game<NoSetup, Hunt> = {
  name: 'apartment-hunt',
  version: 1,
  begin,
  offers: offersOf,
  step,
  score: (hunt) => (hunt.signed === null ? 0 : resultOf(hunt, hunt.signed).points),
}
