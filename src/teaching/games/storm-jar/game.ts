/** Ten years with one jar of money: choose what to cover, then the dice of the year fall. */
import { share } from '../kit/chance.ts'
import type { Game } from '../kit/game.ts'
import type { NoSetup } from '../kit/no-setup.ts'
import {
  type Covers,
  coverSets,
  debtRate,
  leftOver,
  type Peril,
  perils,
  points,
  priceOf,
  rules,
  startCushion,
  YEARS,
  yourPart,
} from './design.ts'

export interface Hit {
  readonly peril: Peril
  /** The whole loss, and the part of it you pay. */
  readonly amount: number
  readonly yours: number
}
export interface YearBook {
  readonly covers: Covers
  readonly price: number
  readonly hits: readonly Hit[]
  /** On last year's debt. */
  readonly interest: number
  readonly end: number
}
export interface Jar {
  readonly seed: number
  /** Below zero it is debt. */
  readonly cushion: number
  readonly books: readonly YearBook[]
}

/** What goes wrong in a year: the same for every choice. `year` counts from 0. */
export function lossesOf(seed: number, year: number): readonly { readonly peril: Peril; readonly amount: number }[] {
  return perils.flatMap((peril) => {
    const { chance, sizes } = rules[peril]
    if (share(seed, `${peril}:${year}`) >= chance) return []
    let left = share(seed, `${peril}:size:${year}`)
    for (const size of sizes) {
      left -= size.chance
      if (left < 0) return [{ peril, amount: size.amount }]
    }
    return [{ peril, amount: (sizes.at(-1) as (typeof sizes)[number]).amount }]
  })
}

const choiceOf = (covers: Covers): string => `year:${covers}`
export const coversOf = (choice: string): Covers => choice.slice('year:'.length)

function step(jar: Jar, choice: string): Jar {
  if (!offersOf(jar).includes(choice)) throw new RangeError(`not on offer: ${choice}`)
  const covers = coversOf(choice)
  const price = priceOf(covers)
  const hits = lossesOf(jar.seed, jar.books.length).map((loss) => ({
    ...loss,
    yours: yourPart(covers, loss.peril, loss.amount),
  }))
  const interest = Math.round(Math.max(0, -jar.cushion) * debtRate)
  const end = jar.cushion - interest + leftOver - price - hits.reduce((sum, { yours }) => sum + yours, 0)
  return { ...jar, cushion: end, books: [...jar.books, { covers, price, hits, interest, end }] }
}
const offersOf = (jar: Jar): readonly string[] => (jar.books.length < YEARS ? coverSets.map(choiceOf) : [])

export const dryYears = ({ books }: Jar): number => books.filter(({ end }) => end >= 0).length
export const scoreOf = (jar: Jar): number =>
  dryYears(jar) * points.dryYear + Math.round(jar.cushion / points.dollarsPerPoint)

export const stormJar: Game<NoSetup, Jar> = {
  name: 'storm-jar',
  version: 1,
  begin: (seed) => ({ seed, cushion: startCushion, books: [] }),
  offers: offersOf,
  step,
  score: scoreOf,
  question: ({ books }) => String(books.length),
}
