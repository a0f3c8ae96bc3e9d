import { expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { XYChart } from '../kit/presentation.ts'
import { calculator as tool } from './calculator.ts'

const { figure, present: shown, words } = await askedWhole(tool)

/** 62 and 9 months in December 2026, 66 in March 2030; full retirement age for both benefits is 67. */
const widowed = {
  birthDate: '1964-03-10',
  knows: 'benefit',
  pia: 1500,
  pay: 50_000,
  workUntil: 66 * 12,
  claimAge: 840,
  marital: 'widowed',
  otherBirthDate: '1960-05-05',
  otherKnows: 'benefit',
  otherPia: 2600,
  diedIn: '2024-06',
  lateClaimed: false,
  survivorAge: 62 * 12 + 9,
}

test('a survivor’s benefit held back for work counts, also before the own claim', () => {
  // 2,600 × (1 − 28.5% × 51 ÷ 84) = 2,150. Pay of 50,000 holds (50,000 − 24,480) ÷ 2 = 12,760 a year: December 2026; six payments with
  // 140 refunded in each of 2027, 2028 and 2029; in 2030 two months of pay hold nothing. 19 × 2,150 − 3 × 140 = 40,430.
  expect(figure('heldBackMonths', widowed)).toBe(19)
  expect(figure('heldBack', widowed)).toBe(40_430)
  // 19 of 51 months are given back: 2,600 × (1 − 28.5% × 32 ÷ 84) = 2,317.7.
  expect(words(widowed)).toContain('your survivor benefit goes from $2,150 to $2,317 a month for life')
})

test('the add-on of a month held back is held back too', () => {
  // Claim at 62 and 1 month in October 2028: 59 months early, 1,000 × 70.4167% = 704.1. The spouse claimed before: half of 2,800 less
  // 1,000 is 400, × (1 − 25% − 23 × 5/12%) = 65.4167% = 261.6; together 965. Pay stops at 62 and 3 months, in December 2028: in this
  // grace year October and November are charged, and 100,000 ÷ 12 × 11 − 24,480 leaves more than enough to take both.
  const couple = {
    birthDate: '1966-09-10',
    knows: 'benefit',
    pia: 1000,
    pay: 100_000,
    workUntil: 747,
    claimAge: 745,
    marital: 'married',
    otherBirthDate: '1958-05-05',
    otherKnows: 'benefit',
    otherPia: 2800,
    otherClaimAge: 804,
  }
  expect(figure('heldBackMonths', couple)).toBe(2)
  expect(figure('heldBack', couple)).toBe(2 * 965)
})

test('a spouse’s work is said too, with the add-on it holds back', () => {
  // Born as in the case above, 62 and 1 month in October 2028 for both. The spouse's 100,000 a year to the end of 2030 holds
  // (100,000 − 24,480) ÷ 2 = 37,760 a year: more than a year of 2,800 × 70.4167% = 1,971 and the add-on of 261 pays, so all 27 months.
  const couple = {
    birthDate: '1966-09-10',
    knows: 'benefit',
    pia: 1000,
    pay: 0,
    claimAge: 745,
    marital: 'married',
    otherBirthDate: '1966-09-10',
    otherKnows: 'benefit',
    otherPia: 2800,
    otherClaimAge: 745,
    otherPay: 100_000,
    otherWorkUntil: 772,
  }
  expect(words(couple)).toContain(
    'Your spouse’s work at $100,000 a year holds back 27 payments, plus what their record adds to yours',
  )
  expect(words({ ...couple, otherPay: 20_000 })).not.toContain('Your spouse’s work')
})

test('a former spouse’s half that is more than the own benefit is not called less', () => {
  // Half of 2,600 is 1,300, more than 1,200; at 70 the own benefit has grown by 24% = 288, more than the 100 to be added.
  const divorced = {
    birthDate: '1964-03-10',
    knows: 'benefit',
    pia: 1200,
    pay: 0,
    claimAge: 840,
    marital: 'divorced',
    otherBirthDate: '1960-05-05',
    otherKnows: 'benefit',
    otherPia: 2600,
    marriageYears: 20,
  }
  expect(figure('spouseAddOn', divorced)).toBe(0)
  expect(words(divorced)).toContain('Half of their benefit, $1,300, is more than your own $1,200')
  expect(words({ ...divorced, otherPia: 2400 })).toContain(
    'Half of their full benefit, $1,200, isn’t more than your own',
  )
})

test('claims near the best are named with the gaps that work leaves between them', () => {
  const gaps = {
    birthDate: '1967-09-15',
    knows: 'benefit',
    pia: 3000,
    pay: 60_000,
    workUntil: 792,
    claimAge: 804,
    realRate: 0,
    health: 'poor',
  }
  const page = shown(gaps)
  const chart = page.charts.find(({ key }) => key === 'value') as XYChart
  const values = (chart.series[0]?.values ?? []).map(Number)
  const near = values.map((value) => value >= 0.99 * Math.max(...values))
  const [first, last] = [near.indexOf(true), near.lastIndexOf(true)]
  expect(near.slice(first, last).includes(false)).toBe(true)
  const named = (i: number) => {
    const months = Math.round(Number(chart.x.values[i]) * 12)
    return `${Math.floor(months / 12)}${months % 12 === 0 ? '' : ` and ${months % 12} ${months % 12 === 1 ? 'month' : 'months'}`}`
  }
  const gap = near.indexOf(false, first)
  const again = near.indexOf(true, gap)
  expect(chart.lead).toContain(`from ${named(first)} to ${named(gap - 1)} and from ${named(again)}`)
})

test('the chart of values speaks of the other claim as planned, the income chart of payments only', () => {
  // With a survivor’s benefit this late no own claim comes near the best plan.
  const late = {
    ...widowed,
    birthDate: '1974-12-01',
    pia: 3100,
    otherPia: 1600,
    pay: 0,
    survivorAge: 766,
    claimAge: 745,
  }
  const page = shown(late)
  const chart = page.charts.find(({ key }) => key === 'value') as XYChart
  const values = (chart.series[0]?.values ?? []).map(Number)
  expect(Math.max(...values) < 0.99 * figure('bestLifetimeValue', late)).toBe(
    chart.summary.includes('No claim is within 1%'),
  )
  // 62 and 1 month in December 2036; the chart begins a year before.
  expect(page.charts.find(({ key }) => key === 'income')?.summary).toContain('Payments run from December 2036')
})

test('a rate below inflation counts later years at more, not at less', () => {
  const lead = (realRate: number) => shown({ realRate }).charts.find(({ key }) => key === 'value')?.lead
  expect(lead(-1)).toContain('Each later year counts 1% more')
  expect(lead(2)).toContain('Each later year counts 2% less')
})

test('a late spouse without a record leaves nothing, and a chosen age at death is not called likely', () => {
  const page = shown({ ...widowed, pay: 0, claimAge: 804, otherPia: 0, health: 'fixed', livesTo: 90 * 12 })
  // 1,500 at full retirement age.
  expect(page.headline.replaceAll('**', '')).toBe('Your own record pays $1,500 a month from 67, in today’s dollars.')
  expect(page.more).toContain('Your late spouse’s record adds nothing.')
  expect(page.charts.find(({ key }) => key === 'income')?.lead).toContain('if you live to the age you chose: you to 90')
})

test('the best plan said and the best square of the map are one', () => {
  // The yearly look is best at 70 for the older one; nine months before it is a little better, as credits count in January.
  const couple = {
    birthDate: '1963-03-10',
    knows: 'benefit',
    pia: 2900,
    pay: 100_000,
    workUntil: 66 * 12,
    claimAge: 67 * 12,
    marital: 'married',
    otherBirthDate: '1965-05-05',
    otherKnows: 'benefit',
    otherPia: 900,
    otherClaimAge: 745,
  }
  const { more, charts } = shown(couple)
  const map = charts.find(({ key }) => key === 'pairs')
  const best = /Best: (.*)\.$/.exec(map?.lead ?? '')?.[1]
  expect(best).toContain('you at')
  expect(more).toContain(`Best plan: ${best}.`)
})
