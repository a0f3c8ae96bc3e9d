/** A rule of thumb: said, traced, tried on the record and on the visitor's own numbers. */
import type { Chart, Unit } from '#calculators/kit/presentation.ts'
import type { SourceId } from '#facts/sources.ts'
import type { RuleNumbers } from './numbers.ts'

/** How far it can be trusted. */
export type Verdict = 'solid' | 'start' | 'sometimes' | 'outdated'
export type Topic = 'growth' | 'retirement' | 'budget' | 'home' | 'investing' | 'credit'

/** One number the rule is tried with; in its unit (percent points, dollars, years). */
export interface Ask {
  readonly key: string
  readonly label: string
  readonly unit: Extract<Unit, 'money' | 'percent' | 'years' | 'count' | 'ratio'>
  readonly suffix?: string
  readonly initial: number
  /** The number of the visitor's picture it takes. */
  readonly from?: keyof RuleNumbers
  readonly least?: number
  readonly most?: number
}
export type Answers = Readonly<Record<string, number>>

export interface Checked {
  /** The rule with these numbers, in one or two sentences. */
  readonly says: string
  /** Whether the numbers keep the rule; null where a rule asks nothing of anybody. */
  readonly keeps: boolean | null
  /** The formula with the numbers in it. */
  readonly working: string
  /** What is held against the limit, so that a visitor can set another one. */
  readonly measure?: Measure
}
export interface Measure {
  readonly label: string
  readonly value: number
  readonly limit: number
  readonly unit: Extract<Unit, 'percent' | 'ratio' | 'count'>
  /** Whether the limit is the most or the least. */
  readonly limitIs: 'most' | 'least'
}

/** Whether the numbers keep the rule at the visitor's own limit, or at the rule's where they set none. */
export const keepsAt = ({ keeps, measure }: Checked, ownLimit: number | null): boolean | null =>
  ownLimit === null || !measure || keeps === null
    ? keeps
    : measure.limitIs === 'most'
      ? measure.value <= ownLimit
      : measure.value >= ownLimit

export interface Past {
  readonly says: string
  readonly chart?: Chart
}

export interface Rule {
  /** Its anchor on the page. */
  readonly slug: string
  readonly topic: Topic
  readonly title: string
  /** What people say, in one sentence. */
  readonly says: string
  readonly verdict: Verdict
  /** Why this verdict, in one sentence. */
  readonly because: string
  /** Where it comes from, where that is known. */
  readonly origin?: string
  readonly holdsWhen: readonly string[]
  readonly breaksWhen: readonly string[]
  readonly asks: readonly Ask[]
  readonly check: (answers: Answers) => Checked
  /** What the record says, or in one sentence why it can't say anything. */
  readonly past: Past | { readonly silent: string }
  /** The calculator that goes further, with the numbers of the check in its own units. */
  readonly tool: {
    readonly calculator: string
    readonly inputs?: (answers: Answers) => Readonly<Record<string, number>>
  }
  readonly lesson?: string
  readonly sources: readonly { readonly source: SourceId; readonly what: string }[]
}

export const startingAnswers = ({ asks }: Rule, numbers: RuleNumbers | null): Answers =>
  Object.fromEntries(asks.map(({ key, initial, from }) => [key, (from && numbers?.[from]) ?? initial]))

/** Whether every number the rule asks for is in the picture: only then does it count among the visitor's own rules. */
export const isKnown = ({ asks }: Rule, numbers: RuleNumbers): boolean =>
  asks.every(({ from }) => from !== undefined && numbers[from] !== null)
