/** A plan at work year by year until retirement: paychecks, match, limits that rise, growth and fees. Future dollars. */
import type { DeferralLimits } from './limits.ts'
import { nothingYet, type PaycheckRun, type PlanTerms, paycheckRun } from './paychecks.ts'

export interface PlanLife {
  /** Whole years of paychecks. */
  readonly years: number
  /** Pay of the first year, dollars, and its yearly raise. */
  readonly pay: number
  readonly raise: number
  readonly paychecks: number
  /** Own share of pay in the first year, pre-tax and Roth together; it then rises by `stepUp` a year up to `stepUpTo`. */
  readonly share: number
  /** Of it, what goes in as Roth money. */
  readonly rothPart: number
  /** Share of pay put in after tax besides. */
  readonly afterTax: number
  readonly stepUp: number
  readonly stepUpTo: number
  readonly terms: PlanTerms
  /** The limits of a year from 0, whose year before paid `payBefore`. */
  readonly limitsOf: (year: number, payBefore: number) => DeferralLimits
  readonly mostOfPay: number
  /** After-tax money becomes Roth money in the plan as it comes in. */
  readonly convertsAfterTax: boolean
  /** What is in the account by how it is taxed, dollars. */
  readonly start: { readonly preTax: number; readonly roth: number }
  readonly annualReturn: number
  /** Share of the balance each year, and dollars a year. */
  readonly fee: number
  readonly flatFee: number
}

export interface PlanLifeRow {
  readonly year: number
  readonly pay: number
  /** Own share of pay, as elected. */
  readonly share: number
  readonly own: number
  readonly match: number
  readonly nonElective: number
  readonly afterTax: number
  readonly missed: number
  readonly fees: number
  readonly preTax: number
  readonly roth: number
  /** After-tax money that was not turned into Roth: its own growth is taxed. */
  readonly afterTaxBalance: number
  readonly afterTaxBasis: number
  readonly balance: number
}

/** The own share of pay in a year from 0. An election over `stepUpTo` stays as it is. */
export function shareIn(year: number, first: number, stepUp: number, stepUpTo: number): number {
  return Math.max(first, Math.min(stepUpTo, first + stepUp * year))
}

/**
 * Year by year. Money of each paycheck comes in at its end and grows from then on; a true-up comes after the last. Fees are taken as the
 * account earns: the share of the balance evenly over the year, the dollars with each paycheck. A fee never takes more than there is.
 */
export function planLife(life: PlanLife): readonly PlanLifeRow[] {
  const { paychecks, rothPart, afterTax, annualReturn, fee } = life
  const gross = (1 + annualReturn) ** (1 / paychecks)
  const kept = (1 - fee) ** (1 / paychecks)
  const rows: PlanLifeRow[] = []
  let { preTax, roth } = life.start
  let afterTaxBalance = 0
  let afterTaxBasis = 0
  let pay = life.pay
  let before = life.pay
  for (let year = 0; year < life.years; year += 1) {
    const share = shareIn(year, life.share, life.stepUp, life.stepUpTo)
    const run = paycheckRun({
      pays: Array.from({ length: paychecks }, () => pay / paychecks),
      elections: { preTax: share * (1 - rothPart), roth: share * rothPart, afterTax },
      terms: life.terms,
      limits: life.limitsOf(year, before),
      soFar: nothingYet,
      elsewhere: 0,
      mostOfPay: life.mostOfPay,
    })
    let fees = 0
    for (const row of run.rows) {
      const total = (preTax + roth + afterTaxBalance) * gross
      const charged = Math.min(total, total * (1 - kept) + life.flatFee / paychecks)
      const left = total > 0 ? gross * (1 - charged / total) : gross
      fees += charged
      preTax = preTax * left + row.preTax + row.match + row.nonElective
      roth = roth * left + row.roth + (life.convertsAfterTax ? row.afterTax : 0)
      afterTaxBalance = afterTaxBalance * left + (life.convertsAfterTax ? 0 : row.afterTax)
      afterTaxBasis += life.convertsAfterTax ? 0 : row.afterTax
    }
    preTax += run.trueUp
    rows.push(rowOf(year, pay, share, run, { fees, preTax, roth, afterTaxBalance, afterTaxBasis }))
    before = pay
    pay *= 1 + life.raise
  }
  return rows
}

const rowOf = (
  year: number,
  pay: number,
  share: number,
  run: PaycheckRun,
  held: Pick<PlanLifeRow, 'fees' | 'preTax' | 'roth' | 'afterTaxBalance' | 'afterTaxBasis'>,
): PlanLifeRow => ({
  year,
  pay,
  share,
  own: run.deferred,
  match: run.match + run.trueUp,
  nonElective: run.nonElective,
  afterTax: run.afterTax,
  missed: run.missedByRate + run.missedByTiming,
  ...held,
  balance: held.preTax + held.roth + held.afterTaxBalance,
})

/** What the missed match of every year, paid in at its end, would have grown to, dollars of the last year. */
export function missedGrown(rows: readonly PlanLifeRow[], annualReturn: number, fee: number): number {
  const factor = (1 + annualReturn) * (1 - fee)
  return rows.reduce((grown, row) => grown * factor + row.missed, 0)
}
