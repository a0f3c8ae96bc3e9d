import { lazy, Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { type StrategyKey, strategyKeys } from '#engine/planning/debts/strategies.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox } from '../device/text-box.tsx'
import type { DebtView } from './debt-view.ts'
import { usePlanChoices } from './plan-choices.ts'
import { strategyWords, controlWords as words } from './words/plan-words.ts'

const OrderPick = lazy(async () => ({ default: (await import('./order-pick.tsx')).OrderPick }))

const strategies = strategyKeys.map((key) => [key, strategyWords[key].title] as const)

/** How many of the smallest debts a blend may put first. */
export function WinsPick({ view }: { readonly view: DebtView }) {
  const { change } = usePlanChoices()
  const most = Math.max(1, Math.min(5, view.plan.cards.length - 1))
  const options = Array.from({ length: most }, (_, i) => [String(i + 1), words.winOption(i + 1)] as const)
  return (
    <SelectBox
      label={words.wins}
      value={String(Math.min(most, Math.max(1, view.choices.wins)))}
      options={options}
      onChange={(wins) => change({ wins: Number(wins) })}
    />
  )
}

function Tick(props: { readonly label: string; readonly on: boolean; readonly onChange: (on: boolean) => void }) {
  return (
    <label className="flex min-h-10 items-center gap-2.5 text-sm">
      <input
        type="checkbox"
        className="size-5 flex-none accent-(--green)"
        checked={props.on}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      {props.label}
    </label>
  )
}

/** The few choices that make a plan: which debt first, and how much more. */
export function PlanControls({ view }: { readonly view: DebtView }) {
  const { settings, change } = usePlanChoices()
  const { hash } = useLocation()
  const { plan, choices } = view
  const hasDeferred = plan.cards.some(({ promo }) => promo?.deferred !== undefined)
  return (
    <section className="card grid items-start gap-4 p-5 md:grid-cols-2 md:p-6" aria-label={words.title}>
      <SelectBox<StrategyKey>
        label={words.strategy}
        value={choices.strategy}
        options={strategies}
        hint={strategyWords[choices.strategy].does}
        onChange={(strategy) => strategy !== '' && change({ strategy })}
      />
      <NumberField
        label={words.extra}
        suffix="/mo"
        max={10_000_000}
        value={settings.extra ?? (choices.extra > 0 ? choices.extra : null)}
        hint={words.extraHint(plan.paysNow)}
        onChange={(extra) => change({ extra: extra ?? 0 })}
      />
      {choices.strategy === 'blend' && plan.cards.length > 2 ? <WinsPick view={view} /> : null}
      {choices.strategy === 'custom' && plan.cards.length > 1 ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <OrderPick view={view} />
        </Suspense>
      ) : null}
      <div className="md:col-span-2">
        {hasDeferred ? (
          <Tick label={words.inTime} on={settings.offersInTime} onChange={(offersInTime) => change({ offersInTime })} />
        ) : null}
        <Tick label={words.cannotPay} on={settings.cannotPay} onChange={(cannotPay) => change({ cannotPay })} />
        <p className="mt-2 text-sm">
          <Link to={{ pathname: '/debt-payoff-strategies', hash: view.of === 'link' ? hash : '' }}>
            {words.compare}
          </Link>
        </p>
      </div>
    </section>
  )
}
