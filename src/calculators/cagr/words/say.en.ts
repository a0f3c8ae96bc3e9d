/** How rates, amounts and times are said here. */
import type { Say } from '../../kit/say.ts'

/** A decimal rate; very large ones without decimals. Only a total loss is called −100%. */
export function rateText(decimal: number, say: Say, decimals = 2): string {
  const text = say.percent(decimal * 100, Math.abs(decimal) >= 100 ? 0 : decimals)
  return decimal > -1 && text === '−100%' ? 'almost −100%' : text
}
/** The whole change as a share of the start, without its sign: what is left of a loss is never rounded away. */
export function changeText(start: number, end: number, say: Say): string {
  const text = rateText(Math.abs(end / start - 1), say, 1)
  return end > 0 && end < start && text === '100%' ? 'almost 100%' : text
}
/** An amount as it is, with cents where they matter. */
export const amountText = (value: number, say: Say): string =>
  value !== 0 && Math.abs(value) < 0.005
    ? 'less than a cent'
    : value > 1e15
      ? 'more than $1,000 trillion'
      : Math.abs(value) < 1000
        ? say.cents(value)
        : say.money(value)
/** A worked out amount as a person says it. */
export const worthText = (value: number, say: Say): string =>
  Math.abs(value) < 100_000 || value > 1e15 ? amountText(value, say) : say.about(value)

/** 10 → "10 years", 2.5 → "2.5 years", 0.25 → "3 months", 0.02 → "7 days". */
export function timeText(years: number, say: Say): string {
  const months = years * 12
  if (Math.abs(months - Math.round(months)) < 1e-9 && months >= 1) return say.months(Math.round(months))
  if (years >= 1) return `${say.number(years, 2)} years`
  const days = Math.round(years * 365)
  if (days === 0 && years > 0) return 'less than a day'
  return say.count(days, 'day', 'days')
}
/** The time between two dates: days where it is less than a year, whatever the length of that year. */
export const spanText = ({ years, days }: { readonly years: number; readonly days: number }, say: Say): string =>
  days > 0 ? say.count(days, 'day', 'days') : timeText(years, say)
/** 10.24 → "10.2 years", 1 → "1 year", under a year in months or days. */
export const aboutYears = (years: number, say: Say): string =>
  years < 0.95 ? timeText(years, say) : `${say.number(years, 1)} ${say.number(years, 1) === '1' ? 'year' : 'years'}`
