import { useState } from 'react'
import { Link } from 'react-router'
import { budgetStore } from '#app/state/budget-data.ts'
import { useStored } from '#app/state/use-stored.ts'
import { toast } from '#app/ui/toast.ts'
import { lineKeys } from '#calculators/emergency-fund/lines.ts'
import type { InputValues } from '#calculators/kit/field.ts'
import { dollars, listText } from '#calculators/kit/format.ts'
import { readValue } from '#calculators/kit/read-field.ts'
import type { CalculatorForm } from '../../state/use-calculator.ts'
import { type BudgetEssentials, essentialsOfBudget } from './essentials-budget.ts'

/** Takes the essentials of this browser's budget into the form when asked, and shows what it took. The budget is only read. */
export function BudgetEssentialsOffer({ form }: { form: CalculatorForm }) {
  const [budget] = useStored(budgetStore)
  const [taken, setTaken] = useState<BudgetEssentials | null>(null)
  const offered = essentialsOfBudget(budget.expenses)
  if (!offered)
    return (
      <p className="mb-3 text-ink-2 text-sm">
        Fill in your{' '}
        <Link to="/budget-planner-calculator" className="text-green underline underline-offset-2">
          Budget Planner
        </Link>{' '}
        and you can use its essentials here.
      </p>
    )
  const { calculator, inputs, fill } = form
  const values: InputValues = { ...offered.values, total: null }
  const fits = Object.entries(values).every(([name, value]) => {
    const field = calculator.fields[name]
    return field !== undefined && readValue(field, value).ok
  })
  const take = () => {
    const before = Object.fromEntries([...lineKeys, 'total'].map((key) => [key, inputs[key] ?? null]))
    fill(values)
    setTaken(offered)
    toast({
      title: 'Essentials copied from your budget',
      description: `${dollars(offered.total)} a month. Your budget hasn’t changed.`,
      tone: 'good',
      action: {
        label: 'Undo',
        altText: 'Put your earlier numbers back',
        run: () => {
          fill(before)
          setTaken(null)
        },
      },
    })
  }
  return (
    <div className="mb-3 grid gap-2 text-sm">
      <p>
        <button type="button" className="button" disabled={!fits} onClick={take}>
          Use essentials from my budget
        </button>
      </p>
      <p className="text-ink-2">
        {fits
          ? `Your budget has ${dollars(offered.total)} a month in essentials.`
          : 'An amount in your budget is too large for these boxes.'}
      </p>
      <div role="status">{taken ? <WhatWasTaken taken={taken} /> : null}</div>
    </div>
  )
}

function WhatWasTaken({ taken }: { taken: BudgetEssentials }) {
  return (
    <div className="rounded-md border border-line bg-paper/60 p-3">
      <p>From your budget, each month:</p>
      <ul className="mt-1 grid gap-0.5 text-ink-2">
        {taken.taken.map(({ line, name, amount, from }) => (
          <li key={line}>
            {name}: {dollars(amount)} ({listText(from)})
          </li>
        ))}
      </ul>
      {taken.leftOut.length > 0 ? (
        <p className="mt-1 text-ink-2">
          Not included, {dollars(taken.leftOutTotal)}: {listText(taken.leftOut)}.
        </p>
      ) : null}
      <p className="mt-1 text-ink-2">If your budget pays more than the minimum on debts, enter only the minimum.</p>
    </div>
  )
}
