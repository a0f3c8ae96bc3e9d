import type { Say } from '../kit/say.ts'
import { unnamedGoal } from './words/answer.en.ts'

/** A goal's name, or its place in the list where none was typed. */
export const goalName = (name: string, index: number): string => name.trim() || unnamedGoal({ place: index + 1 })

/** Whole dollars without cents, others with. */
export const amountText = (amount: number, say: Say): string =>
  Math.abs(amount - Math.round(amount)) < 0.005 ? say.money(amount) : say.cents(amount)
