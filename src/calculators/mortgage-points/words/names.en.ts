/** What the rate options are called in sentences and, shorter, on charts. */
import type { Say } from '../../kit/say.ts'

interface Rate {
  readonly rate: number
}
export const nameWords = {
  whole: ({ rate, parts }: Rate & { parts: readonly string[] }, say: Say) =>
    `${say.percent(rate, 3)} with ${say.list(parts)}`,
  points: ({ points }: { points: number }, say: Say) => `${say.number(points, 3)} ${points === 1 ? 'point' : 'points'}`,
  noPoints: () => 'no points',
  credit: ({ points }: { points: number }, say: Say) => `a ${say.number(points, 3)}-point credit`,
  fees: ({ dollars }: { dollars: number }, say: Say) => `${say.money(dollars)} in fees`,
  feesBack: ({ dollars }: { dollars: number }, say: Say) => `${say.money(dollars)} in credits`,
  buydown: ({ rate, kind }: Rate & { kind: string }, say: Say) => `${say.percent(rate, 3)} with a ${kind} buydown`,
  short: ({ rate, points }: Rate & { points: number }, say: Say) =>
    `${say.percent(rate, 3)}, ${say.number(points, 3)} pt`,
  shortBuydown: ({ kind }: { kind: string }) => `${kind} buydown`,
  numbered: ({ name, number }: { name: string; number: number }) => `${name} (option ${number})`,
}
