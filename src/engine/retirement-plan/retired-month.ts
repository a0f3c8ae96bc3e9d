import { claimMonth, type Lifetime } from './benefits.ts'
import { stopMonth } from './year-parts.ts'

/**
 * The month from which somebody lives as in retirement. With pay: the first month without it. Without pay: the month of the retirement
 * age or of the claim, whichever comes first, so that a younger spouse at home retires nobody, and one on Social Security does.
 */
export const retiredMonth = (life: Lifetime): number =>
  life.person.pay > 0 ? stopMonth(life) : Math.min(life.birth.month + Math.round(life.person.retires), claimMonth(life))
