import type { HouseholdDebt } from '#engine/household/lists.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { nameOf } from '../cards/own-cards.tsx'
import { common } from '../cards/words.ts'
import { SelectBox } from '../device/text-box.tsx'
import { type Controls, type PlanKey, planName, plansFor } from './plan-choice.ts'
import { form } from './words.ts'

interface PayControlsProps {
  readonly cards: readonly HouseholdDebt[]
  readonly card: HouseholdDebt
  readonly onCard: (id: string) => void
  readonly controls: Controls
  readonly onControls: (controls: Controls) => void
}

/** Which card, and a way of paying it to try. Nothing here changes the card itself. */
export function PayControls({ cards, card, onCard, controls, onControls }: PayControlsProps) {
  const set = (part: Partial<Controls>) => onControls({ ...controls, ...part })
  const plans = plansFor(card)
  return (
    <section className="card p-4 md:p-5" aria-label={form.label}>
      <h2 className="mb-3 text-lg">{form.label}</h2>
      <div className="grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-4">
        {cards.length > 1 ? (
          <SelectBox
            label={common.card}
            value={card.id}
            onChange={onCard}
            options={cards.map((one) => [one.id, nameOf(one)] as const)}
          />
        ) : null}
        <SelectBox<PlanKey>
          label={form.plan}
          value={plans.includes(controls.plan) ? controls.plan : 'now'}
          onChange={(plan) => set({ plan: plan || 'now' })}
          options={plans.map((key) => [key, planName(key, card)] as const)}
        />
        {controls.plan === 'amount' ? (
          <NumberField
            label={form.amount}
            value={controls.amount}
            onChange={(amount) => set({ amount: amount ?? 0 })}
          />
        ) : null}
        <NumberField
          label={form.daysEarly}
          kind="plain"
          min={-10}
          max={25}
          value={controls.daysEarly}
          onChange={(days) => set({ daysEarly: Math.round(days ?? 0) })}
          hint={form.daysEarlyHint}
        />
        <NumberField
          label={form.purchases}
          value={controls.purchases ?? card.monthlyCharges ?? 0}
          onChange={(purchases) => set({ purchases: purchases ?? 0 })}
          hint={form.purchasesHint}
        />
      </div>
      <details className="mt-2">
        <summary className="min-h-10 cursor-pointer py-2 font-semibold text-green text-sm">{form.more}</summary>
        <div className="mt-1 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2">
          <SelectBox
            label={form.compounding}
            value={controls.compounding}
            onChange={(compounding) => set({ compounding: compounding || 'daily' })}
            options={[
              ['daily', form.compoundings.daily],
              ['cycle', form.compoundings.cycle],
            ]}
          />
          <SelectBox
            label={form.regain}
            value={controls.regain}
            onChange={(regain) => set({ regain: regain || '1' })}
            options={[
              ['1', form.regains[1]],
              ['2', form.regains[2]],
            ]}
          />
        </div>
        <p className="mt-2 text-ink-2 text-sm">{form.agreement}</p>
      </details>
    </section>
  )
}
