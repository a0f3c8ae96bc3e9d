import { dollars, dollarsAndCents, monthsText, percentText } from '../kit/format.ts'
import type { CdInputs } from './fields.ts'

/** A decimal rate in words. */
export const rateText = (decimal: number, decimals = 2): string => percentText(decimal * 100, decimals)
/** Cents where they matter. */
export const amount = (value: number): string => (Math.abs(value) < 1000 ? dollarsAndCents(value) : dollars(value))
export const termText = ({ termUnit, term, days }: CdInputs): string =>
  termUnit === 'days'
    ? `${days} days`
    : term % 12 === 0 && term > 12
      ? monthsText(term)
      : `${term} ${term === 1 ? 'month' : 'months'}`
export const inMonths = (months: number): string => `${months} ${months === 1 ? 'month' : 'months'}`
export const compoundingName: Readonly<Record<CdInputs['compounding'], string>> = {
  daily: 'daily',
  monthly: 'monthly',
  quarterly: 'quarterly',
  semiannual: 'twice a year',
  yearly: 'yearly',
  none: 'not at all',
}
export const payoutName: Readonly<Record<CdInputs['payout'], string>> = {
  stays: 'stays in the CD',
  monthly: 'is paid out monthly',
  quarterly: 'is paid out quarterly',
  semiannual: 'is paid out twice a year',
  yearly: 'is paid out yearly',
}
