/** What can be done with money that is left: each way with how much fits and what it costs. */
import { rothRoom } from '#engine/education/plan-withdrawal.ts'
import { ableLimit } from '#facts/retirement/child-accounts.ts'
import { k12Limit, rothRollover, studentLoanLifetime } from '#facts/retirement/education-accounts.ts'
import type { TaxYearFacts } from '#facts/tax-years/schema.ts'
import { dollars } from '../kit/format.ts'
import type { Table } from '../kit/presentation.ts'
import type { Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'
import { type WithdrawalCost, withdrawalCost } from './state.ts'

export interface Leftover {
  /** Dollars looked at; the plan's own, the visitor's, or an example. */
  readonly amount: number
  readonly from: 'plan' | 'own' | 'example'
  readonly earnings: number
  readonly cost: WithdrawalCost
  readonly roth: ReturnType<typeof rothRoom>
}
const EXAMPLE = 10_000

export function leftoverOf(result: Result, inputs: PlanInputs, law: TaxYearFacts): Leftover {
  const from = inputs.left !== null ? 'own' : result.left >= 1 ? 'plan' : 'example'
  const amount = inputs.left ?? (from === 'plan' ? result.left : EXAMPLE)
  // Where nothing is left, the share of growth over the whole plan stands in.
  const grown = result.left >= 1 ? 1 - result.leftPaidIn / result.left : shareGrown(result)
  const earnings = amount * Math.min(1, Math.max(0, grown))
  return {
    amount,
    from,
    earnings,
    cost: withdrawalCost(inputs, law, earnings, amount - earnings, result.state),
    roth: rothRoom(amount, inputs.opened, law.ira.value.limit, rothRollover.value),
  }
}

function shareGrown({ plans, growth, deposits }: Result): number {
  const start = plans.reduce((sum, one) => sum + one.start, 0)
  const paidIn = plans.reduce((sum, one) => sum + one.startPaidIn, 0)
  const all = start + deposits + growth
  return all > 0 ? 1 - (paidIn + deposits) / all : 0
}

export function leftoverTable(leftover: Leftover, { state }: PlanInputs, law: TaxYearFacts): Table {
  const { amount, cost, roth } = leftover
  const able = ableLimit.value.findLast((one) => one.year <= law.year)?.limit ?? 0
  const k12 = k12Limit.value.findLast((one) => one.fromYear <= law.year)?.perYear ?? 0
  const whole = cost.incomeTax + cost.penalty + cost.recapture
  const rows = [
    ['Another child, a cousin, or yourself', amount, 0, 'Change the beneficiary inside the family. No tax, no limit.'],
    [
      'The child’s Roth IRA',
      roth.amount,
      0,
      `At most ${dollars(rothRollover.value.lifetime)} in a lifetime, one IRA limit a year (${dollars(law.ira.value.limit)} in ${law.year}) with all else that goes into the child’s IRAs, and no more than the child earns. The account must be ${rothRollover.value.accountYears} years old: from ${roth.from}. Money of the last ${rothRollover.value.contributionYears} years stays out.`,
    ],
    [
      'The child’s student loans',
      Math.min(amount, studentLoanLifetime.value),
      0,
      `${dollars(studentLoanLifetime.value)} in a lifetime for each person; brothers and sisters have their own.`,
    ],
    [
      'School before college for another child',
      Math.min(amount, k12),
      0,
      `${dollars(k12)} a year for each child. Some states tax it.`,
    ],
    [
      'An ABLE account',
      Math.min(amount, able),
      0,
      `For a family member with a disability: ${dollars(able)} a year with all other deposits.`,
    ],
    [
      'Taken out after a scholarship',
      amount,
      cost.incomeTax,
      'Up to the scholarship: income tax on the growth, no 10%.',
    ],
    [
      'Taken out for anything else',
      amount,
      whole,
      `Income tax of about ${dollars(cost.incomeTax)} on ${dollars(leftover.earnings)} of growth, 10% of it (${dollars(cost.penalty)})${cost.recapture >= 0.5 ? `, and about ${dollars(cost.recapture)} of state tax taken back` : ''}.${state === 'CA' ? ' California adds a tax of its own on the growth (Form FTB 3805P), which is not counted.' : ''}`,
    ],
  ] as const
  return {
    key: 'leftover',
    title: `Ways to use ${dollars(amount)} left over`,
    lead:
      leftover.from === 'example'
        ? 'Your plan leaves nothing; this is an example of $10,000.'
        : 'By today’s law and your income today.',
    columns: [
      { label: 'Way', unit: 'text' },
      { label: 'How much fits', unit: 'money' },
      { label: 'Tax', unit: 'money' },
      { label: 'Rule', unit: 'text' },
    ],
    rows,
    look: 'ledger',
  }
}
