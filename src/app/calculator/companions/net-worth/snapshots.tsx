import { useId, useMemo, useState } from 'react'
import { deleteSnapshot, keepSnapshot, type Snapshot, snapshotStore } from '#app/state/net-worth.ts'
import { isDay } from '#app/state/read-data.ts'
import { useToday } from '#app/state/today.ts'
import { useStored } from '#app/state/use-stored.ts'
import { ChartCard } from '#app/ui/chart/chart-card.tsx'
import { download } from '#app/ui/download.ts'
import { tableCsv } from '#calculators/kit/csv.ts'
import { dateText, dollars } from '#calculators/kit/format.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import type { CalculatorForm } from '../../state/use-calculator.ts'
import { pace, signed, sinceLast, snapshotOf, snapshotTable, trendChart } from './snapshots-view.ts'

/** An earlier day is more likely a slip of the keys. */
const earliest = '1990-01-01'

/** Net worth over time: today's numbers kept on this device when the visitor says so, and the days kept before. */
export function Snapshots({ form }: { form: CalculatorForm }) {
  const { calculator, resultInputs, env, touched, waiting, errors } = form
  const today = useToday()
  const [{ snapshots }] = useStored(snapshotStore)
  const [said, setSaid] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const dayId = useId()
  const day = chosen ?? today
  const dayFits = today !== null && day !== null && isDay(day) && day >= earliest && day <= today
  const now = useMemo(
    () => (dayFits && day ? snapshotOf(calculator, resultInputs, env, day) : null),
    [calculator, resultInputs, env, day, dayFits],
  )
  const sameDay = snapshots.find(({ date }) => date === day)
  const isToday = day === today
  const what = isToday || !dayFits || !day ? 'today’s numbers' : `these numbers for ${dateText(day, true)}`
  const chart = useMemo(() => trendChart(snapshots), [snapshots])
  const unfit = Object.keys(errors).length > 0
  const why = !touched
    ? 'These are example numbers. Enter your own first.'
    : unfit
      ? 'Fix the highlighted fields first.'
      : today !== null && !dayFits
        ? 'Choose a day from 1990 to today.'
        : now === null && waiting === null
          ? 'Add something you own or owe first.'
          : null
  const keep = () => {
    if (now) keepSnapshot(now)
    setSaid('')
  }
  const change = now && touched ? sinceLast(snapshots, now) : null
  const average = pace(snapshots)
  return (
    <section className="mt-7" aria-labelledby="snapshots-title">
      <h2 id="snapshots-title" className="text-xl">
        Your snapshots
      </h2>
      <p className="mb-3 max-w-[65ch] text-ink-2">
        Save today’s numbers now and then to see your progress. They stay on this device, and we never see them.
      </p>
      <div className="card px-5 py-4">
        <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-2">
          <button
            type="button"
            className="button button-main"
            disabled={why !== null || waiting !== null || today === null}
            onClick={keep}
          >
            {`${sameDay ? 'Replace' : 'Save'} ${what}`}
          </button>
          <label htmlFor={dayId} className="flex items-center gap-2 text-ink-2 text-sm">
            As of
            <input
              id={dayId}
              type="date"
              className="select w-auto"
              min={earliest}
              max={today ?? undefined}
              value={day ?? ''}
              onChange={(event) => setChosen(event.target.value)}
            />
          </label>
          {snapshots.length > 0 ? (
            <button
              type="button"
              className="button"
              onClick={() => download('net-worth-snapshots.csv', tableCsv(snapshotTable(snapshots)))}
            >
              CSV<span className="sr-only"> of your snapshots</span>
            </button>
          ) : null}
        </div>
        <div role="status" className="mt-2 text-ink-2 text-sm">
          {why ? <p>{why}</p> : null}
          {sameDay && !why ? (
            <p>
              Your snapshot for {dateText(sameDay.date)} is {dollars(sameDay.netWorth)}. Saving again replaces it.
            </p>
          ) : null}
          {change ? <p>{change}</p> : null}
          {average ? <p>{average}</p> : null}
          {said ? <p>{said}</p> : null}
        </div>
        {snapshots.length > 0 ? <List snapshots={snapshots} form={form} onSaid={setSaid} /> : null}
      </div>
      {chart ? <ChartCard chart={chart} fileName="net-worth" /> : null}
    </section>
  )
}

/** Newest first. */
function List({
  snapshots,
  form,
  onSaid,
}: {
  snapshots: readonly Snapshot[]
  form: CalculatorForm
  onSaid: (words: string) => void
}) {
  const open = (one: Snapshot) => {
    const read = readLink(form.calculator, one.link, form.env)
    if (!read?.ok) {
      onSaid('We can’t open that day: its numbers come from an older version of this page.')
      return
    }
    form.fill(read.inputs)
    if (read.year !== null) form.setYear(read.year)
    onSaid(`The form now shows your numbers from ${dateText(one.date)}.`)
  }
  const lines = snapshots.map((one, i) => ({ one, before: snapshots[i - 1] })).toReversed()
  return (
    <div className="relative mt-3 max-h-[420px] overflow-auto print:max-h-none print:overflow-visible">
      <table className="ledger">
        <caption className="sr-only">Days you saved</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Net worth</th>
            <th scope="col">Change</th>
            <th scope="col">You own</th>
            <th scope="col">You owe</th>
            <td className="no-print" />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ one, before }) => (
            <tr key={one.date}>
              <th scope="row" className="font-normal">
                {dateText(one.date, true)}
              </th>
              <td>{dollars(one.netWorth)}</td>
              <td>{before ? signed(one.netWorth - before.netWorth) : '–'}</td>
              <td>{dollars(one.assets)}</td>
              <td>{dollars(one.debts)}</td>
              <td className="no-print whitespace-nowrap">
                {one.link ? (
                  <button
                    type="button"
                    className="mr-3 py-1 text-green underline underline-offset-2"
                    onClick={() => open(one)}
                  >
                    Open<span className="sr-only"> the numbers from {dateText(one.date)}</span>
                  </button>
                ) : null}
                <button
                  type="button"
                  className="py-1 text-green underline underline-offset-2"
                  onClick={() => deleteSnapshot(one.date)}
                >
                  Delete<span className="sr-only"> {dateText(one.date)}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
