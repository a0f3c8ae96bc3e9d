import { Link } from 'react-router'
import { dollars, monthText } from '#calculators/kit/format.ts'
import type { ToldStep } from '#calculators/planning/next-dollar/told.ts'
import type { Household } from '#engine/household/household.ts'
import { Icon } from '../../ui/icon.tsx'
import { stepLink } from './step-link.ts'
import { journeyWords as words } from './words.ts'

const looks = {
  done: 'bg-green-tint text-green-ink',
  now: 'bg-green text-on-green',
  later: 'bg-sunk text-ink-2',
  absent: 'bg-sunk text-ink-3',
} as const

/** What a step gets, as it stands at the end of its line. */
function amountOf({ state, monthly, fromCash, startsOn, fullOn }: ToldStep): string {
  const parts = [
    ...(fromCash > 0 ? [words.once(dollars(fromCash))] : []),
    ...(monthly > 0 ? [words.perMonth(dollars(monthly))] : []),
  ]
  if (parts.length > 0) return parts.join(' + ')
  if (state !== 'later') return ''
  if (startsOn !== null) return words.from(monthText(startsOn, true))
  return fullOn === null ? '' : words.by(monthText(fullOn, true))
}

export interface OwnOrder {
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly move: (by: -1 | 1) => void
  readonly skip: () => void
}

/** One step: what it is, what goes there, and behind a fold why, when and what skipping costs. */
export function StepCard(props: {
  readonly step: ToldStep
  readonly household: Household
  /** The buttons of an own order. */
  readonly own: OwnOrder | null
}) {
  const { step, household, own } = props
  const { state, title, size, why, skip, parts, startsOn, fullOn } = step
  const amount = amountOf(step)
  const isQuiet = state === 'absent' || state === 'done'
  const link = isQuiet ? null : stepLink(household, step)
  return (
    <li className="card grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 px-4 py-3.5 md:px-5">
      <span
        className={`grid size-8 place-items-center rounded-full font-semibold text-sm ${looks[state]}`}
        aria-hidden="true"
      >
        {state === 'done' ? <Icon name="check" className="size-4" /> : step.place}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className={`text-base ${state === 'absent' ? 'text-ink-2' : ''}`}>
            <span className="sr-only">{step.place}. </span>
            {title}
          </h3>
          <p
            className={amount === '' ? 'text-ink-2 text-sm' : state === 'now' ? 'font-semibold' : 'text-ink-2 text-sm'}
          >
            {amount === '' || state === 'done' ? words.states[state] : amount}
          </p>
        </div>
        <p className={`mt-0.5 max-w-[68ch] text-sm ${state === 'absent' ? 'text-ink-2' : ''}`}>{size}</p>
        {parts.length > 0 ? (
          <ul className="mt-1.5 grid max-w-[52ch] gap-0.5 text-sm" aria-label={`${words.goes}: ${title}`}>
            {parts.map((part) => (
              <li key={`${part.name}${part.note ?? ''}`}>
                <span className="flex flex-wrap justify-between gap-x-3">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{part.name}</span>
                  <span className="ml-auto text-right">
                    {[
                      ...(part.once > 0 ? [words.once(dollars(part.once))] : []),
                      ...(part.amount > 0 ? [words.perMonth(dollars(part.amount))] : []),
                    ].join(' + ')}
                  </span>
                </span>
                {part.note === null ? null : <span className="block text-ink-2 text-xs">{part.note}</span>}
              </li>
            ))}
          </ul>
        ) : null}
        {isQuiet ? null : (
          <details className="mt-1">
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-green text-sm underline underline-offset-2">
              {words.more}
              <span className="sr-only">: {title}</span>
            </summary>
            <dl className="grid max-w-[68ch] gap-2 pb-1 text-sm">
              <Line name={words.why} text={why} />
              <Line
                name={words.when}
                text={[
                  ...(startsOn === null ? [] : [words.starts(monthText(startsOn))]),
                  step.key === 'taxable' ? words.rest : fullOn === null ? words.never : words.full(monthText(fullOn)),
                ].join(' ')}
              />
              {skip === null ? null : <Line name={words.skip} text={skip} />}
            </dl>
            {link === null ? null : (
              <p className="text-sm">
                <Link to={link.to}>{link.words}</Link>
              </p>
            )}
          </details>
        )}
        {own === null ? null : <OwnButtons title={title} {...own} />}
      </div>
    </li>
  )
}

function Line({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-2">{text}</dd>
    </div>
  )
}

function OwnButtons({ title, isFirst, isLast, move, skip }: OwnOrder & { readonly title: string }) {
  return (
    <p className="no-print mt-1 flex flex-wrap gap-2">
      <button
        type="button"
        className="button px-2.5"
        disabled={isFirst}
        aria-label={words.up(title)}
        onClick={() => move(-1)}
      >
        <Icon name="arrow-up" className="size-4" />
      </button>
      <button
        type="button"
        className="button px-2.5"
        disabled={isLast}
        aria-label={words.down(title)}
        onClick={() => move(1)}
      >
        <Icon name="arrow-down" className="size-4" />
      </button>
      <button type="button" className="button" aria-label={`${words.leaveOut}: ${title}`} onClick={skip}>
        {words.leaveOut}
      </button>
    </p>
  )
}
