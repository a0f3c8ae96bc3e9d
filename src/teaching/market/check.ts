/** A check of how one decides about money: a few questions, what one's own answers show, and what helps. */
import type { Unit } from '#calculators/kit/presentation.ts'
import type { Tool } from './guess.ts'

export type CheckQuestion =
  | { readonly kind: 'choice'; readonly ask: string; readonly options: readonly string[] }
  | {
      readonly kind: 'slider'
      readonly ask: string
      readonly unit: Unit
      readonly from: number
      readonly to: number
      readonly step: number
    }
  /** A low and a high number. */
  | { readonly kind: 'range'; readonly ask: string; readonly unit: Unit; readonly most: number }

export interface CheckResult {
  readonly headline: string
  readonly lines: readonly string[]
}
export interface Check {
  readonly slug: string
  readonly title: string
  /** What it looks at, in one line. */
  readonly about: string
  readonly questions: readonly CheckQuestion[]
  /** Every slot is filled: a choice and a slider take one, a range two. */
  readonly result: (answers: readonly number[]) => CheckResult
  readonly tool: Tool
}

export const slotsOfQuestion = (question: CheckQuestion): number => (question.kind === 'range' ? 2 : 1)
export const slotsOfCheck = ({ questions }: Check): number =>
  questions.reduce((sum, question) => sum + slotsOfQuestion(question), 0)

function isAnswer(question: CheckQuestion, value: number): boolean {
  if (question.kind === 'choice') return question.options[value] !== undefined
  return question.kind === 'slider'
    ? value >= question.from && value <= question.to
    : value >= 0 && value <= question.most
}
/** Stored numbers as answers: what does not fit its question is none. */
export function answersOf(check: Check, held: readonly (number | null)[] | undefined): readonly (number | null)[] {
  let slot = 0
  return check.questions.flatMap((question) =>
    Array.from({ length: slotsOfQuestion(question) }, () => {
      const value = held?.[slot++] ?? null
      return value !== null && isAnswer(question, value) ? value : null
    }),
  )
}
