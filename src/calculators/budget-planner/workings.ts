import type { Working } from '../kit/presentation.ts'
import { monthlyOf } from './cash-flows.ts'
import { ofPlan, type PlanContext } from './context.ts'
import { named } from './named.ts'
import { workingWords } from './words/explain.en.ts'

const times = {
  weekly: '× 4.33',
  biweekly: '× 26 ÷ 12',
  semimonthly: '× 2',
  monthly: '× 1',
  quarterly: '÷ 3',
  annual: '÷ 12',
} as const

function leftOver({ inputs, result: { ledger, income }, say }: PlanContext): Working {
  const words = workingWords.left
  return {
    title: words.title,
    lines: [words.formula, `= ${say.cents(income)} − ${say.cents(ledger.planned)}`, `= ${say.cents(ledger.leftOver)}`],
    steps: inputs.income.map((row) =>
      words.source(
        { name: named(row.name), amount: row.amount, times: times[row.frequency], monthly: monthlyOf(row) },
        say,
      ),
    ),
  }
}

function safeToSpend({ inputs, today, result: { safe, line }, say }: PlanContext): Working {
  const words = workingWords.safe
  return {
    title: words.title,
    lines: [
      words.formula,
      `= ${say.cents(line.lowest.balance)} − ${say.cents(inputs.buffer)}`,
      safe.short > 0 ? words.notSafe({ short: safe.short, safe: safe.amount }, say) : `= ${say.cents(safe.amount)}`,
    ],
    steps: [
      words.start({ date: line.days[0]?.date ?? today, balance: inputs.balance }, say),
      words.lowest(line.lowest, say),
      words.why,
    ],
  }
}

function savingsRate({ result: { ledger, income }, say }: PlanContext): Working | null {
  const { rate, planned, rateWithLeftOver } = ledger.savings
  if (rate === null) return null
  const words = workingWords.rate
  return {
    title: words.title,
    lines: [words.formula, `= ${say.cents(planned)} ÷ ${say.cents(income)}`, `= ${say.percent(rate * 100)}`],
    steps: [words.rest({ rate: (rateWithLeftOver ?? 0) * 100 }, say)],
  }
}

export const workings = [ofPlan(leftOver), ofPlan(safeToSpend), ofPlan(savingsRate)]
