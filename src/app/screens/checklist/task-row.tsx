import { Link } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import type { Household } from '#engine/household/household.ts'
import type { Month } from '#engine/month.ts'
import type { Trait } from '#engine/planning/checklist/traits.ts'
import type { PlannedTask } from './planned-tasks.ts'
import { taskLink } from './task-link.ts'

const traitWords: Readonly<Record<Trait, string>> = {
  partner: 'you have a partner',
  children: 'you have a child',
  homeowner: 'you own a home',
  renter: 'you rent',
  car: 'you have a car',
  working: 'you earn a paycheck',
  studentLoan: 'you have a student loan',
  hsa: 'you have an HSA',
  ira: 'you have an IRA',
  plan: 'you have a workplace plan',
  medicare: 'someone here is near or over 65',
  marketplace: 'you may have a marketplace plan',
}
const looks = { late: 'text-copper', soon: 'text-copper', later: 'text-ink-2', open: 'text-ink-3' } as const

const whenText = ({ on, standing, doneOn, legal }: PlannedTask): string =>
  doneOn !== null
    ? `Done ${dateText(doneOn, true)}`
    : on === null
      ? 'Any time'
      : standing === 'late'
        ? legal
          ? `Was due ${dateText(on, true)}`
          : 'When you can'
        : `${legal ? 'By' : 'Suggested by'} ${dateText(on, true)}`

/** One task: its box, its day, how long it takes; opened, why, what to have ready, its source and a tool. */
export function TaskRow(props: {
  readonly task: PlannedTask
  /** Whose list it is: its numbers go along to the tool. */
  readonly household: Household
  readonly born: Month | null
  readonly onTick: (isDone: boolean) => void
}) {
  const { task, household, born, onTick } = props
  const { id, text, why, minutes, docs = [], source, tool, because, doneOn, standing } = task
  return (
    <li className="px-4 py-3 md:px-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <input
          id={`task-${id}`}
          type="checkbox"
          className="mt-1 size-5 accent-(--green)"
          checked={doneOn !== null}
          onChange={(event) => onTick(event.target.checked)}
        />
        <div className="min-w-0">
          <label htmlFor={`task-${id}`} className={doneOn !== null ? 'text-ink-3 line-through' : ''}>
            {text}
          </label>
          <p className="text-sm">
            <span className={doneOn !== null ? 'text-ink-3' : looks[standing]}>{whenText(task)}</span>
            <span className="text-ink-3"> · about {minutesText(minutes)}</span>
          </p>
          <details className="fold mt-0.5 text-ink-2 text-sm">
            <summary className="w-fit py-1 text-green">
              Why and how<span className="sr-only">: {text}</span>
            </summary>
            <p>{why}</p>
            {task.moved ? (
              <p className="mt-1">The usual day is a weekend or a holiday that year, so the law moves it.</p>
            ) : null}
            {docs.length > 0 ? <p className="mt-1">Have ready: {docs.join(', ')}.</p> : null}
            {because.length > 0 ? (
              <p className="mt-1">Shown because {because.map((trait) => traitWords[trait]).join(' and ')}.</p>
            ) : null}
            <p className="mt-1">
              {tool ? (
                <>
                  <Link to={taskLink(tool, household, born)}>Open the tool for this</Link> ·{' '}
                </>
              ) : null}
              {task.due && !task.legal ? 'The date is our suggestion. ' : ''}
              {source === null ? null : (
                <>
                  Source: {source.url ? <a href={source.url}>{source.title}</a> : source.title}, {source.publisher}
                </>
              )}
            </p>
          </details>
        </div>
      </div>
    </li>
  )
}

const minutesText = (minutes: number): string =>
  minutes < 60 ? `${minutes} minutes` : minutes === 60 ? '1 hour' : `${minutes / 60} hours`
