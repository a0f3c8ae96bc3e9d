import { dollars } from '#calculators/kit/format.ts'
import { bills, DAYS, expectedPayday, minimumDay, paydays } from '#teaching/games/thirty-days/design.ts'
import type { Month } from '#teaching/games/thirty-days/month.ts'
import { words } from './words.ts'

interface Coming {
  readonly day: number
  readonly label: string
}
/** What is known to come: paychecks as announced, bills, and what was put off. */
function comingOf(month: Month): readonly Coming[] {
  const isLateKnown = month.day >= expectedPayday
  const payday = isLateKnown ? (paydays[1] ?? expectedPayday) : expectedPayday
  return [
    { day: payday, label: words.payday },
    ...bills.map(({ day, label, amount }) => ({ day, label: `${label} ${dollars(amount)}` })),
    { day: minimumDay, label: words.minimum },
    ...month.owed.map(({ day, label, amount }) => ({ day, label: `${label} ${dollars(amount)}` })),
  ]
    .filter(({ day }) => day > month.day)
    .toSorted((a, b) => a.day - b.day)
}

/** The month in days, and the same as a list. */
export function Calendar({ month }: { readonly month: Month }) {
  const coming = comingOf(month)
  const marked = new Set(coming.map(({ day }) => day))
  return (
    <section className="card self-start p-4" aria-label={words.calendar}>
      <h2 className="text-base">{words.calendar}</h2>
      <ol className="mt-2 grid grid-cols-10 gap-1" aria-hidden="true">
        {Array.from({ length: DAYS }, (_, i) => i + 1).map((day) => (
          <li
            key={day}
            className={`grid h-7 place-items-center rounded-sm text-xs ${
              day === month.day
                ? 'bg-green font-semibold text-surface'
                : day < month.day
                  ? 'bg-sunk text-ink-3'
                  : marked.has(day)
                    ? 'border-2 border-copper font-semibold'
                    : 'border border-line'
            }`}
          >
            {day}
          </li>
        ))}
      </ol>
      <ul className="mt-3 grid gap-0.5 text-sm">
        {coming.map(({ day, label }) => (
          <li key={`${day} ${label}`} className="flex gap-3">
            <span className="w-14 flex-none text-ink-2">{words.day(day)}</span>
            <span className="min-w-0">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
