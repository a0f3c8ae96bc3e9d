import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { initialInputs } from '#calculators/kit/field.ts'
import { openingOf } from '#calculators/kit/front.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { defaultYear } from '#facts/default-year.ts'
import { cut } from './cut.ts'
import { pageTerms } from './page-terms.ts'
import { shared } from './shared.ts'

test('a text is cut where its terms stand, and left whole where they no longer do', () => {
  expect(
    cut('Your APR and APY', [
      ['APR', 'a'],
      ['APY', 'b'],
    ]),
  ).toEqual(['Your ', ['APR', 'a'], ' and ', ['APY', 'b'], ''])
  expect(cut('Your rate', [['APR', 'a']])).toEqual(['Your rate'])
})
test('of several texts the first that has a phrase takes it', () => {
  expect(
    shared(
      ['APY, then APR', 'APR'],
      [
        ['APR', 'a'],
        ['APY', 'b'],
      ],
    ),
  ).toEqual([
    [
      ['APY', 'b'],
      ['APR', 'a'],
    ],
    [],
  ])
})

describe.each(['mortgage', 'cd', 'refinance', 'home-down-payment', 'credit-card-payoff'])('%s', (slug) => {
  test('each term is found again where the server saw it, once on the page', async () => {
    const load = catalogue.find((one) => one.slug === slug)?.load
    const { calculator } = await (load as NonNullable<typeof load>)()
    const env = { today: '2026-11-23', year: defaultYear, law: lawShelf() }
    const inputs = initialInputs(calculator.fields, env)
    await bringMissing(calculator, inputs, env)
    const opening = openingOf(calculator, env)
    const terms = pageTerms(calculator, env, opening)
    const slugs = Object.values(terms).flatMap((own) => own.map((term) => term[1]))
    expect(slugs.length).toBeGreaterThan(2)
    expect(new Set(slugs).size).toBe(slugs.length)
    for (const [id, own] of Object.entries(terms)) {
      const name = id.replace(/^f-|-hint$/g, '')
      const field = calculator.fields[name]
      if (!field) continue
      const text = id.endsWith('-hint') ? (opening.hints[name] ?? field.hint ?? '') : field.label
      expect(cut(text, own).length, text).toBe(2 * own.length + 1)
    }
  })
})
