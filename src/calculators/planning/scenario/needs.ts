/** The law a scenario stands on, as needs: the year's, that of every state it touches, and the record of markets for a crash. */
import type { Household } from '#engine/household/household.ts'
import type { PastMonths } from '#engine/planning/scenario/apply/money-events.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import type { LoadedStateLaw } from '#engine/tax/state-law.ts'
import type { Need } from '../../kit/law.ts'
import { stateLaw, taxLaw } from '../../kit/tax-needs.ts'
import { needWords } from './words/needs.en.ts'

type States = Readonly<Record<string, LoadedStateLaw>>

function statesNeed(codes: readonly string[]): Need<States> {
  const needs = codes.map((code) => [code, stateLaw(code)] as const)
  return {
    key: `states-${codes.join('-')}`,
    what: needs[0]?.[1].what ?? needWords.states,
    load: async () =>
      Object.fromEntries(await Promise.all(needs.map(async ([code, need]) => [code, await need.load()] as const))),
  }
}

async function pastMonths(): Promise<PastMonths> {
  const { stocksAndPrices } = await import('#facts/series/stocks-and-prices.precomputed.ts')
  const { firstMonth, stocks, bonds } = stocksAndPrices
  return { firstMonth, stocks, bonds }
}
const past: Need<PastMonths | null> = { key: 'stocks-and-bonds', what: needWords.past, load: pastMonths }
const noPast: Need<PastMonths | null> = { key: 'no-past', what: needWords.past, load: async () => null }

export function scenarioNeeds(household: Household, events: readonly LifeEvent[], year: number) {
  const codes = new Set<string>(household.state === null ? [] : [household.state])
  for (const event of events) if (event.kind === 'move') codes.add(event.terms.state)
  return {
    tax: taxLaw.in(year),
    states: statesNeed([...codes].sort()),
    past: events.some(({ kind }) => kind === 'crash') ? past : noPast,
  }
}
