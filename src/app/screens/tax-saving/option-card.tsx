import { Link } from 'react-router'
import { dollars } from '#calculators/kit/format.ts'
import type { ToldOption } from '#calculators/planning/tax-saving/told.ts'
import type { Household } from '#engine/household/household.ts'
import { StackTable } from '../../ui/stack-table.tsx'
import { Bar } from '../device/screen-head.tsx'
import { savingLink } from './saving-link.ts'
import { savingLinks, savingWords as words } from './words.ts'

/** What the shown contribution brings, as it is read at the end of the line. */
function gainOf(option: ToldOption, by: 'same' | 'room'): string {
  const { gain, employer } = option[by === 'same' ? 'same' : 'full']
  if (Math.round(gain) === 0) return words.nothing
  if (gain < 0) return words.costs(dollars(-gain))
  return employer >= 1 ? words.brings(dollars(gain)) : words.saves(dollars(gain))
}

/** One account: what it saves now, what it gives later, how much of its room is used, and behind a press both returns. */
export function OptionCard(props: {
  readonly option: ToldOption
  readonly by: 'same' | 'room'
  readonly household: Household
}) {
  const { option, by, household } = props
  const { title, place, brings, other, why, rule, later, limit, used, room, meter, lines } = option
  const shown = option[by === 'same' ? 'same' : 'full']
  const isGood = shown.gain >= 0.5
  const link = savingLinks[option.key]
  return (
    <li className="card grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-3 px-4 py-3.5 md:px-5">
      <span
        className={`grid size-8 place-items-center rounded-full font-semibold text-sm ${isGood ? 'bg-green-tint text-green-ink' : 'bg-sunk text-ink-2'}`}
        aria-hidden="true"
      >
        {place}
      </span>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="text-base">
            <span className="sr-only">{place}. </span>
            {title}
          </h3>
          <p className={isGood ? 'font-semibold' : 'text-ink-2 text-sm'}>{gainOf(option, by)}</p>
        </div>
        <p className="mt-0.5 max-w-[68ch] text-sm">{brings}</p>
        <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">
          <span className="font-semibold">{words.later}:</span> {later}
        </p>
        <div className="mt-2 max-w-[36rem]">
          {limit === null || limit <= 0 ? null : <Bar share={used / limit} label={meter} />}
          <p className="mt-1 flex flex-wrap justify-between gap-x-3 text-ink-2 text-xs">
            <span>{meter}</span>
            {room === null ? null : <span>{words.room(dollars(room))}</span>}
          </p>
        </div>
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-green text-sm underline underline-offset-2">
            {words.more}
            <span className="sr-only">: {title}</span>
          </summary>
          <div className="grid max-w-[68ch] gap-2 pb-1 text-sm">
            <ul className="grid gap-1">
              {why.map((line) => (
                <li key={line}>{line}</li>
              ))}
              <li>{other}</li>
            </ul>
            <p>
              <span className="font-semibold">{words.rule}:</span> {rule}
            </p>
            <StackTable
              title={words.returnsOf(dollars(shown.amount))}
              amounts
              columns={[words.line, words.without, words.with, words.change]}
              rows={lines.map(({ label, before, after }) => [
                label,
                dollars(before),
                dollars(after),
                dollars(Math.round(after) - Math.round(before)),
              ])}
            />
            {link === undefined ? null : (
              <p>
                <Link to={savingLink(link[0], household, option.owner, shown.amount)}>{link[1]}</Link>
              </p>
            )}
          </div>
        </details>
      </div>
    </li>
  )
}
