import { describe, expect, test } from 'vitest'
import { noFilters } from '#engine/screening/filters.ts'
import { rowOf } from '#engine/screening/metrics.ts'
import { plainCompany } from '#engine/screening/screening.testkit.ts'
import { screenCsv } from './screen-csv.ts'
import { filterWords, rangeWords, valueText } from './value-text.ts'

describe('numbers as they are read', () => {
  test.each([
    ['price', 1234.5, '$1,234.50'],
    ['cap', 12_350_000_000, '$12.35B'],
    ['cap', 420_000_000, '$420M'],
    ['tradedValue', 850_000, '$850,000'],
    ['pe', 15, '15.0'],
    ['yield', 2.5, '2.50%'],
    ['yearChange', -12.34, '−12.3%'],
    ['earnings', -1.5, '−$1.50'],
    ['beta', -0.2, '−0.20'],
  ] as const)('%s %d: %s', (key, value, text) => expect(valueText(key, value)).toBe(text))
  test.each([
    ['pe', { min: null, max: 15 }, '15 or less'],
    ['cap', { min: 10e9, max: null }, '$10 billion or more'],
    ['tradedValue', { min: 2.5e6, max: null }, '$2.5 million or more'],
    ['yield', { min: 2, max: 4.5 }, '2% to 4.5%'],
    ['earnings', { min: -1, max: null }, '−$1 or more'],
  ] as const)('%s %o: %s', (key, range, text) => expect(rangeWords(key, range)).toBe(text))
  test('a filter with its places', () => {
    expect(filterWords({ ...noFilters, sector: ['utilities', 'property'] }, 'sector')).toBe(
      'Sector: Utilities, Real estate',
    )
  })
})

describe('the file', () => {
  const rows = [
    rowOf({ ...plainCompany, name: '=HYPERLINK("http://evil.example")', symbol: '+A1', earnings: -1 }),
    rowOf(plainCompany),
  ]
  const lines = screenCsv(rows, ['pe', 'cap'], null).slice(1).trim().split('\r\n')
  test('holds every row, plain numbers, and says whose numbers they are', () => {
    expect(lines[0]).toBe('Company,Symbol,Sector,P/E ratio,Market cap ($),Data')
    expect(lines[2]).toBe('Plain,PLAIN,Food and household goods,20,5000000000,Sample: made-up company')
  })
  test('runs nothing in a spreadsheet, and a missing number is no zero', () => {
    expect(lines[1]).toBe(
      `"'=HYPERLINK(""http://evil.example"")",'+A1,Food and household goods,,5000000000,Sample: made-up company`,
    )
  })
  test('of real companies names their source and day', () => {
    expect(screenCsv(rows, ['pe'], { source: 'A feed', asOf: '2026-01-02' })).toContain('"A feed, 2026-01-02"')
  })
})
