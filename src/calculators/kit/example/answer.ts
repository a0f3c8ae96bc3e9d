import type { AnswerPart } from '../calculator.ts'
import { compute, type ExampleContext } from './compute.ts'
import { words } from './words/answer.en.ts'

export const answerPart: AnswerPart<ExampleContext> = {
  compute,
  main: 'months',
  moreIs: 'worse',
  figures: [
    {
      key: 'months',
      label: words.figures.months,
      unit: 'months',
      value: ({ result }) => (result.outcome === 'reached' ? result.months : result.outcome === 'there' ? 0 : null),
    },
    {
      key: 'growth',
      label: words.figures.growth,
      unit: 'money',
      dollars: 'nominal',
      value: ({ inputs }) => Math.max(0, inputs.goal - inputs.start),
    },
  ],
  answer: ({ inputs, result, say }) => ({
    headline:
      result.outcome === 'reached'
        ? words.reached({ goal: inputs.goal, months: result.months }, say)
        : result.outcome === 'there'
          ? words.there(inputs, say)
          : words.never,
    keyFigures: ['growth'],
  }),
  check: ({ goal }) => (goal > 0 ? {} : { goal: words.goalTooSmall }),
}
