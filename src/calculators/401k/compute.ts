import type { DeferralLimits } from '#engine/workplace-plan/limits.ts'
import { fullMatchShare } from '#engine/workplace-plan/match.ts'
import { type MaxOut, maxOut } from '#engine/workplace-plan/max-out.ts'
import { type PaycheckRun, paycheckRun } from '#engine/workplace-plan/paychecks.ts'
import { mostLoan, type PlanLoanCourse, planLoanCourse } from '#engine/workplace-plan/plan-loan.ts'
import { missedGrown, type PlanLife, type PlanLifeRow, planLife } from '#engine/workplace-plan/projection.ts'
import { cliff, nextStep, type VestingStep, vestedShare } from '#engine/workplace-plan/vesting.ts'
import { earlyWithdrawal, planLoan, separationAge } from '#facts/retirement/early-withdrawal.ts'
import { slowestVesting } from '#facts/retirement/plan-rules.ts'
import type { Asked } from '../kit/calculator.ts'
import type { PlanLaw } from './law.ts'
import { type TakeHome, takeHomeOf, taxesWith } from './paycheck-tax.ts'
import { ageAtEnd, ageOn, limitsIn, mostOfPay, paychecksOf, termsOf, thisYear, wholeYear } from './plan-year.ts'
import type { PlanInputs } from './sections.ts'

export interface Vested {
  readonly share: number
  /** Employer money that leaving now would give up. */
  readonly unvested: number
  readonly next: VestingStep | null
  readonly steps: readonly VestingStep[]
}
export interface LoanResult {
  /** The most that may be borrowed now. */
  readonly most: number
  /** What a plan may lend of a small account where it is more. */
  readonly mostSmall: number
  readonly course: PlanLoanCourse
  /** Tax and 10% on all that is owed with the loan, where the job ends and it is not made up. */
  readonly taxIfLeft: number
  /** The 10% in it. */
  readonly additional: number
}
export interface Result {
  readonly outcome: 'whole' | 'missing' | 'no-match'
  readonly paychecks: number
  readonly age: number
  readonly years: number
  readonly limits: DeferralLimits
  /** A whole year with what was entered. */
  readonly level: PaycheckRun
  /** The calendar year as it stands: the whole one where nothing was entered about it. */
  readonly now: PaycheckRun
  /** Own share of pay that brings the whole match, a decimal. */
  readonly fullShare: number
  readonly max: MaxOut
  /** Own money over the year's limit already in, both plans counted. */
  readonly excess: number
  readonly takeHome: TakeHome
  readonly life: readonly PlanLifeRow[]
  readonly balance: number
  /** Times an amount at the end, the same in today's dollars. */
  readonly deflator: number
  readonly afterTax: number
  readonly feeDrag: number
  readonly missedGrown: number
  readonly vested: Vested
  readonly loan: LoanResult
  /** After-tax money that would still fit in a whole year. */
  readonly megaRoom: number
}

const stepsOf = (inputs: PlanInputs): readonly VestingStep[] => {
  switch (inputs.vesting) {
    case 'immediate':
      return cliff(0)
    case 'cliff':
      return cliff(inputs.cliffYears)
    case 'graded':
      return slowestVesting.value.graded
    case 'own':
      return inputs.steps.map(({ years, share }) => ({ years, share: share / 100 }))
  }
}

function vestedOf(inputs: PlanInputs): Vested {
  const steps = stepsOf(inputs)
  const share = vestedShare(steps, inputs.serviceYears)
  return {
    share,
    unvested: Math.min(inputs.employerMoney, inputs.balance) * (1 - share),
    next: nextStep(steps, inputs.serviceYears),
    steps,
  }
}

function loanOf(inputs: PlanInputs, law: PlanLaw, vested: Vested, own: PaycheckRun, taxes: number): LoanResult {
  const ownBalance = Math.max(0, inputs.balance - vested.unvested)
  const highest = Math.max(inputs.highest, inputs.owed)
  const most = mostLoan(ownBalance, inputs.owed, highest, planLoan.value)
  const owing = inputs.loan + inputs.owed
  const isFree = inputs.kind === '457b-government' || ageAtEnd(inputs.born, law.tax.year) >= separationAge.value.age
  const withOffset = taxesWith(inputs, law, {
    planDeferrals: own.preTax,
    rothPlanDeferrals: own.roth,
    iraWithdrawals: owing,
    earlyWithdrawals: isFree ? 0 : owing,
  })
  return {
    most,
    mostSmall: mostLoan(ownBalance, inputs.owed, highest, planLoan.value, true),
    course: planLoanCourse(
      inputs.loan,
      inputs.loanRate / 100,
      inputs.loanYears,
      paychecksOf(inputs),
      inputs.annualReturn / 100,
    ),
    taxIfLeft: owing > 0 ? withOffset - taxes : 0,
    additional: isFree ? 0 : owing * earlyWithdrawal.value.rate,
  }
}

export function lifeOf(inputs: PlanInputs, { tax }: PlanLaw, years: number): PlanLife {
  const roth = Math.min(inputs.balanceRoth, inputs.balance)
  return {
    years,
    pay: inputs.pay,
    raise: inputs.raise / 100,
    paychecks: paychecksOf(inputs),
    share: inputs.contribute / 100,
    rothPart: inputs.hasRoth ? inputs.rothShare / 100 : 0,
    afterTax: inputs.afterTax / 100,
    stepUp: inputs.stepUp / 100,
    stepUpTo: inputs.stepUpTo / 100,
    terms: termsOf(inputs),
    limitsOf: (year, before) => limitsIn(inputs, tax, year, year === 0 ? (inputs.wagesBefore ?? inputs.pay) : before),
    mostOfPay: mostOfPay(tax),
    convertsAfterTax: inputs.converts,
    start: { preTax: inputs.balance - roth, roth },
    annualReturn: inputs.annualReturn / 100,
    fee: inputs.fee / 100,
    flatFee: inputs.flatFee,
  }
}

const balanceOf = (rows: readonly PlanLifeRow[], start: number): number => rows.at(-1)?.balance ?? start

export function compute({ inputs, law, today }: Asked<PlanInputs, PlanLaw>): Result {
  const { tax } = law
  const level = paycheckRun(wholeYear(inputs, tax))
  const running = thisYear(inputs, tax)
  const now = inputs.left === null && running.elsewhere === 0 ? level : paycheckRun(running)
  const age = ageOn(inputs.born, today)
  const years = Math.max(0, inputs.retireAge - age)
  const life = lifeOf(inputs, law, years)
  const rows = planLife(life)
  const end = rows.at(-1)
  const balance = balanceOf(rows, inputs.balance)
  const free = balanceOf(planLife({ ...life, fee: 0, flatFee: 0 }), inputs.balance)
  const kept = 1 - inputs.laterTax / 100
  const gains = end ? end.afterTaxBalance - end.afterTaxBasis : 0
  const { limits } = running
  const preTaxRoom = limits.catchUpIsRoth ? Math.max(0, limits.base - level.preTax) : level.roomLeft
  const takeHome = takeHomeOf(inputs, law, level, level.roomLeft, preTaxRoom)
  const vested = vestedOf(inputs)
  const most = limits.base + limits.catchUp
  const missed = level.missedByRate + level.missedByTiming
  return {
    outcome: level.wholeMatch <= 0.005 ? 'no-match' : missed > 0.5 ? 'missing' : 'whole',
    paychecks: paychecksOf(inputs),
    age,
    years,
    limits,
    level,
    now,
    fullShare: fullMatchShare(running.terms.tiers),
    max: maxOut(running),
    excess: Math.max(0, now.deferred + running.elsewhere - most),
    takeHome,
    life: rows,
    balance,
    deflator: 1 / (1 + inputs.inflation / 100) ** years,
    afterTax: end
      ? end.preTax * kept + end.roth + end.afterTaxBalance - gains * (1 - kept)
      : inputs.balance - (inputs.balance - life.start.roth) * (1 - kept),
    feeDrag: free - balance,
    missedGrown: missedGrown(rows, life.annualReturn, life.fee),
    vested,
    loan: loanOf(inputs, law, vested, level, takeHome.taxes),
    megaRoom: Math.max(0, level.afterTaxRoom - level.afterTax),
  }
}
