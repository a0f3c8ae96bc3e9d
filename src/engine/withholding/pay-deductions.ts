/** What comes out of a paycheck before and after tax, and which wages each of it leaves out. Dollars a paycheck. */

export interface PayDeductions {
  /** Pre-tax 401(k), 403(b), 457 or TSP: out of income tax, not out of Social Security and Medicare (IRC 402(e)(3), 3121(v)). */
  readonly plan: number
  /** Roth money into the plan: taxed now. */
  readonly rothPlan: number
  /** Medical, dental and vision premiums under a cafeteria plan: out of all of them (IRC 125, 3121(a)(5)(G)). */
  readonly premiums: number
  /** HSA money through the cafeteria plan: the same, where the state follows. */
  readonly hsa: number
  readonly healthFsa: number
  /** Within the year's limit (IRC 129). */
  readonly dependentCareFsa: number
  /** Transit passes and parking within the monthly limits (IRC 132(f)). */
  readonly commuter: number
  /** After-tax: life and disability insurance, union dues, garnishments, loan payments. */
  readonly afterTax: number
}

export const noDeductions: PayDeductions = {
  plan: 0,
  rothPlan: 0,
  premiums: 0,
  hsa: 0,
  healthFsa: 0,
  dependentCareFsa: 0,
  commuter: 0,
  afterTax: 0,
}

/** What a state takes into its wages that the federal income tax leaves out. */
export interface StateWageRule {
  /** Taxes 401(k) money when it is earned. */
  readonly taxesPlan: boolean
  /** Taxes premiums and other cafeteria money. */
  readonly taxesCafeteria: boolean
  /** Taxes HSA money. */
  readonly taxesHsa: boolean
}
export const asFederal: StateWageRule = { taxesPlan: false, taxesCafeteria: false, taxesHsa: false }

/** Money that no federal tax on wages counts: all of the cafeteria plan and the commuter benefits. */
export const cafeteriaOf = ({ premiums, hsa, healthFsa, dependentCareFsa, commuter }: PayDeductions): number =>
  premiums + hsa + healthFsa + dependentCareFsa + commuter

export const allDeductions = (deductions: PayDeductions): number =>
  cafeteriaOf(deductions) + deductions.plan + deductions.rothPlan + deductions.afterTax

/** The three wages of a paycheck: for federal income tax, for Social Security and Medicare, for the state. Never below zero. */
export interface WageBases {
  readonly federal: number
  readonly insurance: number
  readonly state: number
}

export function wageBases(gross: number, deductions: PayDeductions, state: StateWageRule): WageBases {
  const cafeteria = cafeteriaOf(deductions)
  const outOfState =
    (state.taxesPlan ? 0 : deductions.plan) +
    (state.taxesCafeteria ? 0 : cafeteria - deductions.hsa) +
    (state.taxesCafeteria || state.taxesHsa ? 0 : deductions.hsa)
  return {
    federal: Math.max(0, gross - cafeteria - deductions.plan),
    insurance: Math.max(0, gross - cafeteria),
    state: Math.max(0, gross - outOfState),
  }
}
