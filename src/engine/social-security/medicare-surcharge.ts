import type { FilingStatus, TaxYearFacts } from '#facts/tax-years/schema.ts'

/**
 * What a high income adds to Medicare premiums (IRMAA; 42 USC 1395r(i), 1395w-113(a)(7)). It goes by the income of two years
 * before: adjusted gross income, taxable Social Security included, plus tax-exempt interest. One dollar over an edge costs the whole step.
 */
export interface MedicareSurcharge {
  /** Per person and month, on top of Part B and of a Part D plan. Dollars. */
  readonly partB: number
  readonly partD: number
  /** The income at which the next step begins, and what it adds per person and month; null on the last step. */
  readonly next: { readonly edge: number; readonly more: number } | null
}

export type MedicareFacts = Pick<TaxYearFacts['medicare']['value'], 'irmaa' | 'irmaaSeparate'>

interface Step {
  readonly edge: number
  readonly partB: number
  readonly partD: number
}

/** A spouse who files apart and lived apart all year is as single: pass 'single'. The last step begins at its edge, the others above it. */
export function medicareSurcharge(income: number, status: FilingStatus, facts: MedicareFacts): MedicareSurcharge {
  const joint = status === 'joint'
  const steps: readonly Step[] =
    status === 'separate'
      ? [{ edge: 0, partB: 0, partD: 0 }, ...facts.irmaaSeparate.map(({ from, ...rest }) => ({ edge: from, ...rest }))]
      : facts.irmaa.map(({ single, joint: couple, partB, partD }) => ({ edge: joint ? couple : single, partB, partD }))
  let at = 0
  steps.forEach((step, i) => {
    if (income > step.edge || (i === steps.length - 1 && income >= step.edge)) at = i
  })
  const { partB, partD } = steps[at] ?? { partB: 0, partD: 0 }
  const above = steps[at + 1]
  return {
    partB,
    partD,
    next: above === undefined ? null : { edge: above.edge, more: above.partB + above.partD - partB - partD },
  }
}
