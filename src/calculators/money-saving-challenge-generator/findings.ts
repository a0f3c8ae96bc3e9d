import { heaviestStretch } from '#engine/challenge/heaviest.ts'
import { dateText, dollars, dollarsAndCents, percentText } from '../kit/format.ts'
import type { Finding } from '../kit/presentation.ts'
import { MOST_EVENTS } from './calendar.ts'
import { FOUR_WEEKS, inPattern, type Result } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'
import { amountText, stepsText } from './words.ts'

type Found = Finding | null

function heaviest(result: Result, inputs: ChallengeInputs): Found {
  const stretch = result.heaviest
  if (!stretch || result.open.length < 3) return null
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
  if (largest.amount === first.amount && inputs.pattern !== 'reverse') return null
  return inputs.pattern === 'reverse'
    ? {
        tone: 'good',
        text: `**The largest step comes first**, ${amountText(first.amount)} on ${dateText(first.date)}; from then on each one asks the same or less.`,
      }
    : {
        tone: 'note',
        text: `**It begins with ${amountText(first.amount)}** on ${dateText(first.date)}. The largest step, ${amountText(largest.amount)}, comes on ${dateText(largest.date)}.`,
      }
}

function exact(result: Result, inputs: ChallengeInputs): Found {
  if (result.open.length === 0) return null
  const unit = { cent: 1, dollar: 100, five: 500 }[inputs.rounding]
  const odd = result.open.find((step) => step.amount % unit !== 0)
  const why = odd ? ` The odd cents are in the step of ${dateText(odd.date)}, ${amountText(odd.amount)}.` : ''
  const saved = result.challenge.saved > 0 ? ` with the ${amountText(result.challenge.saved)} saved so far` : ''
  return {
    tone: 'good',
    text: `**The ${stepsText(result.open.length, inputs)} ${result.open.length === 1 ? 'comes' : 'add up'} to exactly ${dollarsAndCents(inputs.goal)}**${saved}, to the cent.${why}`,
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
    text: `**${amountText(moved)} of ${stepsText(missed.length, inputs)} moved** to the ${stepsText(result.open.length, inputs)} left. The goal and the last day stay the same.${each}`,
  }
}

function interest(result: Result, inputs: ChallengeInputs): Found {
  if (inputs.apy <= 0 || result.interest < 0.5 || result.end === null || result.outcome !== 'plan') return null
  return {
    tone: 'good',
    text: `**At ${percentText(inputs.apy)} a year the deposits earn about ${dollars(result.interest)}** by ${dateText(result.end)}, before tax, on top of the goal. In dollars of the first day the whole is worth ${dollars(result.endToday)} if prices rise ${percentText(inputs.inflation)} a year.`,
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

function calendar(result: Result): Found {
  const left = result.open.length - MOST_EVENTS
  const last = result.open[MOST_EVENTS - 1]
  return left > 0 && last
    ? {
        tone: 'note',
        text: `**The calendar file holds the first ${MOST_EVENTS} steps left**, to ${dateText(last.date)}; ${left} more come after. Make it again then: known days are not doubled.`,
      }
    : null
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
  const left = challenge.left / 100
  switch (challenge.outcome) {
    case 'too-little': {
      const finer = inputs.rounding === 'cent' ? '' : ' Finer rounding helps too.'
      return {
        tone: 'act',
        text: `**Fewer steps, a smaller smallest step or a goal of ${amountText(challenge.needed)} would fit.**${finer}`,
      }
    }
    case 'too-much':
      return {
        tone: 'act',
        text: `**More steps, a larger largest step or a goal of at most ${amountText(challenge.holds)} would fit.**`,
      }
    case 'no-steps':
      return {
        tone: 'act',
        text: `**Add steps for the ${dollarsAndCents(left)} that is left**, or take some off your lists.`,
      }
    default:
      return null
  }
}

export const findingsOf = (result: Result, inputs: ChallengeInputs): readonly Finding[] => [
  ...[
    ways(result, inputs),
    repaired(result, inputs),
    exact(result, inputs),
    heaviest(result, inputs),
    start(result, inputs),
    interest(result, inputs),
    calendar(result),
    lists(result, inputs),
  ].filter((finding) => finding !== null),
  leftOut(result),
]
