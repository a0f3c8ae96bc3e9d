import { highYieldSavings, longRunInflation } from '#facts/lending/rates.ts'
import { lendingSources as table } from '#facts/sources/lending.ts'
import { dateText, dollars, dollarsAndCents } from '../kit/format.ts'
import { type Answer, type Citation, citation, type Presentation } from '../kit/presentation.ts'
import { calendarOf } from './calendar.ts'
import { chartsOf } from './charts.ts'
import type { Result } from './compute.ts'
import type { ChallengeInputs } from './fields.ts'
import { findingsOf } from './findings.ts'
import { tablesOf } from './tables.ts'
import { amountText, stepsText } from './words.ts'
import { workingsOf } from './workings.ts'

const goalText = (goal: number) => (Number.isInteger(goal) ? dollars(goal) : dollarsAndCents(goal))

function headline(result: Result, inputs: ChallengeInputs): string {
  const goal = goalText(inputs.goal)
  const { challenge, open } = result
  const left = `${amountText(challenge.left)}${challenge.saved > 0 ? ` left of the ${goal}` : ''}`
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
      return `These steps come to **${amountText(challenge.needed)}** at the least, more than the **${left}**.`
    case 'too-much':
      return `These steps hold **${amountText(challenge.holds)}** at the most, less than the **${left}**.`
  }
}

function more(result: Result, inputs: ChallengeInputs): string {
  if (result.outcome !== 'plan') return ''
  const heavy = result.heaviest
  const heavyText =
    heavy && result.open.length > 2 && heavy.from !== heavy.to
      ? ` The heaviest four weeks ask for ${amountText(heavy.amount)}.`
      : ''
  return `That is ${dollarsAndCents(result.averagePerWeek)} a week on average over ${stepsText(inputs.steps, inputs)}.${heavyText} Tick the steps off on the board below, in any order.`
}

export function answer(result: Result, inputs: ChallengeInputs): Answer {
  const said = more(result, inputs)
  return {
    headline: headline(result, inputs),
    ...(said === '' ? {} : { more: said }),
    keyFigures: ['averagePerWeek', 'largestStep', 'heaviestFourWeeks', 'endBalance'],
    ...(result.outcome === 'plan' ? { calendar: calendarOf(result, inputs) } : {}),
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
