import type { PayUnit } from '#engine/pay/units.ts'
import { dollars, dollarsAndCents, plain } from '../kit/format.ts'

export const unitWords: Readonly<Record<PayUnit, string>> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  'two-weeks': 'every two weeks',
  'half-month': 'every half month',
  month: 'a month',
  year: 'a year',
}
/** Whole dollars where nothing is lost, else with cents. */
export const exact = (value: number): string => (Number.isInteger(value) ? dollars(value) : dollarsAndCents(value))
export const hoursText = (hours: number): string => {
  const whole = Math.round(hours)
  return `${whole.toLocaleString('en-US')} ${whole === 1 ? 'hour' : 'hours'}`
}
/** "$1,234 more" or "$1,234 less". */
export const moreOrLess = (value: number): string => `${dollars(Math.abs(value))} ${value < 0 ? 'less' : 'more'}`
/** What taxes take, or credits bring where they are more: "$9,920 goes to taxes". */
export const taxesTake = (total: number): string =>
  total >= 0 ? `${dollars(total)} goes to taxes` : `tax credits add ${dollars(-total)}`
/** The next term of a sum, with its sign: " − $5.00", " + $5.00". */
export const term = (value: number): string => `${value < 0 ? ' − ' : ' + '}${dollarsAndCents(Math.abs(value))}`
/** Dollars and cents; less than half a cent has no sign. */
export const cents = (value: number): string => dollarsAndCents(Math.abs(value) < 0.005 ? 0 : value)
/** "1 week", "46 weeks", "36.5 hours". */
export const counted = (value: number, one: 'week' | 'day' | 'hour'): string => {
  const text = plain(value, 2)
  return `${text} ${text === '1' ? one : `${one}s`}`
}
