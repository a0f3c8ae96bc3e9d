import { roundToCent } from '#engine/money.ts'
import { addMonths } from '#engine/month.ts'
import { figure, futureDollars, named, todaysDollars } from '../kit/figures.ts'
import type { Result } from './compute.ts'
import type { HomeContext } from './context.ts'
import { figureNames } from './words/answer.en.ts'

type Amount = (result: Result) => number | null
const monthNumber = (month: string): number => Number(month.slice(0, 4)) * 100 + Number(month.slice(5, 7))
const toCent = (value: Amount) => (context: HomeContext) => {
  const found = value(context.result)
  return found === null ? null : roundToCent(found)
}
const cents = (value: Amount) => futureDollars(figure<HomeContext>('cents', toCent(value)))
const money = (value: Amount) => futureDollars(figure<HomeContext>('money', toCent(value)))
const today = (value: Amount) => todaysDollars(figure<HomeContext>('money', toCent(value)))
const largest = (result: Result) =>
  result.jobs.reduce<Result['jobs'][number] | null>((a, b) => (a === null || b.cost > a.cost ? b : a), null)

export const figures = named<keyof typeof figureNames, HomeContext>(figureNames, {
  fundMonthly: cents((r) => r.monthly),
  routineMonthly: cents((r) => r.routineMonthly),
  totalMonthly: cents((r) => r.monthly + r.routineMonthly),
  totalYearly: money((r) => 12 * (r.monthly + r.routineMonthly)),
  byValue: today((r) => r.byValue),
  byBuilding: today((r) => r.byBuilding),
  byFoot: today((r) => r.byFoot),
  bySystems: today((r) => r.bySystems),
  jobsToday: today((r) => r.jobs.reduce((sum, job) => sum + job.costToday, 0)),
  jobsThen: money((r) => r.jobs.reduce((sum, job) => sum + job.cost, 0)),
  jobs: figure('count', ({ result }) => result.jobs.length),
  nextJob: figure('month', ({ result: { jobs, start } }) =>
    jobs[0] ? monthNumber(addMonths(start, jobs[0].month)) : null,
  ),
  largestJob: money((r) => largest(r)?.cost ?? null),
  lowestBalance: cents((r) =>
    r.course.reduce((least, month) => Math.min(least, month.balance), Number.POSITIVE_INFINITY),
  ),
  tightestMonth: figure('month', ({ result: { solved, start } }) =>
    solved.tightest === null ? null : monthNumber(addMonths(start, solved.tightest)),
  ),
  endBalance: money((r) => r.course.at(-1)?.balance ?? null),
  shortNow: money((r) => r.solved.shortNow),
})
