/**
 * A calculator: its questions at once, its answers and its explanations each in a file that comes when needed.
 * Law is declared and handed in; every part is a function of one context; words stand in files of their own.
 */
import { defaultYear } from '#facts/default-year.ts'
import type { AnyAnswer } from './answering.ts'
import { type Case, type MoreIs, once, type Tool } from './definition.ts'
import type { AnyExplanation } from './explained.ts'
import type { Env } from './field.ts'
import { type Fields, type Inputs, type InputValues, initialInputs } from './field.ts'
import type { MaybeFound } from './finding.ts'
import { type Law, missingLaw, type Needs } from './law.ts'
import { onceAsync } from './once-async.ts'
import type { Answer, Chart, Citation, KeyedTable, Unit, Working } from './presentation.ts'
import type { PresetSpec } from './preset.ts'
import type { Say } from './say.ts'
import { type FieldsOf, fieldsOf, type ReadByConditions, type Section } from './section.ts'
import type { Study, StudyOf } from './study.ts'

/** A question before its law is known. */
export interface Asking<I = unknown> {
  readonly inputs: I
  readonly year: number
}
/** A question with the law it stands on. */
export interface Asked<I, L> {
  readonly inputs: I
  readonly law: L
  /** 'YYYY-MM-DD' */
  readonly today: string
  /** The year whose law is applied. */
  readonly year: number
  readonly say: Say
}
/** A question with its result: what figures, words, charts and tables are made from. */
export interface Context<I, L, R, S = null> extends Asked<I, L> {
  readonly result: R
  /** What the study of these inputs has found (so far); null for nothing. */
  readonly found: S | null
}
export interface Figure<C> {
  readonly key: string
  readonly label: string
  /** A shorter name for tight places: the bar at the foot of a phone. */
  readonly short?: string
  readonly unit: Unit
  /** Future dollars as printed on the bill, or today's dollars. Only for money over time. */
  readonly dollars?: 'nominal' | 'today'
  /** Where it differs from the calculator's own `moreIs`. */
  readonly moreIs?: MoreIs
  /** Null when this outcome has none, or not yet. */
  readonly value: (context: C) => number | null
}

type In<C> = C extends Context<infer I, infer L, unknown, unknown> ? Asked<I, L> : never
type InputsOf<C> = C extends { readonly inputs: infer I } ? I : never
type ResultOf<C> = C extends { readonly result: infer R extends { readonly outcome: string } } ? R : never
type FoundOf<C> = C extends { readonly found: infer S } ? S : never

/** What is needed at a key press. Quick: a few milliseconds on a phone. */
export interface AnswerPart<C> {
  readonly compute: (asked: In<C>) => ResultOf<C>
  readonly figures: readonly Figure<C>[]
  /** The figure of the headline: sensitivity ranks by it, the phone keeps it in sight. A page of several questions has several. */
  readonly main: string | ((inputs: InputsOf<C>) => string)
  readonly moreIs: MoreIs
  readonly answer: (context: C) => Answer
  /** What the study finds for the starting values, from a `*.precomputed.ts` file, so that a page made ahead is complete. */
  readonly first?: FoundOf<C>
  /** Hints that depend on the inputs or the law. */
  readonly hints?: { readonly [K in keyof InputsOf<C>]?: (asked: In<C>) => string | undefined }
  /** Questions people ask "Solve for", up to three; without them the kit makes some. */
  readonly presets?: readonly PresetSpec<Extract<keyof InputsOf<C>, string>>[]
  /** Sentences about inputs that do not fit together, by field. Needs no law: it decides whether the law is fetched at all. */
  readonly check?: (inputs: InputsOf<C>, say: Say) => { readonly [K in keyof InputsOf<C>]?: string | undefined }
}

type Maker<C, T> = (context: C) => T | null | false | undefined
/** What explains the answer, each part a function of the context; made in a worker, so it may take its time. */
export interface ExplainPart<C> {
  /** In the order of the page; null where there is none. The first two stand open. */
  readonly charts: readonly Maker<C, Chart>[]
  /** The most important first: three stand open. */
  readonly findings: (context: C) => readonly MaybeFound[]
  readonly tables: readonly Maker<C, KeyedTable>[]
  readonly workings: readonly Maker<C, Working>[]
  readonly sources: (context: C) => readonly (Citation | null | false | undefined)[]
  /** What each outcome means, for programs: a sentence each. */
  readonly outcomes: { readonly [K in ResultOf<C>['outcome'] & string]: string }
}

/** What a definition says at once. */
export interface Blueprint<S extends readonly Section[], N extends Needs, R, Found> {
  readonly slug: string
  readonly version: number
  readonly renamed: Readonly<Record<string, string | null>>
  readonly sections: S
  /** The years of law on offer; leave out where no law is involved. */
  readonly years?: readonly number[]
  /** What these inputs stand on. Its parameter is written with its type (`Asking<…>`): the needs are read from it before all else. */
  readonly law: (asking: Asking<Inputs<FieldsOf<S>>>) => N
  readonly answer: () => Promise<{
    readonly answerPart: AnswerPart<Context<Inputs<FieldsOf<S>>, Law<N>, R, Found>>
  }>
  readonly explain: () => Promise<{
    readonly explainPart: ExplainPart<Context<Inputs<FieldsOf<S>>, Law<N>, R, Found>>
  }>
  readonly cases: () => Promise<{ readonly cases: readonly Case<Inputs<FieldsOf<S>>>[] }>
  /** Work too long for a key press; see study.ts. */
  readonly study?: Study<Inputs<FieldsOf<S>>, Found>
}

/** Turns a typed definition into the tool the kit reads. */
export function defineCalculator<
  const S extends readonly Section[],
  N extends Needs,
  R extends { readonly outcome: string },
  Found = null,
>(
  blueprint: Blueprint<S, N, R, Found> &
    (Inputs<FieldsOf<S>> extends ReadByConditions<S>
      ? unknown
      : { readonly sections: 'a condition reads what is not asked' }),
): Tool {
  const { slug, version, renamed, sections } = blueprint
  const fields = fieldsOf(sections) as Fields
  const sectionOf = new Map(sections.flatMap((one) => Object.keys(one.fields).map((name) => [name, one] as const)))
  const holds = (test: ((inputs: never) => boolean) | undefined, inputs: InputValues) => test?.(inputs as never) ?? true
  const study = studyOf(blueprint.study as Study<InputValues, unknown> | undefined, fields)

  const answerer = onceAsync(async () => {
    const [{ answererOf }, { answerPart }] = await Promise.all([import('./answering.ts'), blueprint.answer()])
    return answererOf({ tool, needs, part: answerPart as unknown as AnyAnswer })
  })
  const tool: Tool = {
    slug,
    version,
    renamed,
    fields,
    groups: sections.map((one) => ({
      title: one.title,
      fields: Object.keys(one.fields),
      ...(one.more ? { more: one.more } : {}),
    })),
    years: blueprint.years ?? [],
    shown: (name, inputs) => holds(sectionOf.get(name)?.when, inputs) && holds(fields[name]?.when, inputs),
    study,
    missing: (inputs, env) => missingLaw(needs(inputs, env.year), env.law),
    answering: async () => (await answerer()).answering,
    whole: onceAsync(async () => {
      const [{ wholeOf }, answers, { explainPart }] = await Promise.all([
        import('./explained.ts'),
        answerer(),
        blueprint.explain(),
      ])
      return wholeOf(answers, explainPart as unknown as AnyExplanation)
    }),
    cases: async () => (await blueprint.cases()).cases as unknown as readonly Case[],
  }

  const needs = (inputs: InputValues, year: number) => blueprint.law({ inputs: inputs as never, year })
  return tool
}

function studyOf(study: Study<InputValues, unknown> | undefined, fields: Fields): StudyOf | null {
  if (!study) return null
  const { what, standsOn, load } = study
  const told = ({ year, today }: Env) => ({ year, today: standsOn === 'law-and-day' ? today : `${year}-01-01` })
  const key = (inputs: InputValues, env: Env) => {
    const own = study.key(inputs)
    if (own === null || standsOn === undefined) return own
    const { year, today } = told(env)
    return standsOn === 'law' ? `${own}@${year}` : `${own}@${year}/${today}`
  }
  // No key of its own holds a date of today, so one is enough for all days.
  const first: Env = { today: `${defaultYear}-01-01`, year: defaultYear }
  const firstKey = once(() => key(initialInputs(fields, first), first))
  return {
    what,
    key,
    told,
    isFirst: (inputs, env) => {
      const mine = key(inputs, env)
      return mine !== null && mine === firstKey()
    },
    begin: async (inputs, env) => {
      const [{ begun }, { study: work }] = await Promise.all([import('./study-run.ts'), load()])
      return begun(work, inputs, told(env), env.law)
    },
  }
}

/** A value that several parts of one context share: worked out once for each context. */
export function perContext<C extends object, T>(make: (context: C) => T): (context: C) => T {
  const known = new WeakMap<C, T>()
  return (context) => {
    if (!known.has(context)) known.set(context, make(context))
    return known.get(context) as T
  }
}
