import { american as say } from '#calculators/kit/say.ts'
import { newCarYear } from '#facts/household/everyday.ts'
import { percentOf } from './percent-of.ts'
import type { Rule } from './rule.ts'

export const creditRules: readonly Rule[] = [
  {
    slug: 'under-thirty-percent',
    topic: 'credit',
    title: 'Use less than 30% of your credit limits',
    says: 'Keep card balances under 30% of your limits, or your score drops.',
    verdict: 'start',
    because: 'There’s no cliff at 30%. Lower is better, under 10% is best, and last month is soon forgotten.',
    holdsWhen: ['A quick check before you apply for a loan'],
    breaksWhen: ['You read it as a goal: there’s no gain from carrying a balance'],
    asks: [
      { key: 'balance', label: 'Card balances', unit: 'money', initial: 1200, from: 'cardBalance' },
      { key: 'limit', label: 'Card limits', unit: 'money', initial: 4000, from: 'cardLimit' },
    ],
    check: ({ balance = 0, limit = 0 }) => {
      const use = percentOf(balance, limit)
      return {
        says:
          limit > 0
            ? `You use ${say.percent(use, 0)} of your limits. Under 10% would be ${say.about(limit / 10)} or less on the statement dates.`
            : 'It needs your card limits.',
        keeps: limit > 0 ? use < 30 : null,
        measure: { label: 'Balances, % of limits', value: use, limit: 30, unit: 'percent', limitIs: 'most' },
        working: `${say.money(balance)} ÷ ${say.money(limit)} = ${say.percent(use, 1)}`,
      }
    },
    past: { silent: 'History can’t try it, because score formulas are private and change.' },
    tool: { calculator: 'credit-card-payoff' },
    lesson: 'credit-scores',
    sources: [],
  },
  {
    slug: 'twenty-four-ten',
    topic: 'credit',
    title: '20/4/10 for a car',
    says: 'Put 20% down, borrow for at most four years, and keep all car costs under 10% of your pay before taxes.',
    verdict: 'sometimes',
    because: 'It keeps a loan ahead of the car’s falling value, but few new cars pass the 10%.',
    holdsWhen: ['A used car', 'A modest new one'],
    breaksWhen: ['New cars at today’s prices', 'A long drive to work'],
    asks: [
      { key: 'gross', label: 'Pay before taxes', suffix: '/mo', unit: 'money', initial: 6000, from: 'grossMonth' },
      { key: 'payment', label: 'Car payments', suffix: '/mo', unit: 'money', initial: 450, from: 'carPayments' },
      { key: 'other', label: 'Gas, insurance and repairs', suffix: '/mo', unit: 'money', initial: 350 },
    ],
    check: ({ gross = 0, payment = 0, other = 0 }) => {
      const part = percentOf(payment + other, gross)
      return {
        says:
          gross > 0
            ? `The car takes ${say.percent(part, 0)} of your pay, or ${say.about(payment + other)} a month. 10% would be ${say.about(gross / 10)}.`
            : 'It needs your pay before taxes.',
        keeps: gross > 0 ? part <= 10 : null,
        measure: { label: 'Car costs, % of pay', value: part, limit: 10, unit: 'percent', limitIs: 'most' },
        working: `(${say.money(payment)} + ${say.money(other)}) ÷ ${say.money(gross)} = ${say.percent(part, 1)}`,
      }
    },
    past: {
      says: `A new car cost ${say.about(newCarYear.value.cost / 12)} a month on average in ${newCarYear.asOf}, all included. For that to be 10%, pay would have to be ${say.about(newCarYear.value.cost * 10)} a year. We have no longer record of what cars cost to own.`,
    },
    tool: { calculator: 'auto-loan' },
    lesson: 'car-true-cost',
    sources: [{ source: newCarYear.source, what: 'what a new car costs a year' }],
  },
  {
    slug: 'ten-times-income-life-insurance',
    topic: 'credit',
    title: '10 times your income in life insurance',
    says: 'Buy life insurance worth ten times your yearly income.',
    verdict: 'sometimes',
    because: 'It ignores who depends on you, what you’ve saved and what Social Security would pay your family.',
    holdsWhen: ['One earner with young children'],
    breaksWhen: ['Nobody depends on your pay', 'Large savings', 'A parent at home, whose work has a price too'],
    asks: [
      { key: 'pay', label: 'Your income', suffix: '/yr', unit: 'money', initial: 70_000, from: 'grossYear' },
      { key: 'cover', label: 'Life insurance', unit: 'money', initial: 300_000, from: 'lifeCover' },
    ],
    check: ({ pay = 0, cover = 0 }) => ({
      says:
        pay > 0
          ? `Ten times is ${say.about(10 * pay)}. You have ${say.number(cover / pay, 1)} times.`
          : 'It needs your income.',
      keeps: null,
      working: `10 × ${say.money(pay)} = ${say.money(10 * pay)}; ${say.money(cover)} ÷ ${say.money(pay)} = ${pay > 0 ? say.number(cover / pay, 2) : '–'}`,
    }),
    past: { silent: 'History can’t try it, because no record shows what each family needed after a death.' },
    tool: { calculator: 'life-insurance' },
    lesson: 'life-disability',
    sources: [],
  },
]
