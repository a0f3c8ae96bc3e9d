import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue, entryBySlug } from './catalogue.ts'
import { categories } from './kit/definition.ts'

/** Spec 2.5: 43 names, four with paths of their own, and three calculators that have only a path. */
const specified = `home-down-payment rent-vs-buy mortgage tax roth-ira traditional-ira social-security dca cd
debt-consolidation student-loan auto-loan personal-loan 529 compound-interest credit-card-payoff simple-interest cagr hsa
refinance home-maintenance payroll-tax loan-prepayment capital-gains-tax tax-loss-harvesting real-estate life-insurance
term-insurance lumpsum net-worth stock-average brokerage-fees mutual-fund etf savings money-market retirement
retirement-drawdown budget-planner debt-to-income mortgage-points business-loan home-affordability currency-converter
money-saving-challenge-generator salary-hourly-converter emergency-fund emi 401k retirement-planning`.split(/\s+/)

describe('the calculators', () => {
  it('are those of the specification, each once and all built', () => {
    expect(specified).toHaveLength(50)
    expect(catalogue.map((entry) => entry.slug).sort()).toEqual([...specified].sort())
    expect(catalogue.filter((entry) => !entry.isImplemented)).toEqual([])
  })

  it.each(catalogue)('$slug has a whole card', (meta) => {
    expect(categories).toContain(meta.category)
    expect(meta.question).toMatch(/^[A-Z].*\?$/)
    expect(meta.description).toMatch(/\.$/)
    expect(meta.description.length).toBeLessThan(190)
    expect(meta.keywords.length).toBeGreaterThan(3)
    expect(meta.related.length).toBeGreaterThan(1)
    expect(meta.related).not.toContain(meta.slug)
    for (const slug of meta.related) expect(entryBySlug(slug), `${meta.slug} → ${slug}`).toBeTruthy()
    expect(existsSync(`node_modules/lucide-react/dist/esm/icons/${meta.icon}.mjs`), meta.icon).toBe(true)
  })

  it('leaves no category empty', () => {
    for (const category of categories)
      expect(
        catalogue.some((entry) => entry.category === category),
        category,
      ).toBe(true)
  })
})
