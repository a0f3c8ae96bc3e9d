/** What each option is called. Two that would read alike get their numbers. */
import type { Say } from '../kit/say.ts'
import type { PointsInputs } from './sections.ts'
import { nameWords as words } from './words/names.en.ts'

export interface LineName {
  /** '7.15% with 1 point'. */
  readonly name: string
  /** '7.15%, 1 pt': for the end of a line on a chart. */
  readonly short: string
}

function nameOf({ rate, points, fees }: PointsInputs['offers'][number], say: Say): LineName {
  const parts: string[] = []
  if (points > 0) parts.push(words.points({ points }, say))
  if (points < 0) parts.push(words.credit({ points: -points }, say))
  if (points === 0 && fees === 0) parts.push(words.noPoints())
  if (fees > 0) parts.push(words.fees({ dollars: fees }, say))
  if (fees < 0) parts.push(words.feesBack({ dollars: -fees }, say))
  return { name: words.whole({ rate, parts }, say), short: words.short({ rate, points }, say) }
}

/** The names of all options in order, the buydown of the first one last. */
export function lineNames(inputs: PointsInputs, say: Say): readonly LineName[] {
  const names = inputs.offers.map((offer) => nameOf(offer, say))
  const [first] = inputs.offers
  const { buydown: kind } = inputs
  if (kind !== 'none' && first !== undefined)
    names.push({ name: words.buydown({ rate: first.rate, kind }, say), short: words.shortBuydown({ kind }) })
  const told = (key: keyof LineName, name: string, at: number): string =>
    names.filter((other) => other[key] === name).length > 1 ? words.numbered({ name, number: at + 1 }) : name
  return names.map(({ name, short }, at) => ({ name: told('name', name, at), short: told('short', short, at) }))
}
