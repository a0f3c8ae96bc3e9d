/** The same question starts with the same value in every calculator that asks it. */
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { type Field, initialValue } from './kit/field.ts'

const clock = { today: '2026-11-21' }
const asked = (
  await Promise.all(
    catalogue.map(async ({ slug, load }) => {
      const fields: readonly (readonly [string, Field])[] = Object.entries((await load?.())?.calculator.fields ?? {})
      return fields.map(([name, field]) => ({ id: `${slug}.${name}`, field, value: initialValue(field, clock) }))
    }),
  )
).flat()

/** What the fields named so, or at these places, start with; blank optional ones are left out. */
const startsOf = (name: RegExp): readonly string[] => {
  const found = asked.filter(({ id, field, value }) => name.test(id) && value !== null && field.kind !== 'rows')
  expect(found.length, String(name)).toBeGreaterThan(1)
  return [...new Set(found.map(({ value }) => JSON.stringify(value)))]
}

test.each([
  ['home insurance', /\.homeInsurance$|real-estate\.insurance$/],
  ['property tax', /(mortgage|rent-vs-buy|debt-to-income|home-down-payment)\.propertyTax$/],
  ['PMI', /\.pmiRate$/],
  [
    'the price of a home',
    /(mortgage|rent-vs-buy|debt-to-income|home-down-payment)\.price$|home-maintenance\.homeValue$/,
  ],
  ['the rent of a home', /rent-vs-buy\.monthlyRent$|home-down-payment\.rent$/],
  ['growth of a home’s price', /\.homeGrowth$|\.valueGrowth$/],
  ['growth of rents, pay and bills', /\.(rentGrowth|incomeGrowth|insuranceGrowth|taxGrowth|hoaGrowth)$/],
  ['inflation', /\.inflation$/],
  ['a return on stocks', /\.(annualReturn|investReturn)$|(lumpsum|dca|compound-interest|cagr)\.rate$/],
  ['what spare cash earns', /\.earns$|cd\.laterRate$|home-maintenance\.interest$/],
  ['what a savings account pays', /savings\.rate$|\.(apy|savingsApy|savingsYield|savingsRate)$/],
  ['the rate of a new home loan', /(mortgage|rent-vs-buy|home-affordability|debt-to-income|home-down-payment)\.rate$/],
  ['the pay of one person', /(tax|social-security|salary-hourly-converter)\.pay$|(hsa|emergency-fund)\.income$/],
  ['the pay interest is taxed with', /(cd|savings|money-market|etf|mutual-fund|stock-average)\.income$/],
  ['a household’s income', /(rent-vs-buy|home-affordability|home-down-payment|real-estate|529)\.income$/],
  ['tax on gains', /\.(gainRate|gainsRate|investTaxRate|dragTax)$/],
  ['tax on withdrawals', /\.(withdrawalRate|laterTax|endRate)$|net-worth\.taxRate$/],
  ['tax saved by deducting', /(refinance|mortgage-points)\.taxRate$/],
  ['closing costs', /(rent-vs-buy|home-affordability|home-down-payment)\.closing$|mortgage\.closingRate$/],
  ['costs of selling', /(rent-vs-buy|home-down-payment|real-estate)\.selling$|net-worth\.sellHome$/],
] as const)('%s', (_, name) => {
  expect(startsOf(name)).toHaveLength(1)
})
