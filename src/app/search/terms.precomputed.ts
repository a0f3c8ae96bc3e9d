/** Every term of the glossary as the search sees it: its tool, and the phrases that are it. Ships as data. */
import { glossary, termTitle } from '#teaching/glossary/glossary.ts'
import { TERM, type Tool } from './tool.ts'
import { plain } from './words.ts'

export interface TermAsked {
  readonly tool: Tool
  readonly phrases: readonly string[]
}
export const terms: readonly TermAsked[] = glossary.map((term) => {
  const path = `/guide/${term.slug}`
  const title = termTitle(term)
  const phrases = [term.name, term.short ?? '', ...term.also, ...term.forms].filter(Boolean)
  return {
    tool: {
      path,
      slug: path,
      title: title.charAt(0).toUpperCase() + title.slice(1),
      line: term.says,
      category: TERM,
      keywords: [],
      says: [],
      slots: [],
      ready: true,
    },
    phrases: [...new Set(phrases.map((phrase) => plain(phrase)))],
  }
})
