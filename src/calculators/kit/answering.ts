/** How a calculator answers: what a form needs only once somebody asks, so that it comes with the answer and not with the questions. */
import {
  type Answered,
  type Answering,
  dropBlanks,
  type Evaluation,
  type FigureName,
  type MoreIs,
  type Tool,
} from './definition.ts'
import type { Env, InputValues } from './field.ts'
import { lawFrom, missingLaw, type Needs } from './law.ts'
import { fetching } from './missing.ts'
import { attempt, failed, inWords, isPrintable, tooLarge } from './no-answer.ts'
import { unmarkedTexts } from './plain-text.ts'
import type { Answer } from './presentation.ts'
import type { PresetSpec } from './preset.ts'
import { american, type Say } from './say.ts'

/** A question with its law, its types put away, as the kit's own readers hold it. */
interface AnyAsked {
  readonly inputs: InputValues
  readonly law: Readonly<Record<string, unknown>>
  readonly today: string
  readonly year: number
  readonly say: Say
}
export interface AnyContext extends AnyAsked {
  readonly result: { readonly outcome: string }
  readonly found: unknown
}
/** The quick part of a definition (`AnswerPart`), the same way. */
export interface AnyAnswer {
  readonly compute: (asked: AnyAsked) => AnyContext['result']
  readonly figures: readonly (FigureName & {
    readonly moreIs?: MoreIs
    readonly value: (context: AnyContext) => number | null
  })[]
  readonly main: string | ((inputs: InputValues) => string)
  readonly moreIs: MoreIs
  readonly answer: (context: AnyContext) => Answer
  readonly first?: unknown
  readonly hints?: Readonly<Record<string, ((asked: AnyAsked) => string | undefined) | undefined>>
  readonly presets?: readonly PresetSpec[]
  readonly check?: (inputs: InputValues, say: Say) => Readonly<Record<string, string | undefined>>
}
interface Blueprinted {
  readonly tool: Tool
  readonly needs: (inputs: InputValues, year: number) => Needs
  readonly part: AnyAnswer
}
export interface Answerer {
  readonly answering: Answering
  /** The context of a question and its quick part, or the figures that cannot be printed; null while law is missing. */
  readonly answered: (
    inputs: InputValues,
    env: Env,
    found: unknown,
  ) =>
    | { readonly context: AnyContext; readonly front: Answered }
    | { readonly context: null; readonly broken: readonly string[] }
    | null
  readonly notLoadedFor: (inputs: InputValues, env: Env) => Evaluation
}

export function answererOf({ tool, needs, part }: Blueprinted): Answerer {
  const { slug, fields, study } = tool
  const { main } = part
  const unmarked = unmarkedTexts(fields)

  const ask = (inputs: InputValues, { today, year, law }: Env) => {
    const loaded = lawFrom(needs(inputs, year), law)
    return loaded && { inputs, law: loaded, today, year, say: american }
  }
  const notLoadedFor = (inputs: InputValues, env: Env): Evaluation => {
    const missing = missingLaw(needs(inputs, env.year), env.law)
    if (!missing) throw new Error(`${slug}: nothing is missing, and still there is no answer`)
    return inWords('not-loaded', fetching(missing.what))
  }
  /** While a study goes on the same question is answered again and again: only what was found is another. */
  let last: { readonly given: InputValues; readonly env: Env; readonly worked: Omit<AnyContext, 'found'> } | null = null
  const worked = (given: InputValues, env: Env): Omit<AnyContext, 'found'> | null => {
    if (study && last?.given === given && last.env === env) return last.worked
    const asked = ask(unmarked(given), env)
    if (!asked) return null
    const made = { ...asked, result: part.compute(asked) }
    if (study) last = { given, env, worked: made }
    return made
  }
  const answered: Answerer['answered'] = (given, env, studied) => {
    const now = worked(given, env)
    if (!now) return null
    const { inputs } = now
    const found = studied === undefined ? (study?.isFirst(inputs, env) ? part.first : null) : studied
    const context: AnyContext = { ...now, found: found ?? null }
    const figures: Record<string, number> = {}
    const broken: string[] = []
    for (const { key, value } of part.figures) {
      const amount = value(context)
      if (amount === null) continue
      if (isPrintable(amount)) figures[key] = amount === 0 ? 0 : amount
      else broken.push(key)
      if (Number.isNaN(amount)) env.onMistake?.(new RangeError(`${slug}: ${key} is not a number`))
    }
    if (broken.length > 0) return { context: null, broken }
    const { outcome } = context.result
    let made: ReturnType<Answered['answer']> | null = null
    const answer = () => {
      made ??= attempt(env, () => part.answer(context), failed().answer)
      return made
    }
    return { context, front: { outcome, figures, broken, answer } }
  }
  const answering: Answering = {
    ...tool,
    figures: part.figures,
    mainFigure: (inputs) => (typeof main === 'string' ? main : main(inputs)),
    presets: part.presets ?? [],
    moreIs: (key) => part.figures.find((figure) => figure.key === key)?.moreIs ?? part.moreIs,
    hint: (name, inputs, env) => {
      const hint = part.hints?.[name]
      const own = (): string | undefined => {
        const asked = hint && env ? ask(inputs, env) : null
        return asked ? hint?.(asked) : undefined
      }
      return attempt(env, own, () => undefined) ?? fields[name]?.hint
    },
    check: (inputs) => dropBlanks(part.check?.(inputs, american) ?? {}),
    evaluate: (inputs, env, found) =>
      attempt(
        env,
        () => {
          const ready = answered(inputs, env, found)
          if (!ready) return notLoadedFor(inputs, env)
          return ready.context ? ready.front : tooLarge(ready.broken)
        },
        failed,
      ),
  }
  return { answering, answered, notLoadedFor }
}
