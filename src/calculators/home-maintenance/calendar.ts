import { addMonths, dateIn, formatMonth, monthOfYear, yearOf } from '#engine/month.ts'
import { dollars } from '../kit/format.ts'
import type { CalendarEvent, CalendarFile } from '../kit/presentation.ts'
import type { PlannedJob, Result } from './compute.ts'
import type { HomeMaintenanceInputs } from './fields.ts'
import { yearlyTasks } from './seasons.ts'

/** Enough for what a home brings in two decades; more would crowd a calendar. */
const MOST_JOBS = 60

function jobEvent(result: Result, job: PlannedJob): CalendarEvent {
  const price = `About ${dollars(job.cost)} at prices of that time, ${dollars(job.costToday)} today.`
  const why =
    job.group === 'project'
      ? 'From your list of known jobs.'
      : job.overdue
        ? 'Past its usual life already: it may go sooner.'
        : 'The end of its usual life: it may go sooner or last longer.'
  return {
    date: dateIn(addMonths(result.start, job.month), 1),
    title: job.group === 'project' ? job.label : `${job.label}: plan the replacement`,
    note: `${price} ${why}`,
  }
}

/** The large jobs on the first of their month, and the small ones every year from the next time they come. */
export function calendarOf(result: Result, inputs: HomeMaintenanceInputs): CalendarFile {
  const first = addMonths(result.start, 1)
  const tasks = yearlyTasks(result.systems, inputs).map(({ month, task }): CalendarEvent => {
    const year = yearOf(first) + (month < monthOfYear(first) ? 1 : 0)
    return { date: dateIn(formatMonth(year, month), 1), title: task, yearly: true }
  })
  return {
    fileName: 'home-maintenance.ics',
    events: [...result.jobs.slice(0, MOST_JOBS).map((job) => jobEvent(result, job)), ...tasks],
  }
}
