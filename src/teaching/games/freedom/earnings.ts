/** What the work of a year brings: pay, a partner's pay, unemployment and disability benefits. */
import { share } from '../kit/chance.ts'
import { disabilityOf } from './benefit.ts'
import { pay, shocks } from './design.ts'
import { benefitLaw, policyShare } from './law.precomputed.ts'
import type { Life } from './life.ts'
import { payOf } from './people.ts'

export const has = (life: Life, kind: string): boolean => life.cards.some((card) => card.kind === kind)
/** Months a private policy waits, and the law's waiting time and the month after it. */
const POLICY_WAIT = 3

export interface Earned {
  readonly pay: number
  readonly partner: number
  readonly unemployment: number
  /** From Social Security, and from a policy of one's own, which is not taxed. */
  readonly benefit: number
  readonly policy: number
}
/** The luck of uneven pay, 0 to 1. */
const payLuck = ({ seed, year }: Life): number => share(seed, `pay:${year}`)
/** What the work of the year brings. */
export function earned(life: Life, luck = payLuck(life)): Earned {
  const { person, plan, changes } = life
  const full = payOf(person, plan.work, luck)
  const partner = person.partnerPay
  if (person.disabledYears > 0) {
    const isFirst = person.disabledYears === shocks.disability.years
    const isCovered = plan.covers.includes('disability')
    const months = isFirst ? 12 - (isCovered ? POLICY_WAIT : benefitLaw.waitMonths) : 12
    return isCovered
      ? { pay: 0, partner, unemployment: 0, benefit: 0, policy: (policyShare * person.pay * months) / 12 }
      : {
          pay: 0,
          partner,
          unemployment: 0,
          benefit: (disabilityOf(person.earned, person.pay) * months) / 12,
          policy: 0,
        }
  }
  const isLaidOff = has(life, 'layoff')
  const lost = (isLaidOff ? shocks.layoff.months : 0) + (changes.includes('bad-fit') ? pay.badFitMonths : 0)
  return {
    pay: (full * (12 - lost)) / 12,
    partner,
    unemployment: isLaidOff ? (full * shocks.layoff.months * shocks.layoff.benefitShare) / 12 : 0,
    benefit: 0,
    policy: 0,
  }
}
