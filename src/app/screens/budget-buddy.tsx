import { useState } from 'react'
import { Link } from 'react-router'
import { dollars, monthText } from '#calculators/kit/format.ts'
import { budgetLedger } from '#engine/budget/ledger.ts'
import { monthOf } from '#engine/month.ts'
import { BudgetProvider, useBudget } from '../state/budget.tsx'
import { useToday } from '../state/today.ts'
import { Icon } from '../ui/icon.tsx'
import { NoScript } from '../ui/no-script.tsx'
import { EffectList } from './budget/effect-list.tsx'
import { ExpenseForm } from './budget/expense-form.tsx'
import { ExpenseList } from './budget/expense-list.tsx'
import { categoryName, monthEffects, spentInAll, suggest } from './budget/month-spending.ts'
import { Part, ScreenHead } from './device/screen-head.tsx'
import { StatementImport } from './spending/statement-import.tsx'

function Buddy() {
  const { budget, dailyExpenses, addDailyExpense } = useBudget()
  const today = useToday()
  const [round, setRound] = useState(0)
  const ledger = budgetLedger(budget.expenses, budget.monthlyIncome, budget.targetSavingsRate / 100)
  const planned = Object.fromEntries(ledger.lines.map((line) => [line.key, line.planned]))
  const effects = today ? monthEffects(dailyExpenses, planned, today) : []
  const tip = today ? suggest(effects, today) : null
  const effectOf = (category: string, amount: number) => {
    const spent = effects.find((effect) => effect.key === category)?.spent ?? 0
    const plan = planned[category] ?? 0
    const after = spent + amount
    if (plan <= 0)
      return `${categoryName(category)}: ${dollars(after)} this month including this, not in your plan yet.`
    return after > plan
      ? `${categoryName(category)}: ${dollars(after)} this month including this, ${dollars(after - plan)} over your ${dollars(plan)} plan.`
      : `${categoryName(category)}: ${dollars(after)} of ${dollars(plan)} including this, ${dollars(plan - after)} left.`
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <section className="card p-5 md:p-6" aria-labelledby="add">
        <h2 id="add" className="mb-4 text-lg">
          What did you spend?
        </h2>
        <ExpenseForm
          key={round}
          today={today}
          effect={effectOf}
          onDone={(facts) => {
            if (addDailyExpense(facts)) setRound(round + 1)
          }}
        />
      </section>
      <section className="card p-5 md:p-6" aria-labelledby="month">
        <h2 id="month" className="text-lg">
          {today ? monthText(monthOf(today)) : 'This month'}
        </h2>
        <p className="mt-1 font-serif text-xl">
          {effects.length > 0 ? (
            <>
              <strong className="text-green">{dollars(spentInAll(effects))}</strong> spent so far
            </>
          ) : (
            'Nothing spent yet'
          )}
        </p>
        {tip ? (
          <p className="mt-3 flex gap-3 rounded-md bg-copper-tint p-3 text-sm" aria-live="polite">
            <Icon name="lightbulb" className="shrink-0 text-copper size-[20px]" />
            <span>
              {tip.text}
              {tip.kind === 'unplanned' || tip.kind === 'over' ? (
                <>
                  {' '}
                  <Link to="/financial-management#plan">Open your plan</Link>.
                </>
              ) : null}
            </span>
          </p>
        ) : null}
        {effects.length > 0 ? (
          <div className="mt-5">
            <EffectList effects={effects} />
          </div>
        ) : null}
      </section>
      <div className="lg:col-span-2">
        <Part title="Your expenses" note="Newest first" className="!mt-2">
          <ExpenseList today={today} />
        </Part>
        <Part
          title="Import from your bank"
          note={
            <>
              What you add here also shows up in <Link to="/spending-patterns">Spending Patterns</Link>.
            </>
          }
        >
          <StatementImport />
        </Part>
      </div>
    </div>
  )
}

export default function BudgetBuddy() {
  return (
    <BudgetProvider>
      <ScreenHead
        kind="Budget & Spend"
        title="Budget Buddy"
        lead="Add what you spend as you go, and see what’s left for the month."
      />
      <NoScript of="form" />
      <Buddy />
    </BudgetProvider>
  )
}
