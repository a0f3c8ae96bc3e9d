/**
 * A plan: what is worked out from the whole picture of a household, where a calculator is asked for a few numbers. Its rules stand in
 * the engine; here stand its questions beside the picture, the law it needs, what it says, and the shape of its answer. The screens
 * and the JSON API (`POST /api/v1/plans/{name}`) read the same definition.
 */
import type { Household } from '#engine/household/household.ts'
import { type PayWorkedOut, withTakeHome } from '#engine/household/take-home.ts'
import type { IsoDate } from '#engine/month.ts'
import { dropBlanks, type FieldErrors } from '../kit/definition.ts'
import { type Env, type Fields, type Inputs, type InputValues, initialInputs } from '../kit/field.ts'
import type { JsonSchema } from '../kit/json-schema.ts'
import { type Law, lawFrom, missingLaw, type Needs } from '../kit/law.ts'
import type { Missing } from '../kit/missing.ts'
import { american, type Say } from '../kit/say.ts'
import { missingForPay, payFor } from './take-home/pay-for.ts'

/** What a list of plans needs to know without loading one. */
export interface PlanMeta {
  /** The last part of its address: `/api/v1/plans/{name}`. Lower case, words joined by '-'. */
  readonly name: string
  readonly title: string
  /** The one question it answers. */
  readonly question: string
  /** The screen that shows it. */
  readonly path: string
}

/** A plan's question: the picture, and what is asked beside it. */
export interface PlanAsking<I> {
  readonly household: Household
  readonly inputs: I
  /** The year whose law is applied. */
  readonly year: number
}
/** The question with the law it stands on. */
export interface PlanAsked<I, L> extends PlanAsking<I> {
  readonly law: L
  readonly today: IsoDate
  readonly say: Say
}

export interface PlanSpec<F extends Fields, N extends Needs, R extends object> extends PlanMeta {
  /** Questions beside the picture, as the calculators ask theirs: each with its label, limits and starting value. */
  readonly fields: F
  /** The years of law on offer; leave out where every year that is held may be asked. */
  readonly years?: readonly number[]
  readonly law: (asking: PlanAsking<Inputs<F>>) => N
  /** Inputs that do not fit together, by field; empty when all is well. */
  readonly check?: (inputs: Inputs<F>, say: Say) => { readonly [K in keyof F]?: string | undefined }
  /** Works it out and says it. Plain data, ready for JSON: no undefined, NaN or infinity. */
  readonly run: (asked: PlanAsked<Inputs<F>, Law<N>>) => R
  /** The shape of what `run` gives; a test holds the two together. */
  readonly answer: JsonSchema
}

/** A plan with its types put away, as the API reads it. */
export interface Plan extends PlanMeta {
  readonly fields: Fields
  readonly years: readonly number[]
  readonly answer: JsonSchema
  readonly check: (inputs: InputValues) => FieldErrors
  /** What must be fetched before `run`; null when everything is on the shelf. */
  readonly missing: (household: Household, inputs: InputValues, env: Env) => Missing | null
  /** The take-home pay its answer stands on, where the household says only its pay before taxes; null where it needs none. */
  readonly pay: (household: Household, env: Env) => PayWorkedOut | null
  /** Null while its law is missing. Take-home pay is worked out first where the household says only its pay before taxes. */
  readonly run: (household: Household, inputs: InputValues, env: Env) => object | null
}

/** The plan as its screen reads it, with its types. */
export interface TypedPlan<F extends Fields, N extends Needs, R extends object> {
  readonly plan: Plan
  readonly initial: (env: Env) => Inputs<F>
  readonly law: (asking: PlanAsking<Inputs<F>>) => N
  readonly run: (asked: PlanAsked<Inputs<F>, Law<N>>) => R
}

export function definePlan<const F extends Fields, N extends Needs, R extends object>(
  spec: PlanSpec<F, N, R>,
): TypedPlan<F, N, R> {
  const { name, title, question, path, fields, years = [], answer } = spec
  const asking = (household: Household, inputs: InputValues, { year }: Env) => ({
    household,
    inputs: inputs as Inputs<F>,
    year,
  })
  const pay = (household: Household, { year, today, law }: Env) => payFor(household, year, today as IsoDate, law)
  const plan: Plan = {
    name,
    title,
    question,
    path,
    fields,
    years,
    answer,
    check: (inputs) =>
      dropBlanks((spec.check?.(inputs as Inputs<F>, american) ?? {}) as Readonly<Record<string, string | undefined>>),
    missing: (household, inputs, env) =>
      missingForPay(household, env.year, env.law) ?? missingLaw(spec.law(asking(household, inputs, env)), env.law),
    pay,
    run: (household, inputs, env) => {
      if (missingForPay(household, env.year, env.law) !== null) return null
      const asked = asking(withTakeHome(household, pay(household, env)), inputs, env)
      const law = lawFrom(spec.law(asked), env.law)
      return law && spec.run({ ...asked, law, today: env.today as IsoDate, say: american })
    },
  }
  return { plan, initial: (env) => initialInputs(fields, env) as Inputs<F>, law: spec.law, run: spec.run }
}
