/**
 * A mid-year check of withholding: what the year’s return will come to with what was and will be withheld, and the entries on Form W-4 that
 * bring it to the refund wanted. Follows the rules of the IRS’s Tax Withholding Estimator (its published fact graph and scenarios) and
 * chapter 1 of Pub. 505. Dollars.
 */

import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { certificateLag } from '#facts/withholding/voluntary-rates.ts'
import type { IsoDate } from '../month.ts'
import { federalReturn } from '../tax/federal-return.ts'
import type { FederalReturn } from '../tax/federal-types.ts'
import type { Household } from '../tax/household.ts'
import type { EstimatedPayment } from '../tax/safe-harbor.ts'
import { w4Status } from '../withholding/certificate.ts'
import { type FormEntries, withheldPerCheckNow, withheldPerCheckWith, withheldUnchanged } from './check-withholding.ts'
import { type FormPlan, type FormsHandedIn, formNetChange, formPlan } from './form-entries.ts'
import { fullYear, type PaidSource, type SourceYear, sourceYear } from './paid-source.ts'
import { projectedHousehold } from './projected-household.ts'
import { type PenaltyCheck, penaltyCheck, spreadOverDates } from './safe-payments.ts'

export interface CheckCase {
  readonly year: number
  readonly today: IsoDate
  /**
   * Everything but the jobs and pensions. `federalWithheld`: what else is withheld in the year (Social Security, unemployment, dividends);
   * `estimatedPaid`: estimated payments made so far.
   */
  readonly household: Household
  readonly sources: readonly PaidSource[]
  /** The refund the new forms should bring, 0 or more. */
  readonly refundWanted: number
  readonly forms: FormsHandedIn
  /** Leaves Step 4(a) blank: other income then raises Step 4(c), so that the employer does not learn of it. */
  readonly keepsIncomePrivate: boolean
}

export interface WithholdingCheck {
  readonly sources: readonly SourceYear[]
  readonly household: Household
  /** The return of the whole year, withholding left out. */
  readonly tax: FederalReturn
  /** What withholding from jobs and pensions must reach for a refund of zero. */
  readonly needed: number
  /** Withheld from jobs and pensions in the year if nothing changes. */
  readonly withheldUnchanged: number
  /** Positive: refund. Negative: balance due. */
  readonly refundUnchanged: number
  readonly penaltyUnchanged: PenaltyCheck
  readonly plan: FormPlan
  /** With the forms of the plan. */
  readonly refundPlanned: number
  readonly penaltyPlanned: PenaltyCheck
  /** A check of each source as it is withheld now, and with the new form (`null` where none is handed in). */
  readonly perCheck: readonly { readonly now: number; readonly next: number | null }[]
  /** Estimated payments that bring in what no form can; none where the forms reach the refund. */
  readonly paymentsBeside: readonly EstimatedPayment[]
}

/** What jobs and pensions must have withheld for a refund of zero: tax after credits, less everything paid otherwise. */
const neededFrom = (tax: FederalReturn, household: Household): number =>
  tax.taxAfterCredits -
  tax.payments.additionalMedicareWithheld -
  tax.payments.excessSocialSecurity -
  household.estimatedPaid -
  household.federalWithheld

interface Planned {
  readonly household: Household
  readonly tax: FederalReturn
  readonly needed: number
  readonly plan: FormPlan
}

/** The return of these years and the forms that fit it. */
function planned(asked: CheckCase, years: readonly SourceYear[], facts: TaxYearFacts): Planned {
  const household = projectedHousehold(asked.household, years, facts)
  const tax = federalReturn(household, facts, { rounding: 'forms' })
  const needed = neededFrom(tax, household)
  const net = formNetChange(tax, household, years, facts)
  const plan = formPlan(
    {
      years,
      wanted: needed + asked.refundWanted,
      netChange: asked.keepsIncomePrivate ? Math.min(0, net) : net,
      status: w4Status(household.status),
      forms: asked.forms,
    },
    facts,
  )
  return { household, tax, needed, plan }
}

export function withholdingCheck(asked: CheckCase, facts: TaxYearFacts): WithholdingCheck {
  const { year, today } = asked
  const sources = asked.sources.map((source) => sourceYear(source, today, year, certificateLag.value.days))
  const { household, tax, needed, plan } = planned(asked, sources, facts)
  const status = w4Status(household.status)
  const unchanged = sources.reduce((sum, one) => sum + withheldUnchanged(one, status, facts), 0)
  const penalty = (withheld: number): PenaltyCheck =>
    penaltyCheck(household, tax, withheld + household.federalWithheld, year, today)
  return {
    sources,
    household,
    tax,
    needed,
    withheldUnchanged: unchanged,
    refundUnchanged: unchanged - needed,
    penaltyUnchanged: penalty(unchanged),
    plan,
    refundPlanned: plan.withheld - needed,
    penaltyPlanned: penalty(plan.withheld),
    perCheck: sources.map((one, at) => {
      const own = plan.entries[at]
      return {
        now: one.checks.length > 0 ? withheldPerCheckNow(one, status, facts) : 0,
        next: own ? withheldPerCheckWith(one, own, status, facts) : null,
      }
    }),
    paymentsBeside: plan.missing > LEAST_PAYMENT ? spreadOverDates(plan.missing, year, today) : [],
  }
}

/** Less than this is the rounding of whole dollars on a form. */
const LEAST_PAYMENT = 50

/**
 * The forms to hand in next January, so that a correction squeezed into the rest of this year doesn’t go on: the same household with every
 * job and pension that goes on paid all year, without bonuses, under this year’s law. `null` where nothing goes on.
 */
export function januaryPlan(asked: CheckCase, facts: TaxYearFacts): JanuaryPlan | null {
  const goingOn = asked.sources.flatMap((source, at) => (source.end === null ? [at] : []))
  if (goingOn.length === 0) return null
  const years = asked.sources.filter(({ end }) => end === null).map(fullYear)
  const { plan } = planned({ ...asked, forms: 'all' }, years, facts)
  const entries: (FormEntries | null)[] = asked.sources.map(() => null)
  for (const [index, at] of goingOn.entries()) entries[at] = plan.entries[index] ?? null
  return { entries, missing: plan.missing }
}

export interface JanuaryPlan {
  /** For each source; `null` for one that ends. */
  readonly entries: readonly (FormEntries | null)[]
  readonly missing: number
}
