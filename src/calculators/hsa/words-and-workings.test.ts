import { describe, expect, test } from 'vitest'
import type { InputValues } from '../kit/field.ts'
import { readLink } from '../kit/read-link.ts'
import { writeLink } from '../kit/share-link.ts'
import { calculator, defaults, env, evaluate, figures, run, words } from './hsa.testkit.ts'

describe('what is said and shown', () => {
  test('Medicare inside the testing period: staying covered cannot be the advice', () => {
    // Self-only from December 1, 2026: 4,400 + 1,000 by the rule, 450 by the month; Medicare from May 2027, the month of turning 65.
    const at = {
      ...run('self', 12, 12),
      born: '1962-05',
      yours: 5400,
      employer: 0,
      medicare: 'yes',
      applied: '2027-05',
    }
    const said = words(at)
    expect(said).toContain('**Starting Medicare before December 31, 2027 would cost you about')
    expect(said).toContain('If no more than $450 goes in')
    expect(said).not.toContain('Stay covered')
    expect(
      evaluate(at)
        .answer()
        .calendar?.events.map((event) => event.title),
    ).toEqual(['Last day to put HSA money in for 2026'])
    // With 450 in, nothing is at risk yet, and no more is asked for; 5,400 less 450 is 4,950.
    const little = words({ ...at, yours: 450 })
    expect(little).toContain('**$4,950 of your limit needs coverage until December 31, 2027**')
    expect(little).toContain('Medicare begins before that. Anything you put in above $450')
    expect(little).not.toContain('You can still put in')
    const ends = words({ ...run('self', 12, 12), yours: 300, employer: 0, born: '1980-05', stays: false })
    // 4,400 ÷ 12 = 366.67; less 300.
    expect(ends).toContain('**You can still put in $67 for 2026**')
    expect(ends).toContain('yours ends before that')
    expect(words({ ...run('self', 12, 12), yours: 300, employer: 0, born: '1980-05' })).toContain(
      '**You can still put in $4,100',
    )
    // From January 2028 on the period is over.
    expect(words({ ...at, born: '1963-01', applied: '2028-01' })).toContain('Stay covered')
  })
  test('what is too much in the spouse’s account is not said of yours', () => {
    // One self-only limit of 4,400 each; the spouse put in 5,000.
    const at = { status: 'joint', spouse: 'own', yours: 1000, employer: 0, spousePuts: 5000 }
    const { headline, more } = evaluate(at).answer()
    expect(headline).toBe('Your spouse’s HSA is **$600** over the limit for 2026.')
    expect(more).toContain('You can put $4,400 in your HSA for 2026.')
    expect(words(at)).toContain('$600 of the excess is in your spouse’s HSA')
    // Both: 5,400 of 4,400 and 5,000 of 4,400.
    const both = evaluate({ ...at, yours: 5400 })
    expect(both.figures.excess).toBe(1600)
    expect(both.answer().headline).toContain(
      'You’re **$1,000** over your 2026 HSA limit, and your spouse is **$600** over theirs.',
    )
    expect(words({ ...at, yours: 5400 })).toContain('$600 of the excess is in your spouse’s HSA')
  })
  test('a spouse on your family plan asks for a family plan; a link with such answers still opens', () => {
    const inputs = { ...defaults, status: 'joint', spouse: 'same' }
    expect(readLink(calculator, writeLink(calculator, inputs, 2026), env)).toMatchObject({ ok: true })
    const at = { status: 'joint', spouse: 'same' }
    expect(words(at)).toContain('no month of family coverage')
    expect(words({ ...at, coverage: 'family' })).not.toContain('no month of family coverage')
    expect(words({ ...at, ...run('family', 3, 3) })).not.toContain('no month of family coverage')
  })
  test('from pay or direct: credits that look at pay are told apart from payroll tax', () => {
    // The earned income credit without children ends near 19,500 in 2026. At 20,000, 1,000 from pay brings some of it; 76.50 is payroll tax.
    const said = words({ income: 20_000, yours: 4400, employer: 0, how: 'direct' })
    // 7.65% of 4,400 is 336.60.
    expect(said).toContain('$337 is Social Security and Medicare tax withheld; the rest shows up on your tax return.')
    expect(words({ income: 80_000, how: 'direct' })).not.toContain('withheld')
    // Above 200,000 it is the 0.9% of Form 8959, no credit: 4,000 × (1.45% + 0.9%) = 94, of it 58 withheld.
    const high = words({ income: 400_000, yours: 4000, employer: 0, how: 'direct' })
    expect(high).toContain('would save you $94 more')
    expect(high).toContain('$58 is Social Security and Medicare tax withheld')
    // At 8,000 the credit grows with pay as fast as payroll tax, and New York adds 30% of it: money from pay loses 22.95.
    const less = words({ income: 8000, yours: 1000, employer: 0, state: 'NY' })
    expect(less).toContain('**Paying from your bank saves you $23 more than payroll.**')
    expect(less).not.toMatch(/[-−]\$23/)
  })
  test('two ways that come to the same are said to', () => {
    // No growth, no fee: every dollar is worth the same in both (see the worked example).
    const at = {
      yours: 2400,
      employer: 0,
      balance: 1000,
      bills: 600,
      billGrowth: 0,
      annualReturn: 0,
      fee: 0,
      inflation: 0,
      years: 2,
    }
    expect(words(at)).toContain('come out the same after 2 years')
  })
  test('what is more than the pay goes in directly, not nowhere', () => {
    // Joint, 101,000 less 32,200 is 68,800, in the 12% bracket (to 100,800): 4,400 × 12% = 528. Of 1,000 of pay 7.65% is 76.50.
    const at = { status: 'joint', income: 1000, spouseIncome: 100_000, yours: 4400, employer: 0 }
    expect(figures(at).taxSaved).toBeCloseTo(604.5, 2)
    expect(figures(at).savedDirect).toBeCloseTo(528, 2)
  })
  test('the printed sum of the limit gives the printed limit', () => {
    const lines = (changes: InputValues) => evaluate(changes).present().workings[0]?.lines ?? []
    // Three months of family cover and the extra from 55: 3 × (8,750 + 1,000) / 12 = 2,437.50.
    const three = lines({ ...run('family', 1, 3), born: '1970-01' })
    expect(three.slice(1)).toEqual([
      '0 months × $4,400 ÷ 12 + 3 months × $8,750 ÷ 12 + 3 months × $1,000 ÷ 12 from the year you turn 55',
      '= $2,437.50',
    ])
    const couple = lines({ status: 'joint', spouse: 'own', spouseBorn: '1970-01' })
    expect(couple.slice(1)).toEqual([
      'only yours $4,400.00 + only your spouse’s $5,400.00 + shared $0.00',
      '= $9,800.00 for the couple',
    ])
  })
  test('deposits that go on without cover are named', () => {
    expect(words(run('self', 1, 6))).toContain('although no plan covers you in December')
    expect(words(run('self', 6, 12))).not.toContain('although no plan covers you')
    expect(words({ ...run('self', 1, 6), yours: 0, employer: 0 })).not.toContain('although no plan covers you')
  })
})
