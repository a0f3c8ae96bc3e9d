import { addMonths, dateIn, formatMonth, monthOfYear, yearOf } from '#engine/month.ts'
import type { CalendarEvent, CalendarFile } from '../kit/presentation.ts'
import type { PlannedJob } from './compute.ts'
import type { HomeContext } from './context.ts'
import { yearlyTasks } from './seasons.ts'
import { calendarWords as words } from './words/answer.en.ts'

/** Enough for what a home brings in two decades; more would crowd a calendar. */
const MOST_JOBS = 60

function jobEvent({ result, say }: HomeContext, job: PlannedJob): CalendarEvent {
  const isPlanned = job.group === 'project'
  const price = words.price({ cost: job.cost, today: job.costToday }, say)
  const why = isPlanned ? words.planned : job.overdue ? words.overdue : words.due
  return {
    date: dateIn(addMonths(result.start, job.month), 1),
    title: isPlanned ? job.label : words.title({ part: job.label }),
    note: `${price} ${why}`,
  }
}

/** The large jobs on the first of their month, and the small ones every year from the next time they come. */
export function calendarOf(context: HomeContext): CalendarFile {
  const { inputs, result } = context
  const first = addMonths(result.start, 1)
  const tasks = yearlyTasks(result.systems, inputs).map(({ month, task }): CalendarEvent => {
    const year = yearOf(first) + (month < monthOfYear(first) ? 1 : 0)
    return { date: dateIn(formatMonth(year, month), 1), title: task, yearly: true }
  })
  return {
    fileName: 'home-maintenance.ics',
    events: [...result.jobs.slice(0, MOST_JOBS).map((job) => jobEvent(context, job)), ...tasks],
  }
}
