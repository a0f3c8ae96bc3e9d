/** The end in four parts of 100 points, all shown, and a title for the style. No rank. */
import { joy, points } from './design.ts'
import { badKinds, type Card, type Life, type YearBook } from './life.ts'
import { freedomOf, joyShown } from './meters.ts'

const isShock = ({ kind, cost }: Card): boolean =>
  (badKinds as readonly string[]).includes(kind) &&
  kind !== 'rent-jump' &&
  (cost > 0 || kind === 'layoff' || kind === 'disability')
const isWeathered = (book: YearBook): boolean => book.cardBorrowed === 0 && book.help.length === 0
/** Somebody depended on this pay. */
const isNeeded = (book: YearBook): boolean =>
  (book.out['children'] ?? 0) > 0 || (book.out['parent'] ?? 0) > 0 || (book.in['partner'] ?? 0) > 0
const isCared = (book: YearBook): boolean => {
  const { covers } = book.plan
  return covers.includes('health') && covers.includes('disability') && (!isNeeded(book) || covers.includes('life'))
}

export interface Score {
  readonly freedom: number
  readonly resilience: number
  readonly joy: number
  readonly care: number
  readonly total: number
  readonly shocks: number
  readonly weathered: number
  readonly caredYears: number
  readonly paperYears: number
}
export function scoreOf(life: Life): Score {
  const { books } = life
  const shocks = books.flatMap((book) => book.cards.filter(isShock).map(() => book))
  const weathered = shocks.filter(isWeathered).length
  const caredYears = books.filter(isCared).length
  const paperYears = books.filter(({ plan }) => plan.papers).length
  const lived = Math.max(1, books.length)
  const freedom = points.freedom * Math.min(1, freedomOf(life).share)
  const resilience = points.resilience * (shocks.length === 0 ? 1 : weathered / shocks.length)
  const happy = (points.joy * joyShown(life)) / joy.most
  const care = (points.care * (caredYears + paperYears)) / (2 * lived)
  return {
    freedom,
    resilience,
    joy: happy,
    care,
    total: freedom + resilience + happy + care,
    shocks: shocks.length,
    weathered,
    caredYears,
    paperYears,
  }
}

export const titles = ['shock-absorber', 'joy-spender', 'late-bloomer', 'builder', 'steady-keeper'] as const
export type Title = (typeof titles)[number]
/** What stands out most: many storms weathered, much joy, a late start, a home or raises built, or steadiness. */
export function titleOf(life: Life, score: Score): Title {
  const half = life.books[Math.floor(life.books.length / 2)]?.freedom ?? 0
  const end = freedomOf(life).share
  if (score.shocks >= 8 && score.weathered === score.shocks) return 'shock-absorber'
  if (score.joy >= points.joy * 0.85) return 'joy-spender'
  if (end > 0.3 && half < end / 8) return 'late-bloomer'
  if (life.plan.home === 'own' || life.books.some(({ changes }) => changes.includes('work:study'))) return 'builder'
  return 'steady-keeper'
}
