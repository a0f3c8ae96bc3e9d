import { dollars, percentText } from '#calculators/kit/format.ts'
import { GUARANTEED_RELIABILITY, monthlyExpenses } from '#engine/budget/monthly.ts'
import { roundToCent } from '#engine/money.ts'
import { setMonthlyIncome } from '../state/budget-actions.ts'
import { budgetStore } from '../state/budget-data.ts'
import { IncomeProvider, useIncome } from '../state/income.tsx'
import { startingIncome } from '../state/income-data.ts'
import { Icon } from '../ui/icon.tsx'
import { NoScript } from '../ui/no-script.tsx'
import { toast } from '../ui/toast.ts'
import { Figure, Part, ScreenHead } from './device/screen-head.tsx'
import { ExpenseRow } from './income/expense-row.tsx'
import { LeanMonth } from './income/lean-month.tsx'
import { SourceRow } from './income/source-row.tsx'
import { incomeBand, leftOfFloor, OUR_TAX_PERCENT } from './income/uneven-month.ts'

function takeIntoBudget(income: number): void {
  const before = budgetStore.get().monthlyIncome
  setMonthlyIncome(income)
  toast({
    title: 'Budget income updated',
    description: `Your budget now uses ${dollars(income)} a month of take-home pay.`,
    tone: 'good',
    action: { label: 'Undo', altText: 'Restore the budget’s earlier income', run: () => setMonthlyIncome(before) },
  })
}

function Tool() {
  const { sources, expenses, addSource, addExpense, reset } = useIncome()
  const band = incomeBand(sources)
  const costs = monthlyExpenses(expenses)
  const left = leftOfFloor(band, costs)
  const takeHome = roundToCent(band.floor - band.floorTax)

  return (
    <>
      {sources === startingIncome.sources && expenses === startingIncome.expenses ? (
        <p className="mb-4 rounded-md bg-copper-tint p-3 text-sm">
          These are example amounts. Replace them with your own below.
        </p>
      ) : null}
      <section className="card overflow-hidden" aria-label="Your month">
        <div className="p-5 md:p-6" aria-live="polite">
          <p className="font-serif text-xl">
            {left < 0 ? (
              <>
                Your guaranteed income falls <strong className="text-bad">{dollars(-left)}</strong> a month short of
                your
                {band.floorTax > 0 ? ' taxes and bills.' : ' bills.'}
              </>
            ) : (
              <>
                You can safely spend <strong className="text-green">{dollars(left)}</strong> a month.
              </>
            )}
          </p>
          <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">
            {left < 0
              ? 'The rest has to come from your other income or savings. In good months, you could put that much aside first.'
              : `That’s ${dollars(band.floor)} of guaranteed income minus ${band.floorTax > 0 ? `${dollars(band.floorTax)} for taxes, ` : ''}${dollars(costs.essential)} of essential and ${dollars(costs.important)} of important expenses. In a better month, you could build a buffer first.`}
          </p>
        </div>
        <dl className="grid grid-cols-2 divide-line border-line border-t md:grid-cols-5 md:divide-x">
          <Figure
            label="Guaranteed income"
            value={dollars(band.floor)}
            note={`guaranteed, rated ${GUARANTEED_RELIABILITY} or higher`}
          />
          <Figure label="Set aside for taxes" value={dollars(band.floorTax)} note="before any spending" />
          <Figure label="Likely income" value={dollars(band.likely)} note="weighted by reliability" />
          <Figure label="If everything comes in" value={dollars(band.all)} />
          <Figure label="Total expenses" value={dollars(costs.total)} />
        </dl>
        <p className="flex flex-wrap gap-2 border-line border-t p-4 md:px-6">
          <button
            type="button"
            className="button button-main"
            disabled={takeHome <= 0}
            onClick={() => takeIntoBudget(takeHome)}
          >
            Use guaranteed income in my budget
          </button>
          <button type="button" className="button" onClick={reset}>
            Reset to the example
          </button>
        </p>
      </section>
      <Part title="Income" note="Enter each source and rate it from 0 (can’t count on it) to 10 (always comes in).">
        {sources.length > 0 ? (
          <ul className="card divide-y divide-line">
            {sources.map((source) => (
              <SourceRow key={source.id} source={source} />
            ))}
          </ul>
        ) : (
          <p className="card p-5 text-ink-2">No income yet. Start with the pay you can count on.</p>
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
        note="Essential expenses are paid first, then important ones, then the rest. A mortgage payment you send from a calculator appears as Rent."
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
      <Part title="A slow month" note="See what gets paid when little of your other income comes in.">
        <LeanMonth band={band} expenses={costs} />
      </Part>
      <Part title="How we calculated this">
        <div className="card p-5 text-ink-2 text-sm">
          <p>
            To get monthly amounts, we multiply weekly pay by 4.33, pay every two weeks by 26 ÷ 12, and pay twice a
            month by 2. Quarterly amounts are divided by 3 and yearly ones by 12.
          </p>
          <p className="mt-2">
            So $1,000 a week is $4,330 a month here, or $51,960 a year. That’s $40 less than 52 paychecks, to be on the
            safe side. Our paycheck calculators use the exact 52 ÷ 12.
          </p>
          <p className="mt-2">
            Taxes come first. If an employer withholds them, enter your take-home pay and leave taxes at 0%. For
            freelance, gig and business income we set aside {percentText(OUR_TAX_PERCENT)} (our default): about 14% is
            self-employment tax, the rest income tax. You could change it to match your last return.
          </p>
          <p className="mt-2">
            “Likely income” counts guaranteed income in full. Other sources count at a tenth of their amount for each
            point of their rating. It’s a rule of thumb, not a forecast.
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
        lead="When your pay goes up and down: what you can count on, what to set aside for taxes, and what’s safe to spend."
      />
      <NoScript of="form" />
      <Tool />
    </IncomeProvider>
  )
}
