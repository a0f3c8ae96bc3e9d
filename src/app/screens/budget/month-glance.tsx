import { Link } from 'react-router'
import { dollars, listText, monthText, percentText } from '#calculators/kit/format.ts'
import { nameOfExpense } from '#engine/budget/default-categories.ts'
import { type BudgetLedger, budgetLedger } from '#engine/budget/ledger.ts'
import { ADVISED_CUTS, type Expenses, largestExpenses } from '#engine/budget/overage.ts'
import { type IsoDate, monthOf } from '#engine/month.ts'
import { useBudget } from '../../state/budget.tsx'
import type { Picture } from '../../state/picture.ts'
import { sampleGivesWay } from '../../state/sample-choice.ts'
import { Bar, Figure } from '../device/screen-head.tsx'
import { monthEffects, spentInAll } from './month-spending.ts'
import { SettledNumber } from './settled-number.tsx'

/**
 * The budget as it stands, with the target as the engine wants it. Where it has no income of its own, the month counts on the household's
 * take-home pay, said or worked out.
 */
export function useLedger({ household, isSample }: Picture): BudgetLedger {
  const { budget } = useBudget()
  const income = budget.monthlyIncome || (isSample ? 0 : (household.monthlyTakeHome ?? 0))
  return budgetLedger(budget.expenses, income, budget.targetSavingsRate / 100)
}

/** The month that is shown: the sample household's until there are numbers or purchases of one's own. */
function useShownMonth(picture: Picture): { readonly ledger: BudgetLedger; readonly isSample: boolean } {
  const { budget, dailyExpenses } = useBudget()
  const own = useLedger(picture)
  const { spending, monthlyTakeHome } = picture.household
  return picture.isSample && dailyExpenses.length === 0
    ? { ledger: budgetLedger(spending, monthlyTakeHome ?? 0, budget.targetSavingsRate / 100), isSample: true }
    : { ledger: own, isSample: false }
}

const ofSample = (ledger: BudgetLedger): string =>
  ledger.leftOver < 0
    ? `This household’s plan is ${dollars(-ledger.leftOver)} a month over its income.`
    : `This household has ${dollars(ledger.leftOver)} a month left to plan.`

function headline(
  ledger: BudgetLedger,
  isSample: boolean,
): { readonly text: string; readonly tone: 'good' | 'bad' | 'plain' } {
  const { income, planned, leftOver } = ledger
  if (isSample) return { text: ofSample(ledger), tone: leftOver < 0 ? 'bad' : 'good' }
  if (income <= 0 && planned <= 0) return { text: 'Start with your take-home pay.', tone: 'plain' }
  if (income <= 0)
    return { text: `You plan to spend ${dollars(planned)} a month. How much do you take home?`, tone: 'plain' }
  if (planned <= 0) return { text: `You take home ${dollars(income)} a month. Nothing is planned yet.`, tone: 'plain' }
  if (leftOver < 0) return { text: `Your plan is ${dollars(-leftOver)} a month over your income.`, tone: 'bad' }
  if (leftOver === 0) return { text: 'Every dollar of your income is planned.', tone: 'good' }
  return { text: `You have ${dollars(leftOver)} a month left to plan.`, tone: 'good' }
}

/** What could give way in a plan above its income: the same expenses the warning and the planner's finding name. */
function cuts(ledger: BudgetLedger, expenses: Expenses): string | null {
  if (ledger.income <= 0 || ledger.leftOver >= 0) return null
  const largest = largestExpenses(expenses, ADVISED_CUTS)
  return `Consider reducing: ${listText(largest.map(({ key, amount }) => `${nameOfExpense(key)} (${dollars(amount)})`))}.`
}

/** The month at a glance: what comes in, what is planned, what is spent, what is saved. */
export function MonthGlance({ today, picture }: { readonly today: IsoDate | null; readonly picture: Picture }) {
  const { budget, dailyExpenses, setMonthlyIncome, setTargetSavingsRate } = useBudget()
  const { ledger, isSample } = useShownMonth(picture)
  const { pay } = picture
  const { savings, income, planned } = ledger
  const planOf = Object.fromEntries(ledger.lines.map((line) => [line.key, line.planned]))
  const spent = today ? spentInAll(monthEffects(dailyExpenses, planOf, today)) : 0
  const { text, tone } = headline(ledger, isSample)
  const advice = isSample ? null : cuts(ledger, budget.expenses)

  const color = tone === 'bad' ? 'text-bad' : tone === 'good' ? 'text-green-ink' : ''
  return (
    <section className="card overflow-hidden" aria-labelledby="glance">
      <div className="grid gap-5 p-5 md:grid-cols-[1fr_340px] md:gap-8 md:p-6">
        <div>
          <h2 id="glance" className="text-ink-2 text-lg">
            {today ? monthText(monthOf(today)) : 'This month'}
          </h2>
          <p className={`mt-1 font-serif text-2xl leading-tight ${color}`} aria-live="polite">
            {text}
          </p>
          {advice ? <p className="mt-1 max-w-[62ch] text-sm">{advice}</p> : null}
          {income > 0 ? (
            <div className="mt-4 max-w-md">
              <Bar
                share={planned / income}
                label={`${percentText((planned / income) * 100, 0)} of income planned`}
                tone={planned > income ? 'bad' : 'good'}
              />
              <p className="mt-1.5 text-ink-2 text-sm">
                {percentText((planned / income) * 100, 0)} of {isSample ? 'its' : 'your'} income is planned.{' '}
                {savings.toTarget > 0
                  ? `${isSample ? 'Its' : 'Your'} savings are ${dollars(savings.toTarget)} a month short of ${isSample ? 'a' : 'your'} ${percentText(savings.targetRate * 100)} target.`
                  : `${isSample ? 'It meets' : 'You meet'} ${isSample ? 'a' : 'your'} savings target.`}
              </p>
            </div>
          ) : null}
        </div>
        <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-1 lg:grid-cols-2">
          <SettledNumber
            label="Take-home pay"
            suffix="/mo"
            hint={pay !== null && budget.monthlyIncome === 0 ? `Our estimate: ${dollars(pay.takeHome)}` : 'After taxes'}
            value={budget.monthlyIncome === 0 ? null : budget.monthlyIncome}
            onSettle={(amount) => {
              sampleGivesWay()
              setMonthlyIncome(amount ?? 0)
            }}
          />
          <SettledNumber
            label="Savings target"
            kind="percent"
            max={100}
            hint="Of take-home pay"
            value={budget.targetSavingsRate}
            onSettle={(rate) => setTargetSavingsRate(rate ?? 0)}
          />
          <p className="col-span-2 text-xs md:col-span-1 lg:col-span-2">
            <Link to="/irregular-income">My pay goes up and down</Link>
          </p>
        </div>
      </div>
      <dl className="grid grid-cols-2 divide-line border-line border-t md:grid-cols-4 md:divide-x">
        <Figure label="Planned" value={dollars(planned)} />
        <Figure label="Spent so far" value={isSample ? '–' : dollars(spent)} note="from Budget Buddy" />
        <Figure
          label="Planned savings"
          value={dollars(savings.planned)}
          note={
            savings.rate === null ? 'enter your pay to see the rate' : `${percentText(savings.rate * 100, 1)} of income`
          }
        />
        <Figure
          label={ledger.leftOver < 0 ? 'Short' : 'Left over'}
          value={dollars(Math.abs(ledger.leftOver))}
          {...(ledger.leftOver < 0 ? { tone: 'bad' as const } : {})}
          {...(savings.planned > 0 ? { note: `after ${dollars(savings.planned)} of savings` } : {})}
        />
      </dl>
    </section>
  )
}
