/** Every finding's link opens a page we have, and every number it carries is one its calculator asks for and takes. */
import { beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import type { Calculator } from '#calculators/kit/definition.ts'
import { readLink } from '#calculators/kit/read-link.ts'
import { american } from '#calculators/kit/say.ts'
import { healthPlan } from '#calculators/planning/health/plan.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { asked, law, today } from '#engine/planning/insights/asked.testkit.ts'
import { findInsights } from '#engine/planning/insights/find.ts'
import { lifeEdges } from '#engine/planning/insights/life-edges.testkit.ts'
import { moneyEdges } from '#engine/planning/insights/money-edges.testkit.ts'
import type { Way } from '#engine/planning/insights/rule.ts'
import { defaultYear } from '#facts/default-year.ts'
import { pageAt } from '../../pages.ts'
import { calculatorLink } from '../picture/calculator-link.ts'

const calculators = new Map<string, Calculator>()
beforeAll(async () => {
  for (const { slug, load } of catalogue) if (load) calculators.set(slug, (await load()).calculator)
}, 60_000)

/** What the calculator would be asked, after what does not fit was dropped. */
function opened({ calculator: slug, inputs }: Extract<Way, { calculator: string }>) {
  const calculator = calculators.get(slug)
  if (!calculator) throw new Error(`No calculator ${slug}`)
  const link = calculatorLink(slug, inputs)
  expect(link.length).toBeLessThan(8000)
  const read = readLink(calculator, link.slice(link.indexOf('#')), { today })
  if (!read?.ok) throw new Error(`${slug}: ${JSON.stringify(read)}`)
  return { calculator, read: read.inputs }
}

function check(way: Way): void {
  if ('page' in way) {
    expect(pageAt(way.page) ?? catalogue.find(({ path }) => path === way.page), way.page).toBeDefined()
    return
  }
  if (Object.keys(way.inputs).length === 0) return
  const { calculator, read } = opened(way)
  for (const [name, value] of Object.entries(way.inputs)) {
    expect(calculator.fields[name], `${way.calculator}.${name}`).toBeDefined()
    if (typeof value === 'object') {
      const rows = read[name] as readonly Readonly<Record<string, unknown>>[]
      expect(rows, `${way.calculator}.${name}`).toHaveLength(value.length)
      for (const [at, row] of value.entries())
        for (const [key, cell] of Object.entries(row))
          if (typeof cell === 'number') expect(rows[at]?.[key], `${way.calculator}.${name}.${key}`).toBeCloseTo(cell, 4)
          else expect(rows[at]?.[key], `${way.calculator}.${name}.${key}`).toBe(cell)
    } else if (typeof value === 'number') expect(read[name], `${way.calculator}.${name}`).toBeCloseTo(value, 4)
    else expect(read[name], `${way.calculator}.${name}`).toBe(value)
  }
}

describe('where a finding leads', () => {
  test.each([...moneyEdges, ...lifeEdges])('%s, %s', (id, tone, speaks) => {
    const found = asked(speaks).found.find((one) => one.id === id && one.tone === tone)
    if (!found) throw new Error(`${id} is silent`)
    check(found.way)
  })
  test('the sample’s findings and its report’s steps', () => {
    const env = { today, year: defaultYear }
    const inputs = { ...healthPlan.initial(env), late: 2, will: 'no' as const, review: 'no' as const }
    const household = sampleHousehold(today)
    for (const { way } of findInsights({ household, today, law }).found) check(way)
    const told = healthPlan.run({ household, inputs, year: defaultYear, law: {}, today, say: american })
    expect(told.actions).toHaveLength(3)
    for (const { action } of told.actions) check(action)
    expect(law.year).toBe(defaultYear)
  })
})
