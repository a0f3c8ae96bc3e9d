import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { taxYears } from '#facts/tax-years.ts'
import { hostileTexts } from '../markdown/hostile.testkit.ts'
import { bindText } from './bind.ts'
import { readSaid } from './says.ts'
import { shownWords } from './shown.ts'

const on = { today: '2026-11-23', year: 2026 }
const words = async (text: string): Promise<string> => {
  const { blocks } = await bindText(text, on)
  const [first] = blocks
  return first && 'line' in first ? shownWords(first.line) : ''
}
const refusal = async (text: string): Promise<string> =>
  (await bindText(text, on)).refused.map(({ sentence }) => sentence).join(' ')

describe('figures of law', () => {
  it('are looked up by name, with the year in it or without', async () => {
    expect(taxYears[2026].standardDeduction.value.single).toBe(16_100)
    expect(await words('You take {{tax.2026.standardDeduction.single}} off.')).toBe('You take $16,100 off.')
    expect(await words('You take {{tax.standardDeduction.single}} off.')).toBe('You take $16,100 off.')
    expect(await words('Before: {{tax.2025.standardDeduction.single}}.')).toBe('Before: $15,750.')
  })

  it('read as a person writes them', async () => {
    expect(await words('{{medicare.partBPremium}} a month')).toBe('$202.90 a month')
    expect(await words('x {{payroll.medicareRate}}')).toBe('x 1.45%')
    expect(await words('x {{retirement.saversMatch.fromYear}}')).toBe('x 2027')
    expect(await words('x {{student.standardPlan.months}}')).toBe('x 10 years')
    expect(await words('x {{student.standardPlan.months as number}} payments')).toBe('x 120 payments')
  })

  it('are found inside tables', async () => {
    expect(await words('x {{medicare.irmaa.2.single}}, {{medicare.irmaa.2.partB}}')).toBe('x $137,000, $202.90')
  })

  it('can be added up, where that has a meaning', async () => {
    expect(await words('x {{retirement.ira.limit + retirement.ira.catchUp50}}')).toBe('x $8,600')
    expect(await words('x {{medicare.partBPremium * 12}}')).toBe('x $2,435')
    expect(await words('x {{( retirement.ira.limit + 500 ) / 2 as cents}}')).toBe('x $4,000.00')
    expect(await refusal('x {{retirement.ira.limit + student.grace}}')).toContain('don’t fit together')
  })

  it('name their source once', async () => {
    const { sources } = await bindText(
      '{{tax.standardDeduction.single}} and {{tax.standardDeduction.single}}, {{medicare.partBPremium}}.',
      on,
    )
    expect(sources.map((source) => source.kind === 'fact' && [source.citation.id, source.year])).toEqual([
      [taxYears[2026].standardDeduction.source, 2026],
      ['cms-medicare-2026', 2026],
    ])
  })

  it('refuse a name nobody has, and name the nearest', async () => {
    expect(await refusal('x {{tax.standardDeductoin.single}}')).toContain('tax.standardDeduction.single')
    expect(await refusal('x {{law.deduction.standard.single}}')).toContain('tax.standardDeduction.single')
    expect(await refusal('x {{tax.1999.standardDeduction.single}}')).toContain('isn’t held for 1999')
    expect(await refusal('x {{tax.brackets.single}}')).toContain('table')
    expect(await refusal('x {{__proto__.x}}')).not.toBe('')
    expect(await refusal('x {{tax.standardDeduction.constructor}}')).not.toBe('')
  })
})

describe('figures of calculators', () => {
  // P = L i / (1 - (1 + i)^-n) with L = 360,000, i = 0.074 / 12, n = 360.
  const payment = (360_000 * (0.074 / 12)) / (1 - (1 + 0.074 / 12) ** -360)

  it('come in the form of the issue, and by a name', async () => {
    const asked = 'calc mortgage price=400000 down=10% rate=7.4'
    const shown = `$${payment.toLocaleString('en-US', { maximumFractionDigits: 0 })}`
    expect(await words(`x {{${asked} → principalInterest}}`)).toBe(`x ${shown}`)
    expect(await words(`x {{${asked} -> principalInterest as cents}}`)).toBe('x $2,492.57')
    expect(await words(`x {{loan → loanAmount}}\n\n{{loan = ${asked}}}`)).toBe('x $360,000')
  })

  it('take figures of law as inputs', async () => {
    expect(
      await words('x {{calc mortgage price=400000 down=10% rate=@rates.mortgage30 → principalInterest as cents}}'),
    ).toBe('x $2,492.57')
  })

  it('take lists', async () => {
    const cards = 'cards="name:Card, balance:5000, apr:22.15"'
    expect(await words(`x {{calc credit-card-payoff ${cards} → totalOwed}}`)).toBe('x $5,000')
  })

  it('open the calculator with the same numbers and its answer', async () => {
    const { blocks, refused } = await bindText(
      '{{loan = calc mortgage price=400000 down=10% rate=7.4}}\n\n{{open loan "Open this loan"}}',
      on,
    )
    expect(refused).toEqual([])
    expect(blocks).toHaveLength(1)
    expect(blocks[0]).toMatchObject({ kind: 'door', words: 'Open this loan' })
    expect(JSON.stringify(blocks)).toContain('/mortgage-calculator#v')
    expect(JSON.stringify(blocks)).toContain('price=400000')
  })

  it('bring their charts, and those of the record', async () => {
    const { blocks, refused } = await bindText('{{chart record stockYears}}\n\n{{chart record medicareSteps}}', on)
    expect(refused).toEqual([])
    expect(blocks.map(({ kind }) => kind)).toEqual(['chart', 'chart'])
    expect(await refusal('{{chart calc mortgage nothing}}')).toContain('has no chart')
  })

  it('refuse what the calculator does not have, in a sentence', async () => {
    expect(await refusal('x {{calc mortage → monthlyPayment}}')).toContain('mortgage')
    expect(await refusal('x {{calc mortgage prize=1 → monthlyPayment}}')).toContain('price')
    expect(await refusal('x {{calc mortgage price=lots → monthlyPayment}}')).not.toBe('')
    expect(await refusal('x {{calc mortgage → monthlyPayments}}')).toContain('monthlyPayment')
    expect(await refusal('x {{loan → monthlyPayment}}')).toContain('names no calculation')
    for (const odd of ['calc', '=', 'a = b', 'open', '→', '( 1', '1 +', 'x as furlongs', '1 2'])
      expect(await refusal(`x {{${odd}}}`), odd).not.toBe('')
  })
})

describe('whatever stands between the braces', () => {
  const words = [
    'calc',
    'open',
    'chart',
    'as',
    '=',
    '→',
    '->',
    '+',
    '-',
    '*',
    '/',
    '(',
    ')',
    '1',
    '2.5',
    'a.b',
    'mortgage',
    'price=1',
    '"x',
    '"',
    '{',
    '|',
    '__proto__',
    'constructor',
    '@',
    '\u0000',
  ]
  it('is read or refused with a sentence, never with a failure', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 6 })), { maxLength: 14 }),
        (parts) => {
          const said = readSaid(parts.join(' '))
          if (said.kind === 'unreadable') expect(said.sentence.length).toBeGreaterThan(10)
        },
      ),
      { numRuns: 2_000 },
    )
    expect(readSaid('( '.repeat(5_000)).kind).toBe('unreadable')
  })

  it('brings nothing active, hostile texts neither', async () => {
    for (const hostile of hostileTexts) {
      const { blocks } = await bindText(`Look: {{${hostile.replaceAll(/[{}]/g, '')}}} and ${hostile}`, on)
      expect(JSON.stringify(blocks)).not.toMatch(/"to":"(?!\/(?!\/)|#|https:\/\/|mailto:)/)
      for (const block of blocks) expect(['heading', 'text', 'quote', 'list', 'table', 'refused']).toContain(block.kind)
    }
  })

  it('a calculation that waits for itself is refused', async () => {
    const body =
      '{{a = calc mortgage price=@b.loanAmount}}\n\n{{b = calc mortgage price=@a.loanAmount}}\n\nx {{a → loanAmount}}'
    expect(await refusal(body)).toContain('has to be named above')
    expect(await refusal('{{a = calc mortgage price=@a.loanAmount}}')).toContain('has to be named above')
  })
})
