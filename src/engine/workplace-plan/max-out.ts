/** The share of pay that fills the year's limit with the last paycheck. */
import { type PaycheckRun, type PaycheckYear, paycheckRun } from './paychecks.ts'

export interface MaxOut {
  /** Own pre-tax and Roth money that still fits in the year, dollars. */
  readonly room: number
  /** The exact share of the paychecks to come, a decimal; null without pay. */
  readonly exact: number | null
  /** The next whole percent up, and what the year does with it: the limit cuts the last paychecks. */
  readonly up: { readonly share: number; readonly run: PaycheckRun } | null
  /** Match the whole percent up gives up against the exact share, dollars. */
  readonly matchLost: number
  /** The next whole percent down: it leaves a little of the limit. */
  readonly down: { readonly share: number; readonly run: PaycheckRun } | null
}

/** The elections with another share of pay in all, split between pre-tax and Roth as before (all pre-tax where nothing went in). */
export function withShare(year: PaycheckYear, share: number): PaycheckYear {
  const { preTax, roth } = year.elections
  const before = preTax + roth
  const rothPart = before > 0 ? roth / before : 0
  return { ...year, elections: { ...year.elections, preTax: share * (1 - rothPart), roth: share * rothPart } }
}

/** Nothing where the limit is used up already; a share over what a paycheck can give is cut to it. */
export function maxOut(year: PaycheckYear): MaxOut {
  const none = paycheckRun(withShare(year, 0))
  const pay = year.pays.reduce((total, one) => total + one, 0)
  const room = none.roomLeft
  if (pay <= 0 || room <= 0) return { room, exact: pay > 0 ? 0 : null, up: null, matchLost: 0, down: null }
  const exact = Math.min(year.mostOfPay, room / pay)
  const at = (share: number) => ({ share, run: paycheckRun(withShare(year, share)) })
  const percent = exact * 100
  const up = at(Math.min(year.mostOfPay, Math.ceil(percent - 1e-9) / 100))
  const matchOf = (run: PaycheckRun) => run.match + run.trueUp
  return {
    room,
    exact,
    up,
    matchLost: Math.max(0, matchOf(at(exact).run) - matchOf(up.run)),
    down: at(Math.floor(percent + 1e-9) / 100),
  }
}
