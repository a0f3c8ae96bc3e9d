import { expect, test } from 'vitest'
import { defaultYear } from '#facts/default-year.ts'
import { stateTaxes } from '#facts/states/all.ts'
import { stateLines } from './state-lines.ts'
import type { StateReturn } from './state-types.ts'

/** A return of which only the named amounts matter here. */
const withAmounts = (subtractions: StateReturn['subtractions']): StateReturn =>
  ({
    year: defaultYear,
    startingAmount: 50_000,
    additions: [],
    subtractions,
    agi: 40_000,
    federalTaxDeduction: 0,
    deduction: 0,
    exemptions: 0,
    taxableIncome: 40_000,
    columns: null,
    scheduleTax: 1_000,
    rules: [],
    nonrefundableCredits: [],
    refundableCredits: [],
    incomeTax: 1_000,
    taxBeforeCredits: 1_000,
    refundable: 0,
    localName: null,
    withheld: 0,
    payroll: [],
  }) as unknown as StateReturn

test('a line keeps its key when another comes before it, and two of one name have two keys', () => {
  const keysOf = (names: readonly string[]) =>
    stateLines(withAmounts(names.map((name) => ({ name, amount: 100 }))), stateTaxes.PA)
      .map(({ key }) => key)
      .filter((key) => key.startsWith('stateSubtraction'))
  expect(keysOf(['Tips'])).toEqual(['stateSubtraction.tips'])
  expect(keysOf(['Military pensions', 'Tips', 'Tips'])).toEqual([
    'stateSubtraction.militaryPensions',
    'stateSubtraction.tips',
    'stateSubtraction.tips.2',
  ])
})
