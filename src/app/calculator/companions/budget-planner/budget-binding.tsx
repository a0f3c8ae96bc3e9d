import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { budgetStore } from '#app/state/budget-data.ts'
import { incomeStore } from '#app/state/income-data.ts'
import { useKeep } from '#app/state/use-keep.ts'
import { useStored } from '#app/state/use-stored.ts'
import type { InputValues } from '#calculators/kit/field.ts'
import { dollars } from '#calculators/kit/format.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import type { CalculatorForm } from '../../state/use-calculator.ts'
import { fromStores, type Kept, keptOf, otherExpenses, sameBudget, toStores } from './budget-binding-stores.ts'

const WAIT = 500

/**
 * Ties the planner's form to the budget and the income sources of this browser, both ways. A link with other numbers stands
 * apart until the visitor says which of the two is theirs, so that opening a link never writes over a budget.
 */
export function BudgetBinding({ form }: { readonly form: CalculatorForm }) {
  const { calculator, env, resultInputs, touched, fill } = form
  const [apart, setApart] = useState(false)
  const [keep] = useKeep()
  const [budget] = useStored(budgetStore)
  /** What form and stores agreed on last; null while they stand apart. */
  const agreed = useRef<Kept | null>(null)
  const pending = useRef<Kept | null>(null)
  const writing = useRef(false)

  const take = (values: InputValues) => {
    agreed.current = keptOf({ ...resultInputs, ...values })
    pending.current = null
    setApart(false)
    fill(values)
  }
  const write = () => {
    const next = pending.current
    if (next === null || agreed.current === null) return
    const before = agreed.current
    agreed.current = next
    pending.current = null
    writing.current = true
    toStores(next, before)
    writing.current = false
  }
  const flush = useEffectEvent(write)
  const meet = useEffectEvent(() => {
    const link = readLink(calculator, location.hash, env)
    const mine = fromStores(calculator.fields)
    if (!link?.ok) {
      if (link === null && mine) take(mine)
      else agreed.current ??= keptOf(resultInputs)
      return
    }
    const given = keptOf(link.inputs)
    const isOther = mine !== null && !sameBudget(keptOf({ ...link.inputs, ...mine }), given)
    agreed.current = isOther ? null : given
    pending.current = null
    setApart(isOther)
  })
  /** Another screen's undo, another tab or a mortgage changed the stores. */
  const follow = useEffectEvent(() => {
    const mine = fromStores(calculator.fields)
    if (writing.current || agreed.current === null || mine === null) return
    const next = keptOf({ ...resultInputs, ...mine })
    if (sameBudget(next, agreed.current)) return
    const { income: _rows, ...rest } = mine
    take(next.income === agreed.current.income ? rest : mine)
  })

  useEffect(() => {
    meet()
    const again = () => meet()
    const changed = () => follow()
    window.addEventListener('hashchange', again)
    const leave = [budgetStore.subscribe(changed), incomeStore.subscribe(changed)]
    return () => {
      window.removeEventListener('hashchange', again)
      for (const stop of leave) stop()
    }
  }, [])

  const compare = useEffectEvent((next: Kept) => {
    const same =
      agreed.current === null || (sameBudget(next, agreed.current) && next.rowsText === agreed.current.rowsText)
    pending.current = same ? null : next
    return !same
  })
  useEffect(() => {
    // A form put back to its starting values leaves the stored budget as it is.
    if (!touched || apart || !compare(keptOf(resultInputs))) return
    const timer = setTimeout(() => flush(), WAIT)
    return () => clearTimeout(timer)
  }, [resultInputs, touched, apart])
  useEffect(() => () => flush(), [])

  const showMine = () => {
    const mine = fromStores(calculator.fields)
    if (mine) take(mine)
  }
  const keepThese = () => {
    const mine = fromStores(calculator.fields)
    agreed.current = keptOf({ ...resultInputs, ...mine })
    pending.current = keptOf(resultInputs)
    setApart(false)
    write()
  }
  if (apart)
    return (
      <div className="mb-3 rounded-md bg-copper-tint p-3 text-sm">
        <p>These numbers came with the link. They’re different from your saved budget.</p>
        <p className="mt-2 flex flex-wrap gap-2">
          <button type="button" className="button" onClick={showMine}>
            Show my budget
          </button>
          <button type="button" className="button" onClick={keepThese}>
            Use these as my budget
          </button>
        </p>
      </div>
    )
  const other = otherExpenses(budget.expenses)
  return (
    <p className="mb-3 text-ink-2 text-sm">
      This is your budget. Changes here are saved {keep ? 'on this device' : 'for this visit'}.
      {other > 0
        ? ` It also has ${dollars(other)} a month of expenses that aren’t listed below, so they’re not counted here.`
        : ''}
    </p>
  )
}
