import { dollars } from '#calculators/kit/format.ts'
import { GUARANTEED_RELIABILITY, monthlyExpenses } from '#engine/budget/monthly.ts'
import { pageMeta } from '../shell/page-meta.ts'
import { setMonthlyIncome } from '../state/budget-actions.ts'
import { budgetStore } from '../state/budget-data.ts'
import { IncomeProvider, useIncome } from '../state/income.tsx'
import { incomeStore, startingIncome } from '../state/income-data.ts'
import { Icon } from '../ui/icon.tsx'
import { toast } from '../ui/toast.ts'
import { Figure, Part, ScreenHead } from './device/screen-head.tsx'
import { StoredNotice } from './device/stored-notice.tsx'
import { ExpenseRow } from './income/expense-row.tsx'
import { LeanMonth } from './income/lean-month.tsx'
import { SourceRow } from './income/source-row.tsx'
import { incomeBand, safeToSpend } from './income/uneven-month.ts'

export const meta = () => pageMeta('/irregular-income')

function takeIntoBudget(income: number): void {
  const before = budgetStore.get().monthlyIncome
  setMonthlyIncome(income)
  toast({
    title: 'Budget income set',
    description: `Your budget now counts on ${dollars(income)} a month.`,
    tone: 'good',
    action: { label: 'Undo', altText: 'Set the budget’s income back', run: () => setMonthlyIncome(before) },
  })
}

function Tool() {
  const { sources, expenses, addSource, addExpense, reset } = useIncome()
  const band = incomeBand(sources)
  const costs = monthlyExpenses(expenses)
  const safe = safeToSpend(band.floor, costs)
  const gap = Math.max(0, costs.essential + costs.important - band.floor)
  return (
    <>
      {sources === startingIncome.sources && expenses === startingIncome.expenses ? (
        <p className="mb-4 rounded-md bg-copper-tint p-3 text-sm">
          These are example amounts. Change any of them below and they become yours.
        </p>
      ) : null}
      <section className="card overflow-hidden" aria-label="Your month">
        <div className="p-5 md:p-6" aria-live="polite">
          <p className="font-serif text-xl">
            {gap > 0 ? (
              <>
                Your guaranteed income is <strong className="text-bad">{dollars(gap)}</strong> a month short of what
                must be paid.
              </>
            ) : (
              <>
                You can safely spend <strong className="text-green">{dollars(safe)}</strong> a month.
              </>
            )}
          </p>
          <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">
            {gap > 0
              ? 'The rest has to come from uneven income or savings. In good months, put that much aside first.'
              : `That is the guaranteed ${dollars(band.floor)} less ${dollars(costs.essential)} essential and ${dollars(costs.important)} important costs. Anything above the floor is a bonus: use it for a buffer first.`}
          </p>
        </div>
        <dl className="grid grid-cols-2 divide-line border-line border-t md:grid-cols-4 md:divide-x">
          <Figure
            label="Guaranteed floor"
            value={dollars(band.floor)}
            note={`guaranteed, rated ${GUARANTEED_RELIABILITY} or more`}
          />
          <Figure label="Likely" value={dollars(band.likely)} note="uneven income weighed by its rating" />
          <Figure label="If all of it comes" value={dollars(band.all)} />
          <Figure label="All expenses" value={dollars(costs.total)} />
        </dl>
        <p className="flex flex-wrap gap-2 border-line border-t p-4 md:px-6">
          <button
            type="button"
            className="button button-main"
            disabled={band.floor <= 0}
            onClick={() => takeIntoBudget(band.floor)}
          >
            Use the floor as my budget’s income
          </button>
          <button type="button" className="button" onClick={reset}>
            Back to the example
          </button>
        </p>
      </section>
      <Part title="Income" note="Rate each source from 0 (cannot count on it) to 10 (always comes).">
        {sources.length > 0 ? (
          <ul className="card divide-y divide-line">
            {sources.map((source) => (
              <SourceRow key={source.id} source={source} />
            ))}
          </ul>
        ) : (
          <p className="card p-5 text-ink-2">No income yet. Add what you can count on first.</p>
        )}
        <button
          type="button"
          className="button mt-3"
          onClick={() =>
            addSource({
              name: '',
              type: 'freelance',
              amount: 0,
              frequency: 'monthly',
              reliability: 5,
              isGuaranteed: false,
            })
          }
        >
          <Icon name="plus" className="size-[17px]" /> Add income
        </button>
      </Part>
      <Part
        title="Regular expenses"
        note="Essential is paid first, then important, then nice to have. A home payment sent from a calculator is written to Rent."
      >
        {expenses.length > 0 ? (
          <ul className="card divide-y divide-line">
            {expenses.map((expense) => (
              <ExpenseRow key={expense.id} expense={expense} />
            ))}
          </ul>
        ) : (
          <p className="card p-5 text-ink-2">No expenses yet. Start with rent and groceries.</p>
        )}
        <button
          type="button"
          className="button mt-3"
          onClick={() => addExpense({ name: '', amount: 0, category: 'essential', frequency: 'monthly' })}
        >
          <Icon name="plus" className="size-[17px]" /> Add an expense
        </button>
      </Part>
      <Part title="A lean month" note="Try a month in which little or nothing of the uneven income comes.">
        <LeanMonth band={band} expenses={costs} />
      </Part>
      <Part title="How months are counted">
        <div className="card p-5 text-ink-2 text-sm">
          <p>
            Weekly amounts count 4.33 times a month, every two weeks 26 ÷ 12 times, twice a month 2 times; quarterly
            amounts are divided by 3 and yearly ones by 12.
          </p>
          <p className="mt-2">
            So $1,000 a week is $4,330 a month here, or $51,960 a year. Fifty-two weeks bring $52,000: the rounded 4.33
            keeps you $40 a year on the careful side. Our pay calculators use the exact 52 ÷ 12.
          </p>
          <p className="mt-2">
            “Likely” counts guaranteed income in full and each other source at one tenth of its amount per point of its
            rating. It is a rule of thumb, not a forecast.
          </p>
        </div>
      </Part>
    </>
  )
}

export default function IrregularIncome() {
  return (
    <IncomeProvider>
      <ScreenHead
        kind="Budget & Spend"
        title="Income and Expenses"
        lead="Uneven pay made plain: what is guaranteed, what is not, and what is safe to spend."
      />
      <StoredNotice store={incomeStore} what="your income and expenses" />
      <Tool />
    </IncomeProvider>
  )
}
