import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculator as tool } from '#calculators/currency-converter/calculator.ts'
import { initialInputs } from '#calculators/kit/field.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { writeLink } from '#calculators/kit/share-link.ts'
import { perEuro } from '#facts/fx/rates.ts'
import type { FxTable } from '#wire/fx.ts'
import { RatesOffer, rowsOf } from './fresh-rates.tsx'

const newest: FxTable = {
  base: 'EUR',
  asOf: '2026-11-20',
  source: 'European Central Bank reference rates, via Frankfurter',
  rates: { ...perEuro.value, USD: 1.2 },
}
const drawn = (table: FxTable | null, date: string | null = null) =>
  renderToStaticMarkup(<RatesOffer newest={table} date={date} onUse={() => {}} onBack={() => {}} />)

test('a later table is offered with its day', () => {
  expect(drawn(newest)).toContain('Use ECB rates from Nov 20, 2026')
})
test('without one, the days of the rates that came with the page are said and nothing is offered', () => {
  for (const line of [drawn(null), drawn({ ...newest, asOf: '2026-10-02' })]) {
    expect(line).toContain('October 2, 2026')
    expect(line).toContain('April 13, 2026')
    expect(line).not.toContain('<button')
  }
})
test('once in use the line says so and leads back', () => {
  expect(drawn(newest, '2026-11-20')).toContain('Using rates from November 20, 2026')
  expect(drawn(newest, '2026-11-20')).toContain('Go back to')
  expect(drawn(newest, '2026-11-12')).toContain('Use ECB rates')
})
test('rates of a later day than the newest known, from a link, are not talked down', () => {
  expect(drawn(newest, '2026-11-21')).not.toContain('Use ECB rates')
  expect(drawn(newest, '2026-11-21')).toContain('Go back to')
  expect(drawn(newest, '2026-05-01')).toContain('Use ECB rates')
})
test('the rates taken over travel in the link and give the same answer there', async () => {
  const calculator = await tool.whole()
  const env = { today: '2026-11-21', year: 2026, law: lawShelf() }
  const inputs = {
    ...initialInputs(calculator.fields, env),
    rates: rowsOf(newest),
    ratesDate: newest.asOf,
    way: 'none',
  }
  await bringMissing(calculator, inputs, env)
  expect(calculator.check(inputs)).toEqual({})
  // 1,000 / 1.2 = 833.33.
  expect(calculator.evaluate(inputs, env).figures['received']).toBe(833.33)
  const hash = writeLink(calculator, inputs, env.year)
  expect(hash.length).toBeLessThan(2500)
  const read = readLink(calculator, hash, env)
  expect(read?.ok && calculator.evaluate(read.inputs, env).figures['received']).toBe(833.33)
})
