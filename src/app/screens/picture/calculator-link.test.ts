import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { calculatorPath } from '#calculators/paths.ts'
import { calculatorLink } from './calculator-link.ts'

const clock = { today: '2026-11-23' }
async function read(link: string, slug: string) {
  const loaded = await catalogue.find((entry) => entry.slug === slug)?.load?.()
  if (!loaded) throw new Error(slug)
  const found = readLink(loaded.calculator, link.slice(link.indexOf('#')), clock)
  if (!found?.ok) throw new Error('refused')
  return found.inputs
}

describe('a calculator with numbers filled in', () => {
  test('opens at its own page', () => {
    for (const { slug, path } of catalogue) expect(calculatorPath(slug)).toBe(path)
    expect(calculatorLink('emergency-fund', {})).toBe('/emergency-fund-calculator-new')
  })
  test('single numbers, shares and choices arrive as they were given; what is unknown keeps the starting value', async () => {
    const link = calculatorLink('mortgage', {
      price: 450_000,
      down: { amount: 10, unit: 'pct' },
      rate: 6.375,
      term: null,
    })
    expect(await read(link, 'mortgage')).toMatchObject({
      price: 450_000,
      down: { amount: 10, unit: 'pct' },
      rate: 6.375,
    })
  })
  test('rows name their cells; odd names survive', async () => {
    const cards = [
      { name: 'A~B|C:D & ü%', balance: 1234.56, apr: 24.49 },
      { name: 'Zwei', balance: 0.1 + 0.2, apr: null },
    ]
    const inputs = await read(calculatorLink('credit-card-payoff', { cards }), 'credit-card-payoff')
    expect(inputs['cards']).toMatchObject([
      { name: 'A~B|C:D & ü%', balance: 1234.56, apr: 24.49 },
      { name: 'Zwei', balance: 0.3 },
    ])
  })
  test('an empty list says there is none, where a calculator can answer that; what does not fit is left out', async () => {
    const worth = await read(calculatorLink('net-worth', { debts: [] }), 'net-worth')
    expect(worth['debts']).toEqual([])
    // Without a card there is nothing to pay off: its starting cards stand.
    const { cards } = await read(calculatorLink('credit-card-payoff', { cards: [] }), 'credit-card-payoff')
    expect(cards).toMatchObject([{ name: 'Card A' }, { name: 'Card B' }])
    expect(await read(calculatorLink('mortgage', { price: -5, nobody: 3 }), 'mortgage')).toBeTruthy()
  })
})
