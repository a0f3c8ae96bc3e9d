import {
  type Fund,
  type FundMonth,
  fundCourse,
  replacementMonths,
  type Solved,
  solveFund,
} from '#engine/housing/sinking-fund.ts'
import { ceilToCent } from '#engine/money.ts'
import { type IsoDate, type Month, monthOf, monthsBetween, yearOf } from '#engine/month.ts'
import type { HomeMaintenanceInputs } from './sections.ts'
import type { SystemGroup } from './system-kinds.ts'
import { OVERDUE_MONTHS, type System, systemsOf } from './systems.ts'
import { unnamedJob } from './words/parts.en.ts'

/** One replacement or known job on the timeline. */
export interface PlannedJob {
  readonly label: string
  readonly group: SystemGroup | 'project'
  /** Months from now. */
  readonly month: number
  readonly costToday: number
  /** Dollars of that month. */
  readonly cost: number
  readonly overdue: boolean
}
export interface Result {
  readonly outcome: 'planned' | 'short-now' | 'no-jobs'
  readonly start: Month
  readonly systems: readonly System[]
  /** In order of time, the association's left out. */
  readonly jobs: readonly PlannedJob[]
  readonly fund: Fund
  readonly solved: Solved
  /** First-year saving a month for replacements, up to the next cent. */
  readonly monthly: number
  readonly course: readonly FundMonth[]
  /** Small upkeep a month, first year. */
  readonly routineMonthly: number
  /** A year of each rule, today's dollars. */
  readonly byValue: number
  readonly byBuilding: number
  readonly byFoot: number
  readonly bySystems: number
  /** Cost of a year's wear of all parts, today's dollars. */
  readonly wear: number
  /** Known jobs before this month or after the plan. */
  readonly stray: number
}

const growthOf = (inputs: HomeMaintenanceInputs, month: number): number => (1 + inputs.costGrowth / 100) ** (month / 12)

function jobsOf(inputs: HomeMaintenanceInputs, systems: readonly System[], start: Month) {
  const last = inputs.years * 12
  const jobs: PlannedJob[] = []
  for (const { label, group, due, costToday, byHoa, overdue } of systems) {
    if (byHoa || costToday <= 0) continue
    due.forEach((month, index) => {
      const cost = costToday * growthOf(inputs, month)
      jobs.push({ label, group, month, costToday, cost, overdue: overdue && index === 0 })
    })
  }
  let stray = 0
  for (const { name, month: at, cost: costToday } of inputs.projects) {
    const month = monthsBetween(start, at as Month)
    if (month < 0 || month > last) stray += 1
    else if (costToday > 0) {
      const cost = costToday * growthOf(inputs, month)
      jobs.push({
        label: name.replaceAll('*', '').trim() || unnamedJob,
        group: 'project',
        month,
        costToday,
        cost,
        overdue: false,
      })
    }
  }
  return { jobs: jobs.sort((a, b) => a.month - b.month || b.cost - a.cost), stray }
}

interface Question {
  readonly inputs: HomeMaintenanceInputs
  readonly today: string
}

export function compute({ inputs, today }: Question): Result {
  const start = monthOf(today as IsoDate)
  const systems = systemsOf(inputs, yearOf(start))
  const { jobs, stray } = jobsOf(inputs, systems, start)
  const fund: Fund = {
    saved: inputs.saved,
    monthlyRate: (1 + inputs.interest / 100) ** (1 / 12) - 1,
    annualRaise: inputs.rising ? inputs.costGrowth / 100 : 0,
    jobs,
    months: inputs.years * 12,
  }
  const solved = solveFund(fund)
  const monthly = ceilToCent(solved.monthly)
  const wear = systems.reduce((sum, system) => sum + (system.byHoa ? 0 : system.wear), 0)
  const byValue = (inputs.homeValue * inputs.valueRule) / 100
  return {
    outcome: jobs.length === 0 ? 'no-jobs' : solved.shortNow > 0 ? 'short-now' : 'planned',
    start,
    systems,
    jobs,
    fund,
    solved,
    monthly,
    course: fundCourse(fund, monthly),
    routineMonthly: inputs.routine / 12,
    byValue,
    byBuilding: byValue * (1 - inputs.land / 100),
    byFoot: inputs.squareFeet * inputs.footRule,
    bySystems: wear + inputs.routine,
    wear,
    stray,
  }
}

/** Parts that wear out in four fifths of their time: what the plan would ask for then, dollars a month. */
export const EARLY = 0.8
export function monthlyIfEarly(result: Result, inputs: HomeMaintenanceInputs): number {
  const hurried = result.systems.map((system) => {
    const life = system.life * EARLY
    return { ...system, life, due: replacementMonths(system.age, life, inputs.years * 12, OVERDUE_MONTHS) }
  })
  const { jobs } = jobsOf(inputs, hurried, result.start)
  return ceilToCent(solveFund({ ...result.fund, jobs }).monthly)
}

/** A job inside a sentence: the visitor's own words as they are, ours in small letters. */
export const jobName = ({ label, group }: Pick<PlannedJob, 'label' | 'group'>): string =>
  group === 'project' ? label : label.charAt(0).toLowerCase() + label.slice(1)

/**
 * What another rule's year of money, less the small upkeep, would make of the fund: its lowest balance and when. A rule that does
 * not pay for the upkeep draws the rest from the fund.
 */
export function underRule(
  result: Result,
  inputs: HomeMaintenanceInputs,
  yearly: number,
): { readonly course: readonly FundMonth[]; readonly lowest: number; readonly month: number } {
  const course = fundCourse(result.fund, (yearly - inputs.routine) / 12)
  let lowest = Number.POSITIVE_INFINITY
  let month = 0
  course.forEach(({ balance }, at) => {
    if (balance < lowest) {
      lowest = balance
      month = at
    }
  })
  return { course, lowest, month }
}
