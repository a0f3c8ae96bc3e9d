import { lazy, Suspense, useDeferredValue } from 'react'
import { dollars } from '#calculators/kit/format.ts'
import { useStored } from '../../state/use-stored.ts'
import { afterLoad } from '../../ui/after-load.ts'
import { Icon } from '../../ui/icon.tsx'
import { LostPiece } from '../../ui/lost-piece.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectBox, TextBox } from '../device/text-box.tsx'
import { mostAllowed, usualVisit } from './insurance-facts.precomputed.ts'
import { comparePlans, yearLabels } from './plan-result.ts'
import {
  type ComparedPlans,
  comparedPlans,
  MOST_PEOPLE,
  MOST_PLANS,
  startingPlans,
  type TypedPlan,
} from './saved-plans.ts'

const ChartCard = lazy(async () => {
  await afterLoad()
  return { default: (await import('../../ui/chart/chart-card.tsx')).ChartCard }
})
const Ledger = lazy(async () => {
  await afterLoad()
  return { default: (await import('../../ui/ledger.tsx')).Ledger }
})

const MOST = 1e6
const peopleOptions = Array.from(
  { length: MOST_PEOPLE },
  (_, i) => [String(i + 1), i === 0 ? 'One person' : `${i + 1} people`] as const,
)
type Change = (part: Partial<TypedPlan>) => void

/** Health plans side by side: what a year costs with each, by the bills it brings. */
export function PlansPart({ own, members }: { readonly own: TypedPlan | null; readonly members: number }) {
  const [settings, setSettings] = useStored(comparedPlans)
  const people = settings.people ?? Math.min(MOST_PEOPLE, Math.max(1, members))
  const examples = startingPlans(people)
  const typed = settings.plans ?? examples
  const shown = useDeferredValue({ typed, settings, people })
  const found = comparePlans(shown.typed, shown.settings, shown.people)
  const setPlans = (plans: readonly TypedPlan[]) => setSettings((now) => ({ ...now, plans }))
  const change = (at: number) => (part: Partial<TypedPlan>) =>
    setPlans(typed.map((plan, i) => (i === at ? { ...plan, ...part } : plan)))
  return (
    <>
      <div className="mb-3 max-w-56">
        <SelectBox
          label="Who’s on the plan?"
          value={String(people)}
          options={peopleOptions}
          onChange={(value) => setSettings((now) => ({ ...now, people: Number(value) || 1 }))}
        />
      </div>
      <p className="font-serif text-lg" aria-live="polite">
        {found.headline}
      </p>
      <p className="mt-1 mb-3 text-ink-2 text-sm">
        {found.isForOne
          ? 'That’s when one of you has the bills. The table below spreads them over the family.'
          : 'For one person.'}
      </p>
      {found.notes.map((note) => (
        <p key={note} className="mb-3 rounded-md bg-warn-tint p-3 text-sm text-warn">
          {note}
        </p>
      ))}
      <LostPiece what="The chart">
        <Suspense fallback={<div className="card h-[400px]" />}>
          <ChartCard isTitled={false} fileName="health-plans" chart={found.chart} />
        </Suspense>
      </LostPiece>
      <div className="card mt-4 p-4">
        <Suspense fallback={<div className="min-h-52" />}>
          <Ledger table={found.table} />
        </Suspense>
      </div>
      <h3 className="mt-5 mb-2 text-lg">The plans</h3>
      <p className="mb-3 max-w-[68ch] text-ink-2 text-sm">
        {settings.plans === null ? 'These are example plans. ' : ''}
        Copy the numbers from each plan’s summary, {people > 1 ? 'for your family,' : 'for one person'} in the network.
      </p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {typed
          .map((plan, i) => ({ plan, i, key: `plan-${i}` }))
          .map(({ plan, i, key }) => (
            <li key={key} className="card p-4">
              <PlanForm
                plan={plan}
                isFamily={people > 1}
                name={found.names[i] ?? ''}
                change={change(i)}
                remove={typed.length > 1 ? () => setPlans(typed.filter((_, j) => j !== i)) : null}
              />
            </li>
          ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-2">
        {typed.length < MOST_PLANS ? (
          <button
            type="button"
            className="button"
            onClick={() => setPlans([...typed, { ...(examples[0] as TypedPlan), name: `Plan ${typed.length + 1}` }])}
          >
            <Icon name="plus" className="size-4" /> Add a plan
          </button>
        ) : null}
        {own && !typed.some(({ name }) => name === own.name) ? (
          <button
            type="button"
            className="button"
            onClick={() => setPlans([own, ...(settings.plans ?? examples.slice(1))].slice(0, MOST_PLANS))}
          >
            Use your {own.name}
          </button>
        ) : null}
      </p>
      <YourYears settings={settings} set={(part) => setSettings((now) => ({ ...now, ...part }))} />
    </>
  )
}

function PlanForm(props: {
  readonly plan: TypedPlan
  readonly isFamily: boolean
  readonly name: string
  readonly change: Change
  readonly remove: (() => void) | null
}) {
  const { plan, isFamily, name, change, remove } = props
  const field = (
    key: 'premium' | 'deductible' | 'outOfPocketMost' | 'employerHsa' | 'ownHsa',
    label: string,
    hint?: string,
  ) => (
    <NumberField
      label={label}
      hint={hint}
      max={MOST}
      value={plan[key]}
      onChange={(value) => change({ [key]: value ?? 0 })}
    />
  )
  return (
    <fieldset className="grid grid-cols-2 items-start gap-3">
      <legend className="sr-only">{name}</legend>
      <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextBox label="Plan name" maxLength={40} value={plan.name} onChange={(text) => change({ name: text })} />
        {remove ? (
          <button
            type="button"
            className="grid size-10 place-items-center rounded-full text-ink-2 hover:bg-sunk"
            aria-label={`Remove ${name}`}
            onClick={remove}
          >
            <Icon name="trash" className="size-[18px]" />
          </button>
        ) : null}
      </div>
      {field('premium', 'Premium a year', 'Your part, not the employer’s')}
      {field('deductible', isFamily ? 'Family deductible' : 'Deductible')}
      {field('outOfPocketMost', isFamily ? 'Family out-of-pocket maximum' : 'Out-of-pocket maximum')}
      {isFamily ? (
        <>
          <NumberField
            label="Deductible per person"
            hint="Blank: one person may have to meet the family’s"
            max={MOST}
            value={plan.personDeductible ?? null}
            onChange={(personDeductible) => change({ personDeductible })}
          />
          <NumberField
            label="Maximum per person"
            hint={`Blank: ${dollars(mostAllowed.self)}, the most the law allows`}
            max={MOST}
            value={plan.personMost ?? null}
            onChange={(personMost) => change({ personMost })}
          />
        </>
      ) : null}
      <NumberField
        label="Coinsurance"
        hint="Your share after the deductible"
        kind="percent"
        max={100}
        value={plan.coinsurance}
        onChange={(value) => change({ coinsurance: value ?? 0 })}
      />
      <NumberField
        label="Copay per visit"
        hint="Blank: visits go under the deductible"
        max={MOST}
        value={plan.copay}
        onChange={(copay) => change({ copay })}
      />
      {field('employerHsa', 'Employer’s HSA money')}
      {field('ownHsa', 'Your HSA money a year')}
    </fieldset>
  )
}

function YourYears({
  settings,
  set,
}: {
  readonly settings: ComparedPlans
  readonly set: (part: Partial<ComparedPlans>) => void
}) {
  return (
    <details className="mt-4">
      <summary className="w-fit py-1 font-medium text-green">Your years, visits and tax</summary>
      <div className="mt-2 grid items-start gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {yearLabels.map((label, i) => (
          <NumberField
            key={label}
            label={label}
            hint="Bills before insurance, for one person"
            max={MOST}
            value={settings.bills[i] ?? 0}
            onChange={(value) => set({ bills: settings.bills.map((one, j) => (j === i ? (value ?? 0) : one)) })}
          />
        ))}
        <NumberField
          label="Office visits a year"
          hint={`For each person, at $${usualVisit.price} each (our default)`}
          kind="plain"
          max={100}
          value={settings.visits}
          onChange={(value) => set({ visits: value ?? 0 })}
        />
        <NumberField
          label="Tax an HSA dollar saves"
          hint="Income tax, and payroll tax through a job"
          kind="percent"
          max={100}
          value={settings.taxPercent}
          onChange={(value) => set({ taxPercent: value ?? 0 })}
        />
      </div>
    </details>
  )
}
