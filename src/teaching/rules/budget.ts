import { american as say } from '#calculators/kit/say.ts'
import type { Month } from '#engine/month.ts'
import { displacedWithWork } from '#facts/household/jobs.ts'
import { balancedShares } from '#facts/household/rule-origins.ts'
import { spendingParts2023, spendingTotal2023 } from '#facts/household/spending.ts'
import { percentOf } from './percent-of.ts'
import type { Rule } from './rule.ts'

const takeHome = {
  key: 'takeHome',
  label: 'Take-home pay',
  suffix: '/mo',
  unit: 'money',
  initial: 5000,
  from: 'takeHome',
} as const

export const budgetRules: readonly Rule[] = [
  {
    slug: 'fifty-thirty-twenty',
    topic: 'budget',
    title: '50/30/20',
    says: 'Half of your take-home pay for needs, 30% for wants, and 20% for savings and extra debt payments.',
    verdict: 'start',
    because: 'It’s easy to remember, but rent alone breaks it in many cities.',
    origin: `Elizabeth Warren and Amelia Warren Tyagi described it in “All Your Worth,” a book of ${balancedShares.value.published}.`,
    holdsWhen: ['Middle incomes', 'Rent near the average'],
    breaksWhen: ['High rent', 'Low pay, when needs take nearly all', 'High pay, when more can be saved'],
    asks: [
      takeHome,
      { key: 'needs', label: 'Needs', suffix: '/mo', unit: 'money', initial: 2900, from: 'needs' },
      { key: 'wants', label: 'Wants', suffix: '/mo', unit: 'money', initial: 1300, from: 'wants' },
    ],
    check: ({ takeHome = 0, needs = 0, wants = 0 }) => {
      const [n, w] = [percentOf(needs, takeHome), percentOf(wants, takeHome)]
      return {
        says: `Needs take ${say.percent(n, 0)}, wants ${say.percent(w, 0)}, and ${say.percent(Math.max(0, 100 - n - w), 0)} is left for savings.${n > 50 ? ` Needs are ${say.about(needs - takeHome / 2)} a month over half.` : ''}`,
        keeps: takeHome > 0 ? n <= 50 && w <= 30 : null,
        measure: { label: 'Needs, % of take-home pay', value: n, limit: 50, unit: 'percent', limitIs: 'most' },
        working: `${say.money(needs)} ÷ ${say.money(takeHome)} = ${say.percent(n, 1)}; ${say.money(wants)} ÷ ${say.money(takeHome)} = ${say.percent(w, 1)}`,
      }
    },
    past: {
      says: `In ${spendingParts2023.asOf}, housing, food and transportation took ${say.percent(percentOf(spendingParts2023.value.housing + spendingParts2023.value.food + spendingParts2023.value.transportation, spendingTotal2023.value.revised), 0)} of what the average household spent. Not all of that is a need, but half is a tight fit.`,
    },
    tool: { calculator: 'budget-planner' },
    lesson: 'spending-plan',
    sources: [
      { source: balancedShares.source, what: 'the rule' },
      { source: spendingParts2023.source, what: 'what households spend' },
    ],
  },
  {
    slug: 'pay-yourself-first',
    topic: 'budget',
    title: 'Pay yourself first',
    says: 'Move savings out on payday, before you spend.',
    verdict: 'solid',
    because: 'What never reaches the checking account isn’t spent. It needs only steady pay and no costly debt.',
    holdsWhen: ['Steady paychecks', 'The transfer is automatic'],
    breaksWhen: ['A card balance that costs more than savings earn', 'Pay that jumps around, without a buffer'],
    asks: [takeHome, { key: 'share', label: 'Share to save', unit: 'percent', initial: 10, least: 0, most: 100 }],
    check: ({ takeHome = 0, share = 10 }) => ({
      says: `${say.percent(share, 1)} of ${say.about(takeHome)} is ${say.about((takeHome * share) / 100)} a month, or ${say.about((takeHome * share * 12) / 2600)} from each paycheck if you’re paid every two weeks.`,
      keeps: null,
      working: `${say.money(takeHome)} × ${say.percent(share, 1)} = ${say.money((takeHome * share) / 100)}; × 12 ÷ 26 = ${say.money((takeHome * share * 12) / 2600)}`,
    }),
    past: { silent: 'History can’t try it, because no record shows who moved savings out first.' },
    tool: { calculator: 'savings', inputs: ({ takeHome = 0, share = 10 }) => ({ deposit: (takeHome * share) / 100 }) },
    lesson: 'spending-plan',
    sources: [],
  },
  {
    slug: 'three-to-six-months',
    topic: 'budget',
    title: '3 to 6 months of expenses',
    says: 'Keep three to six months of essential costs in cash.',
    verdict: 'start',
    because: 'How much is enough depends on how steady the pay is and how many people live on it.',
    holdsWhen: ['Two steady incomes', 'Low deductibles'],
    breaksWhen: ['One earner, or uneven pay: more', 'Costly card debt: a small cushion first'],
    asks: [
      { key: 'essentials', label: 'Essential costs', suffix: '/mo', unit: 'money', initial: 3500, from: 'essentials' },
      { key: 'cash', label: 'Cash savings', unit: 'money', initial: 6000, from: 'cash' },
    ],
    check: ({ essentials = 0, cash = 0 }) => {
      const months = essentials > 0 ? cash / essentials : null
      const gap = 3 * essentials - cash
      return {
        says:
          months === null
            ? 'It needs your essential costs.'
            : `Your cash covers ${say.number(months, 1)} months. ${gap > 0 ? `Three months would take ${say.about(gap)} more.` : `Three months is ${say.about(3 * essentials)}, and six is ${say.about(6 * essentials)}.`}`,
        keeps: months === null ? null : months >= 3,
        measure: { label: 'Months of essential costs', value: months ?? 0, limit: 3, unit: 'ratio', limitIs: 'least' },
        working: `${say.money(cash)} ÷ ${say.money(essentials)} = ${months === null ? '–' : say.number(months, 2)}`,
      }
    },
    past: {
      says: `Of people who had lost a long-held job in the three years before, ${say.percent(displacedWithWork.value * 100, 0)} had work in ${say.month(displacedWithWork.asOf as Month)}. We have no longer record of how many months the search took.`,
    },
    tool: { calculator: 'emergency-fund' },
    lesson: 'emergency-fund',
    sources: [{ source: displacedWithWork.source, what: 'people who lost a long job' }],
  },
]
