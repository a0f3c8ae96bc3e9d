import type { Saver } from '#engine/household/savers.ts'
import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { IraPeople } from '../../retirement/ira-people.ts'
import { rothLimit } from '../../retirement/roth-limit.ts'
import { type IraSaver, iraContributionLimit, iraLimit, iraPhaseOut, reducedLimit } from '../../tax/ira-deduction.ts'
import type { Slot } from './step.ts'

/** Why an IRA is of one kind and not the other. */
export type IraReason =
  | 'roth-as-published'
  | 'roth-tax-now-lower'
  | 'roth-not-deductible'
  | 'traditional-tax-now-higher'
  | 'traditional-over-roth-limit'
  | 'over-both-limits'
  | 'no-pay'
  | 'income-unknown'

export interface IraRoom {
  readonly owner: string | null
  readonly pool: string
  /** Dollars a month the law allows, in both kinds together. */
  readonly room: number
  readonly roth: number
  readonly traditional: number
  readonly reason: IraReason
  readonly slots: readonly Slot[]
}

interface IraQuestion {
  readonly people: IraPeople | null
  readonly status: FilingStatus
  readonly livedWithSpouse: boolean
  /** Of a dollar deducted now, and of one taken out later. Decimals. */
  readonly taxNow: number
  readonly taxLater: number
  /** The order names a Roth IRA, not either kind. */
  readonly rothNamed: boolean
}

const MONTHS = 12

/**
 * Which IRA each adult may use this year and how much goes in. A Roth where the order names it, or where a deduction saves no more tax now than the
 * money costs later; else the deductible kind. What one kind's income range cuts off goes to the other. Without income the general limit
 * stands, and the reason says that the income ranges were not checked.
 */
export function iraRooms(adults: readonly Saver[], ask: IraQuestion, facts: TaxYearFacts): readonly IraRoom[] {
  return adults.map((adult, at) => {
    const saver = at === 0 ? ask.people?.you : ask.people?.spouse
    if (ask.people === null || !saver) {
      const age = adult.ageAtYearEnd ?? 0
      return roomOf(adult, iraLimit(age, facts), 0, ask.people === null ? 'income-unknown' : 'no-pay')
    }
    const other = at === 0 ? ask.people.spouse : ask.people.you
    return chosen(adult, bare(saver), other && full(other, facts), ask, ask.people.magi, facts)
  })
}

const bare = (saver: IraSaver): IraSaver => ({ ...saver, traditional: 0, roth: 0 })
/** The other spouse fills an IRA of their own, so no pay is counted for two. */
const full = (saver: IraSaver, facts: TaxYearFacts): IraSaver => ({
  ...saver,
  traditional: 0,
  roth: Math.min(iraLimit(saver.age, facts), Math.max(0, saver.compensation)),
})

function chosen(
  adult: Saver,
  saver: IraSaver,
  spouse: IraSaver | null,
  ask: IraQuestion,
  magi: number,
  facts: TaxYearFacts,
): IraRoom {
  const { status, livedWithSpouse } = ask
  const most = iraContributionLimit(saver, spouse, facts)
  if (most <= 0) return roomOf(adult, 0, 0, 'no-pay')
  const roth = rothLimit({ saver, spouse, magi, status, livedWithSpouse }, facts)
  const range = iraPhaseOut({ saver, spouse, magi, status, livedWithSpouse }, facts)
  const deductible = range === null ? most : Math.min(most, reducedLimit(iraLimit(saver.age, facts), magi, range))
  if (roth <= 0 && deductible <= 0) return roomOf(adult, 0, 0, 'over-both-limits')
  const prefersRoth = ask.rothNamed || ask.taxNow <= ask.taxLater || deductible <= 0
  if (prefersRoth && roth > 0) {
    const reason = ask.rothNamed ? 'roth-as-published' : deductible <= 0 ? 'roth-not-deductible' : 'roth-tax-now-lower'
    return roomOf(adult, roth, Math.max(0, Math.min(deductible, most - roth)), reason)
  }
  const reason = prefersRoth ? 'traditional-over-roth-limit' : 'traditional-tax-now-higher'
  return roomOf(adult, Math.max(0, Math.min(roth, most - deductible)), deductible, reason)
}

/** Dollars a year to dollars a month. */
function roomOf({ id }: Saver, roth: number, traditional: number, reason: IraReason): IraRoom {
  const pool = `ira:${id ?? 'you'}`
  const slot = (pot: 'roth' | 'pretax', yearly: number): Slot => ({
    pot,
    owner: id,
    pool,
    most: yearly / MONTHS,
    employer: 0,
    beforeTax: false,
    deducted: pot === 'pretax',
  })
  const both = [slot('roth', roth), slot('pretax', traditional)]
  const slots = (reason.startsWith('traditional') ? both.reverse() : both).filter(({ most }) => (most ?? 0) > 0)
  return {
    owner: id,
    pool,
    room: (roth + traditional) / MONTHS,
    roth: roth / MONTHS,
    traditional: traditional / MONTHS,
    reason,
    slots,
  }
}
