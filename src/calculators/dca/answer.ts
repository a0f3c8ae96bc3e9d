/** What is worked out at every key press: the result, its figures, the headline of each question, hints. */
import type { AnswerPart } from '../kit/calculator.ts'
import type { Answer } from '../kit/presentation.ts'
import { about } from '../kit/preset.ts'
import { compute, monthlyDeposit, scheduleOf } from './compute.ts'
import { type DcaContext, ofPaycheck, ofSince, ofWindfall } from './context.ts'
import { figures } from './figures.ts'
import { firstStudy } from './first-study.precomputed.ts'
import { paycheckAnswer } from './paycheck-answer.ts'
import type { DcaInputs } from './sections.ts'
import { sinceAnswer } from './since-answer.ts'
import { windfallAnswer } from './windfall-answer.ts'
import { hintWords, questions } from './words/answer.en.ts'

/** What each question asks for. */
const mainFigures: Readonly<Record<DcaInputs['question'], string>> = {
  windfall: 'costOfWaiting',
  paycheck: 'endToday',
  since: 'sinceWorth',
}
const nothing: Answer = { headline: '', keyFigures: [] }
const answer = (context: DcaContext): Answer =>
  ofWindfall(windfallAnswer)(context) ?? ofPaycheck(paycheckAnswer)(context) ?? ofSince(sinceAnswer)(context) ?? nothing

export const answerPart: AnswerPart<DcaContext> = {
  compute,
  figures,
  main: ({ question }) => mainFigures[question],
  moreIs: 'worse',
  answer,
  first: firstStudy,
  hints: {
    every: ({ inputs, say }) => {
      const { parts } = scheduleOf(inputs)
      if (parts === 1) return hintWords.single
      return hintWords.installments({ parts, part: inputs.total / parts, every: inputs.every }, say)
    },
    deposit: ({ inputs, say }) => hintWords.yearly({ yearly: monthlyDeposit(inputs) * 12 }, say),
  },
  presets: [
    { unknown: 'deposit', figure: 'endToday', target: (now) => about(now * 1.5), question: questions.deposit },
    { unknown: 'years', figure: 'endToday', target: (now) => about(now * 1.5), question: questions.years },
    { unknown: 'sinceDeposit', figure: 'sinceWorth', target: (now) => about(now * 1.5), question: questions.since },
    { unknown: 'cashYield', figure: 'costOfWaiting', target: () => 0, question: questions.cashYield },
  ],
}
