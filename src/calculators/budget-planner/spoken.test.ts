/** Sentences of the budget where bills, paydays and the plan meet. */
import { expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import { unmarked } from '../kit/format.ts'
import { pay } from './budget-planner.testkit.ts'
import { calculator as tool } from './calculator.ts'

const { present: shown, words } = await askedWhole(tool)
/** 900 a month planned for groceries, 30 a day in November. */
const spending = {
  bills: [],
  'essential_rent-home-emi': 0,
  'transportation_car-payment': 0,
  'entertainment_going-out': 0,
  food_groceries: 900,
}

test('the day the account first ends below what is kept is the one that is named', () => {
  // 1,000 today, 30 a day: 970 on November 21, below 900 on the fourth day, November 24 (880). It falls all year.
  const low = { ...spending, income: [], balance: 1000, buffer: 900 }
  expect(unmarked(shown(low).more ?? '')).toContain('you’d be under your $900 minimum on November 24, 2026')
  const [, first = '', last = ''] =
    shown(low).workings.find(({ title }) => title === 'Safe to spend today')?.lines ?? []
  expect(first).toMatch(/^= −\$[\d,.]+ − \$900\.00$/)
  expect(last).toMatch(/^= −\$[\d,.]+, so \$0\.00 is safe to spend$/)
})

test('bills above the plan can make an account fall that the plan alone would fill', () => {
  // 1,000 comes in, 900 is planned, but a bill of 600 a month stands on a line of nothing: 500 a month is lost.
  const bills = [{ item: 'housing_hoa', amount: 600, every: 'month', next: '2026-12-01' }]
  expect(words({ ...spending, income: [pay({})], bills, balance: 500 })).toContain(
    'Your plan and its bills lose $500 a month, so moving due dates would only delay it.',
  )
})

test('the largest category is not called most where it is less than half', () => {
  const flow = shown({
    ...spending,
    housing_hoa: 800,
    utilities_electricity: 700,
    income: [pay({ amount: 3000 })],
  }).charts.find(({ key }) => key === 'flow')
  expect(flow?.summary).toContain('you plan to use $2,400. The largest part is Food ($900).')
})

test('pay that begins later brings no third paycheck in the month it begins', () => {
  // Every second Thursday from December 31, 2026, 40 days ahead: one payday in December. Three in July: 1, 15 and 29.
  const income = [pay({ frequency: 'biweekly', nextPay: '2026-12-31' })]
  expect(words({ ...spending, income })).toContain('July 2027 brings a third paycheck from Pay')
})
