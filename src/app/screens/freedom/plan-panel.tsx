import { useId } from 'react'
import { GO, isWorkYear, thingOf } from '#teaching/games/freedom/changes.ts'
import { YEARS } from '#teaching/games/freedom/design.ts'
import type { Life, Plan } from '#teaching/games/freedom/life.ts'
import { Forecast } from './forecast.tsx'
import { optionWords, thingHints, thingNames, planWords as words } from './words/plan-words.ts'

const groups = [
  { title: words.groups.living, things: ['home', 'car', 'life'] },
  { title: words.groups.work, things: ['work', 'family'] },
  { title: words.groups.saving, things: ['plan', 'cushion', 'debts', 'mix', 'fund'] },
  {
    title: words.groups.safety,
    things: ['cover:health', 'cover:home', 'cover:disability', 'cover:liability', 'cover:life', 'freeze', 'papers'],
  },
] as const

/** How a thing is now, as the choice that would have made it so. */
function nowOf(plan: Plan, thing: string): string {
  if (thing.startsWith('cover:'))
    return `${thing}:${plan.covers.some((kind) => `cover:${kind}` === thing) ? 'on' : 'off'}`
  if (thing === 'freeze') return plan.frozen ? 'freeze:on' : 'freeze:off'
  if (thing === 'papers') return plan.papers ? 'papers:on' : 'papers:off'
  if (thing === 'family') return 'family:same'
  return `${thing}:${plan[thing as keyof Plan]}`
}
const nowWords = (choice: string): string => (choice === 'family:same' ? words.same : optionWords(choice))

/** The year that begins: every thing with its way and what else it could be, and the button that lives it. */
export function PlanPanel(props: {
  readonly life: Life
  readonly offers: readonly string[]
  readonly onChoose: (choice: string) => void
}) {
  const { life, offers, onChoose } = props
  const { plan, year, person, changes } = life
  const number = year + 1
  return (
    <section aria-label={words.title(number, person.age)}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-xl">{words.title(number, person.age)}</h2>
          <p className="text-ink-2 text-sm">{year === 0 ? words.first : words.later}</p>
        </div>
        <LiveButton number={number} onLive={() => onChoose(GO)} />
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {groups.map(({ title, things }) => (
          <div key={title} className="card p-4">
            <h3 className="text-lg">{title}</h3>
            <div className="mt-2 grid gap-3">
              {things.map((thing) => (
                <Thing
                  key={thing}
                  thing={thing}
                  now={nowOf(plan, thing)}
                  others={offers.filter((choice) => choice !== GO && thingOf(choice) === thing)}
                  isChanged={changes.some((choice) => thingOf(choice) === thing)}
                  note={noteOf(thing, life)}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        ))}
        <Forecast life={life} />
      </div>
      <p className="mt-4 flex justify-end">
        <LiveButton number={number} onLive={() => onChoose(GO)} />
      </p>
    </section>
  )
}

function noteOf(thing: string, { year, money, plan }: Life): string | undefined {
  if (thing === 'work' && !isWorkYear(year)) {
    const next = (Math.floor(year / 5) + 1) * 5
    return next < YEARS ? words.workLater(next + 1) : words.lastWork
  }
  if (thing === 'home' && money.help.balance > 0) return words.onPlan
  if (thing === 'home' && plan.home !== 'own') return words.buyNeeds
  if (thing === 'family') return words.childCost
  if (thing === 'cover:home' && money.homeLoan.balance > 0) return words.asked
  return thingHints[thing]
}

const LiveButton = ({ number, onLive }: { readonly number: number; readonly onLive: () => void }) => (
  <button type="button" className="button button-main no-print min-h-11!" onClick={onLive}>
    {words.live(number)}
  </button>
)

function Thing(props: {
  readonly thing: string
  readonly now: string
  readonly others: readonly string[]
  readonly isChanged: boolean
  readonly note: string | undefined
  readonly onChoose: (choice: string) => void
}) {
  const { thing, now, others, isChanged, note, onChoose } = props
  const id = useId()
  const label = thingNames[thing] ?? thing
  // A new lease on the same kind of home is another choice than staying.
  const ways = others.filter((choice) => choice !== now)
  const again = others.includes(now) ? now : null
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex items-center justify-between gap-2 text-sm">
        {label}
        {isChanged ? <span className="badge">{words.changed}</span> : null}
      </label>
      {others.length === 0 ? (
        <p id={id} className="flex min-h-11 items-center rounded-sm border border-line bg-sunk px-2.5">
          {nowWords(now)}
        </p>
      ) : (
        <select
          id={id}
          className="select min-h-11! w-full"
          value={now}
          aria-describedby={note === undefined ? undefined : `${id}-note`}
          onChange={(event) => onChoose(event.target.value === 'again' && again ? again : event.target.value)}
        >
          <option value={now}>{nowWords(now)}</option>
          {again === null ? null : <option value="again">{words.again}</option>}
          {ways.map((choice) => (
            <option key={choice} value={choice}>
              {optionWords(choice)}
            </option>
          ))}
        </select>
      )}
      {note === undefined ? null : (
        <p id={`${id}-note`} className="text-ink-3 text-xs">
          {note}
        </p>
      )}
    </div>
  )
}
