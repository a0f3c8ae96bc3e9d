import type { TaxSavingInputs } from '#calculators/planning/tax-saving/fields.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { settingFields as fields } from './fields.precomputed.ts'
import { setSaving } from './settings.ts'

/** One setting of the plan, drawn by its kind. */
export function SettingField(props: { readonly name: keyof TaxSavingInputs; readonly settings: TaxSavingInputs }) {
  const { name, settings } = props
  const field = fields[name]
  if (field.kind === 'toggle')
    return (
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          role="switch"
          aria-checked={settings[name] === true}
          className="switch"
          checked={settings[name] === true}
          onChange={(event) => setSaving({ [name]: event.target.checked })}
        />
        {field.label}
      </label>
    )
  if (field.kind === 'choice')
    return (
      <SelectBox
        label={field.label}
        value={String(settings[name])}
        options={field.options.map(({ value, label }) => [value, label])}
        hint={'hint' in field ? field.hint : undefined}
        onChange={(value) => setSaving({ [name]: value })}
      />
    )
  const value = settings[name]
  return (
    <NumberField
      label={field.label}
      {...('hint' in field && field.hint !== undefined ? { hint: field.hint } : {})}
      kind={field.kind}
      min={field.min}
      max={field.max}
      value={typeof value === 'number' ? value : null}
      onChange={(typed) => {
        if (typed !== null || field.optional) setSaving({ [name]: typed })
      }}
    />
  )
}
