/** The calculator as its tests ask it, and its two studies told apart. */
import { askedStudy } from '../kit/asked-study.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { calculator } from './calculator.ts'
import type { DcaStudy } from './study.ts'
import type { WindfallStudy } from './windfall-study.ts'

const ask = askedStudy(calculator)
export const { defaults, evaluate, figure, whole } = ask
export const find = (changes: InputValues = {}) => ask.find(changes) as Promise<DcaStudy>
export const windfall = async (changes: InputValues = {}): Promise<WindfallStudy> => {
  const found = await find(changes)
  if (found.kind !== 'windfall') throw new Error('asked for the windfall')
  return found
}
export const paycheck = { question: 'paycheck' }
