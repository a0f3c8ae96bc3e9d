import type { Household } from '#engine/household/household.ts'
import { formatMonth, type IsoDate, monthOf, monthsBetween, yearOf } from '#engine/month.ts'
import { collegePrices } from '#facts/household/college.ts'
import type { Slot } from './step.ts'

/** One child's college money. Dollars of today. */
export interface ChildSaving {
  readonly id: string
  readonly name: string
  /** Until the first bill. */
  readonly months: number
  /** What the share comes to. */
  readonly target: number
  readonly saved: number
  readonly perMonth: number
}

const COLLEGE_AGE = 18
const YEARS = 4
const FALL = 8

/**
 * Level monthly saving for a share of four years at a public college in the child's own state, from now until August of the year of turning 18: the
 * target less what the 529 accounts (divided evenly) grow to, as an annuity at the real return. Children without a birth month, or
 * past that August, are left out.
 */
export function childSavings(
  { people, accounts }: Household,
  today: IsoDate,
  { share, realGrowth }: { readonly share: number; readonly realGrowth: number },
): readonly ChildSaving[] {
  const month = monthOf(today)
  const children = people.flatMap((one) => {
    if (one.role !== 'child' || one.born === null) return []
    const months = monthsBetween(month, formatMonth(yearOf(one.born) + COLLEGE_AGE, FALL))
    return months > 0 ? [{ id: one.id, name: one.name, months }] : []
  })
  const held = accounts.filter(({ kind }) => kind === '529').reduce((sum, { balance }) => sum + Math.max(0, balance), 0)
  const target = share * YEARS * collegePrices.value.publicInState.total
  const rate = (1 + realGrowth) ** (1 / 12) - 1
  return children.map((child) => {
    const saved = held / children.length
    const short = target - saved * (1 + rate) ** child.months
    const annuity = Math.abs(rate) < 1e-9 ? child.months : ((1 + rate) ** child.months - 1) / rate
    return { ...child, target, saved, perMonth: Math.max(0, short / annuity) }
  })
}

/** The 529 as a place for money. The law sets no yearly limit; gifts over the yearly exclusion need a form. */
export const educationSlots = (children: readonly ChildSaving[]): readonly Slot[] =>
  children
    .filter(({ perMonth }) => perMonth > 0)
    .map(({ id, perMonth }) => ({
      pot: 'education',
      owner: id,
      pool: null,
      most: perMonth,
      employer: 0,
      beforeTax: false,
      deducted: false,
    }))
