import { roundToCent } from '#engine/money.ts'

/** The law's table: `rate` of the whole AGI for an AGI over `over`; up to `flatUpTo` a flat yearly amount. Dollars. */
export interface AssistanceRule {
  readonly flatUpTo: number
  readonly flatYearly: number
  readonly rows: readonly { readonly over: number; readonly rate: number }[]
  readonly perDependentMonthly: number
  readonly minimumMonthly: number
  /** Largest principal reduction the government makes up in a month. */
  readonly principalMatch: number
}

/** The rate that the whole AGI bears; 0 where the flat amount holds. An AGI of exactly $50,000 is still in the 4% row. */
export function assistanceRate(agi: number, rule: AssistanceRule): number {
  let rate = 0
  for (const row of rule.rows) if (agi > row.over) rate = row.rate
  return rate
}

/**
 * Payment of the Repayment Assistance Plan, dollars per month, to the cent (P.L. 119-21 s. 82001; 20 USC 1087e(q)): the rate of the AGI's row
 * times the whole AGI, not only the part inside the row, so that one dollar over a row's edge raises the payment at once; a twelfth of it,
 * less $50 for each dependent, at least $10.
 */
export function assistancePayment(agi: number, dependents: number, rule: AssistanceRule): number {
  const yearly = agi <= rule.flatUpTo ? rule.flatYearly : agi * assistanceRate(agi, rule)
  return Math.max(rule.minimumMonthly, roundToCent(yearly / 12 - rule.perDependentMonthly * dependents))
}

/** What one on-time payment does. Dollars; all parts of the interest and the payment. */
export interface AssistanceMonth {
  readonly toInterest: number
  readonly toPrincipal: number
  /** Interest of the month the payment leaves unpaid: not charged. */
  readonly waived: number
  /** Principal the government takes off so that it falls by $50, or by the payment where that is less. */
  readonly matched: number
}

/**
 * One month under the plan: interest first, then principal. `payment` is at most what is owed. `interest` is the month's own interest on all loans,
 * `carried` unpaid interest brought from another plan, which is paid before principal and never waived.
 */
export function assistanceMonth(
  payment: number,
  interest: number,
  principal: number,
  match: number,
  carried = 0,
): AssistanceMonth {
  const toInterest = Math.min(payment, interest + carried)
  const toPrincipal = Math.min(principal, payment - toInterest)
  return {
    toInterest,
    toPrincipal,
    waived: Math.max(0, interest - payment),
    matched: Math.min(principal - toPrincipal, Math.max(0, Math.min(match, payment) - toPrincipal)),
  }
}

/** The row edges around an AGI: the highest it is over and the next one up; null where there is none. */
export function assistanceEdges(
  agi: number,
  rule: AssistanceRule,
): { readonly below: number | null; readonly above: number | null } {
  let below: number | null = null
  for (const row of rule.rows) {
    if (agi <= row.over) return { below, above: row.over }
    below = row.over
  }
  return { below, above: null }
}
