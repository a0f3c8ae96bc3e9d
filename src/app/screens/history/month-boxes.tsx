import { monthText } from '#calculators/kit/format.ts'
import type { Month } from '#engine/month.ts'
import { useEarly } from '../../ui/use-early.ts'
import { SelectBox } from '../device/text-box.tsx'
import type { HistoryLines } from './lines.ts'
import { words } from './words.ts'

const monthNames = Array.from({ length: 12 }, (_, i) => {
  const value = String(i + 1).padStart(2, '0')
  return [value, monthText(`2000-${value}`, true).split(' ')[0] ?? value] as const
})

/** A month of the record, as two lists. */
export function MonthBoxes(props: {
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
  const early = useEarly<HTMLFieldSetElement>((element) => {
    const [months, chosen] = element.querySelectorAll('select')
    if (months && chosen && `${chosen.value}-${months.value}` !== value) put(chosen.value, months.value)
  })
  return (
    <fieldset ref={early}>
      <legend className="mb-1 text-sm">{label}</legend>
      <div className="grid grid-cols-[minmax(0,5.5rem)_minmax(0,6rem)] gap-2">
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
