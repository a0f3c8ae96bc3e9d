import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { glossary } from './glossary.ts'
import { type MarkedText, markTerms } from './mark-terms.ts'

const slugsIn = (marked: readonly MarkedText[]) =>
  marked.flat().flatMap((piece) => (typeof piece === 'string' ? [] : [piece.slug]))
const textOf = (marked: MarkedText) => marked.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')
const marksIn = (text: string, everyday = false) => slugsIn(markTerms([text], { everyday }))

describe('finding terms', () => {
  test('the first use in the whole list, and only that', () => {
    const marked = markTerms([
      'No term here.',
      'Your APR is 20%.',
      'The annual percentage rate counts fees; APRs differ.',
    ])
    expect(marked).toEqual([
      ['No term here.'],
      ['Your ', { text: 'APR', slug: 'annual-percentage-rate' }, ' is 20%.'],
      ['The annual percentage rate counts fees; APRs differ.'],
    ])
  })
  test('the longest phrase wins, and hides what lies in it', () => {
    expect(marksIn('simple interest rates', true)).toEqual(['simple-interest'])
    expect(marksIn('a balance transfer', true)).toEqual(['balance-transfer'])
    expect(marksIn('a Roth IRA and an IRA')).toEqual(['roth', 'ira'])
    expect(marksIn('real estate is dear')).toEqual([])
  })
  test('a word with another meaning is left alone', () => {
    expect(marksIn('It will return to our default, your tips and arms.')).toEqual([])
    expect(marksIn('You could write a will.')).toEqual(['will'])
    expect(marksIn('The loan is in default.')).toEqual(['default'])
    expect(marksIn('TIPS and an ARM')).toEqual(['tips', 'adjustable-rate-mortgage'])
  })
  test('whole words alone, and not half of a joined one', () => {
    expect(marksIn('bondage, stockings, interest-only, debt-free', true)).toEqual([])
    expect(marksIn('the lender’s fee', true)).toEqual(['lender'])
    expect(marksIn('Closing\u00a0costs: 3%')).toEqual(['closing-costs'])
  })
  test('what is marked already is left alone', () => {
    expect(markTerms(['**APR** and APY'])).toEqual([['**APR** and ', { text: 'APY', slug: 'annual-percentage-yield' }]])
  })
  test('everyday words only where asked for; what is left out stays out', () => {
    expect(marksIn('a loan')).toEqual([])
    expect(marksIn('a loan', true)).toEqual(['loan'])
    expect(slugsIn(markTerms(['APR'], { without: new Set(['annual-percentage-rate']) }))).toEqual([])
  })
})

const phrases = fc.constantFrom(
  ...glossary.flatMap(({ forms }) => forms),
  'and',
  'your',
  '**',
  ', ',
  '(',
  '-',
  '’s',
  '1,000',
)
const texts = fc.array(
  fc.array(phrases, { maxLength: 12 }).map((words) => words.join(' ')),
  { maxLength: 5 },
)
describe('whatever is written', () => {
  test('the pieces put together are the text, and no term is marked twice', () => {
    fc.assert(
      fc.property(texts, fc.boolean(), (given, everyday) => {
        const marked = markTerms(given, { everyday })
        expect(marked.map(textOf)).toEqual(given)
        const slugs = slugsIn(marked)
        expect(new Set(slugs).size).toBe(slugs.length)
      }),
    )
  })
  test('every term is found in a sentence that uses it', () => {
    for (const { slug, forms } of glossary)
      for (const form of forms) expect(marksIn(`It says: ${form}, once.`, true), form).toEqual([slug])
  })
})
