/** The view "Check my W-4" as a part of the page: where it is asked for, its parts take the place of the paycheck’s. */
import type { AnswerPart, ExplainPart, Figure } from '../../kit/calculator.ts'
import type { PayContext } from '../context.ts'
import { checkAnswer, checkFigures } from './answer.ts'
import type { CheckContext } from './compute.ts'
import { checkChart, checkSources, entryWorking, refundWorking } from './explain.ts'
import { checkFindings } from './findings.ts'
import { paperTable } from './paper.ts'
import { formsTable, januaryTable, paymentsTable, sourcesTable, yearTable } from './tables.ts'

/** The context of the check; null while another view is asked for. */
const checkContextOf = ({ inputs, law, today, say, result }: PayContext): CheckContext | null =>
  result.w4Check && { inputs, tax: law.facts, today, say, result: result.w4Check }

type Made<T> = T | null | false | undefined
const others =
  <T>(make: (context: PayContext) => Made<T>) =>
  (context: PayContext): Made<T> =>
    context.result.w4Check ? null : make(context)
const own =
  <T>(make: (context: CheckContext) => Made<T>) =>
  (context: PayContext): Made<T> => {
    const check = checkContextOf(context)
    return check && make(check)
  }

/** All figures of the page: the paycheck’s have no value in the check, the check’s none elsewhere. */
export const withCheckFigures = (figures: readonly Figure<PayContext>[]): readonly Figure<PayContext>[] => [
  ...figures.map((one) => ({
    ...one,
    value: (context: PayContext) => (context.result.w4Check ? null : one.value(context)),
  })),
  ...checkFigures.map((one) => ({
    ...one,
    value: ({ result }: PayContext) => result.w4Check && one.value(result.w4Check),
  })),
]

export const withCheckAnswer =
  (answer: AnswerPart<PayContext>['answer']): AnswerPart<PayContext>['answer'] =>
  (context) => {
    const check = checkContextOf(context)
    return check ? checkAnswer(check) : answer(context)
  }

const tables = [formsTable, paymentsTable, yearTable, sourcesTable, januaryTable, paperTable]

export const withCheckExplained = (part: ExplainPart<PayContext>): ExplainPart<PayContext> => ({
  ...part,
  charts: [...part.charts.map(others), own(checkChart)],
  tables: [...part.tables.map(others), ...tables.map(own)],
  workings: [...part.workings.map(others), own(refundWorking), own(entryWorking)],
  findings: (context) => {
    const check = checkContextOf(context)
    return check ? checkFindings(check) : part.findings(context)
  },
  sources: (context) => {
    const check = checkContextOf(context)
    return check ? checkSources(check) : part.sources(context)
  },
})
