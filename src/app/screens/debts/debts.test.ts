import { describe, expect, test } from 'vitest'
import { calendarText } from '#calculators/kit/calendar.ts'
import { readEntry } from '#engine/household/field.ts'
import { debtFields, type HouseholdDebt } from '#engine/household/lists.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { troublesOf } from '#engine/planning/debts/guards.ts'
import { type DebtPlan, startingPlan } from '../../state/debt-plan.ts'
import { balancesChart, gapChart, strategiesChart } from './debt-charts.ts'
import { debtFindings } from './debt-findings.ts'
import { comparisonOf, debtView } from './debt-view.ts'
import { answerOf, payoffLine, restsOf } from './plan-answer.ts'
import { priceLine } from './price-line.tsx'
import { courseTable, monthTable, planCalendar, scheduleTable } from './schedule.ts'
import { quickLine, strategiesLine } from './strategies-answer.ts'

const today = '2026-11-10'
const debt = (known: Partial<HouseholdDebt>): HouseholdDebt => {
  const read = readEntry(debtFields, { id: 'a', name: 'A', kind: 'personal', balance: 1000, ...known })
  if (read === null) throw new Error('not a debt')
  return read
}
/** The case worked by hand in strategies.test.ts. */
const two = [
  debt({ id: 'small', name: 'Dentist', balance: 300, apr: 0, minimum: 50 }),
  debt({ id: 'costly', name: 'Loan', balance: 1000, apr: 0.24, minimum: 50, dueDay: 15 }),
]
const view = (debts: readonly HouseholdDebt[], settings: Partial<DebtPlan> = {}) =>
  debtView(debts, { ...startingPlan, ...settings }, today, 'own')
const planned = view(two, { extra: 200 })

describe('the first line', () => {
  test('when the debts are gone and what that costs, and what it rests on', () => {
    expect(payoffLine(planned)).toBe('You’d be debt-free in April 2027, after $53 of interest.')
    expect(restsOf(planned, [])).toBe(
      '2 debts, $1,300 owed, $300 a month, starting December 2026. Highest APR first. Payments of finished debts move to the next.',
    )
  })
  test('nothing there, numbers missing, never, beyond counting', () => {
    expect(payoffLine(view([]))).toBe('Add a debt to see when you’d be debt-free.')
    expect(payoffLine(view([debt({})]))).toBe('Add the missing numbers below to see when you’d be debt-free.')
    expect(payoffLine(view([debt({ apr: 0.3, minimum: 10 })]))).toBe(
      'These payments never pay off A: $25 a month in interest, $10 paid.',
    )
    expect(payoffLine(view(two, { extra: 1e15 }))).toMatch(/too large/)
  })
  test('a mortgage beside the plan is said, and can be taken in', () => {
    const home = debt({ id: 'home', name: 'Mortgage', kind: 'mortgage', balance: 5000, apr: 0, minimum: 500 })
    expect(payoffLine(view([...two, home], { extra: 200 }))).toMatch(/^From Apr .* you’d owe only your mortgage/)
    expect(payoffLine(view([...two, home], { extra: 200, included: { home: true } }))).toMatch(/^You’d be debt-free/)
  })
  test('trouble comes first, in words without blame', () => {
    const late = [debt({ name: 'Visa', apr: 0.2, minimum: 50, missed: 2 })]
    const troubles = troublesOf(late, view(late).plan, null, false)
    expect(answerOf(view(late), troubles)).toBe(
      'You’ve missed payments on Visa. A call can often keep it from getting worse.',
    )
    expect(restsOf(view(late), troubles)).toMatch(/^You’d be debt-free in/)
  })
})

describe('the price of an order', () => {
  test('the cheapest against the other usual one, and the other way round', () => {
    const line = (strategy: DebtPlan['strategy']) => {
      const one = view(two, { extra: 200, strategy })
      return one.chosen && priceLine(one.chosen, comparisonOf(one))
    }
    expect(line('avalanche')).toBe(
      'Highest APR first saves $13 over smallest balance first, but your first debt is gone 3 months later.',
    )
    expect(line('snowball')).toBe(
      'Smallest balance first costs $13 more than highest APR first, but your first debt is gone 3 months earlier.',
    )
  })
  test('one rate for all: no order costs more', () => {
    const same = view(two.map((one) => ({ ...one, apr: 0 })))
    expect(same.chosen && priceLine(same.chosen, comparisonOf(same))).toBe(
      'Highest APR first costs no more than any other order here.',
    )
  })
  test('side by side, and the quick win', () => {
    expect(strategiesLine(planned, comparisonOf(planned))).toBe(
      'Highest APR first costs the least: up to $13 less than the others.',
    )
    expect(quickLine(planned, comparisonOf(planned))).toBe(
      'Smallest balance first finishes a first debt 3 months earlier, for $13 more in interest.',
    )
  })
})

describe('the months', () => {
  const [first] = planned.chosen?.course.rows ?? []
  test('one month debt by debt, with its total', () => {
    expect(first && monthTable(planned, first).rows).toEqual([
      ['Dentist', 50, 0, 0, 250],
      ['Loan', 250, 200, 20, 770],
      ['Total', 300, 200, 20, 1020],
    ])
  })
  test('every month, and all of it for a spreadsheet', () => {
    expect(courseTable(planned).rows.at(-1)).toEqual(['April 2027', 153.07, 1.04, 0, 'Dentist and Loan paid off'])
    const { columns, rows } = scheduleTable(planned)
    for (const row of rows) expect(row).toHaveLength(columns.length)
    expect(rows[0]).toEqual(['2026-12', 300, 20, 1020, 50, 0, 250, 250, 20, 770, ''])
  })
  test('dates: payments on due days, the 1st where nobody knows, and the day a debt is gone', () => {
    const { events } = planCalendar(planned)
    expect(events[0]).toMatchObject({ date: '2026-12-01', title: 'Pay Dentist' })
    expect(events[1]).toEqual({
      date: '2026-12-15',
      title: 'Pay Loan',
      note: 'Planned payment: $250.00. Minimum: $50.00.',
    })
    expect(events.at(-1)).toMatchObject({ title: 'Dentist paid off' })
    expect(calendarText(planCalendar(planned), '2026-11-10T00:00:00Z')).toContain('SUMMARY:Loan paid off')
  })
})

describe('pictures', () => {
  test('balances stand on each other and end at zero; what is left out of the colors is one series', () => {
    const chart = balancesChart(planned)
    expect(chart?.x.values[0]).toBe('2026-11')
    for (const { values } of chart?.series ?? []) expect(values.at(-1)).toBe(0)
    const many = Array.from({ length: 30 }, (_, i) =>
      debt({ id: `d${i}`, name: `Debt ${i}`, balance: 500 + i, apr: 0.1, minimum: 50 }),
    )
    expect(balancesChart(view(many))?.series).toHaveLength(6)
    expect(balancesChart(view(many))?.series.at(-1)?.label).toBe('25 other debts')
  })
  test('strategies against the highest APR first', () => {
    const comparison = comparisonOf(planned)
    expect(strategiesChart(planned, comparison)?.series).toHaveLength(5)
    const gap = gapChart(planned, comparison)?.series.find(({ key }) => key === 'snowball')
    // 1,020 either way after the first payment; then 989.40 against 985.40.
    expect(gap?.values.slice(0, 3)).toEqual([0, 0, 4])
  })
})

describe('findings', () => {
  const textsOf = (debts: readonly HouseholdDebt[], settings: Partial<DebtPlan> = {}, left: number | null = null) => {
    const one = view(debts, settings)
    return debtFindings(one, comparisonOf(one), left).map(({ text }) => text)
  }
  test('an offer of deferred interest, in time and not', () => {
    const offer = { promoApr: 0, promoEnds: '2027-05-31', promoDeferred: true, promoAccrued: 80, dueDay: 5 } as const
    const store = debt({ id: 's', name: 'Sofa', kind: 'card', balance: 600, apr: 0.3, minimum: 25, ...offer })
    const other = debt({ id: 'o', name: 'Card', kind: 'card', balance: 4000, apr: 0.35, minimum: 160 })
    expect(textsOf([store, other], { extra: 100 })[0]).toBe(
      '**Sofa would be paid off before its offer ends on May 31, 2027.** That avoids at least $95 of deferred interest.',
    )
    expect(textsOf([store, other], { extra: 100, offersInTime: false })[0]).toMatch(
      /^\*\*Sofa wouldn’t be paid off when its offer ends on May 31, 2027\.\*\* About \$\d+ of deferred interest/,
    )
  })
  test('a debt that grows, and more extra than the month has', () => {
    expect(textsOf([debt({ name: 'Visa', apr: 0.24, minimum: 15 })])[0]).toMatch(/^\*\*Visa grows even though you pay/)
    expect(textsOf(two, { extra: 200 }, 90)[0]).toMatch(/^\*\*The extra \$200 is more than the \$90 left/)
  })
  test('a card on a 0% offer is no part of what the cards charge: 24% on $4,000, not on $6,000', () => {
    const visa = debt({ id: 'v', name: 'Visa', kind: 'card', balance: 4000, apr: 0.24, minimum: 160 })
    const offer = { promoApr: 0, promoEnds: '2027-05-31', promoDeferred: false, dueDay: 5 } as const
    const moved = debt({ id: 'm', name: 'Moved', kind: 'card', balance: 2000, apr: 0.3, minimum: 60, ...offer })
    const charged = /^\*\*You’re paying 24% on \$4,000 of card debt/
    expect(textsOf([visa, moved])).toContainEqual(expect.stringMatching(charged))
    expect(textsOf([visa])).toContainEqual(expect.stringMatching(charged))
    expect(textsOf([moved]).join(' ')).not.toContain('card debt')
  })
  test('all of them keep to 35 words', () => {
    const { debts, ...rest } = sampleHousehold(today)
    const sample = debtView(debts, startingPlan, today, 'sample')
    const found = debtFindings(sample, comparisonOf(sample), monthlyFlows({ ...rest, debts }).left)
    expect(found.length).toBeGreaterThan(3)
    for (const { text } of found) expect(text.split(/\s+/).length).toBeLessThanOrEqual(35)
  })
})

describe('thirty debts', () => {
  test('are planned, compared and drawn', () => {
    const many = Array.from({ length: 30 }, (_, i) =>
      debt({
        id: `d${i}`,
        name: `Debt ${i}`,
        kind: i % 2 ? 'card' : 'personal',
        balance: 900 + 400 * i,
        apr: 0.04 + i / 100,
        minimum: 60 + 14 * i,
      }),
    )
    const one = view(many, { extra: 300 })
    expect(comparisonOf(one).results).toHaveLength(5)
    expect(one.chosen?.course.cleared).toHaveLength(30)
    expect(planCalendar(one).events.length).toBeGreaterThan(300)
  })
})
