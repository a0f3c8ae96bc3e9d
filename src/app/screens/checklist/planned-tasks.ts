/** The tasks of one visitor: which events are on the list, when each task is due, and in which order. Pure. */
import type { CalendarFile } from '#calculators/kit/presentation.ts'
import type { Household } from '#engine/household/household.ts'
import {
  addDays,
  addMonths,
  addMonthsToDate,
  type IsoDate,
  type Month,
  monthOf,
  monthsBetween,
  parseIsoDate,
} from '#engine/month.ts'
import {
  type AgeLaw,
  type Dates,
  dueOn,
  isMoved,
  isNear,
  rmdAge,
  type Standing,
  standingOf,
} from '#engine/planning/checklist/due.ts'
import { applies, type Trait, traitsOf } from '#engine/planning/checklist/traits.ts'
import { nextBusinessDay } from '#engine/tax/business-day.ts'
import type { ChecklistTask, LifeEvent } from './item.ts'
import type { Checklist } from './saved.ts'

/** A task is shown as soon when it is due within these days. */
const SOON_DAYS = 90
/** An age's tasks come onto the list this long before it, and leave it this long after. */
const MONTHS_BEFORE = 18
const MONTHS_AFTER = 12

/** The law that decides ages and what applies. */
export interface ListLaw extends AgeLaw {
  readonly medicareAge: number
}

type CalendarEvent = CalendarFile['events'][number]

export interface PlannedTask extends ChecklistTask {
  readonly on: IsoDate | null
  /** The law names another day, a weekend or a holiday in that year. */
  readonly moved: boolean
  readonly standing: Standing
  readonly doneOn: string | null
  /** Needs the picture says are there. */
  readonly because: readonly Trait[]
}
export interface PlannedEvent extends Omit<LifeEvent, 'tasks'> {
  readonly date: IsoDate | null
  /** The date as entered, and whether it is too far away to count. */
  readonly typed: IsoDate | null
  readonly isOff: boolean
  readonly tasks: readonly PlannedTask[]
  /** Tasks left out, because the picture says they don't matter. */
  readonly leftOut: number
}
export interface Plan {
  readonly born: Month | null
  readonly events: readonly PlannedEvent[]
}

export const bornOf = ({ people }: Household): Month | null => people.find(({ role }) => role === 'you')?.born ?? null

/** The age of an event in months, for a birth: required withdrawals begin at an age of their own. */
function ageOf(event: LifeEvent, born: Month | null, law: AgeLaw): number | undefined {
  return event.key === 'rmd' && born !== null ? Math.round(rmdAge(born, law) * 12) : event.age
}

/** Whether an event is on the list without being asked for: the yearly one, and an age that is near. */
function suggested(event: LifeEvent, born: Month | null, today: IsoDate, law: AgeLaw): boolean {
  if (event.key === 'yearly') return true
  const age = ageOf(event, born, law)
  if (age === undefined || born === null) return false
  const now = monthsBetween(born, monthOf(today))
  return now >= age - MONTHS_BEFORE && now <= age + MONTHS_AFTER
}

/** The next age with tasks, and its month: what to expect where no age is near. */
export function nextAge(events: readonly LifeEvent[], born: Month | null, today: IsoDate, law: AgeLaw) {
  if (born === null) return null
  const now = monthsBetween(born, monthOf(today))
  const ahead = events
    .flatMap((event) => {
      const age = ageOf(event, born, law)
      return age !== undefined && age > now ? [{ event, month: addMonths(born, age), age }] : []
    })
    .sort((a, b) => a.age - b.age)
  return ahead[0] ?? null
}

export function planTasks(
  all: readonly LifeEvent[],
  saved: Checklist,
  household: Household,
  today: IsoDate,
  law: ListLaw,
): Plan {
  const born = (saved.born as Month | null) ?? bornOf(household)
  const have = traitsOf(household, today, law.medicareAge)
  const isOn = (event: LifeEvent): boolean =>
    !saved.hidden.includes(event.key) && (saved.events[event.key] !== undefined || suggested(event, born, today, law))
  return {
    born,
    events: all.filter(isOn).map((event): PlannedEvent => {
      const typed = parseIsoDate(saved.events[event.key] ?? '')
      const isOff = typed !== null && !isNear(typed, today)
      const date = isOff ? null : typed
      const tasks = event.tasks.flatMap((task): PlannedTask[] => {
        const { shown, why } = applies(task.needs ?? [], have)
        if (!shown) return []
        const dates = { born, event: date, today }
        const on = task.due ? dueOn(task.due, dates, law) : null
        return [
          {
            ...task,
            on,
            moved: task.due !== undefined && isMoved(task.due, on),
            standing: standingOf(on, today, SOON_DAYS),
            doneOn: doneFor(task, saved.done[task.id] ?? null, on, dates, law),
            because: why,
          },
        ]
      })
      return { ...event, date, typed, isOff, tasks: tasks.sort(byDay), leftOut: event.tasks.length - tasks.length }
    }),
  }
}

/** A tick of what comes back every year counts until its day has passed. */
function doneFor({ due }: ChecklistTask, tick: string | null, on: IsoDate | null, dates: Dates, law: AgeLaw) {
  if (tick === null || on === null || due?.from !== 'calendar') return tick
  const before = dueOn(due, { ...dates, today: addDays(addMonthsToDate(on, -12), -WEEK) }, law)
  return before !== null && tick <= before ? null : tick
}
/** A day moved by the law moves by less than this. */
const WEEK = 7

/** Days first, in order; a task without a day stays behind those with one. */
const byDay = (a: PlannedTask, b: PlannedTask): number => (a.on ?? '9999').localeCompare(b.on ?? '9999')

/** Tasks that are not ticked and due within the days, the nearest first; late ones of a dated event count as due now. */
export const dueSoon = ({ events }: Plan): readonly PlannedTask[] =>
  events
    .flatMap(({ tasks }) => tasks)
    .filter(({ doneOn, standing }) => doneOn === null && (standing === 'soon' || standing === 'late'))
    .sort(byDay)

/** A task's days in a calendar file: every year where it comes back, or the next few where the law can move the day. */
export function calendarDays({ on, text, why, due }: PlannedTask, today: IsoDate): readonly CalendarEvent[] {
  const day = on ?? today
  const told = { title: text, note: why }
  if (due?.from !== 'calendar') return [{ ...told, date: day }]
  if (due.taxDay !== true) return [{ ...told, date: day, yearly: true }]
  return yearsAhead.map((years) => ({
    ...told,
    date: nextBusinessDay(`${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}-${due.day}` as IsoDate),
  }))
}
const yearsAhead = [0, 1, 2, 3, 4]
