import { useState } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import type { CalendarEvent } from '#calculators/kit/presentation.ts'
import { addDays, daysBetween, type IsoDate } from '#engine/month.ts'
import type { Renewal } from '#engine/planning/insurance/renewals.ts'
import { Icon } from '../../ui/icon.tsx'
import { Part } from '../device/screen-head.tsx'
import { saveDates } from '../self-check/save-dates.ts'
import { coverRules } from './insurance-facts.precomputed.ts'

/** Time to get other prices before a policy renews. */
const COMPARE_DAYS = 30

/** Renewal days for the visitor's calendar, each with a day to compare prices before it. */
export function renewalEvents(renewals: readonly Renewal[], today: IsoDate): readonly CalendarEvent[] {
  return renewals.flatMap(({ policy, on, kind }): CalendarEvent[] => {
    const before = addDays(on, -COMPARE_DAYS)
    const compare = {
      date: before,
      title: `Compare prices: ${policy.name}`,
      note: `It ${verb(kind)} on ${dateText(on)}.`,
    }
    return [...(before >= today ? [compare] : []), { date: on, title: `${policy.name} ${verb(kind)}` }]
  })
}
const verb = (kind: Renewal['kind']): string => (kind === 'ends' ? 'ends' : 'renews')

/** Near days are counted; far ones are dates enough. */
const ahead = (days: number): string =>
  days === 0 ? ' · today' : days === 1 ? ' · in 1 day' : days <= 366 ? ` · in ${days} days` : ''

export function RenewalsPart({ renewals, today }: { readonly renewals: readonly Renewal[]; readonly today: IsoDate }) {
  const [said, setSaid] = useState('')
  return (
    <Part title="Renewals" note={`Get other prices about ${COMPARE_DAYS} days before a policy renews.`}>
      {renewals.length > 0 ? (
        <ul className="card divide-y divide-line">
          {renewals.map(({ policy, on, kind }) => {
            const days = daysBetween(today, on)
            return (
              <li key={policy.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-3 md:px-5">
                <span>
                  <b>{policy.name}</b> {verb(kind)}
                </span>
                <span className={days <= coverRules.renewalDays ? 'text-copper' : 'text-ink-2'}>
                  {dateText(on, true)}
                  {ahead(days)}
                </span>
              </li>
            )
          })}
        </ul>
      ) : (
        <p className="card p-5 text-ink-2">No renewal dates yet. Look on each policy’s first page.</p>
      )}
      <p className="no-print mt-3 flex flex-wrap items-center gap-3">
        <button
          type="button"
          className="button"
          disabled={renewals.length === 0}
          onClick={async () =>
            setSaid(await saveDates({ fileName: 'insurance-renewals.ics', events: renewalEvents(renewals, today) }))
          }
        >
          <Icon name="calendar" className="size-[17px]" /> Calendar file
        </button>
        <span className="text-ink-2 text-sm" aria-live="polite">
          {said}
        </span>
      </p>
    </Part>
  )
}
