import { dollars, dollarsAndCents } from '../kit/format.ts'
import type { SavingsInputs } from './fields.ts'

/** As in "$300 every month". */
export const rhythm: Readonly<Record<SavingsInputs['frequency'], string>> = {
  weekly: 'every week',
  biweekly: 'every two weeks',
  semimonthly: 'twice a month',
  monthly: 'every month',
  quarterly: 'every quarter',
  yearly: 'every year',
}
/** Whole dollars without cents, others with. */
export const amountText = (amount: number): string =>
  Math.abs(amount - Math.round(amount)) < 0.005 ? dollars(amount) : dollarsAndCents(amount)

/** A bucket's name, or its place in the list where none was typed. */
export const bucketName = (name: string, index: number): string => name.trim() || `Goal ${index + 1}`
