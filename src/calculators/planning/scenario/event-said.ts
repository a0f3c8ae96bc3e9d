/** One event in words. */
import type { LifeEvent, Terms } from '#engine/planning/scenario/event-fields.ts'
import type { Say } from '../../kit/say.ts'
import { eventLines, eventTitles } from './words/events.en.ts'

/** What a mapped record holds for one event: its words know the terms of its kind. */
export const wordsFor = <T>(
  words: { readonly [K in LifeEvent['kind']]: (terms: Terms<K>, say: Say) => T },
  event: LifeEvent,
  say: Say,
): T => (words[event.kind] as (terms: LifeEvent['terms'], say: Say) => T)(event.terms, say)

export const eventSaid = (event: LifeEvent, say: Say) => ({
  title: event.kind === 'own' && event.terms.name.trim() !== '' ? event.terms.name.trim() : eventTitles[event.kind],
  line: wordsFor(eventLines, event, say),
})
