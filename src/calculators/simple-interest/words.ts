import type { AccrualBasis } from '#engine/lending/day-count.ts'
import { dateText, dollars, dollarsAndCents, monthsText, percentText, plain } from '../kit/format.ts'
import type { Solved } from './compute.ts'
import type { SimpleInputs } from './fields.ts'

export const basisName: Readonly<Record<AccrualBasis, string>> = {
  '30/360': '30/360',
  'actual/365': 'Actual/365',
  'actual/360': 'Actual/360',
  'actual/actual': 'Actual/actual',
}
export const compoundedName = { yearly: 'yearly', monthly: 'monthly', daily: 'daily' } as const

/** Whole dollars when there are no cents to tell: "$2,100", "$147.95". */
export const exact = (value: number): string =>
  Number.isInteger(value) || Math.abs(value) >= 1e9 ? dollars(value) : dollarsAndCents(value)

export const daysText = (days: number): string => `${plain(days, 1)} ${days === 1 ? 'day' : 'days'}`

/** "over 3 years", "over 90 days", "from Jan 15, 2027 to Jul 15, 2027"; the time found when it was the unknown. */
export function overText(result: Solved, inputs: SimpleInputs): string {
  if (inputs.find === 'time') return `over ${timeText(result)}`
  if (inputs.span === 'term') return `over ${monthsText(inputs.term)}`
  if (inputs.span === 'days') return `over ${daysText(inputs.days)}`
  return `from ${dateText(inputs.from, true)} to ${dateText(inputs.to, true)}`
}
/** A length of time as a person says it: whole months where it is made of them, else days up to two years. */
export function yearsText(years: number): string {
  const months = years * 12
  const whole = months >= 1 && Math.abs(months - Math.round(months)) < 0.01
  return whole || months >= 24 ? monthsText(months) : daysText(Math.ceil(years * 365 - 1e-6))
}

/** The time found: its own days where there are any. */
export const timeText = ({ years, days }: Solved): string =>
  days !== null && years < 2 && !yearsText(years).includes('m') ? daysText(days) : yearsText(years)

export const rateText = (annualRate: number): string => percentText(annualRate * 100, annualRate < 0.001 ? 4 : 2)
