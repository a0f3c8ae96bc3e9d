import { dollars, dollarsAndCents, monthsText, percentText, plain } from '../kit/format.ts'
import type { MoneyWeighted, Result } from './compute.ts'

/** A decimal rate in words; very large ones without decimals. */
export const rateText = (decimal: number, decimals = 2): string =>
  percentText(decimal * 100, Math.abs(decimal) >= 100 ? 0 : decimals)
/** Cents where they matter. */
export const amount = (value: number): string => (Math.abs(value) < 1000 ? dollarsAndCents(value) : dollars(value))
/** 10 → "10 years", 2.5 → "2.5 years", 0.25 → "3 months", 0.02 → "7 days". */
export function timeText(years: number): string {
  const months = years * 12
  if (Math.abs(months - Math.round(months)) < 1e-9 && months >= 1) return monthsText(Math.round(months))
  if (years >= 1) return `${plain(years, 2)} years`
  const days = Math.round(years * 365)
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** 10.24 → "10.2 years", 1 → "1 year", under a year in months or days. */
export const aboutYears = (years: number): string =>
  years < 0.95 ? timeText(years) : `${plain(years, 1)} ${plain(years, 1) === '1' ? 'year' : 'years'}`

export const undefinedText: Readonly<Record<Extract<Result, { outcome: 'undefined' }>['reason'], string>> = {
  'no-time': 'There is no yearly rate **over no time**: the end must come after the start.',
  'start-not-positive':
    'Growth that starts at **zero or below** has no yearly rate: there is nothing to multiply. The change in dollars is all that can be said.',
  'end-negative': 'No yearly rate leads from a positive amount to **below zero**: that is more than a total loss.',
  'rate-too-low': 'A rate of **−100% or less** leaves nothing, so this question has no answer.',
  never:
    'At this rate the start value **never becomes** the end value: one grows while the other would have to shrink.',
  'not-a-number':
    'The span is so short, or the change so large, that a yearly rate would be **too large to mean anything**.',
  'too-long': 'At this rate it would take **more than 10,000 years**.',
  'no-years': 'Enter **at least one yearly return** to find the rate behind them.',
}

export const noRateText: Readonly<Record<Extract<MoneyWeighted, { outcome: 'no-rate' }>['reason'], string>> = {
  'one-sided': 'A return needs money going **both ways**: what you put in, and what came out or is there now.',
  'none-fits':
    '**No yearly rate fits** these flows: at every rate from −99.99% up, what came out and what went in do not balance.',
  'not-a-number': 'One of the amounts cannot be read.',
  'same-day': 'All flows fall on **one day**, so there is no time over which to earn a rate.',
}
