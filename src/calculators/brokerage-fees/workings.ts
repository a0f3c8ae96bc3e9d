import { feeKinds, totalOf } from '#engine/funds/fee-course.ts'
import { roundToCent } from '#engine/money.ts'
import type { Working } from '../kit/presentation.ts'
import { adviserFeeOn, feeFreeReturn } from './compute.ts'
import type { FeeContext } from './context.ts'
import { feeNames } from './words/answer.en.ts'
import { percentWorking, saleWorking, wholeWorking } from './words/explain.en.ts'

function whole({ result: { you, noFee }, say }: FeeContext): Working {
  const paid = totalOf(you.course.paid)
  const { lost, paid: taken } = you.course
  return {
    title: wholeWorking.title,
    lines: [
      wholeWorking.formula,
      `= ${say.cents(noFee)} − ${say.cents(you.course.balance)}`,
      `= ${say.cents(you.lost)}`,
    ],
    steps: [
      wholeWorking.parts({ paid, growth: you.lost - roundToCent(paid) }, say),
      wholeWorking.how,
      ...feeKinds
        .filter((kind) => Math.abs(lost[kind]) >= 0.005)
        .map((kind) => wholeWorking.kind({ name: feeNames[kind], paid: taken[kind], lost: lost[kind] }, say)),
    ],
  }
}

function percentFees({ result: { you, plan }, inputs, say }: FeeContext): Working {
  const growth = feeFreeReturn(plan)
  const { expenseRatio } = you.terms
  const end = you.course.balance
  const rateOn = (balance: number) => (balance > 0 ? adviserFeeOn(inputs, balance) / balance : inputs.advisory / 100)
  const now = rateOn(plan.start)
  const tiers = { now: now * 100, start: plan.start, later: rateOn(end) * 100, end }
  return {
    title: percentWorking.title,
    lines: [
      percentWorking.formula,
      `= ${[1 + growth, 1 - expenseRatio, 1 - now].map((factor) => say.number(factor, 8)).join(' · ')}`,
      percentWorking.result({ kept: (1 + growth) * (1 - expenseRatio) * (1 - now), growth }, say),
    ],
    steps: [
      percentWorking.monthly,
      ...(inputs.steps.length > 0 ? [percentWorking.tiers(tiers, say)] : []),
      ...(plan.cashShare > 0 ? [percentWorking.cash] : []),
    ],
  }
}

function sale({ result: { plan }, inputs, say }: FeeContext): Working | null {
  if (inputs.trades === 0) return null
  const { tradeSize, section31, taf } = plan
  const shares = tradeSize / plan.sharePrice
  const full = shares * taf.perShare
  const capped = full > taf.most ? saleWorking.atMost({ most: taf.most }, say) : ''
  return {
    title: saleWorking.title,
    lines: [
      saleWorking.formula,
      `= ${say.cents(tradeSize)} · ${say.number(section31, 8)} + ${say.number(shares, 8)} · ${say.number(taf.perShare, 8)}${capped}`,
      saleWorking.result({ sec: tradeSize * section31, finra: Math.min(full, taf.most) }, say),
    ],
    steps: [saleWorking.half],
  }
}

export const workings = [whole, percentFees, sale]
