import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { describeCalculator, summary } from '#calculators/api/describe-calculator.ts'
import { catalogue, entryBySlug } from '#calculators/catalogue.ts'
import { defaultYear } from '#facts/default-year.ts'
import { factListings } from '#facts/named/registry.ts'
import { bindText } from '#writing/bound/bind.ts'
import { type Suggestion, suggestionsFor } from './completions.ts'
import { namedIn, wantedAt } from './open-braces.ts'

const on = { today: '2026-11-20', year: defaultYear }

/** The public API, in place. */
async function api(path: string): Promise<unknown> {
  if (path === '/api/v1/facts') return { facts: factListings }
  if (path === '/api/v1/calculators') return catalogue.filter(({ load }) => load).map(summary)
  const entry = entryBySlug(path.split('/').at(-1) ?? '')
  if (!entry?.load) return null
  const { calculator } = await entry.load()
  return JSON.parse(JSON.stringify(await describeCalculator(entry, calculator, on)))
}
let isAway = false
beforeEach(() => {
  isAway = false
  vi.stubGlobal('fetch', async (path: string) => {
    const body = isAway ? null : await api(path)
    return { ok: body !== null, status: body === null ? 404 : 200, json: async () => body }
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is being typed', () => {
  const loan = 'Text {{loan = calc mortgage price=400000}}\n\n'
  test.each([
    ['{{', { kind: 'start', typed: '', names: [] }],
    ['{{tax.2026.std', { kind: 'start', typed: 'tax.2026.std', names: [] }],
    ['{{calc ', { kind: 'calculator', typed: '' }],
    ['{{calc mort', { kind: 'calculator', typed: 'mort' }],
    ['{{x = calc mort', { kind: 'calculator', typed: 'mort' }],
    ['{{calc mortgage ', { kind: 'input', slug: 'mortgage', typed: '', given: [], hasArrow: true }],
    ['{{x = calc mortgage ', { kind: 'input', slug: 'mortgage', typed: '', given: [], hasArrow: false }],
    ['{{open calc mortgage ra', { kind: 'input', slug: 'mortgage', typed: 'ra', given: [], hasArrow: false }],
    ['{{calc mortgage price=1 ra', { kind: 'input', slug: 'mortgage', typed: 'ra', given: ['price'], hasArrow: true }],
    ['{{calc mortgage loanType=f', { kind: 'value', slug: 'mortgage', input: 'loanType', typed: 'f' }],
    ['{{calc mortgage rate=@lend', { kind: 'fact', typed: 'lend' }],
    ['{{calc mortgage price=1 → mon', { kind: 'figure', slug: 'mortgage', typed: 'mon' }],
    ['{{calc mortgage -> ', { kind: 'figure', slug: 'mortgage', typed: '' }],
    [`${loan}{{`, { kind: 'start', typed: '', names: ['loan'] }],
    [`${loan}{{loan → `, { kind: 'figure', slug: 'mortgage', typed: '' }],
    [`${loan}{{loan → a - loan → b`, { kind: 'figure', slug: 'mortgage', typed: 'b' }],
    ['{{tax.standardDeduction.single as ce', { kind: 'format', typed: 'ce' }],
  ])('%s', (text, wanted) => {
    expect(wantedAt(text, text)).toEqual(wanted)
  })

  test.each([
    '',
    'plain text',
    '{{tax.x}} after',
    '{ {calc ',
    '{{calc mortgage cards="name:',
    'a\n{{calc\nmort',
    '{{nobody → x',
  ])('nothing: %s', (text) => {
    expect(wantedAt(text, text)).toBeNull()
  })

  test('names of calculations, wherever they stand', () => {
    const text = '{{a = calc mortgage price=1}}\n{{ b=calc cagr}} {{tax.x}} {{c → y}}'
    expect([...namedIn(text)]).toEqual([
      ['a', 'mortgage'],
      ['b', 'cagr'],
    ])
  })
})

describe('what could come next', () => {
  const at = async (text: string): Promise<readonly Suggestion[]> => {
    const wanted = wantedAt(text, text)
    return wanted ? await suggestionsFor(wanted) : []
  }

  test('calculators by name or title, inputs with their unit and what they usually are, figures with theirs', async () => {
    expect((await at('{{calc mortg'))[0]).toMatchObject({ label: 'mortgage', insert: 'mortgage ', goesOn: true })
    expect((await at('{{calc credit card')).length).toBe(0)
    expect((await at('{{calc payoff')).map(({ label }) => label)).toContain('credit-card-payoff')
    const inputs = await at('{{calc mortgage price=400000 ')
    expect(inputs[0]?.label).toBe('→')
    expect(inputs.map(({ label }) => label)).not.toContain('price')
    expect(inputs.find(({ label }) => label === 'termMonths')?.detail).toMatch(/^Loan term, months \(usually \d+\)$/)
    expect((await at('{{calc mortgage loanType=')).map(({ label }) => label)).toEqual([
      'conventional',
      'fha',
      'va',
      'usda',
    ])
    expect((await at('{{calc mortgage financeFee=')).map(({ label }) => label)).toEqual(['yes', 'no'])
    expect((await at('{{calc mortgage → month'))[0]).toMatchObject({ label: 'monthlyPayment', isLast: true })
    expect((await at('{{tax.2026.standardDeduction.si'))[0]).toMatchObject({
      label: 'tax.2026.standardDeduction.single',
      isLast: true,
    })
    expect((await at('{{ca')).map(({ label }) => label)).toContain('calc')
  })

  test.each(['mortgage', 'credit-card-payoff', 'compound-interest'])(
    'whoever takes the first offer each time has a number that can be looked up: %s',
    async (slug) => {
      let text = `{{calc ${slug} `
      const take = async (label?: string) => {
        const offers = await at(text)
        const one = label === undefined ? offers[0] : offers.find((offer) => offer.label === label)
        if (!one) throw new Error(`nothing to take behind ${text}`)
        const { typed } = wantedAt(text, text) ?? { typed: '' }
        text = text.slice(0, text.length - typed.length) + one.insert
        return one
      }
      const inputs = (await at(text)).filter(({ label }) => label !== '→')
      const plain = inputs.find(({ detail }) => /dollars.*usually \d/.test(detail))
      if (plain) {
        await take(plain.label)
        await take()
      }
      await take('→')
      expect((await take()).isLast).toBe(true)
      const { refused } = await bindText(`It is ${text}}}.`, on)
      expect(refused).toEqual([])
    },
  )

  test('a server that is away offers nothing, and is asked again', async () => {
    isAway = true
    expect(await at('{{calc cagr ')).toEqual([])
    isAway = false
    expect((await at('{{calc cagr ')).length).toBeGreaterThan(1)
  })
})
