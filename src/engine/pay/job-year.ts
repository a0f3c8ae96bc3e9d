/** A year at a job: what it pays, what it leaves, and the hours it takes. Dollars and hours a year unless said otherwise. */
import { emptyHousehold, type Household, noIncome, type Person } from '../tax/household.ts'
import type { HouseholdTax } from '../tax/settle-taxes.ts'
import { overtimeWeek } from './overtime.ts'
import { fullYear, type PayUnit, WEEKS } from './units.ts'

export interface Job {
  readonly pay: number
  readonly unit: PayUnit
  /** Hours a week the pay is for, days a week. */
  readonly hours: number
  readonly days: number
  /** Hours a week worked beyond them, on average. */
  readonly extraHours: number
  /** Owed overtime (non-exempt). */
  readonly overtimePaid: boolean
  /** Weeks of the year without pay, not worked. */
  readonly unpaidWeeks: number
  /** Days off with pay: vacation, holidays. */
  readonly paidDaysOff: number
  readonly bonus: number
  /** Share of pay (decimal) the worker puts into a plan before tax, and its yearly limit. */
  readonly deferralShare: number
  readonly deferralLimit: number
  /** Share of pay the employer adds to the plan. */
  readonly matchShare: number
  /** Pay that counts for the employer's plan money, dollars a year at most (IRC 401(a)(17)). */
  readonly matchPayLimit: number
  /** The most that the worker and the employer may put into the plan together, dollars a year (IRC 415(c)). */
  readonly additionsLimit: number
  /** Other things the employer pays for that the worker would buy. */
  readonly otherBenefits: number
  /** Health premium a month, before tax. */
  readonly premium: number
  /** Minutes there and back, days a week, dollars each such day. */
  readonly commuteMinutes: number
  readonly commuteDays: number
  readonly commuteCost: number
  /** Unpaid minutes at work each working day that are not in the hours. */
  readonly lunchMinutes: number
  /** Dollars a month the job costs otherwise. */
  readonly workCosts: number
}

/** The people and law around the job. `taxesOf` gives a household's taxes, state included where one is chosen. */
export interface Around {
  readonly status: Household['status']
  readonly state: string | null
  readonly spousePay: number
  /** Children under 17. */
  readonly children: number
  readonly taxesOf: (household: Household) => HouseholdTax
}

export interface TaxOfWork {
  readonly federal: number
  readonly stateAndLocal: number
  readonly payroll: number
  readonly total: number
}

export interface JobYear {
  /** Pay of a full year of 52 weeks, without overtime and bonus. */
  readonly fullPay: number
  readonly paidWeeks: number
  /** Base pay of the paid weeks. */
  readonly basePay: number
  readonly overtimePay: number
  /** The half on top within `overtimePay`. */
  readonly overtimePremium: number
  readonly bonus: number
  readonly gross: number
  readonly regularRate: number
  readonly tax: TaxOfWork
  readonly premium: number
  readonly deferral: number
  /** Gross less tax, premium and own plan money. */
  readonly takeHome: number
  readonly match: number
  readonly otherBenefits: number
  readonly commuteCost: number
  readonly workCosts: number
  /** Take-home, own plan money, match and benefits. */
  readonly worth: number
  /** The same less what going to work costs. */
  readonly netWorth: number
  readonly weeksWorked: number
  readonly daysWorked: number
  readonly hoursWorked: number
  readonly extraHours: number
  readonly commuteHours: number
  readonly lunchHours: number
  /** Work, commute and unpaid breaks. */
  readonly hoursGiven: number
}

/** A household with this much of the work in it. The first person works; a joint return has a spouse with pay of their own. */
function householdWith({ status, state, spousePay, children }: Around, me: Partial<Person>): Household {
  const worker = { ...noIncome, ...me }
  const child = { age: 8, child: true, student: false, disabled: false, hasNumber: true }
  return {
    ...emptyHousehold,
    status,
    state,
    people: status === 'joint' ? [worker, { ...noIncome, pay: spousePay }] : [worker],
    dependents: Array.from({ length: children }, () => child),
  }
}

/** The household's taxes without the work: the same for every job and rate, so it may be worked out once. */
export const taxesWithoutWork = (around: Around): HouseholdTax => around.taxesOf(householdWith(around, {}))

/** Taxes that come with the work: whole returns with it less whole returns without it, so that brackets and credits all count. */
export function taxOfWork(around: Around, me: Partial<Person>, before: HouseholdTax): TaxOfWork {
  const after = around.taxesOf(householdWith(around, me))
  const federal = after.federalTax - before.federalTax
  const stateAndLocal = after.stateAndLocalTax - before.stateAndLocalTax
  const payroll = after.payrollTax - before.payrollTax
  return { federal, stateAndLocal, payroll, total: federal + stateAndLocal + payroll }
}

/**
 * A whole year at a job. Total for any input; hours may be zero (then nothing can be said by the hour). Weeks worked are the paid
 * weeks less paid days off; extra hours and overtime come in weeks worked alone. Own plan money and employer money count at face:
 * both are taxed when they come out. Own plan money is no more than the law allows and what tax and premium leave of the pay. Commute and work costs come out of taxed money (IRC 262; 67(h)).
 */
export function jobYear(job: Job, around: Around, without: HouseholdTax = taxesWithoutWork(around)): JobYear {
  const fullPay = fullYear(job.pay, job.unit, job)
  const paidWeeks = Math.max(0, WEEKS - job.unpaidWeeks)
  const basePay = (fullPay * paidWeeks) / WEEKS
  const weeksOff = job.days > 0 ? job.paidDaysOff / job.days : 0
  const weeksWorked = Math.max(0, paidWeeks - weeksOff)
  const week = overtimeWeek(fullPay / WEEKS, job.hours, job.extraHours)
  const overtimePremium = job.overtimePaid ? week.premium * weeksWorked : 0
  const overtimePay = job.overtimePaid ? week.straight * weeksWorked + overtimePremium : 0
  const gross = basePay + overtimePay + job.bonus
  const premium = Math.min(gross, job.premium * 12)
  const taxWith = (planDeferrals: number) =>
    taxOfWork(around, { pay: gross, planDeferrals, cafeteriaPlan: premium, overtimePremium }, without)
  const home = (planMoney: number, { total }: TaxOfWork) => gross - total - premium - planMoney
  let deferral = Math.min(job.deferralLimit, gross * job.deferralShare, gross - premium)
  let tax = taxWith(deferral)
  // Social Security and Medicare, and tax that plan money does not lower, come out of the same pay: the plan gets what they leave.
  // Each turn leaves the tax rate on the last dollar of what was missing, and forty turns leave nothing of it up to 70%.
  for (let turn = 0; turn < 40 && deferral > 0 && home(deferral, tax) < -0.005; turn++) {
    deferral = Math.max(0, deferral + home(deferral, tax))
    tax = taxWith(deferral)
  }
  const takeHome = home(deferral, tax)
  const match = Math.min(
    Math.min(gross, job.matchPayLimit) * job.matchShare,
    Math.max(0, job.additionsLimit - deferral),
  )
  const worth = takeHome + deferral + match + job.otherBenefits
  const daysWorked = weeksWorked * job.days
  const commuteDays = weeksWorked * Math.min(job.commuteDays, job.days)
  const commuteCost = commuteDays * job.commuteCost
  const workCosts = job.workCosts * 12
  const extraHours = weeksWorked * job.extraHours
  const hoursWorked = weeksWorked * job.hours + extraHours
  const commuteHours = (commuteDays * job.commuteMinutes) / 60
  const lunchHours = (daysWorked * job.lunchMinutes) / 60
  return {
    fullPay,
    paidWeeks,
    basePay,
    overtimePay,
    overtimePremium,
    bonus: job.bonus,
    gross,
    regularRate: week.regularRate,
    tax,
    premium,
    deferral,
    takeHome,
    match,
    otherBenefits: job.otherBenefits,
    commuteCost,
    workCosts,
    worth,
    netWorth: worth - commuteCost - workCosts,
    weeksWorked,
    daysWorked,
    hoursWorked,
    extraHours,
    commuteHours,
    lunchHours,
    hoursGiven: hoursWorked + commuteHours + lunchHours,
  }
}
