/** The chart, the workings and the sources of the W-4 check. */
import { checksAfter } from '#engine/withholding-check/check-withholding.ts'
import { withholdingSources } from '#facts/sources/withholding.ts'
import { estimatedTaxSafeHarbor } from '#facts/tax-years/standing.ts'
import { certificateFigures } from '#facts/withholding/form-w4.ts'
import { benefitWithholdingRates, certificateLag } from '#facts/withholding/voluntary-rates.ts'
import { type Chart, type Citation, citationOf, type Working } from '../../kit/presentation.ts'
import { taxCitation } from '../../kit/tax-citation.ts'
import { nameOf } from './answer.ts'
import { type CheckContext, hasForms, isFine } from './compute.ts'
import { chartWords, sourceWords, workingWords } from './words/explain.en.ts'

/** What is paid in otherwise: other withholding, estimates, and what comes back of payroll tax. */
const otherPayments = ({ result }: CheckContext): number => {
  const { tax, household } = result.check
  return (
    household.federalWithheld +
    household.estimatedPaid +
    tax.payments.additionalMedicareWithheld +
    tax.payments.excessSocialSecurity
  )
}

export function checkChart(context: CheckContext): Chart | null {
  const { inputs, result, say } = context
  const { tax, sources, withheldUnchanged, plan } = result.check
  if (sources.length === 0 || tax.taxAfterCredits < 0) return null
  const soFar = sources.reduce((sum, { source }) => sum + source.withheldToDate, 0)
  const other = otherPayments(context)
  const { parts, rows } = chartWords
  const isPlanned = hasForms(result) && !isFine(result, inputs)
  return {
    kind: 'ranks',
    key: 'checkPaidIn',
    title: chartWords.title,
    summary: chartWords.summary(
      {
        tax: tax.taxAfterCredits,
        paid: withheldUnchanged + other,
        planned: isPlanned ? plan.withheld + other : null,
      },
      say,
    ),
    unit: 'money',
    words: { row: chartWords.row, total: chartWords.total },
    parts: [
      { key: 'tax', label: parts.tax, color: 'tax' },
      { key: 'soFar', label: parts.soFar, color: 'principal' },
      { key: 'toCome', label: parts.toCome, color: 'growth' },
      { key: 'other', label: parts.other, color: 'other' },
    ],
    rows: [
      { label: rows.tax, values: [tax.taxAfterCredits, 0, 0, 0] },
      { label: rows.unchanged, values: [0, soFar, withheldUnchanged - soFar, other], isYours: true },
      ...(isPlanned ? [{ label: rows.planned, values: [0, soFar, plan.withheld - soFar, other] }] : []),
    ],
  }
}

export function refundWorking(context: CheckContext): Working | null {
  const { result, say } = context
  const { tax, withheldUnchanged, refundUnchanged, sources } = result.check
  if (sources.length === 0) return null
  return {
    title: workingWords.refund.title,
    lines: [
      workingWords.refund.formula,
      `= ${say.cents(withheldUnchanged)} + ${say.cents(otherPayments(context))} − ${tax.taxAfterCredits < 0 ? `(${say.cents(tax.taxAfterCredits)})` : say.cents(tax.taxAfterCredits)}`,
      `= ${say.cents(refundUnchanged)}`,
    ],
  }
}

/** The step that moves the year: what is missing or too much, over the checks left. */
export function entryWorking({ inputs, result, say }: CheckContext): Working | null {
  if (isFine(result, inputs)) return null
  const { check, filledIn } = result
  const [at] = filledIn
  const entries = at === undefined ? null : check.plan.entries[at]
  const year = at === undefined ? undefined : check.sources[at]
  if (at === undefined || !entries || !year || entries.extra + entries.credits === 0) return null
  const checks = checksAfter(year).length
  const isExtra = entries.extra > 0
  const words = isExtra ? workingWords.extra : workingWords.credits
  const moves = isExtra ? entries.extra * checks : (entries.credits * checks) / year.periods
  return {
    title: `${words.title} · ${nameOf(result, at)}`,
    lines: [
      words.formula,
      isExtra ? `≈ ${say.money(moves)} ÷ ${checks}` : `≈ ${say.money(moves)} ÷ ${checks} × ${year.periods}`,
      `= ${say.money(isExtra ? entries.extra : entries.credits)}`,
      ...(year.before > 0 ? [workingWords.deferred({ checks: year.before }, say)] : []),
    ],
  }
}

export function checkSources({ result, tax }: CheckContext): readonly Citation[] {
  const hasVoluntary = result.check.household.people.some(
    ({ socialSecurity, unemployment }) => socialSecurity + unemployment > 0,
  )
  return [
    ...taxCitation(tax.withholding, sourceWords.percentage),
    ...citationOf(withholdingSources, certificateLag, sourceWords.estimator),
    ...citationOf(withholdingSources, certificateFigures.in(tax.year), sourceWords.form),
    ...taxCitation(tax.ordinaryBrackets, sourceWords.brackets),
    ...taxCitation(tax.standardDeduction, sourceWords.standard),
    ...taxCitation(tax.payroll, sourceWords.payroll),
    ...taxCitation(estimatedTaxSafeHarbor, sourceWords.harbor),
    ...(hasVoluntary ? citationOf(withholdingSources, benefitWithholdingRates, sourceWords.voluntary) : []),
  ]
}
