/**
 * A decision guide: questions with two or three answers, and at each end what somebody could do, with numbers of their own worked out by
 * the calculators. All of it is data; its sentences hold no figure of law of their own (`lessons/kit/figure.ts`).
 */
import type { helpLines } from '#content/help-lines.ts'
import type { SourceId } from '#facts/sources.ts'
import { type Figures, figureSaid } from '../../lessons/kit/figure.ts'

export interface Answer {
  readonly says: string
  /** The step or end it leads to. */
  readonly to: string
}
export interface Step {
  readonly ask: string
  /** What helps to answer, one or two sentences. */
  readonly hint?: string
  readonly answers: readonly [Answer, Answer] | readonly [Answer, Answer, Answer]
}

/** A number of the visitor's. `of`: the fact of the picture it is filled from, where that is known. */
export interface GuideNumber {
  readonly label: string
  readonly hint?: string
  readonly kind: 'money' | 'percent' | 'plain' | 'month'
  readonly suffix?: string
  /** Our example until the visitor's own is known: dollars, percent points, 'YYYY-MM'. */
  readonly start: number | string
  readonly min: number
  readonly max: number
  readonly of?: KnownFact
}
/** What the visitor's saved picture may say. */
export type KnownFact =
  | 'annualPay'
  | 'savings'
  | 'monthlyEssentials'
  | 'monthlyRent'
  | 'birthMonth'
  | 'cardBalance'
  | 'cardApr'

/** A calculator's input: a value, or one of the guide's numbers: times something where units differ, or a month with a day put to it. */
export type Given =
  | string
  | number
  | boolean
  | { readonly number: string; readonly times?: number; readonly day?: string }
export type GivenRow = Readonly<Record<string, Given>>
/** A calculator answered with the visitor's numbers; its headline is shown, and it opens with the same. */
export interface Work {
  readonly calculator: string
  /** What it answers here, over the headline. */
  readonly about: string
  readonly inputs: Readonly<Record<string, Given | readonly GivenRow[]>>
}
/** What no calculator of ours answers, worked out here from the same numbers (`own-works.ts`). */
export interface OwnWork {
  readonly own: 'health-plans' | 'garnishment' | 'runway'
  readonly about: string
  readonly inputs: Readonly<Record<string, Given>>
}
export interface Door {
  readonly path: string
  readonly says: string
}
export interface End {
  readonly title: string
  readonly lead: string
  /** In order, one to five. */
  readonly steps: readonly string[]
  readonly works: readonly (Work | OwnWork)[]
  readonly doors: readonly Door[]
}
export interface GuideWords {
  /** The key of the first step. */
  readonly start: string
  readonly steps: Readonly<Record<string, Step>>
  readonly ends: Readonly<Record<string, End>>
  readonly numbers: Readonly<Record<string, GuideNumber>>
}
export interface GuideAbout {
  /** The name of its file and the end of its address. */
  readonly slug: string
  readonly title: string
  /** One sentence for lists and search engines. */
  readonly line: string
  /** How people ask for it. */
  readonly asked: readonly string[]
  /** Who comes first, where money or life is in trouble. */
  readonly help: readonly { readonly line: keyof typeof helpLines; readonly says: string }[]
  readonly glossary: readonly string[]
  /** 'YYYY-MM-DD': read against its sources. */
  readonly reviewed: string
}
export interface Guide {
  readonly about: GuideAbout
  readonly figures: Figures
  readonly sources: readonly SourceId[]
  readonly words: (said: Readonly<Record<string, string>>) => GuideWords
}

/** Checks the names of figures while it is written. */
export function defineGuide<const F extends Figures>(guide: {
  readonly about: GuideAbout
  readonly figures: F
  readonly sources?: readonly SourceId[]
  readonly words: (said: { readonly [K in keyof F]: string }) => GuideWords
}): Guide {
  return { sources: [], ...guide, words: guide.words as Guide['words'] }
}

/** The guide's sentences with its figures as they read. */
export const wordsOfGuide = ({ figures, words }: Guide): GuideWords =>
  words(Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figureSaid(figure)])))
