import type { Household } from '#engine/household/household.ts'
import { rewardCategories } from '#engine/planning/cards/own-card.ts'
import { type CardPlan, cardPlan } from '../../state/card-plan.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { Part } from '../device/screen-head.tsx'
import { monthlySpending } from './wallet-of.ts'
import { categories, spending as words } from './words.ts'

/** What is spent on cards by category. Typed amounts stay here; the budget is not changed. */
export function SpendingBoxes({ household, plan }: { readonly household: Household; readonly plan: CardPlan }) {
  const monthly = monthlySpending(household, plan)
  const isTyped = Object.keys(plan.spending).length > 0
  return (
    <Part title={words.title} note={words.note}>
      <div className="card grid grid-cols-2 items-start gap-x-5 gap-y-4 p-4 md:grid-cols-4 md:p-5">
        {rewardCategories.map((key) => (
          <NumberField
            key={key}
            label={categories[key]}
            suffix="/mo"
            value={monthly[key]}
            onChange={(amount) =>
              cardPlan.set((now) => ({ ...now, spending: { ...now.spending, [key]: amount ?? 0 } }))
            }
          />
        ))}
        <NumberField
          label={words.abroad}
          hint={words.abroadHint}
          kind="percent"
          max={100}
          value={plan.abroad}
          onChange={(abroad) => cardPlan.set((now) => ({ ...now, abroad: abroad ?? 0 }))}
        />
        {isTyped ? (
          <p className="pt-6">
            <button type="button" className="button" onClick={() => cardPlan.set((now) => ({ ...now, spending: {} }))}>
              {words.reset}
            </button>
          </p>
        ) : null}
      </div>
    </Part>
  )
}
