import { cents } from '#engine/money.ts'
import { dollars, dollarsAndCents } from '../kit/format.ts'
import type { ChallengeInputs } from './fields.ts'

export const stepNouns: Readonly<Record<ChallengeInputs['rhythm'], readonly [one: string, many: string]>> = {
  day: ['day', 'days'],
  week: ['week', 'weeks'],
  'two-weeks': ['step', 'steps'],
  'half-month': ['step', 'steps'],
  month: ['month', 'months'],
}
export const stepsText = (count: number, { rhythm }: Pick<ChallengeInputs, 'rhythm'>): string =>
  `${count.toLocaleString('en-US')} ${stepNouns[rhythm][count === 1 ? 0 : 1]}`
export const stepTitle = (number: number, { rhythm, pattern }: ChallengeInputs, rank: number): string => {
  if (pattern === 'envelopes') return `Envelope ${rank}`
  const noun = stepNouns[rhythm][0]
  return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${number}`
}
/** Whole cents as a person reads them: "$26", "$26.50". */
export const amountText = (cents: number): string =>
  cents % 100 === 0 ? dollars(cents / 100) : dollarsAndCents(cents / 100)
/** The goal as the plan has it, in whole cents. */
export const goalText = (goal: number): string => amountText(cents(goal))
export const unitNames: Readonly<Record<ChallengeInputs['rounding'], string>> = {
  cent: 'cents',
  dollar: 'whole dollars',
  five: '$5 bills',
}
export const patternNames: Readonly<Record<ChallengeInputs['pattern'], string>> = {
  up: 'Rising',
  reverse: 'Falling',
  flat: 'Flat',
  zigzag: 'Zig-zag',
  random: 'Shuffled',
  payday: 'Paydays',
  envelopes: 'Envelopes',
}
