import { describe, expect, it } from 'vitest'
import { closingCosts } from '../lending/mortgage.ts'
import { collegeNetPrices, collegePrices, tuitionHistory } from './college.ts'
import { emergency400, emergencySurvey2025, threeMonthsByIncome, threeMonthsSaved } from './emergency-savings.ts'
import { childCareShareOfIncome, funeral } from './family.ts'
import { closingItems, closingShares, downPayment, maintenance } from './housing.ts'
import { incomePercentiles, medianIncome } from './income.ts'
import { bankAccounts, netWorthAll, netWorthByAge, netWorthPercentiles, retirementAccounts } from './net-worth.ts'
import { foodParts2023, spending2024, spendingParts2023, spendingTotal2023 } from './spending.ts'

const rises = (values: readonly number[]) => values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe('net worth and accounts', () => {
  it.each([
    ['net worth', netWorthByAge.value],
    ['retirement accounts', retirementAccounts.value],
    ['bank accounts', bankAccounts.value],
  ])('%s: the ages leave no gap, and the mean is above the median', (_name, rows) => {
    rows.forEach((row, i) => {
      expect(row.ageFrom).toBe(i === 0 ? 0 : (rows[i - 1]?.ageTo ?? 0) + 1)
      expect(row.mean).toBeGreaterThan(row.median)
    })
    expect(rows.at(-1)?.ageTo).toBeNull()
  })
  it('the median household owns 192,900 and the mean is 1,063,700 (Federal Reserve Bulletin, October 2023)', () => {
    expect(netWorthAll.value).toEqual({ median: 192_900, mean: 1_063_700 })
    expect(netWorthPercentiles.value.find((row) => row.percentile === 50)?.dollars).toBe(netWorthAll.value.median)
    const medians = netWorthByAge.value.map((row) => row.median)
    expect(Math.min(...medians) < 192_900 && Math.max(...medians) > 192_900).toBe(true)
  })
  it('percentiles rise', () => {
    for (const rows of [netWorthPercentiles.value, incomePercentiles.value]) {
      expect(rises(rows.map((row) => row.percentile))).toBe(true)
      expect(rises(rows.map((row) => row.dollars))).toBe(true)
    }
    expect(incomePercentiles.value.find((row) => row.percentile === 50)?.dollars).toBe(medianIncome.value)
    expect(medianIncome.value).toBe(83_730)
  })
})

describe('spending', () => {
  it('the parts of 2023 add up to the published total but for rounding (Consumer Expenditure Surveys)', () => {
    expect(Math.abs(sum(Object.values(spendingParts2023.value)) - spendingTotal2023.value.asPublished)).toBeLessThan(5)
    expect(Math.abs(sum(Object.values(foodParts2023.value)) - spendingParts2023.value.food)).toBeLessThan(2)
  })
  it('the average of 2024 lies between the fifths and under income', () => {
    const { total, incomeBeforeTax, lowestFifth, highestFifth } = spending2024.value
    expect(rises([lowestFifth, total, highestFifth])).toBe(true)
    expect(total).toBeLessThan(incomeBeforeTax)
    expect(total).toBeGreaterThan(spendingTotal2023.value.revised)
  })
})

describe('homes', () => {
  it('shares lie between 0 and 1, low to high', () => {
    for (const { low, high } of [...Object.values(closingShares.value), maintenance.value])
      expect(low > 0 && low <= high && high < 0.2).toBe(true)
    for (const { low, high } of closingItems.value) expect(low).toBeLessThan(high)
    expect(downPayment.value.firstTime).toBeLessThan(downPayment.value.repeat)
  })
  it('the buyer’s closing share is the one the mortgage page starts from', () => {
    expect(closingShares.value.buyer).toEqual({ low: closingCosts.value.low, high: closingCosts.value.high })
  })
})

describe('shares of people', () => {
  it('are shares, and more income means more savings', () => {
    const shares = [
      ...Object.values(emergency400.value),
      ...Object.values(emergencySurvey2025.value),
      threeMonthsSaved.value,
      ...threeMonthsByIncome.value.map((row) => row.share),
      ...Object.values(childCareShareOfIncome.value),
    ]
    expect(shares.every((share) => share > 0 && share < 1)).toBe(true)
    expect(rises(threeMonthsByIncome.value.map((row) => row.share))).toBe(true)
    expect(funeral.value.withCremation).toBeLessThan(funeral.value.withBurial)
  })
})

describe('college', () => {
  it('the whole budget is more than tuition, housing and food; net prices are less than those two', () => {
    for (const [kind, row] of Object.entries(collegePrices.value))
      expect(row.total, kind).toBeGreaterThan(row.tuition + row.housingAndFood)
    for (const kind of ['publicInState', 'privateNonprofit', 'publicTwoYear'] as const) {
      const { tuition, housingAndFood } = collegePrices.value[kind]
      expect(collegeNetPrices.value[kind], kind).toBeLessThan(tuition + housingAndFood)
    }
  })
  it('the last year of the history is this year’s tuition, and 2024-25 is that less the printed growth', () => {
    const last = tuitionHistory.value.at(-1)
    const before = tuitionHistory.value.at(-2)
    for (const kind of ['publicInState', 'publicOutOfState', 'privateNonprofit', 'publicTwoYear'] as const) {
      const { tuition, tuitionGrowth } = collegePrices.value[kind]
      expect(last?.[kind], kind).toBe(tuition)
      expect(Math.abs((before?.[kind] ?? 0) * (1 + tuitionGrowth) - tuition), kind).toBeLessThan(30)
    }
    for (const kind of ['publicInState', 'privateNonprofit'] as const)
      expect(rises(tuitionHistory.value.map((row) => row[kind]))).toBe(true)
  })
})
