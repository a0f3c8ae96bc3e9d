import type { NextDollarInputs } from '#calculators/planning/next-dollar/fields.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { settingFields as fields } from './plan-words.precomputed.ts'
import { firstSettings, journeySettings } from './settings.ts'
import { journeyWords as words } from './words.ts'

const numbers = ['months', 'costlyApr', 'collegeShare', 'growth', 'cash', 'inflation', 'laterTax'] as const
const set = (change: Partial<NextDollarInputs>) => journeySettings.set((now) => ({ ...now, ...change }))

/** What the plan takes for granted, each changeable. */
export function Assumptions({ settings }: { readonly settings: NextDollarInputs }) {
  return (
    <>
      <p className="mb-3 max-w-[68ch] text-ink-2 text-sm">{words.assumptionsNote}</p>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <label className="flex min-h-10 items-center gap-3 text-sm sm:col-span-2 lg:col-span-3">
          <input
            type="checkbox"
            role="switch"
            aria-checked={settings.useCash}
            className="switch"
            checked={settings.useCash}
            onChange={(event) => set({ useCash: event.target.checked })}
          />
          {fields.useCash.label}
        </label>
        <SelectBox
          label={fields.healthPlan.label}
          value={settings.healthPlan}
          options={fields.healthPlan.options.map(({ value, label }) => [value, label])}
          onChange={(value) => {
            if (value !== '') set({ healthPlan: value })
          }}
        />
        {numbers.map((key) => {
          const field = fields[key]
          return (
            <NumberField
              key={key}
              label={field.label}
              {...('hint' in field ? { hint: field.hint } : {})}
              kind={field.kind === 'percent' ? 'percent' : 'plain'}
              suffix={field.kind === 'percent' ? '%' : field.unit}
              min={field.min}
              max={field.max}
              value={settings[key]}
              onChange={(value) => {
                if (value !== null || field.optional) set({ [key]: value })
              }}
            />
          )
        })}
      </div>
      <p className="mt-4">
        <button
          type="button"
          className="button"
          onClick={() => set({ ...firstSettings, order: settings.order, ownOrder: settings.ownOrder })}
        >
          {words.reset}
        </button>
      </p>
    </>
  )
}
