import { describe, expect, test } from 'vitest'
import { sectors } from '#engine/screening/company.ts'
import { gaps, metricKeys, type Row, rowOf, sizeFloors } from '#engine/screening/metrics.ts'
import { sampleUniverse } from '#engine/screening/sample-universe.ts'
import { screen } from '#engine/screening/screen.ts'
import { glossary } from '../glossary/glossary.ts'
import { readingGrade } from '../lessons/kit/reading-grade.testkit.ts'
import { gapWords, metrics } from './metrics.ts'
import { sectorNames } from './places.ts'
import { readyScreens } from './ready-screens.ts'

const rows: readonly Row[] = sampleUniverse().map(rowOf)
const all = metricKeys.map((key) => metrics[key])

describe('the list of measures', () => {
  test('every measure is in it, under a name of its own', () => {
    expect(Object.keys(metrics)).toEqual([...metricKeys])
    expect(new Set(all.flatMap(({ name, short }) => [...new Set([name, short])])).size).toBe(
      new Set(all.flatMap(({ name, short }) => [name, short])).size,
    )
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(all.map(({ short }) => short)).size).toBe(all.length)
    expect(Object.keys(gapWords)).toEqual([...gaps])
    expect(Object.keys(sectorNames)).toEqual([...sectors])
  })
  test('says who has none wherever some have none for a reason', () => {
    for (const key of metricKeys) {
      const reasons = rows.map(({ readings }) => readings[key]).filter((one) => typeof one === 'string')
      expect({ key, says: metrics[key].none !== undefined }).toEqual({ key, says: reasons.length > 0 })
    }
  })
  test('leads to words the glossary has', () => {
    const slugs = new Set(glossary.map(({ slug }) => slug))
    for (const { term } of all) if (term) expect(slugs).toContain(term)
  })
})

describe('the screens to start from', () => {
  test.each(readyScreens.map((one) => [one.slug, one] as const))(
    '%s finds some, not most',
    (_, { filters, columns }) => {
      const found = screen(rows, filters).matches.length
      expect(found).toBeGreaterThan(4)
      expect(found).toBeLessThan(rows.length / 3)
      for (const key of Object.keys(filters.ranges)) expect(columns).toContain(key)
    },
  )
  test('what they say is what they ask', () => {
    const of = (slug: string) => readyScreens.find((one) => one.slug === slug)
    const bound = (slug: string, key: 'yield' | 'pe' | 'beta' | 'belowHigh' | 'returnOnEquity' | 'margin') => {
      const range = of(slug)?.filters.ranges[key]
      return range?.min ?? range?.max
    }
    const said = (slug: string) => of(slug)?.looksFor
    expect(said('steady-dividends')).toContain(`${bound('steady-dividends', 'yield')}% or more`)
    expect(said('low-price-for-earnings')).toContain(`up to $${bound('low-price-for-earnings', 'pe')} for`)
    expect(said('growing-with-profit')).toContain(`${bound('growing-with-profit', 'margin')} cents of profit`)
    expect(said('high-return-low-debt')).toContain(`${bound('high-return-low-debt', 'returnOnEquity')}% or more`)
    expect(said('calmer-prices')).toContain(`${(bound('calmer-prices', 'beta') ?? 0) * 100}% as far`)
    expect(said('high-yield-look-twice')).toContain(`${bound('high-yield-look-twice', 'yield')}% or more`)
    expect(said('fallen-far')).toContain(`${bound('fallen-far', 'belowHigh')}% or more`)
    expect(said('small-and-profitable')).toContain(`less than $${sizeFloors.mid / 1e9} billion`)
  })
})

describe('its words', () => {
  const texts = [
    ...all.flatMap(({ what, counted, misleads, none }) => [what, counted, misleads, ...(none ? [none] : [])]),
    ...readyScreens.flatMap(({ looksFor, cannotSee }) => [looksFor, cannotSee]),
  ]
  test('read at a grade of 9 or less', () => expect(readingGrade(texts)).toBeLessThan(9))
  test('have no long sentence and give no advice', () => {
    for (const text of texts) {
      for (const sentence of text.split(/(?<=[.!?]) /)) expect(sentence.split(' ').length).toBeLessThanOrEqual(30)
      expect(text).not.toMatch(/\b(you should|must|never buy|best stock|in all|together)\b/i)
    }
  })
})
