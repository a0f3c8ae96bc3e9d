/** The pay stub, line by line: the amount, what it comes to in the year, and how it was figured. */
import { roundToCent } from '#engine/money.ts'
import { keyOfName } from '#engine/tax/state/name-key.ts'
import type { CheckProgram } from '#engine/withholding/paycheck.ts'
import { overMillion } from '#engine/withholding/supplemental.ts'
import { points } from '../kit/field.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { stateNameOf } from '../kit/states.ts'
import { tableOf } from '../kit/table-of.ts'
import type { PayContext } from './context.ts'
import { certificateOf, countsAllowances, formulaIn } from './state-payroll.ts'
import { stubWords as words } from './words/stub.en.ts'

interface Line {
  readonly key: string
  readonly label: string
  readonly check: number | null
  readonly year: number | null
  readonly how: string
  readonly kind?: 'heading' | 'subtotal' | 'total'
}
const { lines, how } = words
const WEEKS = 52

const cents = (amount: number | null): number | null => (amount === null ? null : roundToCent(amount))

/** A line where it has an amount in the paycheck or in the year. */
const line = (key: string, label: string, check: number, year: number, said = ''): readonly Line[] =>
  Math.abs(check) >= 0.005 || Math.abs(year) >= 0.005 ? [{ key, label, check, year, how: said }] : []

function earnings({ result: { own } }: PayContext): readonly Line[] {
  const { pay, gross } = own.check
  const { periods } = own.job.terms
  return [
    { key: 'earnings', label: lines.earnings, check: null, year: null, how: '', kind: 'heading' },
    ...line('regular', lines.regular, pay.regular, pay.regular * periods),
    ...line('overtime', lines.overtime, pay.overtime, pay.overtime * periods),
    ...line('tips', lines.tips, pay.tips, pay.tips * periods),
    ...line('cashTips', lines.cashTips, pay.cashTips, pay.cashTips * periods),
    ...line('bonus', lines.bonus, pay.bonus, pay.bonus),
    { key: 'gross', label: lines.gross, check: gross, year: own.year.gross, how: '', kind: 'subtotal' },
  ]
}

function preTax({ inputs, result: { own } }: PayContext): readonly Line[] {
  const { deductions: now } = own.check
  const { deductions: all } = own.year
  const rule = own.job.terms.state?.wageRule
  const state = { state: stateNameOf(inputs.state) }
  const of = (taxed: boolean | undefined, plain: string) => (taxed ? how.stateTaxes(state) : plain)
  const found = [
    ...line('plan', lines.plan, -now.plan, -all.plan, of(rule?.taxesPlan, how.outOfIncome)),
    ...line('premiums', lines.premiums, -now.premiums, -all.premiums, of(rule?.taxesCafeteria, how.outOfAll)),
    ...line('hsa', lines.hsa, -now.hsa, -all.hsa, of(rule?.taxesHsa || rule?.taxesCafeteria, how.outOfAll)),
    ...line('healthFsa', lines.healthFsa, -now.healthFsa, -all.healthFsa, of(rule?.taxesCafeteria, how.outOfAll)),
    ...line(
      'dependentCareFsa',
      lines.dependentCareFsa,
      -now.dependentCareFsa,
      -all.dependentCareFsa,
      of(rule?.taxesCafeteria, how.outOfAll),
    ),
    ...line('commuter', lines.commuter, -now.commuter, -all.commuter, of(rule?.taxesCafeteria, how.outOfAll)),
  ]
  return found.length > 0
    ? [{ key: 'preTax', label: lines.preTax, check: null, year: null, how: '', kind: 'heading' }, ...found]
    : []
}

function bonusHow({ result: { own }, law, say }: PayContext): string {
  const { supplementalRate, supplementalRateOverMillion } = law.facts.payroll.value
  const { bonusWages } = own.check
  const rate = points(supplementalRate)
  const top = points(supplementalRateOverMillion)
  if (own.job.terms.bonusMethod === 'aggregate') return how.aggregate
  return overMillion(bonusWages, own.before.supplemental) > 0
    ? how.flatTop({ rate, top }, say)
    : how.flat({ rate, wages: bonusWages }, say)
}

function programHow({ rate, wageCap, annualMax, byWeek }: CheckProgram, { say }: PayContext): string {
  const percent = points(rate)
  if (annualMax !== undefined && byWeek) return how.programWeek({ rate: percent, max: annualMax / WEEKS }, say)
  if (annualMax !== undefined) return how.programMax({ rate: percent, max: annualMax }, say)
  return wageCap === null ? how.program({ rate: percent }, say) : how.programCap({ rate: percent, cap: wageCap }, say)
}

const formulaOf = ({ result: { own }, law }: PayContext) => formulaIn(own.place, law.facts)

function stateHow(context: PayContext): string {
  const { inputs, result, say } = context
  const state = stateNameOf(inputs.state)
  const held = formulaOf(context)
  if (!held) return how.spread({ state, periods: result.own.job.terms.periods })
  const { allowances } = certificateOf(inputs, held)
  return countsAllowances(held) ? how.tables({ state, allowances }, say) : how.tablesPlain({ state })
}

function taxes(context: PayContext): readonly Line[] {
  const { inputs, result, law, say } = context
  const { check, year, job } = result.own
  const { socialSecurityRate, medicareRate } = law.facts.payroll.value
  const { rate, employerWithholdsOver } = law.facts.additionalMedicare.value
  const state = { state: stateNameOf(inputs.state) }
  const { insurance, bases } = check
  const isCapped = insurance.socialSecurityWages < bases.insurance - 0.005
  const ssHow = (isCapped ? how.capped : how.rateOf)(
    { rate: points(socialSecurityRate), wages: insurance.socialSecurityWages },
    say,
  )
  const bonus = year.checks.reduce((sum, one) => sum + one.federalOnBonus, 0)
  const stateBonus = year.checks.reduce((sum, one) => sum + one.state.bonus, 0)
  return [
    { key: 'taxes', label: lines.taxes, check: null, year: null, how: '', kind: 'heading' },
    ...line(
      'federal',
      lines.federal,
      -check.worksheet.withheld,
      -(year.federalWithheld - bonus),
      inputs.exempt ? how.exempt : how.worksheet,
    ),
    ...line('federalBonus', lines.federalBonus, -check.federalOnBonus, -bonus, bonusHow(context)),
    ...line('socialSecurity', lines.socialSecurity, -insurance.socialSecurity, -year.socialSecurity, ssHow),
    ...line(
      'medicare',
      lines.medicare,
      -insurance.medicare,
      -year.medicare,
      how.rateOf({ rate: points(medicareRate), wages: bases.insurance }, say),
    ),
    ...line(
      'additionalMedicare',
      lines.additionalMedicare,
      -insurance.additionalMedicare,
      -year.additionalMedicare,
      how.over({ rate: points(rate), wages: insurance.additionalWages, from: employerWithholdsOver }, say),
    ),
    ...line('state', lines.state(state), -check.state.regular, -(year.stateWithheld - stateBonus), stateHow(context)),
    ...line(
      'stateBonus',
      lines.stateBonus(state),
      -check.state.bonus,
      -stateBonus,
      formulaOf(context) ? how.tablesBonus : how.spreadBonus,
    ),
    ...line('local', lines.local, -check.state.local, -year.localWithheld, how.local({ periods: job.terms.periods })),
    ...(job.terms.state?.programs ?? []).flatMap((program, at) =>
      line(
        `program.${keyOfName(program.name)}`,
        program.name,
        -(check.programs[at]?.amount ?? 0),
        -(year.programs[at]?.amount ?? 0),
        programHow(program, context),
      ),
    ),
  ]
}

function afterTax({ result: { own } }: PayContext): readonly Line[] {
  const { deductions: now, pay } = own.check
  const { deductions: all } = own.year
  const { periods } = own.job.terms
  const found = [
    ...line('rothPlan', lines.rothPlan, -now.rothPlan, -all.rothPlan, how.roth),
    ...line('other', lines.other, -now.afterTax, -all.afterTax),
    ...line('cashKept', lines.cashKept, -pay.cashTips, -pay.cashTips * periods),
  ]
  return found.length > 0
    ? [{ key: 'afterTax', label: lines.afterTax, check: null, year: null, how: '', kind: 'heading' }, ...found]
    : []
}

export function stubTable(context: PayContext): KeyedTable | null {
  const { own, offer } = context.result
  if (offer) return null
  const rows: readonly Line[] = [
    ...earnings(context),
    ...preTax(context),
    ...taxes(context),
    ...afterTax(context),
    { key: 'net', label: lines.net, check: own.check.net, year: own.year.net, how: how.net, kind: 'total' },
  ]
  return tableOf(
    'stub',
    words,
    rows,
    {
      line: ['text', (row) => row.label],
      check: ['cents', (row) => cents(row.check)],
      year: ['cents', (row) => cents(row.year)],
      how: ['text', (row) => row.how],
    },
    {
      line: ({ key }) => key,
      look: 'ledger',
      emphasis: Object.fromEntries(rows.flatMap(({ kind }, at) => (kind ? [[at, kind] as const] : []))),
    },
  )
}
