/** One job, one person: what of it is ours. Taxes come from the law of the default year (`checks.precomputed.ts`). */
export const wages = { from: 18, to: 26 } as const
export const hours = 80
export const periods = 26
export const bonus = 1000
/** Shares of pay that can go into the 401(k), percent points. The employer adds half of what you put in, up to 6% of pay. */
export const planShares = [0, 3, 6, 10] as const
export type PlanShare = (typeof planShares)[number]
export const match = { rate: 0.5, upTo: 6 } as const
/** Extra withholding a paycheck that nobody needs here. */
export const extra = 50
/** Hours that are missing on a wrong stub. */
export const hoursShort = 8
export const points = { each: 20, extra: 10 } as const
