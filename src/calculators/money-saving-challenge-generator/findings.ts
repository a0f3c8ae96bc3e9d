import { heaviestStretch } from '#engine/challenge/heaviest.ts'
import type { Step } from '#engine/challenge/plan.ts'
import { dateText, dollars, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { FOUR_WEEKS, inPattern, type Result, units } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'
import { amountText, goalText, stepsText } from './words.ts'

type Found = Finding | null

function heaviest(result: Result, inputs: ChallengeInputs): Found {
  const stretch = result.heaviest
  // A month between steps: four weeks never hold more than one of them.
  if (!stretch || stretch.amount >= result.challenge.left || inputs.rhythm === 'month') return null
  const when =
    stretch.from === stretch.to
      ? `on ${dateText(stretch.from)}`
      : `from ${dateText(stretch.from)} to ${dateText(stretch.to)}`
  const even = heaviestStretch(inPattern(inputs, 'zigzag').steps, FOUR_WEEKS)?.amount ?? 0
  const ease =
    !result.repaired && inputs.pattern !== 'zigzag' && even > 0 && even < stretch.amount * 0.9
      ? ` The same steps in zig-zag order never ask more than ${amountText(even)} in four weeks.`
      : ''
  return {
    tone: ease ? 'watch' : 'note',
    text: `**The heaviest four weeks ask for ${amountText(stretch.amount)}**, ${when}.${ease}`,
  }
}

function start(result: Result, inputs: ChallengeInputs): Found {
  const first = result.open[0]
  if (!first || result.repaired) return null
  const largest = result.open.reduce((most, step) => (step.amount > most.amount ? step : most), first)
  if (inputs.pattern === 'flat' || largest.amount === first.amount)
    return inputs.pattern === 'reverse' && result.open.length > 1 ? falling(first) : null
  return {
    tone: 'note',
    text: `**It begins with ${amountText(first.amount)}** on ${dateText(first.date)}. The largest step, ${amountText(largest.amount)}, comes on ${dateText(largest.date)}.`,
  }
}
const falling = ({ amount, date }: Step): Finding => ({
  tone: 'good',
  text: `**The largest step comes first**, ${amountText(amount)} on ${dateText(date)}; from then on each one asks the same or less.`,
})

function exact(result: Result, inputs: ChallengeInputs): Found {
  if (result.open.length === 0 || result.outcome !== 'plan') return null
  const unit = units[inputs.rounding]
  const odd = result.open.find((step) => step.amount % unit !== 0)
  const why =
    odd && inputs.rounding !== 'cent'
      ? ` What does not come out even is in the step of ${dateText(odd.date)}, ${amountText(odd.amount)}.`
      : ''
  const saved = result.challenge.saved > 0 ? ` with the ${amountText(result.challenge.saved)} saved so far` : ''
  return {
    tone: 'good',
    text: `**The ${stepsText(result.open.length, inputs)} ${result.open.length === 1 ? 'comes' : 'add up'} to exactly ${goalText(inputs.goal)}**${saved}, to the cent.${why}`,
  }
}

function repaired(result: Result, inputs: ChallengeInputs): Found {
  const missed = result.challenge.steps.filter((step) => step.state === 'missed')
  if (missed.length === 0 || result.open.length === 0) return null
  const moved = missed.reduce((sum, step) => sum + step.planned, 0)
  const largest = result.open.reduce((most, step) => Math.max(most, step.amount - step.planned), 0)
  const each = largest > 0 ? ` No step grows by more than ${amountText(largest)}.` : ''
  return {
    tone: 'good',
    text: `**${amountText(moved)} of ${stepsText(missed.length, inputs)} moved** to the ${stepsText(result.open.length, inputs)} left. The goal stays the same, and no day is added.${each}`,
  }
}

function nearlyThere(result: Result, inputs: ChallengeInputs): Found {
  const spared = result.challenge.steps.filter((step) => step.state === 'spared').length
  if (spared === 0) return null
  return {
    tone: 'good',
    text: `**You are nearly there**: the last ${stepsText(spared, inputs)} ${spared === 1 ? 'asks' : 'ask'} for nothing any more.`,
  }
}

function interest(result: Result, inputs: ChallengeInputs): Found {
  if (inputs.apy <= 0 || result.interest < 0.5 || result.end === null || result.outcome !== 'plan') return null
  return {
    tone: 'good',
    text: `**At ${percentText(inputs.apy)} a year the deposits earn about ${dollars(result.interest)}** by ${dateText(result.end)}, before tax, on top of the goal. In dollars of the first day the whole is worth ${dollars(result.endToday)} if prices ${inputs.inflation < 0 ? 'fall' : 'rise'} ${percentText(Math.abs(inputs.inflation))} a year.`,
  }
}

function lists(result: Result, inputs: ChallengeInputs): Found {
  const { skipped, done, missed } = result.read
  const outside = skipped.outside + done.outside + missed.outside
  const inBoth = [...missed.numbers].filter((number) => done.numbers.has(number)).length
  const texts = [
    outside > 0 ? `Your lists name steps outside 1 to ${inputs.steps}; those are passed over.` : '',
    inBoth > 0 ? `A step named as saved and as missed counts as saved (${inBoth}).` : '',
  ].filter((text) => text !== '')
  return texts.length > 0 ? { tone: 'watch', text: texts.join(' ') } : null
}

function leftOut({ outcome }: Result): Finding {
  return {
    tone: 'note',
    text:
      outcome === 'plan'
        ? 'Left out: tax on interest, and bills that come in a heavy week. The plan says what to put aside, not where it comes from.'
        : outcome === 'reached'
          ? 'Nothing is left to plan. A larger goal or another challenge starts a new plan.'
          : 'A plan is only made where its steps can add up to the goal exactly.',
  }
}

function ways(result: Result, inputs: ChallengeInputs): Found {
  const { challenge } = result
  switch (challenge.outcome) {
    case 'too-little': {
      const limit = (inputs.least ?? 0) * 100 >= units[inputs.rounding]
      const smaller = limit ? 'a smaller “Smallest step”' : inputs.rounding === 'cent' ? '' : 'amounts in smaller units'
      const ways = ['fewer steps', smaller, `a goal of ${amountText(challenge.needed)}`].filter((way) => way !== '')
      return { tone: 'act', text: `**What would fit**: ${ways.join(', or ')}.` }
    }
    case 'too-much':
      return {
        tone: 'act',
        text: `**What would fit**: more steps, or a larger “Largest step”, or a goal of at most ${amountText(challenge.saved + challenge.holds)}.`,
      }
    case 'no-amount':
      return {
        tone: 'act',
        text: `**What would fit**: a larger “Largest step”${inputs.rounding === 'cent' ? '' : ', or amounts in smaller units'}.`,
      }
    case 'no-steps':
      return {
        tone: 'act',
        text: `**Add steps for the ${amountText(challenge.left)} that is left**, or take some off your lists.`,
      }
    default:
      return null
  }
}

export const findingsOf = (result: Result, inputs: ChallengeInputs): readonly Finding[] => [
  ...[
    ways(result, inputs),
    repaired(result, inputs),
    nearlyThere(result, inputs),
    exact(result, inputs),
    heaviest(result, inputs),
    start(result, inputs),
    interest(result, inputs),
    lists(result, inputs),
  ].filter((finding) => finding !== null),
  leftOut(result),
]
