import { DEPOSITS_PER_YEAR } from '#engine/growth/deposit-rate.ts'
import { type BuyingSchedule, lastPartAt, scheduleOver, steadyOutcome } from '#engine/investing/buying-schedule.ts'
import { steadyDeposits } from '#engine/investing/equal-deposits.ts'
import { roundToCent } from '#engine/money.ts'
import type { Asked } from '../kit/calculator.ts'
import type { DcaLaw } from './law.ts'
import type { DcaInputs } from './sections.ts'
import { type Since, since } from './since.ts'

/** At the visitor's own steady rates; dollars at the end, of that time, unless named otherwise. */
export interface Windfall {
  readonly outcome: 'windfall'
  readonly schedule: BuyingSchedule
  readonly part: number
  /** Months a dollar waits on average. */
  readonly averageWait: number
  readonly lumpEnd: number
  readonly scheduleEnd: number
  /** Interest the waiting parts earn until they are put in, dollars of the next months. */
  readonly interest: number
  /** Growth of prices to the end. */
  readonly prices: number
}
/** Deposits that rise with prices; all in today's dollars unless named otherwise. */
export interface Paycheck {
  readonly outcome: 'paycheck'
  readonly monthly: number
  readonly paidIn: number
  readonly end: number
  /** The same deposits begun a year later, to the same end. */
  readonly laterEnd: number
  readonly prices: number
  /** Decimal a year, after fee and inflation. */
  readonly realReturn: number
}
export type Result = Windfall | Paycheck | Since

export const scheduleOf = (inputs: Pick<DcaInputs, 'months' | 'every'>): BuyingSchedule =>
  scheduleOver(inputs.months, Number(inputs.every))

/** The market's return a year after the fee, nominal, decimal. */
export const netReturn = (inputs: DcaInputs): number => (1 + inputs.rate / 100) * (1 - inputs.fee / 100) - 1

/** Equal parts of a month's deposits, dollars: 26 paychecks of 250 are 541.67 a month. */
export const monthlyDeposit = ({ deposit, frequency }: Pick<DcaInputs, 'deposit' | 'frequency'>): number =>
  (deposit * DEPOSITS_PER_YEAR[frequency]) / 12

/** Both ways at steady rates, for the whole sum and any schedule. */
export function bothWays(
  inputs: DcaInputs,
  schedule: BuyingSchedule,
  horizon = inputs.horizon,
): { readonly lump: number; readonly schedule: number } {
  const one = steadyOutcome(schedule, horizon, netReturn(inputs), inputs.cashYield / 100)
  return { lump: inputs.total * one.lump, schedule: inputs.total * one.schedule }
}

function windfall(inputs: DcaInputs): Windfall {
  const schedule = scheduleOf(inputs)
  const ends = bothWays(inputs, schedule)
  const { parts, every } = schedule
  // Without a market return the parts keep what the cash earned: that is the interest.
  const waited = steadyOutcome(schedule, lastPartAt(schedule), 0, inputs.cashYield / 100)
  return {
    outcome: 'windfall',
    schedule,
    part: inputs.total / parts,
    averageWait: (every * (parts - 1)) / 2,
    lumpEnd: roundToCent(ends.lump),
    scheduleEnd: roundToCent(ends.schedule),
    interest: inputs.total * (waited.schedule - 1),
    prices: (1 + inputs.inflation / 100) ** (inputs.horizon / 12),
  }
}

function paycheck(inputs: DcaInputs): Paycheck {
  const monthly = monthlyDeposit(inputs)
  const realReturn = (1 + netReturn(inputs)) / (1 + inputs.inflation / 100) - 1
  return {
    outcome: 'paycheck',
    monthly,
    paidIn: monthly * inputs.years,
    end: monthly * steadyDeposits(inputs.years, realReturn),
    laterEnd: monthly * steadyDeposits(inputs.years - 12, realReturn),
    prices: (1 + inputs.inflation / 100) ** (inputs.years / 12),
    realReturn,
  }
}

export function compute({ inputs, law }: Pick<Asked<DcaInputs, DcaLaw>, 'inputs' | 'law'>): Result {
  switch (inputs.question) {
    case 'windfall':
      return windfall(inputs)
    case 'paycheck':
      return paycheck(inputs)
    case 'since':
      return since(inputs, law.past)
  }
}

/** What waiting is expected to cost, in today's dollars: the schedule beside all at once, or a start a year later. */
export const costOfWaiting = (result: Windfall | Paycheck): number =>
  result.outcome === 'windfall' ? (result.lumpEnd - result.scheduleEnd) / result.prices : result.end - result.laterEnd

/** Too little to speak of: under half a dollar, or half a cent of a sum under 100 dollars. */
export const isLevel = (cost: number, total: number): boolean => Math.abs(cost) < (total < 100 ? 0.005 : 0.5)
