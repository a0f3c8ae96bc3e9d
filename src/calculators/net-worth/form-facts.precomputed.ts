/** Facts the form asks with: what households spend a month, and what cards charge, percent points. */
import { spending2024 } from '#facts/household/spending.ts'
import { creditCardCarryingBalance } from '#facts/lending/rates.ts'
import { points } from '../kit/field.ts'

export const usualSpending = { monthly: spending2024.value.total / 12, asOf: spending2024.asOf ?? '' }
export const cardRate = points(creditCardCarryingBalance.value)
