import { monthText } from '#calculators/kit/format.ts'
import type { Month } from '#engine/month.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { type Asked, eventKinds, rangeOf, spanYears, yearsBack } from './asked.ts'
import type { HistoryLines } from './lines.ts'
import { type Change, Choice } from './picks.tsx'
import { words } from './words.ts'

const monthNames = Array.from({ length: 12 }, (_, i) => {
  const value = String(i + 1).padStart(2, '0')
  return [value, monthText(`2000-${value}`, true).split(' ')[0] ?? value] as const
})
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
      {asked.view === 'rolling' ? null : <Marks asked={asked} change={change} />}
    </section>
  )
}

function Marks({ asked, change }: { readonly asked: Asked; readonly change: Change }) {
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="mb-1 text-sm">{words.events}</legend>
      <Tick label={words.recessions} on={asked.recessions} onChange={(recessions) => change({ recessions })} />
      {eventKinds.map((kind) => (
        <Tick
          key={kind}
          label={words.kinds[kind]}
          on={asked.events.includes(kind)}
          onChange={(on) =>
            change({ events: eventKinds.filter((one) => (one === kind ? on : asked.events.includes(one))) })
          }
        />
      ))}
    </fieldset>
  )
}

const Tick = (props: { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void }) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-sm">
    <input
      type="checkbox"
      className="size-4 accent-(--green)"
      checked={props.on}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    {props.label}
  </label>
)

/** A month of the record, as two lists. */
function MonthBoxes(props: {
  readonly label: string
  readonly value: Month
  readonly history: HistoryLines
  readonly onChange: (month: Month) => void
}) {
  const { label, value, history, onChange } = props
  const [first, last] = [Number(history.first.slice(0, 4)), Number(history.last.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, i) => String(last - i))
  const [year, month] = [value.slice(0, 4), value.slice(5)]
  const put = (nextYear: string, nextMonth: string) => onChange(`${nextYear}-${nextMonth}` as Month)
  return (
    <fieldset>
      <legend className="mb-1 text-sm">{label}</legend>
      <div className="grid grid-cols-[5.5rem_6rem] gap-2">
        <SelectBox
          label={`${label}, ${words.month}`}
          labelHidden
          value={month}
          onChange={(next) => put(year, next)}
          options={monthNames}
        />
        <SelectBox
          label={`${label}, ${words.year}`}
          labelHidden
          value={year}
          onChange={(next) => put(next, month)}
          options={years.map((one) => [one, one] as const)}
        />
      </div>
    </fieldset>
  )
}
