import { useState } from 'react'
import { dateText } from '#calculators/kit/format.ts'
import type { IsoDate } from '#engine/month.ts'
import { saveCalendar } from '../../calculator/result/calendar-file.ts'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { Fold } from '../picture/working-fold.tsx'
import { type PublicKind, publicDates, publicKinds } from './public-dates.ts'
import { publicWords as words } from './words/public-words.ts'

const DAYS = 184

/** Taxes, bank holidays and the like, chosen by kind, on the page and as a calendar file. */
export function PublicDatesPart({ today }: { readonly today: IsoDate }) {
  const [kinds, setKinds] = useState<readonly PublicKind[]>(['tax', 'banks'])
  const dates = publicDates(today, DAYS, kinds)
  const toggle = (kind: PublicKind, on: boolean) =>
    setKinds(on ? [...kinds, kind] : kinds.filter((one) => one !== kind))
  const keep = async () => {
    const events = dates.map(({ on, text }) => ({ date: on, title: text }))
    toast({ title: await saveCalendar({ fileName: 'public-dates.ics', events }), tone: 'good' })
  }
  return (
    <section className="mt-8 border-line border-b" aria-label={words.title}>
      <Fold title={words.title}>
        <p className="text-ink-2 text-sm">{words.note}</p>
        <p className="mt-2 flex flex-wrap gap-x-5">
          {publicKinds.map((kind) => (
            <label key={kind} className="flex min-h-10 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4.5 accent-(--green)"
                checked={kinds.includes(kind)}
                onChange={(event) => toggle(kind, event.target.checked)}
              />
              {words.kinds[kind]}
            </label>
          ))}
        </p>
        {dates.length === 0 ? (
          <p className="mt-2 text-ink-2">{words.none}</p>
        ) : (
          <>
            <ul className="mt-2">
              {dates.map(({ on, text }) => (
                <li
                  key={`${on} ${text}`}
                  className="grid border-line border-t py-1.5 sm:grid-cols-[11rem_minmax(0,1fr)]"
                >
                  <span className="text-ink-2">{dateText(on)}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ul>
            <button type="button" className="button mt-3" onClick={keep}>
              <Icon name="calendar" className="size-[17px]" /> {words.calendar}
            </button>
          </>
        )}
      </Fold>
    </section>
  )
}
