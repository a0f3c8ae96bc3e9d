/** How pay, hours and weeks are said in several places. */
import type { Say } from '../../kit/say.ts'

export const perUnit = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  'two-weeks': 'every two weeks',
  'half-month': 'twice a month',
  month: 'a month',
  year: 'a year',
} as const
export type PerUnit = keyof typeof perUnit

export interface Pay {
  readonly pay: number
  readonly unit: PerUnit
}
/** Whole dollars where nothing is lost, else with cents. */
export const exact = (value: number, say: Say): string =>
  Number.isInteger(value) ? say.money(value) : say.cents(value)
/** "$28 an hour". */
export const payText = ({ pay, unit }: Pay, say: Say): string => `${exact(pay, say)} ${perUnit[unit]}`
/** "1 week", "36.5 hours". */
export const weeksText = (weeks: number, say: Say): string =>
  `${say.number(weeks)} ${say.number(weeks) === '1' ? 'week' : 'weeks'}`
export const daysText = (days: number, say: Say): string =>
  `${say.number(days)} ${say.number(days) === '1' ? 'day' : 'days'}`
export const hoursText = (hours: number, say: Say): string =>
  `${say.number(hours)} ${say.number(hours) === '1' ? 'hour' : 'hours'}`
/** The same of a year, in whole hours. */
export const wholeHours = (hours: number, say: Say): string => say.count(Math.round(hours), 'hour', 'hours')
