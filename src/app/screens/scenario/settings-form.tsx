import type { ScenarioSettings, Selling } from '#engine/planning/scenario/model.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { settingWords as words } from './words.ts'

const rates = ['prices', 'pay', 'stocks', 'bonds', 'homes', 'carLoss'] as const
const MOST_YEARS = 30

/** How far ahead, what may be sold, and what is assumed of the years to come. */
export function SettingsForm(props: {
  readonly settings: ScenarioSettings
  readonly onChange: (settings: ScenarioSettings) => void
}) {
  const { settings, onChange } = props
  const { assumptions } = settings
  return (
    <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
      <NumberField
        label={words.years.label}
        kind="plain"
        suffix="years"
        min={1}
        max={MOST_YEARS}
        value={settings.years}
        onChange={(years) => {
          if (years !== null) onChange({ ...settings, years: Math.round(years) })
        }}
      />
      <SelectBox<Selling>
        label={words.selling.label}
        value={settings.selling}
        options={words.selling.options}
        onChange={(selling) => {
          if (selling !== '') onChange({ ...settings, selling })
        }}
      />
      {rates.map((key) => (
        <NumberField
          key={key}
          label={words[key].label}
          kind="percent"
          suffix={words[key].suffix}
          min={key === 'carLoss' ? 0 : -20}
          max={30}
          value={Number((assumptions[key] * 100).toPrecision(6))}
          onChange={(points) => {
            if (points !== null) onChange({ ...settings, assumptions: { ...assumptions, [key]: points / 100 } })
          }}
        />
      ))}
    </div>
  )
}
