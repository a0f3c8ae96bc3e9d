/** What the rental and its sale do on the owner's tax returns. */
import { act, good, type MaybeFound, note, watch } from '../kit/finding.ts'
import { firstFullYear, taxLinesOf } from './compute.ts'
import type { DealContext } from './context.ts'
import type { RealEstateInputs } from './sections.ts'
import { saleWords, taxWords, taxYears } from './words/findings.en.ts'

/** Why a loss waits: nobody has more than $25,000 a year (IRC 469(i)). */
const whyWaiting = ({ role, status }: RealEstateInputs): string =>
  taxWords.why[role === 'passive' ? 'passive' : status === 'separate' ? 'separate' : 'limit']

export function losses({ inputs, result, say }: DealContext): MaybeFound {
  const lines = taxLinesOf(result)
  const full = firstFullYear(result)
  const line = full ?? lines[0]
  if (line === undefined) return null
  const { netRent, depreciation, sold, tax } = line
  const when = taxYears[full ? 'full' : sold ? 'sale' : 'first']
  if (netRent >= 0) {
    const values = { depreciation, when, taxable: netRent, tax: Math.abs(tax.change) }
    if (sold) return good(taxWords.profitAtSale, values)
    return good(tax.change < -0.5 ? taxWords.profitSaving : taxWords.profit, values)
  }
  const loss = { loss: -netRent, when }
  if (sold) return note(taxWords.lossAtSale, loss)
  const { putOffBefore } = result.held
  const most = Math.max(putOffBefore, ...lines.map((one) => one.tax.putOff))
  if (most < 1)
    return tax.change < -0.5
      ? good(taxWords.lossCounts, { ...loss, saved: -tax.change })
      : note(taxWords.lossUnused, loss)
  const freed = putOffBefore >= 1 ? taxWords.freed({ amount: putOffBefore }, say) : taxWords.usedUp()
  return watch(taxWords.suspended, { most, why: whyWaiting(inputs), freed })
}

export function sale({ result: { course, held } }: DealContext): readonly MaybeFound[] {
  const row = course.years.at(-1)
  if (row === undefined) return []
  const { gain, depreciation, shortTerm, proceeds } = row.sale
  const { saleTax: tax } = held
  if (proceeds < 0) return [watch(saleWords.underwater, { missing: -proceeds })]
  if (gain <= 0)
    return [
      tax <= 0
        ? watch(saleWords.lossSaves, { loss: -gain, saved: -tax })
        : watch(saleWords.lossCosts, { loss: -gain, tax }),
    ]
  if (shortTerm) return [act(saleWords.shortTerm, { gain })]
  const recaptured = Math.min(gain, depreciation)
  const invested = held.finalTax.investmentTax
  const word = gain - recaptured >= 1 ? saleWords.tax : saleWords.taxRecaptured
  return [
    tax >= 0 ? note(word, { tax, gain, recaptured }) : note(saleWords.saves, { saved: -tax, gain }),
    invested >= 1 && note(saleWords.investmentTax, { tax: invested }),
  ]
}
