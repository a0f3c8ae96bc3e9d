/** The tasks of one visitor: which events are on the list, when each task is due, and in which order. Pure. */
import type { Household } from '#engine/household/household.ts'
import { addMonths, type IsoDate, type Month, monthOf, monthsBetween, parseIsoDate } from '#engine/month.ts'
import { type AgeLaw, dueOn, rmdAge, type Standing, standingOf } from '#engine/planning/checklist/due.ts'
import { applies, type Trait, traitsOf } from '#engine/planning/checklist/traits.ts'
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

export interface PlannedTask extends ChecklistTask {
  readonly on: IsoDate | null
  readonly standing: Standing
  readonly doneOn: string | null
  /** Needs the picture says are there. */
  readonly because: readonly Trait[]
}
export interface PlannedEvent extends Omit<LifeEvent, 'tasks'> {
  readonly date: IsoDate | null
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
      const date = parseIsoDate(saved.events[event.key] ?? '')
      const tasks = event.tasks.flatMap((task): PlannedTask[] => {
        const { shown, why } = applies(task.needs ?? [], have)
        if (!shown) return []
        const on = task.due ? dueOn(task.due, { born, event: date, today }, law) : null
        return [
          {
            ...task,
            on,
            standing: standingOf(on, today, SOON_DAYS),
            doneOn: saved.done[task.id] ?? null,
            because: why,
          },
        ]
      })
      return { ...event, date, tasks: tasks.sort(byDay), leftOut: event.tasks.length - tasks.length }
    }),
  }
}

/** Days first, in order; a task without a day stays behind those with one. */
const byDay = (a: PlannedTask, b: PlannedTask): number => (a.on ?? '9999').localeCompare(b.on ?? '9999')

/** Tasks that are not ticked and due within the days, the nearest first; late ones of a dated event count as due now. */
export const dueSoon = ({ events }: Plan): readonly PlannedTask[] =>
  events
    .flatMap(({ tasks }) => tasks)
    .filter(({ doneOn, standing }) => doneOn === null && (standing === 'soon' || standing === 'late'))
    .sort(byDay)
