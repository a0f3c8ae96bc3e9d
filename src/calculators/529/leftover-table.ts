import { ableLimit } from '#facts/retirement/child-accounts.ts'
import { k12Limit, rothRollover, studentLoanLifetime } from '#facts/retirement/education-accounts.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { leftoverIn, type PlanContext } from './context.ts'
import { leftoverTable as words } from './words/explain.en.ts'

/** Each way to use what is left: how much fits, its tax, its rule. */
export function leftoverTable(context: PlanContext): KeyedTable | null {
  const { inputs, law, say } = context
  const { amount, cost, roth, earnings, from } = leftoverIn(context)
  if (amount < 1) return null
  const { year, ira } = law.tax
  const able = ableLimit.value.findLast((one) => one.year <= year)?.limit ?? 0
  const k12 = k12Limit.value.findLast((one) => one.fromYear <= year)?.perYear ?? 0
  const loans = studentLoanLifetime.value
  const { lifetime, accountYears, contributionYears } = rothRollover.value
  const rothRule = words.roth.rule(
    { lifetime, yearly: ira.value.limit, year, accountYears, from: roth.from, recentYears: contributionYears },
    say,
  )
  const otherRule = [
    words.other.rule({ ...cost, earnings }, say),
    ...(cost.recapture >= 0.5 ? [words.other.recapture({ ...cost, earnings }, say)] : []),
    ...(inputs.state === 'CA' ? [words.other.california] : []),
  ].join('')
  const rows: readonly (readonly [string, string, number, number, string])[] = [
    ['family', words.family.way, amount, 0, words.family.rule],
    ['roth', words.roth.way, roth.amount, 0, rothRule],
    ['loans', words.loans.way, Math.min(amount, loans), 0, words.loans.rule({ lifetime: loans }, say)],
    ['k12', words.k12.way, Math.min(amount, k12), 0, words.k12.rule({ yearly: k12 }, say)],
    ['able', words.able.way, Math.min(amount, able), 0, words.able.rule({ yearly: able }, say)],
    ['scholarship', words.scholarship.way, amount, cost.incomeTax, words.scholarship.rule],
    ['other', words.other.way, amount, cost.incomeTax + cost.penalty + cost.recapture, otherRule],
  ]
  return tableOf(
    'leftover',
    {
      title: words.title({ amount }, say),
      lead: from === 'example' ? words.example : words.lead,
      columns: words.columns,
    },
    rows,
    {
      way: ['text', ([, way]) => way],
      fits: ['money', ([, , fits]) => fits],
      tax: ['money', ([, , , tax]) => tax],
      rule: ['text', ([, , , , rule]) => rule],
    },
    { line: ([key]) => key, look: 'ledger' },
  )
}
