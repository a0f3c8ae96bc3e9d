/**
 * What an editor writes between {{ and }}.
 *
 * A figure of law by its name, of the year that is the default or of one that stands in the name:
 *   {{tax.standardDeduction.single}}   {{tax.2026.standardDeduction.single}}
 * A figure of a calculator, by the names and units its API has:
 *   {{calc mortgage price=400000 → monthlyPayment}}
 * The same with a name of its own, on a line by itself, so that several figures come from one calculation:
 *   {{loan = calc mortgage price=400000 down=10% rate=@lending.rates.mortgage30}}
 *   {{loan → monthlyPayment}}   {{loan → tables.schedule.12.balance}}
 * Sums of them: {{wait → totalInterest - now → totalInterest}}, with + - * / and brackets, spaces around each.
 * How it reads: {{... as cents}}; see FORMATS.
 * On lines by themselves: {{open loan "Open this loan"}} is a door to the calculator with these numbers, {{chart loan balance}} one of
 * its pictures.
 */
export const FORMATS = [
  'dollars',
  'cents',
  'about',
  'percent',
  'percent1',
  'percent0',
  'number',
  'words',
  'time',
  'years',
  'size',
] as const
export type Format = (typeof FORMATS)[number]

export interface CalculationAsked {
  readonly slug: string
  readonly inputs: readonly (readonly [name: string, text: string])[]
}
export type Term =
  | { readonly kind: 'literal'; readonly value: number }
  | { readonly kind: 'fact'; readonly name: string }
  | { readonly kind: 'figure'; readonly of: string | CalculationAsked; readonly path: string }
  | { readonly kind: 'sum'; readonly sign: Sign; readonly left: Term; readonly right: Term }
export type Sign = '+' | '-' | '*' | '/'

export type Said =
  | { readonly kind: 'number'; readonly term: Term; readonly as: Format | null }
  | { readonly kind: 'name'; readonly name: string; readonly calculation: CalculationAsked }
  | { readonly kind: 'open'; readonly of: string | CalculationAsked; readonly words: string }
  | { readonly kind: 'chart'; readonly of: string | CalculationAsked; readonly key: string }
  | { readonly kind: 'unreadable'; readonly sentence: string }

/** A sentence that says what is wrong, for the editor. */
class Unreadable extends Error {}

const NAME = /^[a-zA-Z][\w-]*(?:\.[\w-]+)*$/
const MOST_TOKENS = 120

/** Words, signs and quoted texts in order. A quote keeps its spaces; the quotes go. */
function tokensOf(text: string): readonly string[] {
  const found = text.replaceAll('->', '→').match(/[\w-]+=(?:"[^"]*"|[^\s"]+)|"[^"]*"|→|[()]|[^\s"()→]+/g) ?? []
  if (found.length > MOST_TOKENS) throw new Unreadable('This is too long. Name the calculation on a line of its own.')
  return found
}
const unquoted = (text: string): string => text.replaceAll('"', '')

interface Tokens {
  readonly list: readonly string[]
  at: number
}
const peek = (tokens: Tokens): string => tokens.list[tokens.at] ?? ''
const take = (tokens: Tokens): string => {
  const token = peek(tokens)
  tokens.at += 1
  return token
}

export function readSaid(text: string): Said {
  try {
    const tokens: Tokens = { list: tokensOf(text), at: 0 }
    const said = readWhole(tokens)
    if (tokens.at < tokens.list.length) throw new Unreadable(`“${peek(tokens)}” isn’t expected here.`)
    return said
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'unreadable', sentence: error.message }
    throw error
  }
}

function readWhole(tokens: Tokens): Said {
  const [first = '', second = ''] = tokens.list
  if (first === '') throw new Unreadable('Nothing stands between the braces.')
  if (second === '=') {
    tokens.at = 2
    if (!NAME.test(first) || first.includes('.')) throw new Unreadable(`“${first}” can’t be a name. Use one word.`)
    if (take(tokens) !== 'calc') throw new Unreadable('After = write calc and a calculator.')
    return { kind: 'name', name: first, calculation: readCalculation(tokens) }
  }
  if (first === 'open' || first === 'chart') {
    tokens.at = 1
    const of = readOwner(tokens)
    const rest = take(tokens)
    if (rest === '')
      throw new Unreadable(first === 'open' ? 'Say what the button reads, in quotes.' : 'Name the chart.')
    return first === 'open' ? { kind: 'open', of, words: unquoted(rest) } : { kind: 'chart', of, key: unquoted(rest) }
  }
  const term = readSum(tokens)
  if (peek(tokens) !== 'as') return { kind: 'number', term, as: null }
  tokens.at += 1
  const word = take(tokens)
  const as = FORMATS.find((format) => format === word)
  if (!as) throw new Unreadable(`“${word}” isn’t a way to write a number. Use one of: ${FORMATS.join(', ')}.`)
  return { kind: 'number', term, as }
}

function readOwner(tokens: Tokens): string | CalculationAsked {
  const word = take(tokens)
  if (word === 'calc') return readCalculation(tokens)
  if (!NAME.test(word)) throw new Unreadable('Name a calculation, or write calc and a calculator.')
  return word
}

function readCalculation(tokens: Tokens): CalculationAsked {
  const slug = take(tokens)
  if (!/^[a-z0-9-]+$/.test(slug)) throw new Unreadable('Name a calculator after calc.')
  const inputs: (readonly [string, string])[] = []
  for (;;) {
    const [, name, value] = /^([\w-]+)=(.*)$/.exec(peek(tokens)) ?? []
    if (name === undefined || value === undefined) return { slug, inputs }
    inputs.push([name, unquoted(value)])
    tokens.at += 1
  }
}

function readSum(tokens: Tokens): Term {
  let left = readProduct(tokens)
  for (let sign = peek(tokens); sign === '+' || sign === '-'; sign = peek(tokens)) {
    tokens.at += 1
    left = { kind: 'sum', sign, left, right: readProduct(tokens) }
  }
  return left
}

function readProduct(tokens: Tokens): Term {
  let left = readOne(tokens)
  for (let sign = peek(tokens); sign === '*' || sign === '/'; sign = peek(tokens)) {
    tokens.at += 1
    left = { kind: 'sum', sign, left, right: readOne(tokens) }
  }
  return left
}

function readOne(tokens: Tokens): Term {
  const word = peek(tokens)
  if (word === '(') {
    tokens.at += 1
    const inner = readSum(tokens)
    if (take(tokens) !== ')') throw new Unreadable('A bracket doesn’t close.')
    return inner
  }
  if (/^\d+(?:\.\d+)?$/.test(word)) {
    tokens.at += 1
    return { kind: 'literal', value: Number(word) }
  }
  if (word !== 'calc' && tokens.list[tokens.at + 1] !== '→') {
    if (!NAME.test(word)) throw new Unreadable(`“${word}” isn’t a name or a number.`)
    tokens.at += 1
    return { kind: 'fact', name: word }
  }
  const of = readOwner(tokens)
  if (take(tokens) !== '→') throw new Unreadable('After the calculation write → and the figure you want.')
  const path = take(tokens)
  if (!NAME.test(path)) throw new Unreadable('After → name a figure.')
  return { kind: 'figure', of, path }
}
