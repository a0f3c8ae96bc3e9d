import { roundToCent } from '../money.ts'
import type { HoldingYear } from './holding-course.ts'

/** A sale as a broker confirms it: each amount to the cent, and the proceeds what is left of them, so that a printed sum comes out. Dollars. */
export function saleInCents(row: HoldingYear): HoldingYear {
  const { deferred, spread, premium, commission } = row.saleCosts
  const saleCosts = {
    deferred: roundToCent(deferred),
    spread: roundToCent(spread),
    premium: roundToCent(premium),
    commission: roundToCent(commission),
  }
  const value = roundToCent(row.value)
  const left = value - saleCosts.deferred - saleCosts.spread - saleCosts.premium - saleCosts.commission
  return { ...row, value, basis: roundToCent(row.basis), saleCosts, proceeds: Math.max(0, roundToCent(left)) }
}
