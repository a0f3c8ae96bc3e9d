import { type Horizon, horizons } from '#teaching/assets/record.precomputed.ts'
import { Segments } from '../../calculator/form/segments.tsx'

/** How long until the money is needed, asked the same way on both pages. */
export function YearsChoice(props: {
  readonly label: string
  readonly years: Horizon
  readonly onChange: (years: Horizon) => void
}) {
  const { label, years, onChange } = props
  return (
    <div>
      <p className="mb-1.5 text-sm" aria-hidden="true">
        {label}
      </p>
      <Segments
        name="years"
        label={label}
        options={horizons.map((one) => ({ value: String(one), label: String(one) }))}
        value={String(years)}
        onChange={(value) => onChange(horizons.find((one) => String(one) === value) ?? years)}
      />
    </div>
  )
}
