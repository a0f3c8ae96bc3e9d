/** Overtime under the Fair Labor Standards Act (29 USC 207; 29 CFR 778). */

/** Hours of a workweek after which the law asks for half the rate on top. */
export const OVERTIME_AFTER = 40

export interface OvertimeWeek {
  /** Dollars an hour: weekly pay over the hours it is for (29 CFR 778.113). Zero where those are zero. */
  readonly regularRate: number
  /** Straight pay for the extra hours, dollars a week. */
  readonly straight: number
  /** Half the regular rate for each hour over 40, dollars a week. */
  readonly premium: number
  readonly hoursOver40: number
}

/**
 * A week's overtime for who is owed it. `weeklyPay` is for `hours`; `extra` hours come on top. Each extra hour earns the regular
 * rate, and each hour over 40 half of it more: time and a half where the pay is for 40. Pay meant for 35 hours earns straight time
 * up to 40 (778.113(a)); pay meant for 45 has straight time for all 45 in it and earns the half for 5 (778.325). Each week stands
 * alone. States may ask for more, by the day too.
 */
export function overtimeWeek(weeklyPay: number, hours: number, extra: number): OvertimeWeek {
  const regularRate = hours > 0 ? weeklyPay / hours : 0
  const hoursOver40 = Math.max(0, hours + extra - OVERTIME_AFTER)
  return { regularRate, straight: regularRate * extra, premium: (regularRate / 2) * hoursOver40, hoursOver40 }
}
