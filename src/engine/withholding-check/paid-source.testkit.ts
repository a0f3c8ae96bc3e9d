import type { PaidSource } from './paid-source.ts'

const blank: PaidSource = {
  kind: 'job',
  owner: 0,
  frequency: 'biweekly',
  lastPayDate: null,
  lastPeriodEnd: null,
  start: null,
  end: null,
  payPerCheck: 0,
  payToDate: 0,
  withheldPerCheck: 0,
  withheldToDate: 0,
  bonusToCome: 0,
  bonusPaid: 0,
  deferralsPerCheck: 0,
  deferralsToDate: 0,
  cafeteriaPerCheck: 0,
  cafeteriaToDate: 0,
  tips: 0,
  overtimePremium: 0,
}

/** A job of which only some is said; the rest is nothing. */
export const aSource = (said: Partial<PaidSource>): PaidSource => ({ ...blank, ...said })
