/** Hears the question for a word's meaning: "what is APR", "define escrow", or the word alone. */
import { terms } from './terms.precomputed.ts'
import type { Tool } from './tool.ts'
import { plain } from './words.ts'

const byPhrase = new Map(terms.flatMap(({ tool, phrases }) => phrases.map((phrase) => [phrase, tool] as const)))
const asks = /^(?:whats|what (?:is|are|does|do)|define|definition of|meaning of|explain)\s+/
const ends = /\s+(?:means?|stands? for|definition|meaning)$/

/** `isAsked`: its meaning is the question. Otherwise the word is all that was typed. */
export function termAsked(question: string): { readonly tool: Tool; readonly isAsked: boolean } | null {
  const said = plain(question.slice(0, 200))
    .replaceAll(/[?!.“”"]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const bare = said
    .replace(asks, '')
    .replace(ends, '')
    .replace(/^(?:an?|the)\s+/, '')
  const tool = byPhrase.get(bare)
  return tool ? { tool, isAsked: bare !== said } : null
}
