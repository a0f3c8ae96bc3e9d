/** Questions that the job and the other offer share. */
import { choices } from '../kit/choices.ts'
import { formWords } from './words/form.en.ts'

/** The seven ways to say pay. */
export const unitOptions = choices(formWords.unit.options)
/** Hours of a week, with halves. */
export const weekHours = { min: 0, max: 168, step: 0.5, whole: false } as const
/** Pay by the hour has fractions of a cent: $22.4375. */
export const hourlyPlaces = 4
/** The most that can be entered: dollars of pay, of a year's benefits, of a month's premium, minutes and dollars of a day's commute. */
export const most = { pay: 100_000_000, benefits: 10_000_000, premium: 20_000, commute: 720, commuteCost: 10_000 }
