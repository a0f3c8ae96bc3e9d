/** What is worked out at every key press: the result, its figures, the headline and hints. */
import { DEFAULT_CATEGORIES } from '#engine/budget/default-categories.ts'
import { roundToCent } from '#engine/money.ts'
import type { AnswerPart, Asked } from '../kit/calculator.ts'
import type { Answer, Split } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { monthlyOf } from './cash-flows.ts'
import { type Budget, compute } from './compute.ts'
import type { BudgetContext, NoLaw, PlanContext } from './context.ts'
import { figures } from './figures.ts'
import type { ExpenseKey } from './items.ts'
import type { BudgetInputs } from './sections.ts'
import { headlines, hintWords, questions, splitWords, underneath } from './words/answer.en.ts'

/** Percent points of income: what the third question aims at. */
const USUAL_SAVINGS = 20

function headline({ result: { ledger, safe, income }, say }: PlanContext): string {
  if (income === 0) return headlines.noIncome(ledger, say)
  const month = { left: ledger.leftOver, safe: safe.amount }
  if (month.left < 0) return (month.safe > 0 ? headlines.short : headlines.shortNothingSafe)(month, say)
  return (month.safe > 0 ? headlines.left : headlines.leftNothingSafe)(month, say)
}

function more({ inputs, result: { line, safe, untilPayday }, say }: PlanContext): string {
  const { balance, buffer } = inputs
  const firstBelow = line.days.find((day) => day.balance < buffer)?.date ?? safe.on
  const rule =
    safe.short <= 0
      ? underneath.safe({ balance, buffer, date: safe.on }, say)
      : (buffer > 0 ? underneath.notSafe : underneath.overdrawn)({ balance, buffer, date: firstBelow }, say)
  const soon =
    line.nextPayday !== null && untilPayday.amount > safe.amount
      ? underneath.untilPayday({ amount: untilPayday.amount, date: line.nextPayday }, say)
      : ''
  return [rule, soon].filter(Boolean).join(' ')
}

function splitOf({ ledger }: Budget): Split | null {
  if (ledger.income <= 0 || ledger.leftOver < 0) return null
  const saved = ledger.savings.planned
  const parts: Split['parts'] = [
    { label: splitWords.spending, value: ledger.planned - saved, color: 'principal' },
    { label: splitWords.savings, value: saved, color: 'growth' },
    { label: splitWords.leftOver, value: ledger.leftOver, color: 'other' },
  ]
  return { label: splitWords.whole, unit: 'money', parts: parts.filter((part) => part.value > 0.004) }
}

function answer(context: BudgetContext): Answer {
  const { result } = context
  if (result.outcome === 'not-possible')
    return { headline: headlines.notPossible(), more: underneath.notPossible(), keyFigures: [] }
  const plan = { ...context, result }
  const split = splitOf(result)
  return {
    headline: headline(plan),
    more: more(plan),
    ...(split ? { split } : {}),
    keyFigures: ['lowestBalance', 'balanceInAYear', result.overage ? 'spending' : 'savingsRateWithLeftOver'],
  }
}

type Question = Asked<BudgetInputs, NoLaw>
const incomeOf = ({ income }: BudgetInputs): number => roundToCent(income.reduce((sum, row) => sum + monthlyOf(row), 0))

/** What a category comes to, under its first item. */
const categoryHints: Readonly<Record<ExpenseKey, (question: Question) => string>> = Object.fromEntries(
  DEFAULT_CATEGORIES.map(({ name, items }) => [
    items[0]?.expenseKey ?? name,
    ({ inputs, say }: Question) => {
      const total = items.reduce((sum, item) => sum + (inputs[item.expenseKey as ExpenseKey] ?? 0), 0)
      const income = incomeOf(inputs)
      if (total === 0) return ''
      return income > 0
        ? hintWords.category({ name, total, share: (total / income) * 100 }, say)
        : hintWords.categoryNoIncome({ name, total }, say)
    },
  ]),
)

export const answerPart: AnswerPart<BudgetContext> = {
  compute,
  figures,
  main: 'leftOver',
  moreIs: 'better',
  answer,
  hints: {
    ...categoryHints,
    targetSavingsRate: ({ inputs, say }) => {
      const income = incomeOf(inputs)
      return hintWords.target({ target: (income * inputs.targetSavingsRate) / 100, income }, say)
    },
  },
  presets: [
    {
      unknown: 'essential_rent-home-emi',
      figure: 'leftOver',
      target: (left) => about(Math.max(0, left) + 300),
      question: questions.rent,
    },
    { unknown: 'balance', figure: 'safeToSpend', target: (safe) => about(safe + 500), question: questions.balance },
    {
      unknown: 'savings_retirement',
      figure: 'savingsRate',
      target: (rate) => Math.max(USUAL_SAVINGS, Math.ceil(rate) + 1),
      question: questions.saving,
    },
  ],
}
