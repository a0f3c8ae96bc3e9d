import { useMemo, useState } from 'react'
import {
  choiceKeys,
  startsOf,
  type TravelChoice,
  type TravelYears,
  travelYears,
  wealthOf,
} from '#engine/portfolio/travel.ts'
import type { LongRecord } from '#facts/series/long-record-on-demand.ts'
import { setTrip, type TravelLength, timeTravel, travelLengths } from '../../state/time-travel.ts'
import { useStored } from '../../state/use-stored.ts'
import { Ledger } from '../../ui/ledger.tsx'
import { Bar, Part } from '../device/screen-head.tsx'
import { Choice, YearPick } from './choice.tsx'
import { mixRecord } from './mix-record.ts'
import { BEGIN } from './travel-begin.ts'
import { TravelEnd } from './travel-end.tsx'
import { pastTable } from './travel-past.ts'
import { travelWords as words } from './travel-words.ts'
import { type LivedTrip, tripOf } from './trip.ts'

/** Past years, one January after the other. */
export function TravelPart({ record }: { readonly record: LongRecord }) {
  const years = useMemo(() => travelYears(mixRecord(record, ['stocks', 'bonds', 'bills']).months), [record])
  const [{ trip: kept }] = useStored(timeTravel)
  const trip = useMemo(() => tripOf(kept), [kept])
  if (trip === null) return <TravelStart years={years} />
  const [first, last] = startsOf(years, trip.length)
  if (trip.from < first || trip.from > last)
    return (
      <>
        <p className="mb-4 text-warn">{words.end.lost}</p>
        <TravelStart years={years} />
      </>
    )
  return trip.choices.length < trip.length ? (
    <TravelYear years={years} trip={trip} />
  ) : (
    <TravelEnd years={years} trip={trip} />
  )
}

function TravelStart({ years }: { readonly years: TravelYears }) {
  const [length, setLength] = useState<TravelLength>(10)
  const [from, setFrom] = useState<number | null>(null)
  const [hidden, setHidden] = useState(true)
  const [first, last] = startsOf(years, length)
  const start = () => {
    const [dice = 0] = crypto.getRandomValues(new Uint32Array(1))
    const year = from === null ? first + (dice % (last - first + 1)) : Math.min(last, Math.max(first, from))
    setTrip({ from: year, length, hidden: from === null && hidden, picks: [] })
  }
  return (
    <section className="card p-5" aria-label={words.title}>
      <h2 className="text-xl">{words.title}</h2>
      <p className="mt-1 max-w-[60ch] text-ink-2">{words.lead}</p>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-4">
        <Choice
          name="length"
          label={words.start.length}
          options={travelLengths.map((one) => [String(one), String(one)] as const)}
          value={String(length)}
          onChange={(next) => setLength(travelLengths.find((one) => String(one) === next) ?? length)}
        />
        <div className="w-52">
          <YearPick
            label={words.start.when}
            value={from}
            first={first}
            last={last}
            none={words.start.surprise}
            onChange={setFrom}
          />
        </div>
        {from === null ? (
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="size-4 accent-(--green)"
              checked={hidden}
              onChange={(event) => setHidden(event.target.checked)}
            />
            {words.start.hidden}
          </label>
        ) : null}
      </div>
      <p className="mt-4">
        <button type="button" className="button button-main min-h-11" onClick={start}>
          {words.start.go}
        </button>
      </p>
    </section>
  )
}

function TravelYear({ years, trip }: { readonly years: TravelYears; readonly trip: LivedTrip }) {
  const { choices, from, length, hidden } = trip
  const wealth = wealthOf(years, from, choices)
  const now = (wealth.at(-1) ?? 1) * BEGIN
  const before = (wealth.at(-2) ?? 1) * BEGIN
  const last = choices.at(-1) ?? null
  const at = choices.length
  const choose = (choice: TravelChoice) =>
    setTrip({ from, length, hidden, picks: [...choices, choice].map((one) => choiceKeys.indexOf(one)) })
  return (
    <>
      <section aria-label={words.title}>
        <p className="text-ink-2 text-sm">{words.year(at + 1, length, hidden ? null : from + at)}</p>
        <p className="max-w-[56ch] font-serif text-xl leading-snug md:text-2xl" aria-live="polite">
          {words.worth(now)}. {at === 0 ? words.first : words.last(before, now)}
        </p>
        <div className="mt-3 max-w-md">
          <Bar share={at / length} label={words.bar(at / length)} />
        </div>
      </section>
      <Part title={words.choose} isRegion>
        <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
          {choiceKeys.map((key) => (
            <li key={key}>
              <button
                type="button"
                className="button min-h-14 w-full justify-start text-start"
                onClick={() => choose(key)}
              >
                <span>
                  {words.choices[key]}
                  {key === last ? <span className="block text-ink-2 text-xs">{words.same}</span> : null}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Part>
      <Part title={words.past.title}>
        <div className="card px-4 py-2 md:px-5">
          <Ledger table={pastTable(years, trip)} />
        </div>
      </Part>
      <p className="mt-6">
        <button type="button" className="button min-h-11" onClick={() => setTrip(null)}>
          {words.stop}
        </button>
      </p>
    </>
  )
}
