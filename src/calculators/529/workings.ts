import { dollars, dollarsAndCents, listText, monthText, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { pricedFor, publishedPrice } from './bills.ts'
import { monthAt, type Result } from './compute.ts'
import type { PlanInputs } from './fields.ts'
import type { Leftover } from './leftover.ts'

/** How the return changes, in words. */
function path({ annualReturn, nearReturn, glideYears }: PlanInputs): string {
  const [far, near] = [percentText(annualReturn), percentText(nearReturn)]
  if (far === near) return `${far} a year`
  if (glideYears === 0) return `${far} a year until school starts, ${near} after`
  const over = glideYears === 1 ? 'the last year' : `the last ${glideYears} years`
  return `${far} a year, moving in a straight line to ${near} over ${over} before school`
}

function deposit(result: Result, inputs: PlanInputs): Working {
  const plan = result.plans.find((one) => one.bills.length > 0)
  if (!plan)
    return { title: 'Monthly deposit', lines: ['No school bills are still to come, so there is nothing to save for.'] }
  const [first] = plan.bills
  const factor = first ? (plan.factors[first.month] ?? 1) : 1
  return {
    title: `Monthly deposit for ${plan.name}`,
    lines: [
      'deposit = (bills in today’s worth − savings) ÷ (a dollar a month in today’s worth), the largest over all bills',
      `today’s worth of an amount = amount ÷ growth of a dollar until then`,
      `= ${dollarsAndCents(plan.needed)} a month`,
    ],
    steps: [
      ...(first
        ? [
            ...(plan.child.cost === null && inputs.costGrowth !== 0
              ? [
                  `The published price of ${pricedFor()}, ${dollars(publishedPrice(plan.child.school, inputs.counts) ?? 0)}, has ${inputs.costGrowth > 0 ? 'risen' : 'fallen'} ${percentText(Math.abs(inputs.costGrowth))} a year since August ${pricedFor().slice(0, 4)}: ${dollars(plan.priceToday)} today.`,
                ]
              : []),
            `First bill, ${monthText(monthAt(result, first.month))}: the price today, ${dollars(plan.priceToday)}, × ${plain(1 + inputs.costGrowth / 100, 4)}^(${first.month} ÷ 12) = ${dollars(first.price)}; the plan is to pay ${dollars(first.planned)} of it.`,
            `A dollar saved today grows to ${plain(factor, 4)} by then: ${path(inputs)}. Each month earns (1 + yearly return)^(1/12) − 1.`,
          ]
        : []),
      `Deposits fall at each month’s end${inputs.raise > 0 ? ` and rise ${percentText(inputs.raise)} after every 12` : ''}. Every amount called monthly is dollars a month; a year of ${dollars(inputs.monthly)} a month is ${dollars(inputs.monthly * 12)}.`,
      `All children: ${listText(result.plans.map((one) => `${one.name} ${dollarsAndCents(one.needed)}`))}; together ${dollarsAndCents(result.needed)} a month.`,
      'What you save is shared out in these proportions. Nothing is rounded on the way.',
    ],
  }
}

function coverage(result: Result): Working {
  return {
    title: 'Share covered',
    lines: [
      'covered = paid by the plans ÷ bills you mean to pay',
      `${dollars(result.paid)} ÷ ${dollars(result.planned)}`,
      result.coverage === null ? 'no bills to come' : `= ${percentText(result.coverage * 100, 1)}`,
    ],
    steps: ['Each August a plan pays that year’s bill, or as much of it as it holds.'],
  }
}

function state(result: Result, inputs: PlanInputs): Working | null {
  const { benefit, saving } = result.state
  if (benefit.outcome !== 'deduction' && benefit.outcome !== 'credit') return null
  const deposits = result.plans.reduce((sum, one) => sum + one.firstYear + one.child.lump, 0)
  return {
    title: `${stateNameOf(inputs.state)}’s ${benefit.outcome}`,
    lines: [
      'saved = state tax without it − state tax with it',
      `${dollars(deposits)} deposited in the first 12 months; ${dollars(benefit.amount)} counts as a ${benefit.outcome}`,
      `= ${dollarsAndCents(saving.state)}`,
    ],
    steps: [
      'The difference of two whole sets of federal and state returns at your income, with the standard deduction or itemized state tax, whichever is larger. One person’s pay; no other income.',
    ],
  }
}

function taken({ amount, earnings, cost }: Leftover): Working {
  return {
    title: 'Money taken out for other things',
    lines: [
      'cost = income tax on the growth + 10% of the growth + state tax taken back',
      `${dollarsAndCents(cost.incomeTax)} + ${dollarsAndCents(cost.penalty)} + ${dollarsAndCents(cost.recapture)}`,
      `= ${dollarsAndCents(cost.incomeTax + cost.penalty + cost.recapture)} of ${dollars(amount)}`,
    ],
    steps: [
      `Of ${dollars(amount)}, ${dollars(earnings)} is growth: every withdrawal takes growth and deposits in proportion.`,
      'Income tax is the difference of two whole sets of returns with and without the growth, at your income today. Paid to a child with little income, it may be less.',
      'State tax taken back: the part that was deposited × what the state saves per dollar now. About; each state has its own rule.',
    ],
  }
}

export const workingsOf = (result: Result, inputs: PlanInputs, leftover: Leftover): readonly Working[] =>
  [deposit(result, inputs), coverage(result), state(result, inputs), taken(leftover)].filter((one) => one !== null)
