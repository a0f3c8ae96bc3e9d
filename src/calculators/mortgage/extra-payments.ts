/** Paying more than the loan asks, and paying every two weeks. */
import { choices } from '../kit/choices.ts'
import { choice, money, month, rows } from '../kit/field.ts'
import { section, when } from '../kit/section.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** The month a one-time payment starts with. */
const someMonth = '2030-01'

export const extraPayments = section(
  sectionWords.extras.title,
  {
    extraMonthly: money({ ...words.extraMonthly, per: 'month', initial: 0, max: 1_000_000, step: 50 }),
    extraYearly: money({ ...words.extraYearly, per: 'year', initial: 0, max: 10_000_000, step: 100 }),
    extraYearlyMonth: when(
      (inputs: { extraYearly: number }) => inputs.extraYearly > 0,
      choice({ ...words.extraYearlyMonth, initial: '3', options: choices(words.extraYearlyMonth.options) }),
    ),
    extraOnce: rows({
      label: words.extraOnce.label,
      noun: words.extraOnce.noun,
      initial: [],
      columns: {
        month: month({ label: words.extraOnce.month, initial: someMonth }),
        amount: money({ label: words.extraOnce.amount, initial: 5000, max: 50_000_000 }),
      },
      blank: { month: someMonth, amount: 5000 },
      maxRows: 24,
    }),
    plan: choice({ ...words.plan, initial: 'monthly', options: choices(words.plan.options) }),
  },
  { more: sectionWords.extras.more },
)
