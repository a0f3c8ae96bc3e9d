/** The numbers and states in a question: "should I refinance 7.1% to 6.2%" holds two percents. Pure; nothing is guessed from context. */
import type { SaidPer } from '#calculators/kit/asks.ts'
import { ageAt, multiplierOf, numberWords, perAt, readFigure, timeUnits } from './figures.ts'
import { stateAt } from './us-states.ts'
import { isFigureName, plain } from './words.ts'

export interface HeardNumber {
  /** `bare` is a number nothing says the kind of. */
  readonly is: 'dollars' | 'percent' | 'time' | 'age' | 'bare'
  /** Dollars, percent points, months, years of age. */
  readonly value: number
  readonly per: SaidPer | null
  /** Where it stands among the tokens: the first of it, and the first after it. */
  readonly from: number
  readonly to: number
}

export interface Heard {
  readonly tokens: readonly string[]
  readonly numbers: readonly HeardNumber[]
  readonly state: string | null
  /** What is left for matching. */
  readonly words: readonly string[]
}

const longest = 200

export function hear(text: string): Heard {
  const cut = text.slice(0, longest)
  const tokens =
    plain(cut).match(/\d+(?:\/\d+)+(?![\d,.])|\$?\d[\d,]*(?:\.\d+)?[a-z%]*|\$?\.\d+%?|[a-z&]+\d?|[/%]/g) ?? []
  const numbers: HeardNumber[] = []
  const words: string[] = []
  let state: string | null = null
  for (let at = 0; at < tokens.length; ) {
    const place = stateAt(tokens, at, cut)
    const number = place || isFigureName(tokens[at] ?? '') ? null : numberAt(tokens, at)
    if (place) {
      state ??= place.code
      at = place.to
    } else if (number) {
      numbers.push(number)
      if (number.is === 'bare' && /^[a-z]/.test(tokens[at] ?? '')) words.push(tokens[at] ?? '')
      if (number.per) words.push(number.per)
      at = number.to
    } else {
      const word = tokens[at] ?? ''
      if (/[a-z]/.test(word) || isFigureName(word)) words.push(word)
      at += 1
    }
  }
  return { tokens, numbers, state, words }
}

/** The number that begins at a token, with the words that belong to it. */
function numberAt(tokens: readonly string[], from: number): HeardNumber | null {
  const token = tokens[from] ?? ''
  const before = tokens[from - 1] ?? ''
  if (token === 'million' && (before === 'a' || before === 'half'))
    return {
      is: 'dollars',
      value: before === 'half' || tokens[from - 2] === 'half' ? 5e5 : 1e6,
      per: null,
      from,
      to: from + 1,
    }
  const read = readFigure(token) ?? worded(token, tokens[from + 1])
  if (!read || ruleAt(tokens, from)) return null
  let to = from + 1
  let { value } = read
  let { sign } = read
  if (sign !== 'time' && sign !== 'percent' && multiplierOf(tokens[to]) > 1) {
    value *= multiplierOf(tokens[to])
    sign = 'dollars'
    to += 1
  }
  const next = tokens[to] ?? ''
  const number = (is: HeardNumber['is'], amount: number, end: number, per: SaidPer | null = null): HeardNumber => ({
    is,
    value: Number(amount.toFixed(6)),
    per,
    from,
    to: end,
  })
  if (sign === 'time') return number('time', value * read.months, to)
  if (sign === 'percent') return number('percent', value, to)
  if (sign !== 'dollars') {
    if (next === '%' || next === 'percent' || next === 'pct') return number('percent', value, to + 1)
    const age = ageAt(tokens, from, to, value)
    if (age) return number('age', value, age.to)
    const months = timeUnits[next]
    if (months !== undefined) return number('time', value * months, to + 1)
    if (/^(apr|apy|interest|rate)$/.test(next) && value < 100) return number('percent', value, to)
  }
  if (next === 'dollars' || next === 'dollar' || next === 'bucks' || next === 'usd') {
    sign = 'dollars'
    to += 1
  }
  const per = perAt(tokens, to)
  if (per) return number('dollars', value, per.to, per.per)
  if (sign === 'dollars') return number('dollars', value, to)
  if (before === 'at' && value < 16) return number('percent', value, to)
  if (token.includes('.') && value < 30) return number('percent', value, to)
  const isYear = /^(19|20)\d\d$/.test(token)
  return value >= 1000 && !isYear ? number('dollars', value, to) : number('bare', value, to)
}

/** "three", where a noun, a unit or a multiplier follows. */
const worded = (token: string, next: string | undefined) => {
  const value = numberWords[token]
  return value === undefined || next === undefined ? null : { value, sign: 'bare' as const, months: 1 }
}

/** "4% rule", "52 week", "100 envelopes", "2-1 buydown" and "7 day yield" are names. */
function ruleAt(tokens: readonly string[], from: number): boolean {
  const near = tokens.slice(from + 1, from + 3)
  return (
    near.includes('rule') ||
    tokens.slice(Math.max(0, from - 2), from).join(' ') === 'rule of' ||
    /^(week|weeks|envelope|envelopes|day|days)$/.test(near[0] ?? '') ||
    near.includes('buydown') ||
    tokens[from - 1] === '&'
  )
}
