import type { Month } from '#engine/month.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { type Asked, rangeOf, spanYears, yearsBack } from './asked.ts'
import type { HistoryLines } from './lines.ts'
import { MarkPicks } from './mark-picks.tsx'
import { MonthBoxes } from './month-boxes.tsx'
import { type Change, Choice } from './picks.tsx'
import { words } from './words.ts'

const quick = [100, 50, 30, 20, 10] as const

/** The range, the dollars, the scale and what is marked. */
export function Settings(props: { readonly asked: Asked; readonly history: HistoryLines; readonly change: Change }) {
  const { asked, history, change } = props
  const { from, to } = rangeOf(asked, history.first, history.last)
  const isGrowth = asked.view === 'growth'
  const isNewest = asked.to === null
  const quickly = (start: Month) => asked.from === start && isNewest
  return (
    <section className="card no-print mt-5 grid gap-5 p-5" aria-label={words.settings}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <MonthBoxes label={words.from} value={from} history={history} onChange={(month) => change({ from: month })} />
        <MonthBoxes
          label={words.to}
          value={to}
          history={history}
          onChange={(month) => change({ to: month === history.last ? null : month })}
        />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.range}</legend>
          <button
            type="button"
            className="button"
            aria-pressed={quickly(history.first)}
            onClick={() => change({ from: history.first, to: null })}
          >
            {words.all}
          </button>
          {quick.map((years) => {
            const start = yearsBack(history.last, years, history.first)
            return (
              <button
                key={years}
                type="button"
                className="button"
                aria-pressed={quickly(start)}
                onClick={() => change({ from: start, to: null })}
              >
                {words.back_(years)}
              </button>
            )
          })}
        </fieldset>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        {asked.view === 'rolling' ? (
          <Choice
            name="years"
            label={words.years}
            options={spanYears.map((years) => [String(years), String(years)] as const)}
            value={String(asked.years)}
            onChange={(years) => change({ years: spanYears.find((one) => String(one) === years) ?? asked.years })}
          />
        ) : null}
        {asked.view === 'rates' ? null : (
          <Choice
            name="dollars"
            label={words.dollars}
            options={[
              ['nominal', words.nominal],
              ['real', words.real],
            ]}
            value={asked.dollars}
            onChange={(dollars) => change({ dollars })}
          />
        )}
        {isGrowth ? (
          <>
            <Choice
              name="scale"
              label={words.scale}
              options={[
                ['log', words.log],
                ['straight', words.straight],
              ]}
              value={asked.scale}
              onChange={(scale) => change({ scale })}
            />
            <div className="w-40">
              <NumberField
                label={words.amount}
                value={asked.amount}
                min={1}
                max={1e9}
                onChange={(amount) => change({ amount: amount ?? 100 })}
              />
            </div>
          </>
        ) : null}
      </div>
      {asked.view === 'rolling' ? null : <MarkPicks asked={asked} change={change} />}
    </section>
  )
}
