/**
 * Which sentences of an article an editor reads again when the tax year moves, and which of its numbers no longer hold. Pure: the two
 * years are given, nothing is asked of the day.
 */
import { namedFact, yearsOf } from '#facts/named/registry.ts'
import { parseMarkdown } from '../markdown/markdown.ts'
import { type Line, type TextBlock, wordsOf } from '../markdown/tree.ts'
import { nameAndYear } from './known-names.ts'
import { type CalculationAsked, readSaid, type Term } from './says.ts'

export interface WrittenPost {
  readonly slug: string
  readonly title: string
  readonly body: string
}
export interface ToReread {
  readonly slug: string
  /** The words around the number, the number itself as it is written. */
  readonly sentence: string
  /** `pinned`: says the year that ends. `moves`: its figure is another one in the new year. `typed`: names the year in plain words, or a day of it as an input. */
  readonly why: 'pinned' | 'moves' | 'typed'
  /** The name, or the year as typed. */
  readonly says: string
}

/** What to read again when the default year goes from one to another. */
export async function toReread(posts: readonly WrittenPost[], from: number, to: number): Promise<readonly ToReread[]> {
  const found: ToReread[] = []
  for (const { slug, body } of posts)
    for (const sentence of sentencesOf(body)) {
      for (const says of boundIn(sentence)) {
        const why = await reasonOf(says, from, to)
        if (why) found.push({ slug, sentence: sentence.trim(), why, says })
      }
      const inInputs = (sentence.match(/\{\{[^{}]*\}\}/g) ?? []).some((part) => part.includes(`${from}-`))
      if (inInputs || new RegExp(`(?<![\\d.])${from}(?!\\d)`).test(sentence.replaceAll(/\{\{[^{}]*\}\}/g, '')))
        found.push({ slug, sentence: sentence.trim(), why: 'typed', says: String(from) })
    }
  return found
}

async function reasonOf(name: string, from: number, to: number): Promise<'pinned' | 'moves' | null> {
  const asked = nameAndYear(name)
  if (asked.isNamed) return asked.year < to ? 'pinned' : null
  const fact = await factOf(name)
  if (!fact || fact.years.length === 0) return null
  const held = yearsOf(fact)
  const last = (year: number) => held.findLast((one) => one <= year) ?? held[0] ?? year
  const value = (year: number) => JSON.stringify(fact.in(last(year)).value)
  // Where nothing is published for the new year yet, the sentence will stand on an old figure: that is worth a look too.
  return last(to) !== to || value(from) !== value(to) ? 'moves' : null
}

async function factOf(name: string) {
  const parts = name.split('.')
  for (let length = parts.length; length > 0; length--) {
    const fact = await namedFact(parts.slice(0, length).join('.'))
    if (fact) return fact
  }
  return null
}

/** Names of facts in what stands between braces of this sentence, inputs of calculations included. */
function boundIn(sentence: string): readonly string[] {
  return [...sentence.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(([, text = '']) => namesIn(text))
}

export function namesIn(text: string): readonly string[] {
  const said = readSaid(text)
  switch (said.kind) {
    case 'number':
      return ofTerm(said.term)
    case 'name':
      return ofCalculation(said.calculation)
    case 'open':
    case 'chart':
      return typeof said.of === 'string' ? [] : ofCalculation(said.of)
    case 'unreadable':
      return []
  }
}
const ofCalculation = ({ inputs }: CalculationAsked): readonly string[] =>
  inputs.flatMap(([, value]) => [...value.matchAll(/@([\w.-]+)/g)].map(([, name = '']) => name))

function ofTerm(term: Term): readonly string[] {
  if (term.kind === 'fact') return [term.name]
  if (term.kind === 'sum') return [...ofTerm(term.left), ...ofTerm(term.right)]
  return term.kind === 'figure' && typeof term.of !== 'string' ? ofCalculation(term.of) : []
}

/** The text sentence by sentence: lines of lists and cells of tables stand for themselves. A point inside a number or braces ends nothing. */
function sentencesOf(body: string): readonly string[] {
  return parseMarkdown(body)
    .flatMap((block) => (block.kind === 'directive' ? [`{{${block.says}}}`] : linesOf(block).map(typed)))
    .flatMap((line) => line.match(/(?:\{\{[^{}]*\}\}|[^.?!]|[.?!](?!\s|$))+[.?!]?/g) ?? [])
    .filter((sentence) => sentence.trim() !== '')
}

const linesOf = (block: TextBlock): readonly Line[] => {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.head, ...block.rows].flat()
  return 'line' in block ? [block.line] : []
}

/** A line as it was typed, its marks left out and its numbers kept. */
const typed = (line: Line): string =>
  line
    .map((part) => {
      if (part.kind === 'number') return `{{${part.says}}}`
      return 'parts' in part ? typed(part.parts) : wordsOf([part])
    })
    .join('')
