import { healthFields } from '#calculators/planning/health/fields.ts'
import { answerHealth } from '../../state/health-report.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { Part } from '../device/screen-head.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { reportWords as words } from './words.ts'

const choices = ['pay', 'beneficiaries', 'will', 'review'] as const

/** The few facts the picture cannot know. */
export function Questions({ inputs }: { readonly inputs: Readonly<Record<string, unknown>> }) {
  const { late, noDebts } = healthFields
  return (
    <Part title={words.questions} note={words.questionsNote} className="no-print" id="questions">
      <div className="card grid items-start gap-x-5 gap-y-4 p-5 sm:grid-cols-2 md:p-6 lg:grid-cols-3">
        <NumberField
          label={late.label}
          hint={late.hint}
          kind="plain"
          max={late.max}
          value={typeof inputs['late'] === 'number' ? inputs['late'] : null}
          onChange={(value) => answerHealth('late', value === null ? null : Math.round(value))}
        />
        {choices.map((key) => {
          const field = healthFields[key]
          return (
            <SelectBox
              key={key}
              label={field.label}
              value={String(inputs[key])}
              options={field.options.map(({ value, label }) => [value, label])}
              hint={field.hint}
              onChange={(value) => answerHealth(key, value === field.initial ? null : value)}
            />
          )
        })}
        <label className="flex min-h-10 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4.5 flex-none accent-green"
            checked={inputs['noDebts'] === true}
            onChange={({ target }) => answerHealth('noDebts', target.checked ? true : null)}
          />
          {noDebts.label}
        </label>
      </div>
    </Part>
  )
}
