/** A whole calculator, with all that explains an answer: for workers, the server and tests, never for a page. */
import type { Answerer, AnyContext } from './answering.ts'
import { type Calculator, type Evaluation, once } from './definition.ts'
import type { Env, InputValues } from './field.ts'
import { type MaybeFound, saidFindings } from './finding.ts'
import { attempt, failed, noAnswerOutcome, tooLarge } from './no-answer.ts'
import type { Chart, Citation, Explanation, KeyedTable, Presentation, Working } from './presentation.ts'
import { printable } from './printable-table.ts'

type AnyMaker<T> = (context: AnyContext) => T | null | false | undefined
/** What explains an answer (`ExplainPart`), its types put away. */
export interface AnyExplanation {
  readonly charts: readonly AnyMaker<Chart>[]
  readonly findings: (context: AnyContext) => readonly MaybeFound[]
  readonly tables: readonly AnyMaker<KeyedTable>[]
  readonly workings: readonly AnyMaker<Working>[]
  readonly sources: (context: AnyContext) => readonly (Citation | null | false | undefined)[]
  readonly outcomes: Readonly<Record<string, string>>
}

export function wholeOf({ answering, answered, notLoadedFor }: Answerer, explain: AnyExplanation): Calculator {
  const explained = (inputs: InputValues, env: Env, found: unknown): Evaluation => {
    const ready = answered(inputs, env, found)
    if (!ready) return notLoadedFor(inputs, env)
    if (!ready.context) return tooLarge(ready.broken)
    const { front } = ready
    const explanation = explanationOf(explain, ready.context, env)
    const present = once(
      (): Presentation => ({
        ...front.answer(),
        charts: explanation.charts(),
        findings: explanation.findings(),
        tables: explanation.tables(),
        workings: explanation.workings(),
        sources: explanation.sources(),
      }),
    )
    return { ...front, explain: explanation, present }
  }
  return {
    ...answering,
    outcomes: { ...explain.outcomes, ...noAnswerOutcome },
    evaluate: (inputs, env, found) => attempt(env, () => explained(inputs, env, found), failed),
  }
}

/** A part that cannot be made is left out; the others stand. */
function explanationOf(part: AnyExplanation, context: AnyContext, env: Env): Explanation {
  const made = <T>(make: AnyMaker<T>): T | null =>
    attempt(
      env,
      () => make(context) || null,
      () => null,
    )
  const makers = part.charts.map((make) => once(() => made(make)))
  const kept = <T>(parts: readonly AnyMaker<T>[]) =>
    once(() => parts.map(made).filter((one): one is T & {} => one !== null))
  const tables = kept(part.tables)
  return {
    chart: (at) => {
      let before = 0
      for (const make of makers) {
        const chart = make()
        if (chart && before++ === at) return chart
      }
      return null
    },
    charts: once(() => makers.map((make) => make()).filter((chart) => chart !== null)),
    findings: once(() =>
      attempt(
        env,
        () => saidFindings(part.findings(context), context.say),
        () => [],
      ),
    ),
    tables: once(() => tables().map(printable)),
    workings: kept(part.workings),
    sources: once(() =>
      attempt(
        env,
        () => part.sources(context).filter((one): one is Citation => Boolean(one)),
        () => [],
      ),
    ),
  }
}
