import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { budgetStore } from '#app/state/budget-data.ts'
import { incomeStore } from '#app/state/income-data.ts'
import { useKeep } from '#app/state/use-keep.ts'
import { useStored } from '#app/state/use-stored.ts'
import type { InputValues } from '#calculators/kit/field.ts'
import { dollars } from '#calculators/kit/format.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import type { CalculatorForm } from '../../state/use-calculator.ts'
import { fromStores, giveBudgetBack, type Kept, keptOf, otherExpenses, sameBudget } from './budget-binding-stores.ts'

/**
 * The planner's form beside the budget and the income sources of this browser. It opens with the saved budget and follows it while nothing
 * was changed here; what is changed, and what a link brought, becomes the budget on a press and never before.
 */
export function BudgetBinding({ form }: { readonly form: CalculatorForm }) {
  const { calculator, env, resultInputs, touched, fill } = form
  const [keep] = useKeep()
  const [budget] = useStored(budgetStore)
  /** What form and stores agreed on last; null where nothing is saved, or a link brought other numbers. */
  const [agreed, setAgreed] = useState<Kept | null>(null)
  const [mine, setMine] = useState<InputValues | null>(null)
  const [isFromLink, setFromLink] = useState(false)
  const writing = useRef(false)
  const shown = keptOf(resultInputs)
  const isSame = agreed !== null && sameBudget(shown, agreed) && shown.rowsText === agreed.rowsText

  const take = (values: InputValues) => {
    setAgreed(keptOf({ ...resultInputs, ...values }))
    setFromLink(false)
    fill(values)
  }
  const meet = useEffectEvent(() => {
    const link = readLink(calculator, location.hash, env)
    const saved = fromStores(calculator.fields)
    setMine(saved)
    setFromLink(link?.ok === true)
    if (!link?.ok) {
      if (link === null && saved) take(saved)
      return
    }
    const given = keptOf(link.inputs)
    const isMine = saved !== null && sameBudget(keptOf({ ...link.inputs, ...saved }), given)
    setAgreed(isMine ? given : null)
  })
  /** Another screen's undo, another tab or a mortgage changed the stores. */
  const follow = useEffectEvent(() => {
    const saved = fromStores(calculator.fields)
    setMine(saved)
    if (writing.current || !isSame) return
    if (saved === null) return setAgreed(null)
    const next = keptOf({ ...resultInputs, ...saved })
    if (sameBudget(next, agreed)) return
    const { income: _rows, ...rest } = saved
    take(next.income === agreed.income ? rest : saved)
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

  const save = () => {
    writing.current = true
    giveBudgetBack(shown, keptOf({ ...resultInputs, ...mine }))
    writing.current = false
    setAgreed(shown)
    setFromLink(false)
  }
  const other = otherExpenses(budget.expenses)
  const isExample = agreed === null && mine === null && !touched && !isFromLink
  const said = isSame
    ? `This is your budget, saved ${keep ? 'on this device' : 'for this visit'}.${
        other > 0
          ? ` It also has ${dollars(other)} a month of expenses that aren’t listed below, so they’re not counted here.`
          : ''
      }`
    : isExample
      ? 'These are example numbers. You can change them to yours and save them as your budget.'
      : `These numbers ${isFromLink ? 'came with the link and ' : ''}${
          mine === null ? 'aren’t saved to your budget.' : 'are different from your saved budget.'
        }`
  // As tall before a change as after it: the box somebody types in stays where it is.
  return (
    <div className="mb-3 rounded-md bg-copper-tint p-3 text-sm">
      <p className="min-h-15 sm:min-h-10" role="status">
        {said}
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <button type="button" className="button" disabled={isSame || isExample} onClick={save}>
          Save to my budget
        </button>
        <button type="button" className="button" disabled={isSame || mine === null} onClick={() => mine && take(mine)}>
          Show my budget
        </button>
      </p>
    </div>
  )
}
