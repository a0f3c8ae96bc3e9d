import type { NextDollarInputs } from '#calculators/planning/next-dollar/fields.ts'
import { orderChoices } from './plan-words.precomputed.ts'
import { journeySettings } from './settings.ts'
import { journeyWords as words } from './words.ts'

const orderKinds = ['flowchart', 'operations', 'own'] as const

/** The two published orders and the visitor's own. */
export function OrderChoice({ order }: Pick<NextDollarInputs, 'order'>) {
  return (
    <fieldset className="no-print">
      <legend className="mb-2 font-semibold">{words.order}</legend>
      <div className="grid gap-2 md:grid-cols-3">
        {orderKinds.map((kind) => {
          const [name, hint] = orderChoices[kind]
          return (
            <label
              key={kind}
              className="card flex cursor-pointer items-start gap-2.5 px-3.5 py-2 md:py-2.5 has-[:checked]:bg-green-tint has-[:focus-visible]:outline-2"
            >
              <input
                type="radio"
                name="order"
                className="mt-1"
                value={kind}
                checked={order === kind}
                onChange={() => journeySettings.set((now) => ({ ...now, order: kind }))}
              />
              <span>
                <span className="block text-sm">{name}</span>
                <span className="block text-ink-2 text-xs max-md:sr-only">{hint}</span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
