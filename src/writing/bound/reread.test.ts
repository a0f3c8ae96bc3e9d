import { describe, expect, it } from 'vitest'
import { offersIn } from './offers.ts'
import { namesIn, toReread } from './reread.ts'

const post = (body: string) => [{ slug: 'a', title: 'A', body }]
const reasons = async (body: string, from = 2025, to = 2026) =>
  (await toReread(post(body), from, to)).map(({ why, says }) => [why, says])

describe('what is read again when the year moves', () => {
  it('a figure that says its year, one that changes, and the year itself', async () => {
    expect(await reasons('It is {{tax.2025.standardDeduction.single}} now.')).toEqual([
      ['pinned', 'tax.2025.standardDeduction.single'],
    ])
    expect(await reasons('It is {{tax.standardDeduction.single}} now.')).toEqual([
      ['moves', 'tax.standardDeduction.single'],
    ])
    expect(await reasons('In 2025 it was so. In 2026 not.')).toEqual([['typed', '2025']])
    expect(await reasons('{{x = calc cagr from=2025-03-01}}')).toEqual([['typed', '2025']])
  })

  it('one that nobody has published for the new year yet', async () => {
    expect(await reasons('{{tax.standardDeduction.single}} it is.', 2026, 2027)).toEqual([
      ['moves', 'tax.standardDeduction.single'],
    ])
  })

  it('nothing that is the same in every year', async () => {
    expect(
      await reasons('At {{lending.pmi.requestLtv}} you may ask, after {{student.publicServicePayments}} payments.'),
    ).toEqual([])
    expect(await reasons('The charity rate is {{tax.mileage.charity}}.')).toEqual([])
  })

  it('a figure inside a calculation, a list or a table', async () => {
    const body =
      '{{x = calc tax pay=@tax.standardDeduction.single}}\n\n- {{retirement.ira.limit}}\n\n| a |\n|---|\n| {{health.hsa.self}} |'
    expect((await reasons(body)).map(([, says]) => says)).toEqual([
      'tax.standardDeduction.single',
      'retirement.ira.limit',
      'health.hsa.self',
    ])
  })

  it('with the sentence it stands in', async () => {
    const found = await toReread(post('First. Then {{tax.standardDeduction.single}} and 3.5 more! Last.'), 2025, 2026)
    expect(found.map(({ sentence }) => sentence)).toEqual(['Then {{tax.standardDeduction.single}} and 3.5 more!'])
  })

  it('names in sums and brackets', () => {
    expect(namesIn('( a.b + c.d ) * 2 as cents')).toEqual(['a.b', 'c.d'])
    expect(namesIn('calc mortgage rate=@rates.mortgage30 → monthlyPayment')).toEqual(['rates.mortgage30'])
    expect(namesIn('((')).toEqual([])
  })
})

describe('numbers offered for binding', () => {
  it('a figure of law, with the place it stands at and the name its words suggest', () => {
    const text = 'The standard deduction for single people is $16,100 a year.'
    const [offer, ...more] = offersIn(text)
    expect(more).toEqual([])
    expect(text.slice(offer?.from, offer?.to)).toBe('$16,100')
    expect(offer?.names.map(({ name }) => name)).toContain('tax.standardDeduction.single')
  })

  it('puts the name first whose words stand beside it', () => {
    const [offer] = offersIn('You may put $7,500 into an IRA: the contribution limit of the IRA.')
    expect(offer?.names[0]?.name).toBe('retirement.ira.limit')
  })

  it('leaves alone what is bound, in code, in an address, small or unknown', () => {
    for (const text of [
      '{{calc tax pay=$16,100 → federalTax}}',
      '`$16,100`',
      '[x](/tax-calculator#v1&pay=$16,100)',
      'About 5% and $50 and 8%',
      'A car for $31,417.',
    ])
      expect(offersIn(text), text).toEqual([])
  })
})
