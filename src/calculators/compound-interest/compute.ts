import { type Projection, type ProjectionInput, project } from '#engine/growth/compound.ts'
import type { Asked } from '../kit/calculator.ts'
import type { CompoundInputs } from './sections.ts'

export interface Growth {
  readonly outcome: 'projected'
  readonly base: Projection
  /** Balances at the rate less and plus the variance; nominal dollars. */
  readonly low: Projection
  readonly high: Projection
  /** What the same plan would hold without any fee, less what it holds; nominal dollars. */
  readonly feeCost: number
  /** Decimal per year after fees, before tax and inflation. */
  readonly netAnnualRate: number
  /** Years for a sum left alone to double after fees; null when it does not grow. */
  readonly doublingYears: number | null
}
export type Result = Growth | { readonly outcome: 'not-possible' }

/** The question in the engine's terms. What is not asked (the tax rate without a tax, say) is not looked at. */
function projectionInput(inputs: CompoundInputs): ProjectionInput {
  const { tax, rateKind } = inputs
  return {
    initial: inputs.start,
    contribution: inputs.deposit,
    frequency: inputs.frequency,
    timing: inputs.timing,
    contributionGrowth: inputs.depositGrowth / 100,
    annualRate: inputs.rate / 100,
    // An effective rate is one that compounds once a year: nothing is compounded twice.
    compounding: rateKind === 'effective' ? 'yearly' : inputs.compounding,
    years: 0,
    months: inputs.years,
    annualFee: inputs.fee / 100,
    tax: tax === 'none' ? { kind: 'none' } : { kind: tax, rate: inputs.taxRate / 100 },
    inflation: inputs.inflation / 100,
  }
}

/** The same plan with something changed; null where the engine refuses it. */
export function projectWith(inputs: CompoundInputs, change: Partial<ProjectionInput> = {}): Projection | null {
  const projection = project({ ...projectionInput(inputs), ...change })
  return projection.outcome === 'projected' ? projection : null
}

export function compute({ inputs }: Pick<Asked<CompoundInputs, unknown>, 'inputs'>): Result {
  const rate = inputs.rate / 100
  const spread = inputs.variance / 100
  const base = projectWith(inputs)
  const low = spread === 0 ? base : projectWith(inputs, { annualRate: rate - spread })
  const high = spread === 0 ? base : projectWith(inputs, { annualRate: rate + spread })
  const noFee = inputs.fee === 0 ? base : projectWith(inputs, { annualFee: 0 })
  if (base === null || low === null || high === null || noFee === null) return { outcome: 'not-possible' }
  const netAnnualRate = (1 + base.periodRate.effectiveAnnualRate) * (1 - inputs.fee / 100) - 1
  return {
    outcome: 'projected',
    base,
    low,
    high,
    feeCost: noFee.totals.balance - base.totals.balance,
    netAnnualRate,
    doublingYears: netAnnualRate > 1e-9 ? Math.LN2 / Math.log1p(netAnnualRate) : null,
  }
}

/** Everything put in, the start included; nominal dollars. */
export const paidInOf = ({ base }: Growth, inputs: CompoundInputs): number => inputs.start + base.totals.deposits

/** The first year whose growth is more than that year's deposits; null when there is none. */
export const yearGrowthBeatsDeposits = ({ base }: Growth): number | null =>
  base.milestones.find((milestone) => milestone.kind === 'interest-beats-deposits')?.year ?? null

/** The first month-end with twice what was put in; null when there is none. */
export const monthsToDouble = ({ base }: Growth): number | null =>
  base.milestones.find((milestone) => milestone.kind === 'doubled')?.month ?? null
