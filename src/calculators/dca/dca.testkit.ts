/** The calculator as its tests ask it, and its two studies told apart; with the record at hand for a plan since some month. */
import { askedWhole } from '../kit/asked.testkit.ts'
import type { Evaluation } from '../kit/definition.ts'
import type { InputValues } from '../kit/field.ts'
import { bringMissing } from '../kit/missing.ts'
import { studied } from '../kit/study.ts'
import { calculator as tool } from './calculator.ts'
import type { DcaStudy } from './study.ts'
import type { WindfallStudy } from './windfall-study.ts'

const ask = await askedWhole(tool)
export const { calculator, defaults, env, figure } = ask
await bringMissing(calculator, { ...defaults, question: 'since' }, env)

export const evaluate = (changes: InputValues = {}, found?: unknown): Evaluation =>
  calculator.evaluate({ ...defaults, ...changes }, env, found)
export const find = (changes: InputValues = {}) =>
  studied(calculator, { ...defaults, ...changes }, env) as Promise<DcaStudy>
/** The evaluation once the study has come to its end. */
export const whole = async (changes: InputValues = {}): Promise<Evaluation> => evaluate(changes, await find(changes))
export const windfall = async (changes: InputValues = {}): Promise<WindfallStudy> => {
  const found = await find(changes)
  if (found.kind !== 'windfall') throw new Error('asked for the windfall')
  return found
}
export const paycheck = { question: 'paycheck' }
