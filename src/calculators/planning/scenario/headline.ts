/** The visitor's question answered in one sentence. */
import { addMonths } from '#engine/month.ts'
import type { Say } from '../../kit/say.ts'
import { wordsFor } from './event-said.ts'
import type { ScenarioResult } from './run.ts'
import type { ToldOutcome } from './told-outcome.ts'
import { headlines, manyEvents, rests } from './words/answer.en.ts'
import { ifWords } from './words/events.en.ts'

/** Where net worth stands furthest below what it would have been, dollars. */
function deepestGap({ before, after }: ScenarioResult): { readonly gap: number; readonly month: number } {
  let gap = 0
  let deepest = 0
  for (const [month, worth] of after.worth.entries()) {
    const now = (worth - (before.worth[month] ?? worth)) / 100
    if (now >= gap) continue
    gap = now
    deepest = month
  }
  return { gap, month: deepest }
}

export interface Headline {
  readonly text: string
  /** What the text leaves open, as the first sentence of what it rests on; empty where there is nothing. */
  readonly more: string
}

export function headlineOf(result: ScenarioResult, before: ToldOutcome, after: ToldOutcome, say: Say): Headline {
  const { events, settings } = result.given
  const [only] = events
  const condition =
    only === undefined ? '' : events.length === 1 ? wordsFor(ifWords, only, say) : manyEvents(events.length)
  const { years } = settings
  const told = { condition, years, month: after.lowestMonth, amount: after.lowestCash }
  const hasSooner = before.firstShort !== null && (after.firstShort === null || before.firstShort <= after.firstShort)
  if (hasSooner && before.firstShort !== null)
    return plain(headlines.already({ ...told, month: before.firstShort }, say))
  if (events.length === 0) return plain(headlines.none())
  if (after.firstShort !== null) return plain(headlines.short({ ...told, month: after.firstShort }, say))
  if (after.firstSold !== null && after.firstSold !== before.firstSold)
    return { text: headlines.sold({ ...told, month: after.firstSold }, say), more: rests.sold }
  const gain = (result.after.worth.at(-1) ?? 0) - (result.before.worth.at(-1) ?? 0)
  if (gain > 100 && after.lowestCash >= before.lowestCash)
    return plain(headlines.betterOff({ ...told, amount: gain / 100 }, say))
  const deepest = deepestGap(result)
  if (deepest.gap < -100 && after.lowestCash >= before.lowestCash - 1)
    return {
      text: headlines.worth(
        { ...told, amount: -deepest.gap, month: addMonths(result.model.first, deepest.month) },
        say,
      ),
      more: rests.worth,
    }
  return { text: headlines.through(told, say), more: rests.through(told.month, say) }
}
const plain = (text: string): Headline => ({ text, more: '' })
