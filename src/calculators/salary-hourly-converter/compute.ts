import type { IsoDate } from '#engine/month.ts'
import { type Contract, type ContractYear, contractYear, type EqualRate, equalRate } from '#engine/pay/contract-year.ts'
import { type Around, type Job, type JobYear, jobYear, taxesWithoutWork } from '#engine/pay/job-year.ts'
import { nextLongYear, type PayYear, payYear } from '#engine/pay/paydays.ts'
import { federalRates, inEveryUnit, type PayUnit } from '#engine/pay/units.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import type { Question } from './law.ts'
import { peopleOf } from './people.ts'
import type { PayInputs } from './sections.ts'

export interface Side {
  readonly job: Job
  readonly year: JobYear
  /** What an hour given to the job leaves; null without hours. */
  readonly realHourly: number | null
}
/** Pay and taxes alone: nothing was entered that comes off or takes time besides. */
export const isPlain = ({ job, year }: Side): boolean =>
  year.hoursGiven === year.weeksWorked * job.hours &&
  job.paidDaysOff === 0 &&
  year.gross === year.basePay &&
  year.premium === 0 &&
  year.netWorth === year.takeHome

export interface Result {
  readonly outcome: 'converted' | 'no-hours'
  readonly own: Side
  /** Base pay of a full working year in every unit. */
  readonly units: Readonly<Record<PayUnit, number | null>>
  readonly federal: { readonly hourly: number; readonly twoWeeks: number }
  /** Pay over the hours really worked, all pay counted; null without hours. */
  readonly paidPerHourWorked: number | null
  /** A year's unpaid extra hours at the regular rate, and at time and a half over 40; zero where overtime is paid. */
  readonly unpaidOvertime: { readonly hours: number; readonly straight: number; readonly owed: number }
  readonly raise: { readonly pay: number; readonly year: JobYear }
  readonly paydays: { readonly now: PayYear; readonly long: PayYear | null; readonly usual: number } | null
  readonly offer: Side | null
  readonly contract: {
    readonly year: ContractYear
    readonly equal: EqualRate
    readonly atEqual: ContractYear | null
  } | null
}

type Taxes = ReturnType<typeof taxesWithoutWork>

function ownJob(inputs: PayInputs, law: TaxYearFacts): Job {
  return {
    pay: inputs.pay,
    unit: inputs.unit,
    hours: inputs.hours,
    days: inputs.days,
    extraHours: inputs.extraHours,
    overtimePaid: inputs.overtime === 'paid',
    unpaidWeeks: inputs.unpaidWeeks,
    paidDaysOff: inputs.paidDaysOff,
    bonus: inputs.bonus,
    deferralShare: inputs.deferral / 100,
    deferralLimit: law.plans.value.deferral,
    matchShare: inputs.match / 100,
    matchPayLimit: law.plans.value.compensationLimit,
    additionsLimit: law.plans.value.annualAdditions,
    otherBenefits: inputs.otherBenefits,
    premium: inputs.premium,
    commuteMinutes: inputs.commuteMinutes,
    commuteDays: inputs.commuteDays,
    commuteCost: inputs.commuteCost,
    lunchMinutes: inputs.lunchMinutes,
    workCosts: inputs.workCosts,
  }
}
/** The other offer: what was left blank or not asked again is as at the first job. */
const offeredJob = (inputs: PayInputs, law: TaxYearFacts): Job => ({
  ...ownJob(inputs, law),
  pay: inputs.pay2,
  unit: inputs.unit2,
  hours: inputs.hours2,
  extraHours: inputs.extraHours2 ?? inputs.extraHours,
  overtimePaid: (inputs.overtime2 === 'same' ? inputs.overtime : inputs.overtime2) === 'paid',
  unpaidWeeks: inputs.unpaidWeeks2 ?? inputs.unpaidWeeks,
  paidDaysOff: inputs.paidDaysOff2 ?? inputs.paidDaysOff,
  bonus: inputs.bonus2 ?? inputs.bonus,
  matchShare: (inputs.match2 ?? inputs.match) / 100,
  otherBenefits: inputs.otherBenefits2 ?? inputs.otherBenefits,
  premium: inputs.premium2 ?? inputs.premium,
  commuteMinutes: inputs.commuteMinutes2 ?? inputs.commuteMinutes,
  commuteDays: inputs.commuteDays2 ?? inputs.commuteDays,
  commuteCost: inputs.commuteCost2 ?? inputs.commuteCost,
})

function sideOf(job: Job, people: Around, without = taxesWithoutWork(people)): Side {
  const year = jobYear(job, people, without)
  return { job, year, realHourly: year.hoursWorked > 0 ? year.netWorth / year.hoursGiven : null }
}

/** The raised pay, in the pay's own unit. */
const raisedPay = ({ pay, raise }: PayInputs): number =>
  raise.unit === 'pct' ? pay * (1 + raise.amount / 100) : pay + raise.amount

/** The 1099 work, with as much plan money of one's own as in the job. */
export const contractAsk = (inputs: PayInputs, own: JobYear): Contract => ({
  hours: inputs.contractHours,
  weeks: inputs.contractWeeks,
  costs: inputs.contractCosts,
  premium: inputs.contractPremium,
  planMoney: own.deferral,
  serviceTrade: inputs.serviceTrade,
})

function contractOf(inputs: PayInputs, own: JobYear, people: Around, without: Taxes): NonNullable<Result['contract']> {
  const asked = contractAsk(inputs, own)
  const equal = equalRate(own.worth, asked, people, without)
  return {
    year: contractYear(inputs.contractRate, asked, people, without),
    equal,
    atEqual: equal.outcome === 'rate' ? contractYear(equal.hourly, asked, people, without) : null,
  }
}

export function compute(asked: Question & { readonly today: string }): Result {
  const { inputs, law, today } = asked
  const people = peopleOf(asked)
  const job = ownJob(inputs, law.tax)
  const without = taxesWithoutWork(people)
  const own = sideOf(job, people, without)
  const { year } = own
  const every = Number(inputs.payEvery)
  const thisYear = Number(today.slice(0, 4))
  const paydays =
    inputs.payEvery === 'none'
      ? null
      : {
          now: payYear(inputs.payday as IsoDate, every, thisYear),
          long: nextLongYear(inputs.payday as IsoDate, every, thisYear),
          usual: 364 / every,
        }
  const unpaid = job.overtimePaid ? 0 : year.extraHours
  const over40 = Math.max(0, job.hours + job.extraHours - 40) * year.weeksWorked
  const pay = raisedPay(inputs)
  return {
    outcome: year.hoursWorked > 0 ? 'converted' : 'no-hours',
    own,
    units: inEveryUnit(year.basePay, job, year.paidWeeks),
    federal: federalRates(year.fullPay),
    paidPerHourWorked: year.hoursWorked > 0 ? year.gross / year.hoursWorked : null,
    unpaidOvertime: {
      hours: unpaid,
      straight: unpaid * year.regularRate,
      owed: job.overtimePaid ? 0 : (unpaid + over40 / 2) * year.regularRate,
    },
    raise: { pay, year: jobYear({ ...job, pay }, people, without) },
    paydays,
    offer: inputs.compare === 'offer' ? sideOf(offeredJob(inputs, law.tax), peopleOf(asked, 'other')) : null,
    contract: inputs.compare === 'contract' ? contractOf(inputs, year, people, without) : null,
  }
}
