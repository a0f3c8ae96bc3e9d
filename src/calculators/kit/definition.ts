/**
 * A calculator is data and pure functions. From one definition come its form, live result, charts, CSV, print sheet, share
 * link, scenarios, solve-for, sensitivity, working, sources, tests and JSON API. See docs/map.md for the path of adding one.
 */
import { type Clock, type Env, type Fields, type Inputs, type InputValues, initialInputs } from './field.ts'
import { fetching, type Missing } from './missing.ts'
import { unmarkedTexts } from './plain-text.ts'
import type { Answer, Explanation, Presentation, Unit } from './presentation.ts'
import type { PresetSpec } from './preset.ts'
import type { Study, StudyOf } from './study.ts'

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

export interface FigureSpec<R, I = InputValues, S = never> {
  readonly key: string
  readonly label: string
  /** A shorter name for tight places: the bar at the foot of a phone. */
  readonly short?: string
  readonly unit: Unit
  /** Future dollars as printed on the bill, or today's dollars. Only for money over time. */
  readonly dollars?: 'nominal' | 'today'
  /** Where it differs from the definition's own `moreIs`: as the main figure of another question. */
  readonly moreIs?: MoreIs
  /** The value, or null when this outcome has none, or not yet: what the study finds is null until it has run. */
  readonly value: (result: R, inputs: I, found: S | null) => number | null
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

export interface Definition<F extends Fields, R extends { readonly outcome: string }, X, S = never> {
  readonly slug: string
  readonly fields: F
  readonly groups: readonly Group<Extract<keyof F, string>>[]
  /** When a field is asked at all. A hidden field keeps its value but is not part of the question. */
  readonly shows?: { readonly [K in keyof F]?: (inputs: Inputs<F>) => boolean }
  /** A hint that depends on the inputs. */
  readonly hints?: { readonly [K in keyof F]?: (inputs: Inputs<F>) => string }
  /** Sentences about inputs that do not fit together, by field. */
  readonly check?: (inputs: Inputs<F>) => { readonly [K in keyof F]?: string }
  /** The years of law it knows; leave out where no law is involved. */
  readonly years?: readonly number[]
  /**
   * What must be fetched before these inputs can be answered; null when everything is here. Called at every evaluation, so it only
   * looks. The starting values never miss anything: their page is made ahead.
   */
  readonly missing?: (inputs: Inputs<F>, env: Env) => Missing | null
  readonly facts: (year: number) => X
  readonly compute: (inputs: Inputs<F>, facts: X, env: Env) => R
  /** Work too long for a key press. What it found comes to `figures`, `present` and `answer`, and is null until then. */
  readonly study?: Study<Inputs<F>, S> & { readonly first: S }
  readonly figures: readonly FigureSpec<R, Inputs<F>, S>[]
  /** The figure of the headline: sensitivity ranks by it, the phone keeps it in sight. A page of several questions has several. */
  readonly mainFigure: string | ((inputs: Inputs<F>) => string)
  readonly moreIs: MoreIs
  readonly present: (result: R, inputs: Inputs<F>, facts: X, env: Env, found: S | null) => Presentation
  /** The first part of `present` alone, where the whole takes more than a fraction of a millisecond. */
  readonly answer?: (result: R, inputs: Inputs<F>, facts: X, env: Env, found: S | null) => Answer
  /** Questions people ask "Solve for", up to three; without them the kit makes some. */
  readonly presets?: readonly PresetSpec<Extract<keyof F, string>>[]
  readonly cases: readonly Case<Inputs<F>>[]
}

/** A question answered: quick enough for a key press. */
export interface Answered {
  readonly outcome: string
  /** Every figure this outcome has, by key. Always finite. */
  readonly figures: Readonly<Record<string, number>>
  /** Figures that came out as NaN or infinite: always a mistake of ours, never shown. The contract test wants none. */
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
  readonly figures: readonly Omit<FigureSpec<never>, 'value'>[]
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
   * and a headline that says what is being fetched, so that no answer ever stands on half the law.
   */
  readonly evaluate: (inputs: InputValues, env: Env, found?: unknown) => Answered
}

/** A definition with its types put away, as the kit's readers see it. */
export interface Calculator extends Answering {
  readonly evaluate: (inputs: InputValues, env: Env, found?: unknown) => Evaluation
}

/** Turns a typed definition into the form the kit reads. */
export function defineCalculator<const F extends Fields, R extends { readonly outcome: string }, X, S = never>(
  definition: Definition<F, R, X, S>,
): Calculator {
  type I = Inputs<F>
  const typed = (inputs: InputValues) => inputs as unknown as I
  const missing = (inputs: InputValues, env: Env) => definition.missing?.(typed(inputs), env) ?? null
  const unmarked = unmarkedTexts(definition.fields)
  const { mainFigure } = definition
  const study = definition.study ?? null
  let firstKey: string | null = null
  /** Whether these inputs ask the same of the study as the starting values. No key holds a date of today, so one is enough for all days. */
  const asksTheFirst = (inputs: InputValues, clock: Clock): boolean => {
    const key = study?.key(typed(inputs)) ?? null
    if (!study || key === null) return false
    firstKey ??= study.key(typed(initialInputs(definition.fields, clock)))
    return key === firstKey
  }
  const firstFound = (inputs: InputValues, clock: Clock): S | null =>
    study && asksTheFirst(inputs, clock) ? study.first : null
  const calculator: Calculator = {
    slug: definition.slug,
    version: 1,
    renamed: {},
    answering: async () => calculator,
    whole: async () => calculator,
    cases: async () => definition.cases as readonly Case[],
    fields: definition.fields,
    groups: definition.groups,
    years: definition.years ?? [],
    figures: definition.figures,
    mainFigure: (inputs) => (typeof mainFigure === 'string' ? mainFigure : mainFigure(typed(inputs))),
    moreIs: (key) => definition.figures.find((figure) => figure.key === key)?.moreIs ?? definition.moreIs,
    presets: definition.presets ?? [],
    shown: (key, inputs) => definition.shows?.[key]?.(typed(inputs)) ?? true,
    hint: (key, inputs) => definition.hints?.[key]?.(typed(inputs)) ?? definition.fields[key]?.hint,
    check: (inputs) => dropBlanks(definition.check?.(typed(inputs)) ?? {}),
    missing,
    study: study && {
      what: study.what,
      key: (inputs) => study.key(typed(inputs)),
      isFirst: asksTheFirst,
      begin: async (inputs) => (await study.load()).study(typed(inputs)),
    },
    evaluate: (given, env, studied) => {
      const inputs = unmarked(given)
      const needed = missing(inputs, env)
      if (needed) return notLoaded(needed)
      const facts = definition.facts(env.year)
      const result = definition.compute(typed(inputs), facts, env)
      const found = studied === undefined ? firstFound(inputs, env) : (studied as S | null)
      const figures: Record<string, number> = {}
      const broken: string[] = []
      for (const figure of definition.figures) {
        const value = figure.value(result, typed(inputs), found)
        if (value === null) continue
        if (Number.isFinite(value)) figures[figure.key] = value === 0 ? 0 : value
        else broken.push(figure.key)
      }
      const present = once(() => definition.present(result, typed(inputs), facts, env, found))
      const { answer } = definition
      return {
        outcome: result.outcome,
        figures,
        broken,
        answer: answer ? once(() => answer(result, typed(inputs), facts, env, found)) : present,
        explain: explanationOf(present),
        present,
      }
    },
  }
  return calculator
}

/** The parts of a presentation that is made as a whole. */
const explanationOf = (present: () => Presentation): Explanation => ({
  chart: (at) => present().charts[at] ?? null,
  charts: () => present().charts,
  findings: () => present().findings,
  tables: () => present().tables,
  workings: () => present().workings,
  sources: () => present().sources,
})

/** The answer while something is being fetched: words, and not one number. */
export function notLoaded({ what }: Missing): Evaluation {
  const present = (): Presentation => ({
    headline: fetching(what),
    keyFigures: [],
    charts: [],
    findings: [],
    tables: [],
    workings: [],
    sources: [],
  })
  return { outcome: 'not-loaded', figures: {}, broken: [], answer: present, explain: explanationOf(present), present }
}
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
