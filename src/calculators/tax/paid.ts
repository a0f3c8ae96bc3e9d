/** What has been paid already: refund or balance, and whether enough was paid in time. */
import type { IsoDate } from '#engine/month.ts'
import { estimatedTaxDates, nextPayments, type SafeHarbor, safeHarbor } from '#engine/tax/safe-harbor.ts'
import { act, good, type MaybeFound } from '../kit/finding.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { hasPaid, type TaxResult } from './compute.ts'
import type { TaxContext } from './context.ts'
import { estimatesWords } from './words/explain.en.ts'
import { paidWords as words } from './words/findings.en.ts'

function harborOf({ household, taxes }: TaxResult): SafeHarbor {
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
export function harborFinding({ result }: TaxContext): MaybeFound {
  const { household, taxes } = result
  if (!asksForPayments(result)) return null
  const harbor = harborOf(result)
  if (harbor.outcome === 'nothing-due') {
    if (taxes.federal.refund >= 0 || !hasPaid(result)) return null
    return good(words.noPenalty, { owed: -taxes.federal.refund, why: harbor.reason })
  }
  const missing = harbor.byEstimates - household.estimatedPaid
  const { required, rule } = harbor
  return missing < 1 ? good(words.enough, { required, rule }) : act(words.more, { missing, required, rule })
}

/** The payments still to come, by due date. */
export function paymentsTable({ result, law, today, say }: TaxContext): KeyedTable | null {
  const harbor = harborOf(result)
  if (harbor.outcome !== 'pay' || !asksForPayments(result)) return null
  const { year } = law.facts
  const last = estimatedTaxDates(year).at(-1) ?? ''
  const paid = result.household.estimatedPaid
  const coming = today <= last ? nextPayments(harbor.byEstimates, paid, year, today as IsoDate) : []
  const rows = coming.filter(({ amount }) => amount > 0)
  if (rows.length === 0) return null
  return tableOf('estimates', estimatesWords, rows, {
    due: ['date', (row) => say.date(row.due)],
    amount: ['cents', (row) => row.amount],
  })
}
