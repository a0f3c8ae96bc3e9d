/** In which order things stand: what the numbers make relevant first, then what the words found, then as listed. */
import type { Relevant } from '#engine/planning/explore/relevance.ts'
import type { Filters } from './filters.ts'
import { helpfulAt } from './life-events.ts'
import type { Thing } from './thing.ts'

export type Reasons = ReadonlyMap<string, { readonly reason: Relevant; readonly points: number }>

/** Places a found thing may rise by for its reason. */
const MOST_RISE = 3

/** Things that words found keep their order but for a small rise; else reasons lead, then the event's own order. */
export function inOrder(list: readonly Thing[], { q, event }: Filters, reasons: Reasons): readonly Thing[] {
  const helpful = event === null ? [] : helpfulAt[event]
  const place = (thing: Thing, at: number): number => {
    const points = reasons.get(thing.id)?.points ?? 0
    if (q.trim() !== '') return at - (MOST_RISE * points) / 100
    const ready = thing.ready ? 0 : 5000
    const own = helpful.includes(thing.id) ? helpful.indexOf(thing.id) : at
    return ready + own - (points > 0 ? 1000 * points : 0)
  }
  return list
    .map((thing, at) => ({ thing, place: place(thing, at), at }))
    .sort((a, b) => a.place - b.place || a.at - b.at)
    .map(({ thing }) => thing)
}

/** Articles by their words: those whose title or line holds most of them. */
export function articlesFor(query: string, list: readonly Thing[]): readonly Thing[] {
  const wanted = query.toLowerCase().match(/[a-z0-9]{3,}/g) ?? []
  if (wanted.length === 0) return []
  const share = ({ title, line }: Thing) => {
    const text = `${title} ${line}`.toLowerCase()
    return wanted.filter((word) => text.includes(word.replace(/(ies|s)$/, ''))).length / wanted.length
  }
  return list
    .map((thing) => ({ thing, share: share(thing) }))
    .filter((one) => one.share >= 0.5)
    .sort((a, b) => b.share - a.share)
    .map(({ thing }) => thing)
}
