import { highYieldSavings, longRunInflation } from '#facts/lending/rates.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { dateText, dollarsAndCents } from '../kit/format.ts'
import { type Answer, type Citation, citation, type Presentation } from '../kit/presentation.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { tablesOf } from './tables.ts'
import { amountText, goalText, stepsText, unitNames } from './words.ts'
import { workingsOf } from './workings.ts'

function headline(result: Result, inputs: ChallengeInputs): string {
  const goal = goalText(inputs.goal)
  const { challenge, open } = result
  const left = challenge.saved > 0 ? `**${amountText(challenge.left)}** left of the ${goal}` : `**${goal}**`
  switch (challenge.outcome) {
    case 'plan': {
      const sizes = open.map((step) => step.amount)
      const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
      const between =
        least === most ? `of **${amountText(most)}**` : `between **${amountText(least)}** and **${amountText(most)}**`
      const each = `**${stepsText(open.length, inputs)}** ${between}`
      const one = open.length === 1
      const by = `by ${dateText(open.at(-1)?.date ?? '')}`
      return challenge.saved > 0
        ? `You have ${amountText(challenge.saved)}; ${each} ${one ? 'brings' : 'bring'} you to exactly **${goal}** ${by}.`
        : `${each} ${one ? 'comes' : 'come'} to exactly **${goal}** ${by}.`
    }
    case 'reached':
      return `**You are there**: ${amountText(challenge.saved)} is saved, and the goal is **${goal}**.`
    case 'no-steps':
      return `There is **no step left** to save the ${left} in.`
    case 'too-little':
      return `${stepsText(challenge.count, inputs)} of at least ${amountText(challenge.needed / challenge.count)}${challenge.count === 1 ? ' comes' : ' each come'} to **${amountText(challenge.needed)}**, more than the ${left}.`
    case 'too-much':
      return `${stepsText(challenge.count, inputs)} of at most ${amountText(challenge.holds / challenge.count)}${challenge.count === 1 ? ' holds' : ' each hold'} **${amountText(challenge.holds)}**, less than the ${left}.`
    case 'no-amount':
      return noAmount(inputs)
  }
}

/** The limits leave no room for a single coin or bill. */
function noAmount({ least, most, rounding }: ChallengeInputs): string {
  const largest = `**${goalText(most ?? 0)}**`
  return least !== null && least > 0
    ? `No step in ${unitNames[rounding]} lies between **${goalText(least)}** and ${largest}.`
    : `No step in ${unitNames[rounding]} can be ${largest} or less.`
}

function more(result: Result, inputs: ChallengeInputs): string {
  if (result.outcome !== 'plan') return ''
  const heavy = result.heaviest
  const heavyText =
    heavy && heavy.from !== heavy.to && heavy.amount < result.challenge.left
      ? ` The heaviest four weeks ask for ${amountText(heavy.amount)}.`
      : ''
  const average = `${dollarsAndCents(result.averagePerWeek)} a week on average`
  const all = stepsText(inputs.steps, inputs)
  return `${result.repaired ? `From first to last, over ${all}, the goal is ${average}` : `That is ${average} over ${all}`}.${heavyText} Tick the steps off on the board below, in any order.`
}

export function answer(result: Result, inputs: ChallengeInputs): Answer {
  const said = more(result, inputs)
  // Months lie further apart than four weeks.
  const heavy = inputs.rhythm === 'month' ? 'stepsLeft' : 'heaviestFourWeeks'
  return {
    headline: headline(result, inputs),
    ...(said === '' ? {} : { more: said }),
    keyFigures: result.outcome === 'plan' ? ['averagePerWeek', 'largestStep', heavy, 'endBalance'] : [],
  }
}

const sources: readonly Citation[] = [
  citation(table, 'deposit-rate-lists', 'interest of a savings account, the starting value', highYieldSavings),
  citation(table, 'assumption', 'inflation', longRunInflation),
]

export const present = (result: Result, inputs: ChallengeInputs): Presentation => ({
  ...answer(result, inputs),
  charts: chartsOf(result, inputs),
  findings: findingsOf(result, inputs),
  tables: tablesOf(result, inputs),
  workings: workingsOf(result, inputs),
  sources,
})
