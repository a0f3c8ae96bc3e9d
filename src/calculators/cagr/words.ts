import { daysBetween } from '#engine/month.ts'
import { dollars, dollarsAndCents, monthsText, percentText, plain } from '../kit/format.ts'
import { MOST_DOLLARS, type MoneyWeighted, type Result } from './compute.ts'
import type { CagrInputs } from './fields.ts'
import type { Span } from './record.ts'

/** A decimal rate in words; very large ones without decimals. Only what is a total loss is called −100%. */
export function rateText(decimal: number, decimals = 2): string {
  const text = percentText(decimal * 100, Math.abs(decimal) >= 100 ? 0 : decimals)
  return decimal > -1 && text === '−100%' ? 'almost −100%' : text
}
/** The whole change as a share of the start, without its sign: what is left of a loss is never rounded away. */
export function changeText(start: number, end: number): string {
  const text = rateText(Math.abs(end / start - 1), 1)
  return end > 0 && end < start && text === '100%' ? 'almost 100%' : text
}
/** Cents where they matter. */
export const amount = (value: number): string =>
  value !== 0 && Math.abs(value) < 0.005
    ? 'less than a cent'
    : value > MOST_DOLLARS
      ? 'more than $1,000 trillion'
      : Math.abs(value) < 1000
        ? dollarsAndCents(value)
        : dollars(value)

/** The time between two dates: days where it is less than a year, whatever the length of that year. */
export function spanText(years: number, span: Span | null): string {
  const days = span && years < 1 ? daysBetween(span.from, span.to) : 0
  return days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : timeText(years)
}

/** 10 → "10 years", 2.5 → "2.5 years", 0.25 → "3 months", 0.02 → "7 days". */
export function timeText(years: number): string {
  const months = years * 12
  if (Math.abs(months - Math.round(months)) < 1e-9 && months >= 1) return monthsText(Math.round(months))
  if (years >= 1) return `${plain(years, 2)} years`
  const days = Math.round(years * 365)
  if (days === 0 && years > 0) return 'less than a day'
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** 10.24 → "10.2 years", 1 → "1 year", under a year in months or days. */
export const aboutYears = (years: number): string =>
  years < 0.95 ? timeText(years) : `${plain(years, 1)} ${plain(years, 1) === '1' ? 'year' : 'years'}`

type UndefinedReason = Extract<Result, { outcome: 'undefined' }>['reason']

const undefinedTexts: Readonly<Record<UndefinedReason, string>> = {
  'no-time': 'There is no yearly rate **over no time**: the end must come after the start.',
  'start-not-positive':
    'Growth that starts at **zero or below** has no yearly rate: there is nothing to multiply. The change in dollars is all that can be said.',
  'end-negative': 'No yearly rate leads from a positive amount to **below zero**: that is more than a total loss.',
  'rate-too-low': 'A rate of **−100% or less** leaves nothing, so this question has no answer.',
  never:
    'At this rate the start value **never becomes** the end value: one grows while the other would have to shrink.',
  'not-a-number':
    'The span is so short, or the change so large, that a yearly rate would be **too large to mean anything**.',
  'too-large': 'The amount would be **more than $1,000 trillion**: too large to mean anything.',
  'too-long': 'At this rate it would take **more than 10,000 years**.',
  'no-years': 'Enter **at least one yearly return** to find the rate behind them.',
}

/** Why no time fits. */
function neverText({ start, end, rate }: CagrInputs): string {
  if (start === end) return 'The start value **already is** the end value: it takes no time.'
  if (end === 0) return 'At a steady rate money shrinks, but it **never becomes zero**.'
  return rate === 0
    ? 'At 0% nothing changes, so the start value **never becomes** the end value.'
    : undefinedTexts.never
}

/** Why there is no answer, in the terms of the question. */
export function undefinedText(reason: UndefinedReason, inputs: CagrInputs): string {
  if (reason === 'never') return neverText(inputs)
  if (reason === 'start-not-positive' && inputs.find === 'start')
    return 'To end with **nothing**, any start value would have to be lost whole: enter an end value above zero.'
  if (reason === 'start-not-positive' && inputs.find !== 'rate')
    return 'From **zero or below** no yearly rate leads anywhere: there is nothing to multiply. Enter a start value above zero.'
  return undefinedTexts[reason]
}

export const noRateText: Readonly<Record<Extract<MoneyWeighted, { outcome: 'no-rate' }>['reason'], string>> = {
  'one-sided': 'A return needs money going **both ways**: what you put in, and what came out or is there now.',
  'none-fits':
    '**No yearly rate fits** these flows: at every rate from −99.99% to 1,000,000%, what came out and what went in do not balance.',
  'beyond-range':
    'One yearly rate fits these flows, but it is **above 1,000,000% or below −99.99%**: the time is too short, or the change too large, to speak of years.',
  'not-a-number': 'One of the amounts cannot be read.',
  'same-day': 'All flows fall on **one day**, so there is no time over which to earn a rate.',
}
