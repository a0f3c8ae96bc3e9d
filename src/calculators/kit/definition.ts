/**
 * What a calculator is to its readers: form, live result, charts, CSV, print sheet, share link, scenarios, solve-for, sensitivity, tests
 * and JSON API hold one of these. `calculator.ts` makes them. See docs/map.md for the path of adding one.
 */
import type { Env, Fields, InputValues } from './field.ts'
import type { Missing } from './missing.ts'
import type { Answer, Explanation, Presentation, Unit } from './presentation.ts'
import type { PresetSpec } from './preset.ts'
import type { StudyOf } from './study.ts'

export const categories = [
  'Loan',
  'Tax',
  'Savings',
  'Investment',
  'Retirement',
  'Tax & Protection',
  'Income & Employment',
  'Credit & Debt',
  'Mortgage & Real Estate',
  'Business & Commercial',
  'Home & Property',
] as const
export type Category = (typeof categories)[number]

/** What listings need to know without loading the calculator. */
export interface Meta {
  /** Path without the slash; also the folder, unless `folder` says otherwise in the catalogue. */
  readonly slug: string
  readonly title: string
  /** The one question it answers. */
  readonly question: string
  readonly description: string
  /** A lucide icon name known to `#app/ui/icon.tsx`. */
  readonly icon: string
  readonly category: Category
  /** Other words people search by. */
  readonly keywords: readonly string[]
  /** Slugs of tools people use next. */
  readonly related: readonly string[]
}

/** Whether more of a figure is good news (wealth) or bad (cost). */
export type MoreIs = 'better' | 'worse' | 'neither'

/** A figure as readers of the kit see it: what it is called, not how it is found. */
export interface FigureName {
  readonly key: string
  readonly label: string
  /** A shorter name for tight places: the bar at the foot of a phone. */
  readonly short?: string
  readonly unit: Unit
  /** Future dollars as printed on the bill, or today's dollars. Only for money over time. */
  readonly dollars?: 'nominal' | 'today'
  /** Where it differs from the calculator's own `moreIs`: as the main figure of another question. */
  readonly moreIs?: MoreIs
}

export interface Group<K extends string = string> {
  readonly title: string
  readonly fields: readonly K[]
  /** Folded behind "+ …" until opened or used. */
  readonly more?: string
}

/** A worked example with where its numbers come from. */
export interface Case<I = InputValues> {
  readonly name: string
  /** A publication, a closed form or the arithmetic by hand. Never the program's own output. */
  readonly derivation: string
  readonly inputs: Partial<I>
  readonly year?: number
  readonly expect: Readonly<Record<string, number>>
  /** Largest difference allowed, in the figure's own unit. */
  readonly within: number
}

export type FieldErrors = Readonly<Record<string, string>>

/** A question answered: quick enough for a key press. */
export interface Answered {
  readonly outcome: string
  /** Every figure this outcome has, by key. Always finite. */
  readonly figures: Readonly<Record<string, number>>
  /** Figures that came out as no number, infinite or too large to print. With one of them the outcome is `no-answer`. */
  readonly broken: readonly string[]
  /** Made when first asked for, then kept. */
  readonly answer: () => Answer
}
export interface Evaluation extends Answered {
  /** All that explains the answer, each part made when first asked for, then kept. */
  readonly explain: Explanation
  readonly present: () => Presentation
}

/** What a page wakes up with: the questions, and the ways to the rest. */
export interface Tool {
  readonly slug: string
  /** Counts up when links and saved numbers of before need `renamed` to be read. */
  readonly version: number
  /** Names of earlier versions, and what they are called now; null for a question no longer asked. */
  readonly renamed: Readonly<Record<string, string | null>>
  readonly fields: Fields
  readonly groups: readonly Group[]
  readonly years: readonly number[]
  readonly shown: (key: string, inputs: InputValues) => boolean
  readonly study: StudyOf | null
  /** What must be fetched before `evaluate` can answer these inputs; null when everything is here. It comes beside what answers. */
  readonly missing: (inputs: InputValues, env: Env) => Missing | null
  /** What answers, without what explains. */
  readonly answering: () => Promise<Answering>
  /** Everything, for workers, the server and tests. */
  readonly whole: () => Promise<Calculator>
  readonly cases: () => Promise<readonly Case[]>
}

/** A tool whose answers are at hand. */
export interface Answering extends Tool {
  readonly figures: readonly FigureName[]
  readonly mainFigure: (inputs: InputValues) => string
  readonly moreIs: (figure: string) => MoreIs
  readonly presets: readonly PresetSpec[]
  /** Without `env` only what needs no law is said. */
  readonly hint: (key: string, inputs: InputValues, env?: Env) => string | undefined
  /** Inputs that do not fit together; empty when all is well. */
  readonly check: (inputs: InputValues) => FieldErrors
  /**
   * Inputs must have passed `parseInputs` and `check`. `found` is what the study of these inputs has found (so far), null for
   * nothing; left out, it is known only where they ask the same as the starting values. While something is missing the outcome is `not-loaded`: no figures at all,
   * and a headline that says what is being fetched, so that no answer ever stands on half the law. Never throws: what cannot be
   * answered or printed is `no-answer`, with a sentence.
   */
  readonly evaluate: (inputs: InputValues, env: Env, found?: unknown) => Answered
}

/** A whole calculator with its types put away, as the kit's readers see it. */
export interface Calculator extends Answering {
  /** Every outcome there is, with a sentence about it, for programs. */
  readonly outcomes: Readonly<Record<string, string>>
  readonly evaluate: (inputs: InputValues, env: Env, found?: unknown) => Evaluation
}

/** The outcome of a question that has no answer; `no-answer.ts` says it. */
export const NO_ANSWER = 'no-answer'

export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

export function dropBlanks(errors: Readonly<Record<string, string | undefined>>): FieldErrors {
  const kept: Record<string, string> = {}
  for (const [key, message] of Object.entries(errors)) if (message) kept[key] = message
  return kept
}
