/** What is worked out at every key press: the result, its figures, the headline, hints and errors. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute } from './compute.ts'
import type { ChallengeContext } from './context.ts'
import { figures } from './figures.ts'
import { amountText, goalText, stepsText } from './phrases.ts'
import { asksPayday } from './sections.ts'
import {
  between,
  errorWords,
  headlines,
  hintWords,
  more as moreSteps,
  questions,
  rhythms,
  underneath,
  unitNames,
} from './words/answer.en.ts'
import { stepNouns } from './words/steps.en.ts'

function planned({ inputs, result: { challenge, open }, say }: ChallengeContext): string {
  const sizes = open.map((step) => step.amount)
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)]
  const values = {
    amounts:
      least === most ? amountText(most, say) : between({ least: amountText(least, say), most: amountText(most, say) }),
    each: rhythms[inputs.rhythm],
    steps:
      challenge.saved > 0
        ? moreSteps({ count: open.length, noun: stepNouns[inputs.rhythm] }, say)
        : stepsText(open.length, inputs, say),
  }
  return (open.length === 1 ? headlines.once : headlines.plan)(values)
}

/** The limits leave no room for a single coin or bill. */
function noAmount({ inputs: { least, most, rounding }, say }: ChallengeContext): string {
  const values = { unit: unitNames[rounding], most: goalText(most ?? 0, say) }
  return least !== null && least > 0
    ? headlines.noneBetween({ ...values, least: goalText(least, say) })
    : headlines.noneUnder(values)
}

function headline(context: ChallengeContext): string {
  const { inputs, result, say } = context
  const { challenge } = result
  const hasSaved = challenge.saved > 0
  const left = amountText(challenge.left, say)
  const goal = hasSaved ? left : goalText(inputs.goal, say)
  const each = rhythms[inputs.rhythm]
  switch (challenge.outcome) {
    case 'plan':
      return planned(context)
    case 'reached':
      return headlines.reached({ saved: amountText(challenge.saved, say) })
    case 'no-steps':
      return headlines.noSteps({ left })
    case 'too-little':
      return (hasSaved ? headlines.tooLittleLeft : headlines.tooLittle)({
        limit: amountText(challenge.needed / challenge.count, say),
        each,
        total: amountText(challenge.needed, say),
        goal,
      })
    case 'too-much':
      return (hasSaved ? headlines.tooMuchLeft : headlines.tooMuch)({
        limit: amountText(challenge.holds / challenge.count, say),
        each,
        total: amountText(challenge.holds, say),
        goal,
      })
    case 'no-amount':
      return noAmount(context)
  }
}

function more({ inputs, result, say }: ChallengeContext): string {
  const { challenge, open } = result
  if (result.outcome !== 'plan') return ''
  const values = {
    goal: goalText(inputs.goal, say),
    day: open.at(-1)?.date ?? inputs.start,
    average: say.cents(result.averagePerWeek),
  }
  const end =
    challenge.saved > 0
      ? underneath.endAfter({ ...values, saved: amountText(challenge.saved, say) }, say)
      : underneath.end(values, say)
  return `${end} ${underneath.board}`
}

function answer(context: ChallengeContext): Answer {
  const said = more(context)
  // Months lie further apart than four weeks.
  const heavy = context.inputs.rhythm === 'month' ? 'stepsLeft' : 'heaviestFourWeeks'
  return {
    headline: headline(context),
    ...(said === '' ? {} : { more: said }),
    keyFigures:
      context.result.outcome === 'plan'
        ? [heavy, ...(context.result.repaired ? ['stillToSave'] : []), 'interest', 'endBalance']
        : [],
  }
}

export const answerPart: AnswerPart<ChallengeContext> = {
  compute,
  figures,
  main: 'averagePerWeek',
  moreIs: 'neither',
  answer,
  check: ({ least, most }) =>
    least !== null && most !== null && least > most ? { most: errorWords.mostTooSmall() } : {},
  hints: {
    pattern: ({ inputs }) =>
      inputs.pattern === 'payday' && !asksPayday(inputs) ? hintWords.everyPayday : hintWords.pattern[inputs.pattern],
  },
  presets: [
    { unknown: 'goal', figure: 'averagePerWeek', target: (now) => about(now * 0.75), question: questions.goal },
    { unknown: 'steps', figure: 'averagePerWeek', target: (now) => about(now * 0.75), question: questions.steps },
    { unknown: 'goal', figure: 'largestStep', target: (now) => about(now * 0.75), question: questions.most },
  ],
}
