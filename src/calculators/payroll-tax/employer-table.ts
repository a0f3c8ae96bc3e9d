import { roundToCent } from '#engine/money.ts'
import type { EmployerCost } from '#engine/withholding/employer-cost.ts'
import { employerLeaveShare } from '#facts/state-rules/employer-paid-leave.ts'
import { employerUnemploymentTax } from '#facts/state-rules/employer-unemployment-tax.ts'
import { points } from '../kit/field.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { isStateCode } from '../kit/states.ts'
import { tableOf } from '../kit/table-of.ts'
import { employerSide, type PayContext } from './context.ts'
import { employerTable as words } from './words/explain.en.ts'

const leaveOf = ({ leave }: EmployerCost): number => leave.reduce((sum, { amount }) => sum + amount, 0)

/** The state's two lines: unemployment tax, and leave or disability where the employer pays a share. */
function stateRows({ inputs, law, say }: PayContext) {
  const { state, unemploymentRate } = inputs
  if (!isStateCode(state)) return []
  const { rate, wageBase } = employerUnemploymentTax.value[state]
  const values = { rate: unemploymentRate ?? points(rate), cap: wageBase }
  const share = employerLeaveShare.value[state]
  const cap = share?.upTo === 'social-security' ? law.facts.payroll.value.wageBase : (share?.upTo ?? null)
  const suta = (unemploymentRate === null ? words.sutaRule : words.sutaOwn)(values, say)
  const rows: (readonly [string, string, (cost: EmployerCost) => number, string])[] = [
    ['suta', words.suta, (cost) => cost.stateUnemployment, suta],
  ]
  if (share)
    rows.push([
      'leave',
      words.leave,
      leaveOf,
      cap === null
        ? words.ofAll({ rate: points(share.rate) }, say)
        : words.upTo({ rate: points(share.rate), cap }, say),
    ])
  return rows
}

/** What the employer pays for this worker, for the paycheck and the year. */
export function employerTable(context: PayContext): KeyedTable | null {
  const { result, law, say, inputs } = context
  const { own, offer } = result
  if (offer || own.check.gross <= 0) return null
  const { check, year } = employerSide(context)
  const { socialSecurityRate, wageBase, medicareRate, futaRateAfterCredit, futaWageBase } = law.facts.payroll.value
  const reduction = law.facts.futaCreditReduction.value[inputs.state] ?? 0
  const upTo = (rate: number, cap: number) => words.upTo({ rate: points(rate), cap }, say)
  const costs: readonly (readonly [string, string, (cost: EmployerCost) => number, string])[] = [
    ['socialSecurity', words.socialSecurity, (cost) => cost.socialSecurity, upTo(socialSecurityRate, wageBase)],
    ['medicare', words.medicare, (cost) => cost.medicare, words.ofAll({ rate: points(medicareRate) }, say)],
    ['futa', words.futa, (cost) => cost.federalUnemployment, upTo(futaRateAfterCredit, futaWageBase)],
    ...(reduction > 0
      ? [
          [
            'reduction',
            words.reduction,
            (cost: EmployerCost) => cost.creditReduction,
            upTo(reduction, futaWageBase),
          ] as const,
        ]
      : []),
    ...stateRows(context),
  ]
  const rows = [
    { key: 'wages', label: words.wages, check: own.check.gross, year: own.year.gross, rule: '' },
    ...costs.map(([key, label, of, rule]) => ({ key, label, check: of(check), year: of(year), rule })),
    {
      key: 'total',
      label: words.total,
      check: own.check.gross + check.total,
      year: own.year.gross + year.total,
      rule: '',
    },
  ]
  return tableOf(
    'employer',
    words,
    rows,
    {
      line: ['text', (row) => row.label],
      check: ['cents', (row) => roundToCent(row.check)],
      year: ['cents', (row) => roundToCent(row.year)],
      rule: ['text', (row) => row.rule],
    },
    { line: ({ key }) => key, look: 'ledger', emphasis: { [rows.length - 1]: 'total' } },
  )
}
