/** A small calculator for the kit's own tests: of the usual contract, in one piece. */
import { type AnswerPart, type Asked, type Asking, type Context, defineCalculator } from './calculator.ts'
import type { Calculator } from './definition.ts'
import type { Fields, Inputs } from './field.ts'
import type { Law, Needs } from './law.ts'
import { section } from './section.ts'
import type { Study } from './study.ts'

export async function madeUp<F extends Fields, N extends Needs, R extends { readonly outcome: string }, S = null>(of: {
  readonly slug: string
  readonly fields: F
  readonly law?: (asking: Asking<Inputs<F>>) => N
  readonly study?: Study<Inputs<F>, S>
  readonly compute: (asked: Asked<Inputs<F>, Law<N>>) => R
  readonly answer: Omit<AnswerPart<Context<Inputs<F>, Law<N>, R, S>>, 'compute'>
}): Promise<Calculator> {
  const tool = defineCalculator({
    slug: of.slug,
    version: 1,
    renamed: {},
    sections: [section('All', of.fields)],
    law: (of.law ?? (() => ({}))) as never,
    ...(of.study ? { study: of.study } : {}),
    answer: async () => ({ answerPart: { ...of.answer, compute: of.compute } }),
    explain: async () => ({
      explainPart: { charts: [], findings: () => [], tables: [], workings: [], sources: () => [] },
    }),
    cases: async () => ({ cases: [] }),
  } as never)
  return tool.whole()
}
