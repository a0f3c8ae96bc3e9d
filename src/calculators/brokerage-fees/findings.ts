import { type FeeKind, feeKinds, saleFees, totalOf } from '#engine/funds/fee-course.ts'
import { dollars, dollarsAndCents, monthsText, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { type Result, shareLost } from './compute.ts'
import type { FeeInputs } from './fields.ts'
import { kindNames } from './words.ts'

type Found = Finding | null

/** One percent a year is not one percent of wealth. */
function notOnePercent(result: Result, inputs: FeeInputs): Found {
  const { oneRate } = result.you
  const share = shareLost(result.you)
  if (share === null || oneRate === null || result.you.lost < 1 || inputs.years < 24) return null
  const years = inputs.years / 12
  const onePercent = (1 - 0.99 ** years) * 100
  return {
    tone: oneRate > 0.0025 ? 'watch' : 'note',
    text: `**${percentText(oneRate * 100)} a year is ${percentText(share * 100, 1)} of your wealth** after ${monthsText(inputs.years)}: all your fees together work like one fee of ${percentText(oneRate * 100)} taken again every year. On money that is there from the start, 1% a year takes ${percentText(onePercent, 0)} in that time.`,
  }
}

function usedUp({ you }: Result): Found {
  const at = you.course.usedUpStep
  return at === null
    ? null
    : {
        tone: 'act',
        text: `**In ${at === 1 ? 'the first month' : `month ${at}`} the fees are more than the account holds.** Nothing below zero is counted; the fees left unpaid are not shown.`,
      }
}

function biggest({ you }: Result): Found {
  const kinds = feeKinds.filter((kind) => you.course.lost[kind] >= 1)
  const first = kinds.reduce<FeeKind | null>(
    (most, kind) => (most === null || you.course.lost[kind] > you.course.lost[most] ? kind : most),
    null,
  )
  if (first === null) return null
  const share = (you.course.lost[first] / Math.max(1, you.lost)) * 100
  const whole =
    share > 100.5
      ? 'more than the whole, because your cash made up for some of it'
      : share >= 99.5
        ? 'nearly the whole'
        : `${percentText(share, 0)} of the whole`
  const taken = you.course.paid[first]
  const more = you.course.lost[first] - taken
  const grown =
    Math.abs(more) < 0.5
      ? ''
      : more > 0
        ? ` ${dollars(taken)} of it is taken, the rest is what that money would have earned.`
        : ` ${dollars(taken)} is taken; at this return it would have shrunk in the account too.`
  return {
    tone: 'watch',
    text: `**${kindNames[first]}** cost${first === 'expense' || first === 'commission' || first === 'regulatory' ? '' : 's'} the most: **${dollars(you.course.lost[first])}** at the end${kinds.length > 1 ? `, ${whole}` : ''}.${grown}`,
  }
}

function move({ move: found, you, noFee }: Result, inputs: FeeInputs): Found {
  if (found === null || noFee < 1) return null
  const { to, gain, payback, cost } = found
  const lead = to.course.balance - you.course.balance
  if (Math.abs(lead) < 0.5)
    return {
      tone: 'note',
      text: `**“${to.name}” ends level with your account.**${cost > 0 ? ` Moving there would cost ${dollars(cost)}.` : ''}`,
    }
  if (gain <= 0 && lead > 0)
    return {
      tone: 'note',
      text: `**“${to.name}” costs less, but not enough to earn back the ${dollars(cost)} to move** in ${monthsText(inputs.years)}: you would end with ${dollars(-gain)} less.`,
    }
  if (gain <= 0)
    return {
      tone: 'good',
      text: `**Your account ends ahead** of the other${inputs.others.length > 1 ? 's' : ''}: moving to “${to.name}” would leave you ${dollars(-gain)} less.`,
    }
  if (gain < 1) return null
  const need =
    found.extraReturn !== null && found.extraReturn > 0.00005
      ? ` To end level, your account must return **${percentText(found.extraReturn * 100)} a year more** before fees.`
      : ''
  const paid =
    cost === 0 ? '' : payback === null ? '' : ` The ${dollars(cost)} to move is earned back in ${monthsText(payback)}.`
  return {
    tone: 'act',
    text: `**“${to.name}” ends ${dollars(gain)} ahead** of your account${you.course.paid.advisory > to.course.paid.advisory + 0.5 ? ', without the advice you may get for your fee' : ''}.${paid}${need}`,
  }
}

function cash(result: Result, inputs: FeeInputs): Found {
  const held = inputs.start * Math.min(1, Math.max(inputs.cashShare, inputs.forcedCash) / 100)
  const gap = inputs.fairCash - inputs.sweepYield
  const lost = result.you.course.lost.sweep
  if (held < 1 || gap <= 0 || lost < 1) return null
  return {
    tone: 'act',
    text: `**Cash at ${percentText(inputs.sweepYield)}** instead of ${percentText(inputs.fairCash)} costs ${dollars((held * gap) / 100)} a year on the ${dollars(held)} you hold today, and **${dollars(lost)}** by the end. No bill shows it. Often the same broker offers a money market fund you have to choose yourself.`,
  }
}

function sales(result: Result, inputs: FeeInputs): Found {
  if (inputs.trades === 0 || inputs.tradeSize < 1) return null
  const { plan } = result
  const one = saleFees(plan.tradeSize, plan.tradeSize / plan.sharePrice, plan.section31, plan.taf)
  return {
    tone: 'note',
    text: `**Even a trade without commission has costs.** Selling ${dollars(plan.tradeSize)} pays about ${dollarsAndCents(one)} to the SEC and FINRA${inputs.spread === 0 ? '' : `; the spread takes about ${dollarsAndCents((plan.tradeSize * inputs.spread) / 200)} of each trade`}.`,
  }
}

function margin(inputs: FeeInputs): Found {
  if (inputs.marginLoan === 0 || inputs.marginRate === 0) return null
  return {
    tone: 'watch',
    text: `**Margin interest** on ${dollars(inputs.marginLoan)} is ${dollars((inputs.marginLoan * inputs.marginRate) / 100)} a year. What the borrowed money earns or loses is not counted here.`,
  }
}

function inflation({ you, prices }: Result, inputs: FeeInputs): Found {
  if (inputs.inflation === 0 || you.lost < 1 || you.course.balance < 1) return null
  return {
    tone: 'note',
    text: `**In today’s dollars** the fees cost ${dollars(you.lost / prices)}, and the account holds ${dollars(you.course.balance / prices)}, at ${percentText(inputs.inflation)} inflation.`,
  }
}

function none({ you, noFee }: Result): Found {
  return noFee > 0.005 && Math.abs(you.lost) < 1 && Math.abs(totalOf(you.course.paid)) < 1
    ? {
        tone: 'good',
        text: '**You entered no fees that matter.** Fund expenses and low interest on cash are the ones most often missed.',
      }
    : null
}

const leftOut: Finding = {
  tone: 'note',
  text: 'Left out: tax, good and bad years, and what advice may be worth to you. Dollar fees stay the same in future dollars. The part you keep in cash is held level, month by month.',
}

export function findingsOf(result: Result, inputs: FeeInputs): readonly Finding[] {
  const found: readonly Found[] = [
    usedUp(result),
    none(result),
    notOnePercent(result, inputs),
    move(result, inputs),
    biggest(result),
    cash(result, inputs),
    margin(inputs),
    sales(result, inputs),
    inflation(result, inputs),
  ]
  return [...found.filter((finding) => finding !== null).slice(0, 6), leftOut]
}
