import { useId, useState } from 'react'
import { monthText } from '#calculators/kit/format.ts'
import { defaultYear } from '#facts/default-year.ts'
import { useToday } from '../../state/today.ts'
import { SelectBox } from './text-box.tsx'

const months = Array.from({ length: 12 }, (_, i) => {
  const value = String(i + 1).padStart(2, '0')
  return [value, monthText(`2000-${value}`).split(' ')[0] ?? value] as const
})

/** A month and a year. It counts once both are chosen. `years` counts from this year: [-109, 0] for births, [0, 40] for plans. */
export function MonthPick(props: {
  readonly label: string
  readonly value: string | undefined
  readonly onChange: (value: string | null) => void
  readonly hint: string
  readonly years: readonly [number, number]
}) {
  const { label, value, onChange, hint, years } = props
  const hintId = useId()
  const [draft, setDraft] = useState<readonly [string, string] | null>(null)
  const [month, year] = draft ?? [value?.slice(5) ?? '', value?.slice(0, 4) ?? '']
  const thisYear = Number(useToday()?.slice(0, 4) ?? defaultYear)
  const [from, to] = years
  const offered = Array.from({ length: to - from + 1 }, (_, i) => String(thisYear + (from < 0 ? to - i : from + i)))
  const options = (year === '' || offered.includes(year) ? offered : [year, ...offered]).map((y) => [y, y] as const)
  const change = (nextMonth: string, nextYear: string) => {
    const whole = nextMonth !== '' && nextYear !== ''
    setDraft(whole ? null : [nextMonth, nextYear])
    onChange(whole ? `${nextYear}-${nextMonth}` : null)
  }
  return (
    <fieldset className="min-w-0" aria-describedby={hintId}>
      <legend className="mb-1 text-sm">{label}</legend>
      <div className="grid grid-cols-2 gap-2">
        <SelectBox
          label="Month"
          labelHidden
          value={month}
          onChange={(next) => change(next, year)}
          options={months}
          none="Month"
        />
        <SelectBox
          label="Year"
          labelHidden
          value={year}
          onChange={(next) => change(month, next)}
          options={options}
          none="Year"
        />
      </div>
      <p id={hintId} className="mt-1 text-ink-3 text-xs">
        {hint}
      </p>
    </fieldset>
  )
}
