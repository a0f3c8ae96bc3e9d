import { type BySpending, type RewardCategory, rewardCategories } from './own-card.ts'

/** A card as the mix sees it. Rates are decimals: what a dollar spent brings after its interest and foreign fee; may be below 0. */
export interface MixCard {
  readonly id: string
  /** For each category; what is above the cap earns `beyond`. */
  readonly rates: BySpending<number>
  /** What every category earns past the cap: the card's base rate, with the same costs taken off. */
  readonly beyond: number
  /** Dollars a year that may earn more than `beyond`, over all such categories; null: no cap. */
  readonly cap: number | null
  /** Dollars a year the card can take at all; null: no limit is known. */
  readonly room: number | null
}

/** Dollars a year of one category on one card. */
export interface MixPart {
  readonly id: string
  readonly category: RewardCategory
  readonly spend: number
  readonly rate: number
}

export interface Mix {
  readonly parts: readonly MixPart[]
  /** What the whole spending brings in a year, dollars, before yearly fees. */
  readonly value: number
}

interface Edge {
  readonly from: number
  readonly to: number
  room: number
  readonly cost: number
  flow: number
  readonly part: { readonly id: string; readonly category: RewardCategory } | null
}

const TINY = 1e-9

/**
 * The best use of cards for a year's spending: which card for which category, exactly, caps included. A flow of least cost from the
 * categories through the cards (successive shortest paths; a cap and a credit limit are each the room of one edge). Every dollar is on at
 * most one card; what no card has room for is not placed.
 */
export function bestMix(cards: readonly MixCard[], spending: BySpending<number>): Mix {
  if (cards.length === 0) return { parts: [], value: 0 }
  const capped = 1 + rewardCategories.length
  const whole = capped + cards.length
  const sink = whole + cards.length
  const edges: Edge[] = []
  const add = (from: number, to: number, room: number, cost: number, part: Edge['part'] = null) =>
    edges.push({ from, to, room, cost, flow: 0, part })
  rewardCategories.forEach((category, c) => {
    add(0, 1 + c, Math.max(0, spending[category]), 0)
    cards.forEach((card, k) => {
      const rate = card.rates[category]
      const isCapped = card.cap !== null && rate > card.beyond
      // A capped rate runs through a node whose way out is as wide as the cap; all of a card leaves through one as wide as its limit.
      if (isCapped) add(1 + c, capped + k, Number.POSITIVE_INFINITY, -rate, { id: card.id, category })
      add(1 + c, whole + k, Number.POSITIVE_INFINITY, isCapped ? -card.beyond : -rate, { id: card.id, category })
    })
  })
  cards.forEach((card, k) => {
    if (card.cap !== null) add(capped + k, whole + k, Math.max(0, card.cap), 0)
    add(whole + k, sink, card.room === null ? Number.POSITIVE_INFINITY : Math.max(0, card.room), 0)
  })
  while (pushAlongCheapest(edges, sink)) {
    // Each turn fills an edge or empties one.
  }
  const parts = edges.flatMap(({ part, flow, cost }): MixPart[] =>
    part !== null && flow > TINY ? [{ ...part, spend: flow, rate: -cost + 0 }] : [],
  )
  return { parts, value: parts.reduce((sum, { spend, rate }) => sum + spend * rate, 0) }
}

/** One way from the source to the sink at the least cost, filled as far as it goes (Bellman and Ford: costs may be below zero). */
function pushAlongCheapest(edges: Edge[], sink: number): boolean {
  const cost = new Array<number>(sink + 1).fill(Number.POSITIVE_INFINITY)
  const by = new Array<{ edge: Edge; ahead: boolean } | null>(sink + 1).fill(null)
  cost[0] = 0
  for (let turn = 0, changed = true; changed && turn <= sink; turn++) {
    changed = false
    for (const edge of edges) {
      const ahead = (cost[edge.from] ?? 0) + edge.cost
      if (edge.room - edge.flow > TINY && ahead < (cost[edge.to] ?? 0) - 1e-12) {
        cost[edge.to] = ahead
        by[edge.to] = { edge, ahead: true }
        changed = true
      }
      const back = (cost[edge.to] ?? 0) - edge.cost
      if (edge.flow > TINY && back < (cost[edge.from] ?? 0) - 1e-12) {
        cost[edge.from] = back
        by[edge.from] = { edge, ahead: false }
        changed = true
      }
    }
  }
  if (by[sink] === null) return false
  let most = Number.POSITIVE_INFINITY
  const steps: { edge: Edge; ahead: boolean }[] = []
  for (let at = sink; at !== 0; ) {
    const step = by[at]
    if (!step) return false
    steps.push(step)
    most = Math.min(most, step.ahead ? step.edge.room - step.edge.flow : step.edge.flow)
    at = step.ahead ? step.edge.from : step.edge.to
  }
  for (const { edge, ahead } of steps) edge.flow += ahead ? most : -most
  return true
}
