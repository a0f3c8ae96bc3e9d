import { memo, useState } from 'react'
import { percentText } from '#calculators/kit/format.ts'
import type { HouseholdDebt } from '#engine/household/lists.ts'
import { roundToCent } from '#engine/money.ts'
import { type Baseline, paidShare } from '#engine/planning/debts/tracking.ts'
import { Bar } from '../device/screen-head.tsx'
import { type DebtView, isIncluded } from './debt-view.ts'
import { usePlanChoices } from './plan-choices.ts'
import { RecordPayment } from './record-payment.tsx'
import { recordWords, listWords as words } from './words/plan-words.ts'

interface Line {
  readonly debt: HouseholdDebt
  readonly position: number
  /** The payment that clears it; null: none does, or it is not in the plan. */
  readonly cleared: { readonly index: number; readonly month: string } | null
  readonly inPlan: boolean
  /** Planned in the first month, and what of it was paid already. */
  readonly payment: number
  readonly paid: number
  readonly interest: number
}

/** The debts of the plan in the order they are cleared, then those it does not hold. */
export function payoffLines({ debts, plan, chosen }: DebtView): readonly Line[] {
  const course = chosen?.course
  const interest = new Map<string, number>()
  for (const row of course?.rows ?? [])
    for (const one of row.cards)
      interest.set(one.key, (interest.get(one.key) ?? 0) + one.interest + one.deferredCharged)
  const cleared = new Map((course?.cleared ?? []).map((one) => [one.key, one]))
  const first = new Map((course?.rows[0]?.cards ?? []).map((one) => [one.key, one]))
  const cards = new Map(plan.cards.map((card) => [card.key, card]))
  const lines = debts.flatMap((debt, position): Line[] => {
    const card = cards.get(debt.id)
    if (card === undefined && debt.balance <= 0) return []
    return [
      {
        debt,
        position,
        cleared: cleared.get(debt.id) ?? null,
        inPlan: card !== undefined,
        payment: first.get(debt.id)?.payment ?? 0,
        paid: card?.paidThisMonth ?? 0,
        interest: roundToCent(interest.get(debt.id) ?? 0),
      },
    ]
  })
  const place = (line: Line): number => (line.inPlan ? (line.cleared?.index ?? 1e6) : 1e7)
  return lines.toSorted((a, b) => place(a) - place(b))
}

/** Each debt: when it is gone, how far it is, this month's payment, and the way to write a payment down. */
export const PayoffList = memo(function PayoffList({ view }: { readonly view: DebtView }) {
  const [open, setOpen] = useState<string | null>(null)
  const { settings, change } = usePlanChoices()
  const why = new Map(view.plan.leftOut.map((one) => [one.id, one.why]))
  return (
    <ol className="card divide-y divide-line">
      {payoffLines(view).map((line, i) => {
        const { debt, position, inPlan } = line
        const reason = why.get(debt.id)
        return (
          <li key={debt.id} className="grid gap-2 px-4 py-3.5 [overflow-wrap:anywhere] md:px-5">
            <Head line={line} place={inPlan ? i + 1 : null} left={reason ? words.leftOut[reason] : null} />
            {inPlan && (debt.kind === 'mortgage' || debt.kind === 'property') ? (
              <p className="text-ink-2 text-sm">{words.escrow}</p>
            ) : null}
            {inPlan ? (
              <Progress line={line} view={view} baseline={view.of === 'own' ? settings.baseline : null} />
            ) : null}
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              {inPlan ? <MinimumOnly id={debt.id} name={debt.name} held={settings.minimumOnly} /> : <span />}
              <p className="flex flex-wrap gap-2">
                {inPlan || reason === 'beside' ? (
                  <button
                    type="button"
                    className="min-h-10 font-semibold text-green text-sm hover:underline"
                    aria-label={inPlan ? words.leave(debt.name) : words.take(debt.name)}
                    onClick={() =>
                      change({ included: { ...settings.included, [debt.id]: !isIncluded(debt, settings) } })
                    }
                  >
                    {inPlan ? 'Leave out' : 'Include'}
                  </button>
                ) : null}
                {inPlan && view.of === 'own' && open !== debt.id ? (
                  <button
                    type="button"
                    className="button"
                    aria-label={recordWords.openFor(debt.name)}
                    onClick={() => setOpen(debt.id)}
                  >
                    {recordWords.open}
                  </button>
                ) : null}
              </p>
            </div>
            {open === debt.id ? (
              <RecordPayment
                debt={debt}
                position={position}
                today={view.today}
                planned={Math.max(0, roundToCent(line.payment - line.paid))}
                onDone={() => setOpen(null)}
              />
            ) : null}
          </li>
        )
      })}
    </ol>
  )
})

function Head({
  line,
  place,
  left,
}: {
  readonly line: Line
  readonly place: number | null
  readonly left: string | null
}) {
  const { debt, cleared } = line
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h3 className="text-base">
        {place === null ? null : <span className="text-ink-3">{place}. </span>}
        {debt.name}
      </h3>
      <p className={`text-sm ${cleared || left ? 'text-ink-2' : 'text-bad'}`}>
        {left ?? (cleared ? words.paidOff(cleared.month) : words.notPaidOff)}
      </p>
    </div>
  )
}

function Progress(props: { readonly line: Line; readonly view: DebtView; readonly baseline: Baseline | null }) {
  const { line, view, baseline } = props
  const { debt } = line
  const since = baseline === null ? null : paidShare(baseline, debt)
  const paid = (debt.paid ?? []).reduce((sum, { amount }) => sum + amount, 0)
  const share = since ?? (paid > 0 ? paid / (debt.balance + paid) : null)
  return (
    <>
      {share === null ? null : (
        <Bar share={share} label={words.progress({ name: debt.name, percent: Math.floor(share * 100) })} />
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-2 text-sm">
        <span>
          {words.payment({ month: view.firstMonth, amount: line.payment })}
          {line.paid > 0 ? ` (${percentText(Math.min(100, (line.paid / line.payment) * 100), 0)} paid)` : ''}
        </span>
        <span>
          {line.cleared ? `${words.toGo({ months: line.cleared.index })} · ` : ''}
          {words.interest(line.interest)}
        </span>
      </p>
    </>
  )
}

function MinimumOnly({
  id,
  name,
  held,
}: {
  readonly id: string
  readonly name: string
  readonly held: readonly string[]
}) {
  const { change } = usePlanChoices()
  return (
    <label className="flex min-h-10 items-center gap-2 text-ink-2 text-sm">
      <input
        type="checkbox"
        className="size-4.5 accent-(--green)"
        checked={held.includes(id)}
        onChange={(event) =>
          change({ minimumOnly: event.target.checked ? [...held, id] : held.filter((one) => one !== id) })
        }
      />
      {words.minimumOnly}
      <span className="sr-only">: {name}</span>
    </label>
  )
}
