/** The worksheets of the paper Form W-4 with these answers, beside the entries of the check. */

import { payPeriods } from '#engine/withholding/pay-frequency.ts'
import {
  type DeductionsLines,
  deductionsWorksheet,
  multipleJobsWorksheet,
  stepThree,
} from '#engine/withholding-check/w4-worksheets.ts'
import type { KeyedTable } from '../../kit/presentation.ts'
import { tableOf } from '../../kit/table-of.ts'
import type { CheckContext } from './compute.ts'
import { tableWords } from './words/explain.en.ts'

const words = tableWords.paper
type Line = readonly [key: string, line: string, amount: number | null]

const shown = [2, 4, 5, 10, 11, 12, 14] as const

function deductionLines({ inputs, result }: CheckContext, year: number): DeductionsLines {
  const { tax, household, sources } = result.check
  return deductionsWorksheet(
    {
      status: inputs.status,
      totalIncome: Math.max(0, tax.income.total),
      tips: sources.reduce((sum, { source }) => sum + source.tips, 0),
      overtimePremium: sources.reduce((sum, { source }) => sum + source.overtimePremium, 0),
      carLoanInterest: inputs.checkCarLoan,
      seniors: household.people.filter(({ age }) => age >= 65).length,
      adjustments: tax.adjustments.total,
      medical: inputs.checkMedical,
      stateAndLocalTaxes: inputs.checkStateTaxes,
      mortgageInterest: inputs.checkMortgage,
      gifts: inputs.checkGifts,
      otherItemized: inputs.checkOtherItemized,
      cashGifts: inputs.checkGifts,
    },
    year,
  )
}

/** Step 2(b) for the jobs still held, at a full year of their pay. */
function jobLines({ inputs, result }: CheckContext, year: number): readonly Line[] {
  const jobs = result.check.sources
    .filter(({ source, phase }) => source.kind === 'job' && phase !== 'past')
    .map(({ taxablePerCheck, periods }) => ({ wages: taxablePerCheck * periods, periods }))
    .sort((a, b) => b.wages - a.wages)
  const found = multipleJobsWorksheet(
    jobs.map(({ wages }) => wages),
    jobs[0]?.periods ?? payPeriods.biweekly,
    inputs.status,
    year,
  )
  if (found.outcome !== 'found') return [['noTable', words.noTable[found.outcome], null]]
  const { lines, yearly, perCheck } = found
  const which = lines.length === 1 ? ['1'] : ['2a', '2b']
  return [
    ...lines.map((amount, index): Line => [`jobs${which[index] ?? ''}`, words.lines.jobs(which[index] ?? ''), amount]),
    ['yearly', words.lines.yearly, yearly],
    ['perCheck', words.lines.perCheck, perCheck],
  ]
}

export function paperTable(context: CheckContext): KeyedTable | null {
  const { inputs, result, tax } = context
  const { check } = result
  if (check.sources.length === 0) return null
  const deductions = deductionLines(context, tax.year)
  const income = Math.max(0, check.tax.income.total)
  const rows: readonly Line[] = [
    ...jobLines(context, tax.year),
    [
      'stepThree',
      words.lines.stepThree,
      stepThree(inputs.checkChildren, inputs.checkOtherDependents, income, inputs.status, tax.year),
    ],
    ...shown
      .filter((line) => deductions[`line${line}`] !== 0)
      .map((line): Line => [`deductions${line}`, words.lines.deductions(line), deductions[`line${line}`]]),
    ['total', words.lines.total, deductions.line15],
  ]
  return tableOf(
    'checkPaper',
    words,
    rows,
    { line: ['text', ([, line]) => line], amount: ['cents', ([, , amount]) => amount] },
    { line: ([key]) => key, folded: true },
  )
}
