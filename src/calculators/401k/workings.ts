import { planLoan } from '#facts/retirement/early-withdrawal.ts'
import type { Working } from '../kit/presentation.ts'
import type { PlanContext } from './context.ts'
import { growthWorking, loanWorking, matchWorking, takeHomeWorking } from './words/explain.en.ts'

function match({ result, inputs, say }: PlanContext): Working {
  const { level } = result
  const pay = inputs.pay / result.paychecks
  let left = level.rows[0] ? level.rows[0].preTax + level.rows[0].roth : 0
  const lines = inputs.tiers.map(({ rate, width }) => {
    const own = Math.min(left, (pay * width) / 100)
    left -= own
    return matchWorking.tier({ own, rate, match: (own * rate) / 100 }, say)
  })
  return {
    title: matchWorking.title,
    lines: [
      matchWorking.formula,
      ...(lines.length > 0 ? lines : [matchWorking.none]),
      matchWorking.total(level, say),
      matchWorking.whole({ whole: level.wholeMatch }, say),
    ],
    steps: [matchWorking.perPaycheck],
  }
}

function takeHome({ result, say }: PlanContext): Working | null {
  const { percent, percentPreTax, percentRoth } = result.takeHome
  if (percent < 0.01) return null
  const line = (cost: number) => ({ goes: percent, saved: percent - cost, cost })
  return {
    title: takeHomeWorking.title,
    lines: [
      takeHomeWorking.formula,
      takeHomeWorking.pre(line(percentPreTax), say),
      takeHomeWorking.roth(line(percentRoth), say),
    ],
    steps: [takeHomeWorking.whole],
  }
}

function growth({ result, inputs, say }: PlanContext): Working {
  const { balance, years, deflator } = result
  return {
    title: growthWorking.title,
    lines: [
      growthWorking.formula,
      growthWorking.result({ balance, years }, say),
      growthWorking.today({ balance, inflation: inputs.inflation, years, today: balance * deflator }, say),
    ],
    steps: [growthWorking.limits, growthWorking.catchUp],
  }
}

function loan({ result, inputs, say }: PlanContext): Working | null {
  const { most, mostSmall, course } = result.loan
  if (most <= 0 && inputs.loan <= 0) return null
  const { cap, shareOfVested } = planLoan.value
  const highest = Math.max(inputs.highest, inputs.owed)
  const half = Math.max(0, inputs.balance - result.vested.unvested) * shareOfVested
  return {
    title: loanWorking.title,
    lines: [
      loanWorking.formula,
      loanWorking.result({ most, cap: cap - (highest - inputs.owed), half, owed: inputs.owed }, say),
      ...(inputs.loan > 0 ? [loanWorking.payment(course, say)] : []),
    ],
    steps: mostSmall > most ? [loanWorking.small({ most: mostSmall }, say)] : [],
  }
}

export const workings = [match, takeHome, growth, loan]
