import { describe, expect, test } from 'vitest'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { madeHousehold } from '#engine/household/made-household.testkit.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { needsTakeHome, type PayWorkedOut, withTakeHome } from '#engine/household/take-home.ts'
import { pagePay } from './page-pay.ts'

const today = '2026-11-23'
const wages = (amount: number, known: object = {}) => ({
  kind: 'wages',
  amount,
  every: 'month',
  isTakeHome: false,
  reliability: 10,
  isGuaranteed: true,
  ...known,
})
async function payOf(household: Household): Promise<PayWorkedOut | null> {
  const page = pagePay()
  for (let missing = page.missing(household); missing !== null; missing = page.missing(household)) await missing.fetch()
  return page.pay(household, today)
}

describe('take-home pay from pay before taxes', () => {
  test('a single person in Texas with $60,000', async () => {
    // 60,000 − 16,100 = 43,900: 10% of 12,400 and 12% of 31,500 are 5,020. Social Security and Medicare: 7.65% of 60,000 are 4,590.
    const pay = await payOf(madeHousehold({ state: 'TX', filingStatus: 'single', incomes: [wages(5000)] }))
    expect(pay).toMatchObject({ gross: 5000, stateTax: 0, savedAtWork: 0, benefits: 0, takeHome: 4199.17 })
    expect((pay?.federalTax ?? 0) * 12).toBeCloseTo(5020, 6)
    expect((pay?.payrollTax ?? 0) * 12).toBeCloseTo(4590, 6)
  })
  test('a state takes its part; without one none is counted, and the page says so', async () => {
    const of = (state: string | null) => payOf(madeHousehold({ state, filingStatus: 'single', incomes: [wages(5000)] }))
    const [california, nowhere] = [await of('CA'), await of(null)]
    expect(california?.stateTax).toBeGreaterThan(0)
    expect(california?.takeHome).toBeLessThan(4199.17)
    expect(nowhere).toMatchObject({ stateTax: 0, takeHome: 4199.17 })
    const page = pagePay()
    const household = madeHousehold({ filingStatus: 'single', incomes: [wages(5000)] })
    for (let open = page.missing(household); open !== null; open = page.missing(household)) await open.fetch()
    if (nowhere === null) throw new Error('no pay')
    const told = page.told(household, nowhere)
    expect(told?.working.lines.join()).toContain('we don’t know your state')
    expect(told?.lead).toContain('$4,199 a month, from $5,000')
    expect(told?.sources.length).toBeGreaterThan(2)
  })
  test('retirement savings and premiums at work come out of pay', async () => {
    const plain = await payOf(madeHousehold({ state: 'TX', filingStatus: 'single', incomes: [wages(5000)] }))
    const saving = await payOf(
      madeHousehold({
        state: 'TX',
        filingStatus: 'single',
        incomes: [wages(5000)],
        accounts: [{ kind: 'traditional-401k', balance: 0, monthly: 300 }],
      }),
    )
    // 3,600 a year at 12%: 36 a month less tax.
    expect(saving).toMatchObject({ savedAtWork: 300 })
    expect((plain?.takeHome ?? 0) - (saving?.takeHome ?? 0)).toBeCloseTo(300 - 36, 6)
  })
  test('credits that pay out come with a refund, never with a paycheck', async () => {
    const parent = madeHousehold({
      state: 'TX',
      filingStatus: 'head',
      people: [
        { id: 'me', role: 'you', born: '1990-01' },
        { id: 'kid', role: 'child', born: '2018-05' },
      ],
      incomes: [wages(1500)],
    })
    // No income tax on 18,000 with a standard deduction of 24,150; 7.65% are 114.75 a month.
    expect(await payOf(parent)).toMatchObject({ federalTax: 0, takeHome: 1385.25 })
  })
  test('what was said is never worked out, and half of it known is not enough', async () => {
    const half = madeHousehold({ incomes: [wages(5000), wages(900, { isTakeHome: true })] })
    for (const household of [emptyHousehold, sampleHousehold(today), half, madeHousehold({ incomes: [wages(0)] })]) {
      expect(needsTakeHome(household)).toBe(false)
      expect(await payOf(household)).toBeNull()
      expect(withTakeHome(household, null)).toBe(household)
    }
  })
})
