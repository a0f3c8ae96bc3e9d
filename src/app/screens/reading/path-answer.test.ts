import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answerFor, titleFromPath } from './path-answer.ts'

describe('addresses without a page', () => {
  it('gives a calculator nobody built its Coming Soon, titled by its address', () => {
    expect(answerFor('/boat-loan-calculator')).toEqual({
      kind: 'coming',
      path: '/boat-loan-calculator',
      title: 'Boat Loan Calculator',
    })
    expect(titleFromPath('/roth-vs-traditional-ira-calculator')).toBe('Roth vs Traditional IRA Calculator')
    expect(titleFromPath('/solo-401k-calculator')).toBe('Solo 401(k) Calculator')
  })

  it('leaves out the fixed-deposit calculators of single banks, deeper paths and the bare ending', () => {
    expect(answerFor('/some-bank-fd-calculator').kind).toBe('unknown')
    expect(answerFor('/some-bank-fixed-deposit-calculator').kind).toBe('unknown')
    expect(answerFor('/tools/boat-loan-calculator').kind).toBe('unknown')
    expect(answerFor('/-calculator').kind).toBe('unknown')
    expect(answerFor('/calculator').kind).toBe('unknown')
    expect(answerFor('/boat-loan-calculator/extra').kind).toBe('unknown')
  })

  it('leads a bare name to its page', () => {
    expect(answerFor('/rent-vs-buy')).toEqual({ kind: 'move', to: '/rent-vs-buy-calculator' })
    expect(answerFor('/emergency-fund')).toEqual({ kind: 'move', to: '/emergency-fund-calculator-new' })
    expect(answerFor('/529')).toEqual({ kind: 'move', to: '/529-calculator' })
  })

  it('always answers, and never moves anyone off the site', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const answer = answerFor(path)
        if (answer.kind === 'move') expect(answer.to).toMatch(/^\/[a-z0-9]/)
        if (answer.kind === 'coming') expect(answer.title.length).toBeLessThanOrEqual(90)
      }),
    )
  })
})
