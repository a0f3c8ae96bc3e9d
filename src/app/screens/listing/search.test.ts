import { describe, expect, it } from 'vitest'
import { type Findable, findables, search, wordsOf } from './search.ts'

const tool = (
  path: string,
  title: string,
  line: string,
  keywords: readonly string[] = [],
  ready = false,
): Findable => ({
  path,
  title,
  line,
  keywords,
  ready,
  category: 'Loan',
})
const first = (query: string) => search(query, findables)[0]?.path

describe('search', () => {
  it('finds tools by the words people type', () => {
    expect(first('rent or buy')).toBe('/rent-vs-buy-calculator')
    expect(first('car loans')).toBe('/auto-loan-calculator')
    expect(first('claim social security')).toBe('/social-security-calculator')
    expect(first('take home pay')).toBe('/payroll-tax-calculator')
    expect(first('401k match')).toBe('/401k-calculator')
    expect(first('hourly wage')).toBe('/salary-hourly-converter')
  })

  it('names every tool that has the query as its keyword before any other', () => {
    // One is about the rule itself, the other warns of it among its lots; which leads depends on what is built.
    const [one, two] = search('wash sale', findables).map((item) => item.path)
    expect([one, two].sort()).toEqual(['/stock-average-calculator', '/tax-loss-harvesting-calculator'])
  })

  it('wants both words of two when any tool has them', () => {
    expect(search('car loan', findables).map((item) => item.path)).toEqual(['/auto-loan-calculator'])
    expect(search('zebra mortgage', findables).length).toBeGreaterThan(0)
  })

  it('asks for at least half of the words and says nothing when none fits', () => {
    expect(search('zebra', findables)).toEqual([])
    expect(search('zebra giraffe rent', findables)).toEqual([])
  })

  it('puts a built tool before one to come when both fit alike', () => {
    const list = [tool('/a', 'Loan A', 'What?'), tool('/b', 'Loan B', 'What?', [], true)]
    expect(search('loan', list).map((item) => item.path)).toEqual(['/b', '/a'])
    expect(search('', list).map((item) => item.path)).toEqual(['/b', '/a'])
  })

  it('puts first the tool that has the query as its keyword, word for word', () => {
    const list = [
      tool('/a', 'Home Down Payment', 'When?', ['house fund'], true),
      tool('/b', 'Mortgage', 'What?', ['house payment']),
    ]
    expect(search('house payment', list).map((item) => item.path)).toEqual(['/b', '/a'])
    expect(search('house payment', findables)[0]?.path).toBe('/mortgage-calculator')
  })

  it('survives anything typed', () => {
    expect(wordsOf('  $1,000 — à la carte!! ')).toEqual(['1', '000', 'la', 'carte'])
    expect(wordsOf('what is it')).toEqual(['what', 'is', 'it'])
    for (const odd of ['(((', '\\', '%00', 'a'.repeat(5000), '😀', '*'])
      expect(() => search(odd, findables)).not.toThrow()
  })
})
