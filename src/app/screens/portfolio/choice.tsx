import { Segments } from '../../calculator/form/segments.tsx'
import { useEarly } from '../../ui/use-early.ts'
import { LabelledSelect } from '../device/labelled-select.tsx'

/** A choice of few, with its name above. */
export function Choice<V extends string>(props: {
  readonly name: string
  readonly label: string
  readonly options: readonly (readonly [V, string])[]
  readonly value: V
  readonly onChange: (value: V) => void
}) {
  const { name, label, options, value, onChange } = props
  return (
    <div className="min-w-0">
      <p className="mb-1 text-sm" aria-hidden="true">
        {label}
      </p>
      <Segments
        name={name}
        label={label}
        options={options.map(([key, words]) => ({ value: key, label: words }))}
        value={value}
        onChange={(next) => onChange(options.find(([key]) => key === next)?.[0] ?? value)}
      />
    </div>
  )
}

/** A year of the record from a list, the newest first; null is what `none` says. */
export function YearPick(props: {
  readonly label: string
  readonly value: number | null
  readonly first: number
  readonly last: number
  readonly none?: string
  readonly text?: (year: number) => string
  readonly onChange: (year: number | null) => void
}) {
  const { label, value, first, last, none, text = String, onChange } = props
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => last - i)
  const said = value === null ? '' : String(value)
  const take = (next: string) => {
    if (next !== said) onChange(next === '' ? null : Number(next))
  }
  const early = useEarly<HTMLSelectElement>((element) => take(element.value))
  return (
    <LabelledSelect
      ref={early}
      label={label}
      none={none}
      value={said}
      onChange={(event) => take(event.target.value)}
      options={years.map((year) => [String(year), text(year)] as const)}
    />
  )
}
