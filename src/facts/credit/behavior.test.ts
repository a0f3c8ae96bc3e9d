import { describe, expect, it } from 'vitest'
import { estimatedEffects, utilizationEffects } from './estimates.ts'
import { averageFicoByYear, scoreDistribution, scoreShares, utilizationByScore } from './national.ts'
import { mortgageEvents } from './recovery.ts'
import { missteps } from './scores.ts'

const share = (from: number) =>
  scoreDistribution.value.filter((band) => band.scoreFrom >= from).reduce((sum, band) => sum + band.share, 0)

describe('recovery (FICO 2011)', () => {
  it('leaves the higher score higher at every event but never quicker to return', () => {
    for (const { event, after, years } of mortgageEvents.value) {
      for (const [low = 0, high = 0] of Object.values(after)) expect(high - low, event).toBe(20)
      expect(after.s780[0] ?? 0, event).toBeGreaterThan(after.s720[0] ?? 999)
      expect(years.s680[0] ?? 99, event).toBeLessThanOrEqual(years.s720[0] ?? 0)
      expect(years.s720[0] ?? 99, event).toBeLessThanOrEqual(years.s780[0] ?? 0)
    }
  })
  it('agrees with the 2009 sample: a foreclosure takes 85 to 105 points from 680 and 140 to 160 from 780', () => {
    const study = mortgageEvents.value.find((row) => row.event === 'foreclosure')
    const sample = missteps.value.find((row) => row.event === 'foreclosure')
    expect(study?.after.s680.map((score) => 680 - score).toReversed()).toEqual(sample?.from680)
    expect(study?.after.s780.map((score) => 780 - score).toReversed()).toEqual(sample?.from780)
  })
})

describe('the country', () => {
  it('is wholly spread over bands that leave no gap', () => {
    for (const bands of [scoreDistribution.value, utilizationByScore.value])
      bands.forEach((band, i) => {
        expect(band.scoreFrom).toBe(i === 0 ? 300 : (bands[i - 1]?.scoreTo ?? 0) + 1)
      })
    expect(share(300)).toBeCloseTo(1, 10)
  })
  it('the bands agree with the printed shares within half a point', () => {
    expect(Math.abs(share(670) - scoreShares.value.from670)).toBeLessThan(0.005)
    expect(share(800)).toBe(scoreShares.value.from800)
  })
  it('uses less of its limits the better the score, and years follow one another', () => {
    const shares = utilizationByScore.value.map((band) => band.share)
    expect(shares.every((value, i) => i === 0 || value < (shares[i - 1] ?? 0))).toBe(true)
    const years = averageFicoByYear.value.map((row) => row.year)
    expect(years.every((year, i) => i === 0 || year > (years[i - 1] ?? 0))).toBe(true)
  })
})

describe('our estimates', () => {
  it('stay between the published effects of a 30-day late payment and a bankruptcy', () => {
    const of = (event: string) => missteps.value.find((row) => row.event === event)
    for (const row of estimatedEffects.value.filter((effect) => effect.event.includes('late')))
      for (const key of ['from680', 'from780'] as const) {
        expect(row[key][0] ?? 0, row.event).toBeGreaterThanOrEqual(of('30-day late payment')?.[key][0] ?? 999)
        expect(row[key][1] ?? 999, row.event).toBeLessThan(of('bankruptcy')?.[key][0] ?? 0)
      }
  })
  it('more of the limits in use costs more, from 1 to 9% on', () => {
    const rows = utilizationEffects.value.slice(1)
    expect(rows[0]?.points).toBe(0)
    expect(rows.every((row, i) => i === 0 || row.points < (rows[i - 1]?.points ?? 0))).toBe(true)
    expect(utilizationEffects.value.at(-1)?.upTo).toBe(1)
  })
})
