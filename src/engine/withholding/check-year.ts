/** A year of paychecks of one job: equal ones, with a bonus on one of them. Dollars. */
import type { NamedAmount } from '../tax/state/state-types.ts'
import type { PayDeductions } from './pay-deductions.ts'
import {
  after,
  type BeforeCheck,
  type CheckPay,
  type FromBonus,
  nothingBefore,
  type Paycheck,
  paycheck,
  type Terms,
} from './paycheck.ts'

export interface YearAsked {
  /** A usual paycheck; its bonus is paid once. */
  readonly pay: CheckPay
  readonly deductions: PayDeductions
  readonly fromBonus: FromBonus
  /** Which paycheck brings the bonus, counted from 0. */
  readonly bonusAt: number
  /** Plan money of the year, before tax and Roth: contributions stop there (IRC 402(g)). */
  readonly planLimit: number
}

export interface CheckYear {
  readonly checks: readonly Paycheck[]
  /** Sums of the year. */
  readonly gross: number
  readonly net: number
  readonly federalWithheld: number
  readonly socialSecurity: number
  readonly medicare: number
  readonly additionalMedicare: number
  readonly stateWithheld: number
  readonly localWithheld: number
  readonly programs: readonly NamedAmount[]
  readonly deductions: PayDeductions
  /** The paycheck, counted from 1, in which the plan's limit is reached; null where it isn't. */
  readonly planFullAt: number | null
}

const withoutBonus = (deductions: PayDeductions, { plan, rothPlan }: FromBonus): PayDeductions => ({
  ...deductions,
  plan: deductions.plan - plan,
  rothPlan: deductions.rothPlan - rothPlan,
})

/** The plan money of a paycheck cut to the room that is left, both kinds alike. */
export function upToRoom(
  deductions: PayDeductions,
  fromBonus: FromBonus,
  room: number,
): readonly [PayDeductions, FromBonus] {
  const wanted = deductions.plan + deductions.rothPlan
  if (wanted <= room || wanted <= 0) return [deductions, fromBonus]
  const share = Math.max(0, room) / wanted
  return [
    { ...deductions, plan: deductions.plan * share, rothPlan: deductions.rothPlan * share },
    { plan: fromBonus.plan * share, rothPlan: fromBonus.rothPlan * share },
  ]
}

const sum = (checks: readonly Paycheck[], of: (check: Paycheck) => number): number =>
  checks.reduce((total, check) => total + of(check), 0)

/** Every paycheck of the year from the first of January on, each knowing those before it. */
export function checkYear(asked: YearAsked, terms: Terms): CheckYear {
  const checks: Paycheck[] = []
  let before: BeforeCheck = nothingBefore
  let planned = 0
  let planFullAt: number | null = null
  const bonusAt = Math.max(0, Math.min(terms.periods - 1, asked.bonusAt))
  const usual = withoutBonus(asked.deductions, asked.fromBonus)
  const none: FromBonus = { plan: 0, rothPlan: 0 }
  for (let at = 0; at < terms.periods; at += 1) {
    const withBonus = at === bonusAt
    const [deductions, fromBonus] = upToRoom(
      withBonus ? asked.deductions : usual,
      withBonus ? asked.fromBonus : none,
      asked.planLimit - planned,
    )
    const check = paycheck(withBonus ? asked.pay : { ...asked.pay, bonus: 0 }, deductions, fromBonus, before, terms)
    planned += deductions.plan + deductions.rothPlan
    if (planFullAt === null && planned > 0 && planned >= asked.planLimit - 0.005 && at < terms.periods - 1)
      planFullAt = at + 1
    before = after(before, check)
    checks.push(check)
  }
  const total = (of: (deductions: PayDeductions) => number) => sum(checks, (check) => of(check.deductions))
  return {
    checks,
    gross: sum(checks, (check) => check.gross),
    net: sum(checks, (check) => check.net),
    federalWithheld: sum(checks, (check) => check.worksheet.withheld + check.federalOnBonus),
    socialSecurity: sum(checks, (check) => check.insurance.socialSecurity),
    medicare: sum(checks, (check) => check.insurance.medicare),
    additionalMedicare: sum(checks, (check) => check.insurance.additionalMedicare),
    stateWithheld: sum(checks, (check) => check.state.regular + check.state.bonus),
    localWithheld: sum(checks, (check) => check.state.local),
    programs: (terms.state?.programs ?? []).map(({ name }, index) => ({
      name,
      amount: sum(checks, (check) => check.programs[index]?.amount ?? 0),
    })),
    deductions: {
      plan: total((one) => one.plan),
      rothPlan: total((one) => one.rothPlan),
      premiums: total((one) => one.premiums),
      hsa: total((one) => one.hsa),
      healthFsa: total((one) => one.healthFsa),
      dependentCareFsa: total((one) => one.dependentCareFsa),
      commuter: total((one) => one.commuter),
      afterTax: total((one) => one.afterTax),
    },
    planFullAt,
  }
}
