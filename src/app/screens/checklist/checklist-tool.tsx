import { useState } from 'react'
import { dateText, monthText } from '#calculators/kit/format.ts'
import type { Household } from '#engine/household/household.ts'
import type { IsoDate, Month } from '#engine/month.ts'
import { useStored } from '../../state/use-stored.ts'
import { Icon } from '../../ui/icon.tsx'
import { MonthPick } from '../device/month-pick.tsx'
import { Bar, Part } from '../device/screen-head.tsx'
import { TextBox } from '../device/text-box.tsx'
import { saveDates } from '../self-check/save-dates.ts'
import { ageLaw, events, rulesOf } from './events.precomputed.ts'
import type { EventKey, LifeEvent } from './item.ts'
import { calendarDays, dueSoon, nextAge, type Plan, type PlannedEvent, planTasks } from './planned-tasks.ts'
import { type Checklist, checklistStore } from './saved.ts'
import { TaskRow } from './task-row.tsx'

type Change = (change: (now: Checklist) => Checklist) => void

/** The list of a household: what is due, by life event, with what can be changed about it. */
export function ChecklistTool(props: {
  readonly household: Household
  readonly today: IsoDate
  /** The household shown is the sample’s. */
  readonly isSample: boolean
}) {
  const { household, today, isSample } = props
  const [saved, setSaved] = useStored(checklistStore)
  const plan = planTasks(events, saved, household, today, ageLaw)
  return (
    <>
      <Answer plan={plan} today={today} />
      <EventChips plan={plan} setSaved={setSaved} isSample={isSample && saved.born === null} />
      {plan.events.map((event) => (
        <EventPart
          key={event.key}
          event={event}
          today={today}
          setSaved={setSaved}
          isSample={isSample}
          household={household}
          born={plan.born as Month | null}
        />
      ))}
      <Part title="What this list rests on">
        <p className="max-w-[68ch] text-ink-2 text-sm">
          {rulesOf} federal rules. A day to file, pay or contribute by that falls on a weekend or holiday is moved to
          the next business day (IRC 7503). Dates of state rules and of your plan’s own papers can differ, so check a
          date before you rely on it. It’s education, not legal or tax advice.
        </p>
      </Part>
      <p className="no-print mt-6">
        <button type="button" className="button" onClick={checklistStore.clear}>
          Start the list over
        </button>
      </p>
    </>
  )
}

/** What to do next, in one line, and how far along the list is. */
function Answer({ plan, today }: { readonly plan: Plan; readonly today: IsoDate }) {
  const [said, setSaid] = useState('')
  const soon = dueSoon(plan)
  // What is known to apply leads; a task that may not (Medicare, without an age) can wait for its turn below.
  const first = soon.find(({ needs = [], because }) => needs.every((need) => because.includes(need))) ?? soon[0]
  const tasks = plan.events.flatMap((event) => event.tasks)
  const done = tasks.filter(({ doneOn }) => doneOn !== null).length
  const ahead = nextAge(events, plan.born, today, ageLaw)
  const save = async () => {
    const dated = tasks.filter(({ doneOn, on }) => doneOn === null && on !== null && on >= today)
    const dates = dated.flatMap((task) => calendarDays(task, today))
    setSaid(await saveDates({ fileName: 'money-checklist.ics', events: dates }))
  }
  return (
    <section className="card mb-5 overflow-hidden" aria-label="Result">
      <div className="p-5" aria-live="polite">
        <p className="font-serif text-xl">
          {first?.on ? (
            <>
              Next:{' '}
              <b className="text-green">{first.standing === 'late' ? 'as soon as you can' : dateText(first.on)}</b>
            </>
          ) : (
            'Nothing is due in the next 90 days.'
          )}
        </p>
        {first ? (
          <>
            <p className="mt-1 font-semibold">{first.text}</p>
            <p className="mt-1 text-ink-2 text-sm">{first.why}</p>
          </>
        ) : (
          <p className="mt-1 text-ink-2 text-sm">Add a life event below to see its dates.</p>
        )}
        <p className="mt-1 text-ink-2 text-sm">
          {soon.length > 0 ? `${soon.length === 1 ? '1 task' : `${soon.length} tasks`} for the next 90 days. ` : ''}
          {ahead ? `Next age on the list: ${ahead.event.name}, ${monthText(ahead.month)}.` : ''}
        </p>
        <div className="mt-3">
          <Bar share={tasks.length > 0 ? done / tasks.length : 0} label={`${done} of ${tasks.length} tasks done`} />
          <p className="mt-1 text-ink-3 text-xs">
            {done} of {tasks.length} done
          </p>
        </div>
      </div>
      <p className="no-print flex flex-wrap gap-2 border-line border-t p-4">
        <button type="button" className="button" onClick={save}>
          <Icon name="calendar" className="size-[17px]" /> Calendar file
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          <Icon name="printer" className="size-[17px]" /> Print
        </button>
        <span className="self-center text-ink-2 text-sm" aria-live="polite">
          {said}
        </span>
      </p>
    </section>
  )
}

const isAge = ({ age }: LifeEvent): boolean => age !== undefined

/** Events to choose from. Ages come by the birth month; any of them can be looked at. */
function EventChips(props: { readonly plan: Plan; readonly setSaved: Change; readonly isSample: boolean }) {
  const { plan, setSaved, isSample } = props
  const on = new Set(plan.events.map(({ key }) => key))
  const toggle = (key: EventKey) =>
    setSaved((now) => {
      const { [key]: old, ...others } = now.events
      const hidden = now.hidden.filter((one) => one !== key)
      return on.has(key)
        ? { ...now, events: others, hidden: [...hidden, key] }
        : { ...now, events: { ...others, [key]: old ?? '' }, hidden }
    })
  const chips = (list: readonly LifeEvent[]) => (
    <ul className="flex flex-wrap gap-2">
      {list.map(({ key, name }) => (
        <li key={key}>
          <button type="button" className="button min-h-9!" aria-pressed={on.has(key)} onClick={() => toggle(key)}>
            {on.has(key) ? <Icon name="check" className="size-4" /> : null}
            {name}
          </button>
        </li>
      ))}
    </ul>
  )
  const [ages, others] = [events.filter(isAge), events.filter((event) => !isAge(event))]
  const agesOn = ages.filter(({ key }) => on.has(key)).length
  return (
    <section className="mb-6" aria-label="Life events">
      <h2 className="mb-2 text-lg">What’s going on in your life?</h2>
      <div className="no-print">{chips(others)}</div>
      <div className="mt-4 max-w-md">
        <MonthPick
          label="Birth month"
          value={plan.born ?? undefined}
          hint={
            isSample
              ? 'The sample’s. Choose yours to see your own ages and dates'
              : 'Decides the dates of Social Security, Medicare and retirement accounts'
          }
          years={[-109, 0]}
          onChange={(born) => setSaved((now) => ({ ...now, born: born || null }))}
        />
      </div>
      <details className="fold no-print mt-2 text-sm">
        <summary className="w-fit py-1 text-green">
          Ages to plan for{agesOn > 0 ? ` (${agesOn} on your list)` : ''}
        </summary>
        <div className="mt-2">{chips(ages)}</div>
      </details>
    </section>
  )
}

function EventPart(props: {
  readonly event: PlannedEvent
  readonly today: IsoDate
  readonly setSaved: Change
  readonly isSample: boolean
  readonly household: Household
  readonly born: Month | null
}) {
  const { event, today, setSaved, isSample, household, born } = props
  const { key, name, dateLabel, date, isOff, typed, tasks, leftOut } = event
  const tick = (id: string, isDone: boolean) =>
    setSaved((now) => {
      const { [id]: _before, ...others } = now.done
      return { ...now, done: isDone ? { ...others, [id]: today } : others }
    })
  return (
    <Part title={name} id={key}>
      {dateLabel ? (
        <div className="mb-3 max-w-56">
          <TextBox
            label={dateLabel}
            type="date"
            value={typed ?? ''}
            hint={date ? undefined : 'Enter it to see each due date'}
            error={isOff ? 'Check the year' : undefined}
            onChange={(text) => setSaved((now) => ({ ...now, events: { ...now.events, [key]: text } }))}
          />
        </div>
      ) : null}
      <ul className="card divide-y divide-line">
        {tasks.map((task) => (
          <TaskRow
            key={task.id}
            task={task}
            household={household}
            born={born}
            onTick={(isDone) => tick(task.id, isDone)}
          />
        ))}
      </ul>
      {leftOut > 0 ? (
        <p className="mt-2 text-ink-3 text-xs">
          {leftOut === 1 ? '1 task is' : `${leftOut} tasks are`} hidden because {isSample ? 'the sample’s' : 'your'}{' '}
          numbers say {leftOut === 1 ? 'it doesn’t' : 'they don’t'} apply.
        </p>
      ) : null}
    </Part>
  )
}
