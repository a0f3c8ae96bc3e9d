import { totalOf } from '#engine/funds/fee-course.ts'
import { dollars, monthsText, percentText } from '../kit/format.ts'
import type { Answer, Presentation, Split } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import { type Result, shareLost } from './compute.ts'
import type { FeeInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { sources } from './sources.ts'
import { tablesOf } from './tables.ts'
import { workingsOf } from './workings.ts'

function splitOf({ you, noFee }: Result): Split | null {
  const paid = totalOf(you.course.paid)
  const earned = you.lost - paid
  if (noFee <= 0.005 || paid < 0 || earned < 0 || you.course.balance < 0) return null
  return {
    label: 'What the account would hold without fees, future dollars',
    unit: 'money',
    parts: [
      { label: 'You keep', value: you.course.balance, color: 'principal' as const },
      { label: 'Fees taken', value: paid, color: 'interest' as const },
      { label: 'What they would have earned', value: earned, color: 'other' as const },
    ].filter((part) => part.value > 0),
  }
}

function headline(result: Result, inputs: FeeInputs): string {
  const { you } = result
  const share = shareLost(you)
  const time = monthsText(inputs.years)
  if (share === null) return 'With no money in the account there is nothing for fees to take.'
  if (you.lost < -0.5)
    return `After ${time} your account is **${dollars(-you.lost)}** ahead of one without fees, because its cash earns more.`
  if (you.lost < 0.5) return `Fees take next to nothing: you keep **${dollars(you.course.balance)}** after ${time}.`
  if (result.outcome === 'used-up' && you.course.balance < 0.5)
    return `Fees would use up the whole account: **${dollars(you.lost)}** that it would hold without them after ${time}.`
  return `Fees would cost you **${dollars(you.lost)}** in ${time}: **${percentText(share * 100, share < 0.1 ? 1 : 0)}** of what the account would hold without them.`
}

function more(result: Result): string {
  const { you, noFee, prices } = result
  if (noFee <= 0.005) return 'Enter what is in the account, or what you add each month.'
  const rate =
    you.oneRate === null || you.oneRate < 0.000_005
      ? ''
      : ` Together they work like one fee of ${percentText(you.oneRate * 100)} a year.`
  const today =
    Math.abs(prices - 1) < 1e-9 || you.course.balance < 0.5
      ? ''
      : ` (${dollars(you.course.balance / prices)} in today’s money)`
  return `You keep ${dollars(you.course.balance)}${today} instead of ${dollars(noFee)}.${rate}`
}

/** What stands first; charts, findings and tables follow when the browser has time. */
export function answer(result: Result, inputs: FeeInputs): Answer {
  const split = splitOf(result)
  return {
    headline: headline(result, inputs),
    more: more(result),
    ...(split ? { split } : {}),
    keyFigures: [
      'finalBalance',
      'allInRate',
      'firstYearFees',
      ...(result.move !== null && result.move.gain >= 1 ? ['moveGain'] : ['feesPaid']),
    ],
  }
}

export const present = (result: Result, inputs: FeeInputs): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result),
  workings: workingsOf(result, inputs),
  sources,
})
