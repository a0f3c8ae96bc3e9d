/** What has been paid already: refund or balance, and whether enough was paid in time. */
import type { IsoDate } from '#engine/month.ts'
import { estimatedTaxDates, nextPayments, type SafeHarbor, safeHarbor } from '#engine/tax/safe-harbor.ts'
import { dateText, dollars } from '../kit/format.ts'
import type { Finding, Table } from '../kit/presentation.ts'
import type { TaxResult } from './compute.ts'
import { hasPaid } from './figures.ts'
import type { Law } from './law.ts'

export function harborOf({ household, taxes }: TaxResult): SafeHarbor {
  const { payments } = taxes.federal
  return safeHarbor({
    status: household.status,
    tax: taxes.federalTax,
    withheld: payments.withheld + payments.additionalMedicareWithheld + payments.excessSocialSecurity,
    lastYearTax: household.lastYearTax,
    lastYearAgi: household.lastYearAgi,
  })
}

/** Payments matter once something paid is known, or a business has nobody to withhold for it. */
const asksForPayments = (result: TaxResult): boolean =>
  hasPaid(result) || result.household.people.some((person) => person.selfEmployment > 0)

/** Whether what was paid keeps the underpayment penalty away. Said only once something paid, or owed without withholding, is known. */
export function harborFinding(result: TaxResult): Finding | null {
  const { household, taxes } = result
  if (!asksForPayments(result)) return null
  const harbor = harborOf(result)
  if (harbor.outcome === 'nothing-due') {
    if (taxes.federal.refund >= 0 || !hasPaid(result)) return null
    const why = {
      'no-tax-last-year': 'last year you had no tax',
      'owes-little': 'you owe less than $1,000 after withholding',
      'withholding-covers': 'your withholding reaches the safe amount',
    }[harbor.reason]
    return {
      tone: 'good',
      text: `**You would owe ${dollars(-taxes.federal.refund)}, without an underpayment penalty**: ${why}.`,
    }
  }
  const missing = harbor.byEstimates - household.estimatedPaid
  const rule = {
    'this-year': '90% of this year’s tax',
    'last-year': 'last year’s tax',
    'last-year-high-income': '110% of last year’s tax, because last year’s income was high',
  }[harbor.rule]
  if (missing < 1)
    return {
      tone: 'good',
      text: `**Your payments reach the safe amount of ${dollars(harbor.required)}** (${rule}), so there is no underpayment penalty if they came in time.`,
    }
  return {
    tone: 'act',
    text: `**${dollars(missing)} more has to be paid in the year to be safe from the underpayment penalty.** Withholding and estimates together must reach ${dollars(harbor.required)}: ${rule}. Withholding counts as paid evenly, even when it comes in December.`,
  }
}

/** The payments still to come, by due date. */
export function paymentsTable(result: TaxResult, { facts }: Law, today: IsoDate): Table | null {
  const harbor = harborOf(result)
  if (harbor.outcome !== 'pay' || !asksForPayments(result)) return null
  const { year } = facts
  const last = estimatedTaxDates(year).at(-1) ?? ''
  const paid = result.household.estimatedPaid
  const coming = today <= last ? nextPayments(harbor.byEstimates, paid, year, today) : []
  const rows = coming.filter(({ amount }) => amount > 0).map(({ due, amount }) => [dateText(due), amount])
  if (rows.length === 0) return null
  return {
    key: 'estimates',
    title: 'Estimated payments still to come',
    lead: 'What keeps you safe from the penalty from here on (Form 1040-ES). Dates that have passed are made up by the next one.',
    columns: [
      { label: 'Due', unit: 'text' },
      { label: 'Amount', unit: 'cents' },
    ],
    rows,
  }
}
