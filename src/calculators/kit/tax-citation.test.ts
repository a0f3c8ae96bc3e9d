import { expect, test } from 'vitest'
import { homePremiumNational } from '#facts/insurance/home-premiums.ts'
import { taxSources } from '#facts/sources/tax.ts'
import { taxCitation } from './tax-citation.ts'
import { taxLawOf } from './tax-year.ts'

test('a year’s brackets are cited from the document that year names', () => {
  for (const year of [2025, 2026]) {
    const { ordinaryBrackets } = taxLawOf(year)
    const [cited, ...more] = taxCitation(ordinaryBrackets, 'federal brackets')
    expect(more).toEqual([])
    expect(cited).toMatchObject({ id: ordinaryBrackets.source, what: 'federal brackets' })
    expect(Object.values(taxSources)).toContain(cited?.source)
  }
})

test('a figure of another area is not cited as tax law', () => {
  expect(taxCitation(homePremiumNational, 'premium')).toEqual([])
})
