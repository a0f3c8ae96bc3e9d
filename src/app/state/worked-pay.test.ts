import { expect, test, vi } from 'vitest'
import { madeHousehold } from '#engine/household/made-household.testkit.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { fetchWorkedPay, onWorkedPay, toldPay, workedPay } from './worked-pay.ts'

const today = '2026-11-23'
const paid = (amount: number, state = 'TX') =>
  madeHousehold({
    state,
    filingStatus: 'single',
    incomes: [{ kind: 'wages', amount, every: 'month', isTakeHome: false, reliability: 10, isGuaranteed: true }],
  })

test('its law comes once; then every change is answered at once, and another state waits for its own', async () => {
  const texan = paid(5000)
  expect(workedPay(sampleHousehold(today), today)).toEqual({ state: 'none' })
  expect(workedPay(texan, today)).toEqual({ state: 'coming' })
  const heard = vi.fn()
  const stop = onWorkedPay(heard)
  await fetchWorkedPay(texan)
  expect(heard).toHaveBeenCalledOnce()
  const first = workedPay(texan, today)
  // 60,000: 5,020 of federal tax and 4,590 of Social Security and Medicare.
  expect(first).toMatchObject({ state: 'worked', pay: { takeHome: 4199.17 } })
  // The same object until something changes, whichever day or household is asked in between.
  expect(workedPay(paid(100), '2026-11-24')).toMatchObject({ state: 'worked' })
  expect(workedPay(texan, today)).toBe(first)
  if (first.state === 'worked') expect(toldPay(texan, first.pay)?.lead).toContain('$4,199 a month')
  const ohioan = paid(5000, 'OH')
  expect(workedPay(ohioan, today)).toEqual({ state: 'coming' })
  await fetchWorkedPay(ohioan)
  expect(workedPay(ohioan, today)).toMatchObject({ state: 'worked' })
  stop()
})

test('law that could not be had is said, and asked for again', async () => {
  vi.resetModules()
  vi.doMock('#calculators/planning/take-home/page-pay.ts', () => {
    throw new Error('offline')
  })
  const away = await import('./worked-pay.ts')
  const household = paid(4000)
  await away.fetchWorkedPay(household)
  expect(away.workedPay(household, today)).toEqual({ state: 'lost' })
  vi.doUnmock('#calculators/planning/take-home/page-pay.ts')
  await away.fetchWorkedPay(household)
  expect(away.workedPay(household, today)).toMatchObject({ state: 'worked' })
})
