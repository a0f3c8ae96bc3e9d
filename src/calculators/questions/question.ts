/** A question that only programs ask: no page answers it. Answered in one go, and no law of a year is involved. */
import type { Case, FieldErrors } from '../kit/definition.ts'
import type { Fields, Inputs } from '../kit/field.ts'
import type { Citation, KeyedTable, Unit, Working } from '../kit/presentation.ts'
import type { Say } from '../kit/say.ts'

export interface QuestionAnswer {
  readonly outcome: string
  /** With ** around what matters most. */
  readonly headline: string
  /** Those this outcome has, always finite. */
  readonly figures: Readonly<Record<string, number>>
  readonly tables: readonly KeyedTable[]
  readonly workings: readonly Working[]
}

export interface Question<F extends Fields = Fields> {
  /** The last part of its address. */
  readonly name: string
  readonly title: string
  readonly question: string
  readonly description: string
  readonly fields: F
  /** Inputs that do not fit together; empty when all is well. */
  readonly check: (inputs: Inputs<F>, say: Say) => FieldErrors
  readonly figures: readonly { readonly key: string; readonly label: string; readonly unit: Unit }[]
  readonly mainFigure: string
  /** Columns of each table with their units, as `api/table-schema.ts` reads them. */
  readonly tables: Readonly<Record<string, string>>
  /** What each outcome means. */
  readonly outcomes: Readonly<Record<string, string>>
  /** Inputs must have passed `check`. */
  readonly answer: (inputs: Inputs<F>, say: Say) => QuestionAnswer
  readonly sources: readonly Citation[]
  readonly cases: readonly Case<Inputs<F>>[]
}

/** Typed by its fields where it is written, and like every other where it is asked. */
export const defineQuestion = <const F extends Fields>(question: Question<F>): Question =>
  question as unknown as Question
