/** What a return's lines and the turns of the next dollars read as. */
import { describe, expect, test } from 'vitest'
import { american } from '../kit/say.ts'
import { howText, itemName, labelText } from './words/return.en.ts'
import { changeAt } from './words/turns.en.ts'

describe('a line of a return', () => {
  test('says how it came about in the household’s own numbers', () => {
    // 28,100 of 40,000 is 70.25%.
    expect(howText({ key: 'taxableSocialSecurity', values: { taxed: 28_100, benefits: 40_000 } }, american)).toBe(
      '$28,100 of $40,000 in benefits is taxed: 70.25%. It’s never more than 85%.',
    )
    expect(howText({ key: 'stateFlat', values: { rate: 0.0495, taxable: 57_225.5 } }, american)).toBe(
      '4.95% of $57,225.50.',
    )
    expect(howText('earlyWithdrawal', american)).toBe('10% of what was taken out early without an exception.')
    expect(howText(undefined, american)).toBe('')
  })
  test('is named, by the state’s own name where the law has one', () => {
    expect(labelText('unpaid', american)).toBe('Tax due (no payments entered)')
    expect(labelText({ key: 'alimony', values: { before: 2019 } }, american)).toBe(
      'Alimony under an agreement from before 2019',
    )
    expect(labelText({ key: 'localTax', values: { place: 'Yonkers' } }, american)).toBe('Yonkers income tax')
    expect(['usInterest', 'Pension exclusion'].map(itemName)).toEqual([
      'Interest on US government debt',
      'Pension exclusion',
    ])
  })
})

test('a turn of the next dollars is named with its rates and its state', () => {
  expect(changeAt({ key: 'bracket.first', values: { rate: 0.1 } }, american)).toBe(
    'your deductions are used up: the 10% bracket starts',
  )
  expect(changeAt({ key: 'stateBracket.next', values: { state: 'Ohio', from: 0.0275, to: 0.03125 } }, american)).toBe(
    'Ohio’s rate goes from 2.75% to 3.125%',
  )
  expect(changeAt({ key: 'item.drop', values: { state: 'Utah', item: 'socialSecurity' } }, american)).toBe(
    'Utah: Social Security drops in one step',
  )
  expect(changeAt('earnedIncome.gone', american)).toBe('the earned income credit ends')
})
