import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { roundToCent } from '#engine/money.ts'
import { integerCourse, paymentToClearIn } from '#engine/oracles/cards.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'
import { cases } from './cases.ts'

const { calculator, env, defaults, evaluate, figures, headline, present, words } = await askedWhole(tool)
const one = (balance: number, apr: number) => ({ cards: [{ name: 'Card', balance, apr }] })
const plain = { minRule: 'flat', minFlat: 0, interest: 'monthly' } as const
const offer = (changes: Partial<Record<string, number | string | null>> = {}) => ({
  offers: [{ card: 1, kind: 'low', amount: null, months: 12, apr: 0, accrued: 0, ...changes }] as never,
})

test.each(cases.map((example) => [example.name, example] as const))('%s', (_, example) => {
  const found = figures(example.inputs as InputValues)
  for (const [key, expected] of Object.entries(example.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(example.within)
})

describe('interest by the day, not APR / 12', () => {
  test('a month of 31 days costs more than one of 28, by 31/28', () => {
    const paid = (firstMonth: string) => figures({ ...one(10_000, 20), monthlyTotal: 20_000, firstMonth }).totalInterest
    // 10,000 x 0.20 / 365 = 5.479452 a day: 169.86 for 31 days, 153.42 for 28.
    expect(paid('2027-03')).toBe(169.86)
    expect(paid('2027-02')).toBe(153.42)
  })
  test('new charges on a card that carries a balance bear interest from the day of purchase', () => {
    // (1,000 + 200 / 2) x 12% / 12 = 11.00
    const shown = present({ ...one(1000, 12), ...plain, newCharges: 200, monthlyTotal: 5000 })
    expect(shown.tables.find((table) => table.key === 'byMonth')?.rows[0]?.[2]).toBe(11)
  })
})

describe('a payment that does not cover the interest', () => {
  const low = { ...one(5000, 24), ...plain, monthlyTotal: 90 }
  test('says never, which card, interest against payment, and the smallest payment that ends it', () => {
    // Interest of the first month: 5,000 x 2% = 100.00 against 90.00.
    const { outcome, broken } = evaluate(low)
    expect(outcome).toBe('never-paid-off')
    expect(broken).toEqual([])
    const shown = present(low)
    expect(headline(low)).toBe('At $90 a month, you’d never pay off this debt.')
    expect(shown.more).toContain('Card is charged $100.00 in interest and gets $90.00')
    // Level payment over 360 months at 2%: 100.08; rounding each month moves it by cents.
    const least = Number(/\$([\d.]+) a month would pay it off in 30 years/.exec(words(low))?.[1])
    expect(Math.abs(least - paymentToClearIn(5000, 0.02, 360))).toBeLessThan(0.05)
    expect(figures({ ...low, monthlyTotal: least }).monthsToPayoff).toBeLessThanOrEqual(360)
  })
  test('no figure of an end is given, and no chart value is broken', () => {
    expect(figures(low)).not.toHaveProperty('monthsToPayoff')
    expect(figures(low)).not.toHaveProperty('totalInterest')
    for (const series of present(low).charts.flatMap((chart) => ('series' in chart ? chart.series : [])))
      for (const value of series.values) expect(Number.isFinite(value)).toBe(true)
  })
  test('a minimum of 1% of the balance at 24% never ends, and the comparison says so', () => {
    const rule = { ...one(5000, 24), minRule: 'share', minShare: 1, minFloor: 0 }
    expect(headline({ ...rule, plan: 'minimum' })).toBe('Paying only the minimums, you’d never pay off this debt.')
    expect(words({ ...rule, monthlyTotal: 200 })).toContain('Minimum payments alone don’t keep up')
  })
})

describe('offers', () => {
  const debt = { ...one(1200, 24), ...plain }
  test('deferred interest is not a 0% APR: the same 90 a month costs the whole past interest', () => {
    const zero = figures({ ...debt, monthlyTotal: 90, ...offer() })
    const deferred = figures({ ...debt, monthlyTotal: 90, ...offer({ kind: 'deferred' }) })
    // 12 x 90 = 1,080: 120 is left. In the background 2% of 1,200, 1,110, ... 210: 2% x 12 x (1,200 + 210) / 2 = 169.20.
    expect(zero.deferredInterestCharged).toBe(0)
    expect(deferred.deferredInterestCharged).toBe(169.2)
    expect(words({ ...debt, monthlyTotal: 90, ...offer({ kind: 'deferred' }) })).toContain(
      'Card would charge $169 of deferred interest in November 2027',
    )
    expect(words({ ...debt, monthlyTotal: 90, ...offer() })).toContain('still owe $120 on Card when its offer ends')
  })
  test('100 a month clears both in 12 payments, with no interest at all', () => {
    for (const kind of ['low', 'deferred'])
      expect(figures({ ...debt, monthlyTotal: 100, ...offer({ kind }) })).toMatchObject({
        totalInterest: 0,
        monthsToPayoff: 12,
      })
  })
  test('the amount above the minimum goes to the highest APR on the card', () => {
    // 700 regular at 24%, 500 on 0%. 500 paid, no minimum: all of it to the 714 of the regular part, which leaves 214.
    const shown = present({ ...debt, monthlyTotal: 500, ...offer({ amount: 500 }) })
    const rows = shown.tables.find((table) => table.key === 'byMonth')?.rows ?? []
    expect(rows[0]?.slice(1)).toEqual([500, 14, 714])
    // 214 x 2% = 4.28
    expect(rows[1]?.[2]).toBe(4.28)
  })
  test('a deferred offer that another order would save is named', () => {
    const two = {
      cards: [
        { name: 'Bank', balance: 3000, apr: 28 },
        { name: 'Store', balance: 900, apr: 26 },
      ],
      ...offer({ card: 2, kind: 'deferred', months: 6, accrued: 100 }),
      monthlyTotal: 350,
    }
    expect(words(two)).toMatch(/Paying Store first would save \$\d+ overall/)
    expect(figures({ ...two, order: 'custom', customOrder: '2, 1' }).deferredInterestCharged).toBe(0)
  })
  test('an offer for a card that is not there, and two for one card, are named', () => {
    const at = (...cards: number[]) =>
      calculator.check({
        ...defaults,
        offers: cards.map((card) => ({ card, kind: 'low', amount: null, months: 6, apr: 0, accrued: 0 })),
      }).offers
    expect(at(3)).toBe('Choose a card for each offer.')
    expect(at(1, 1)).toBe('Enter one offer for each card. Card A has two.')
    expect(at(1, 2)).toBeUndefined()
  })
})

describe('orders', () => {
  test('the price of motivation is said in dollars and months', () => {
    const { priceOfMotivation = 0, avalancheInterest = 0, snowballInterest = 0 } = figures()
    expect(priceOfMotivation).toBe(roundToCent(snowballInterest - avalancheInterest))
    expect(words()).toContain('Paying the smallest balance first costs $46 more')
    expect(words()).toContain('clear your first card')
  })
  test('property: the highest APR first never costs more than the other orders, without offers', () => {
    const card = fc.record({
      name: fc.constant('x'),
      balance: fc.integer({ min: 100, max: 9000 }),
      apr: fc.integer({ min: 5, max: 36 }),
    })
    fc.assert(
      fc.property(fc.array(card, { minLength: 2, maxLength: 4 }), fc.integer({ min: 900, max: 2500 }), (cards, pay) => {
        const found = figures({ cards, ...plain, monthlyTotal: pay })
        const least = found.avalancheInterest ?? 0
        // Cents rounded per card and month can favor another order by that much.
        expect(least).toBeLessThanOrEqual((found.snowballInterest ?? 0) + 0.5)
        expect(least).toBeLessThanOrEqual((found.customInterest ?? 0) + 0.5)
      }),
      { numRuns: 60 },
    )
  })
  test('the own order takes any list of numbers, and what is left out comes last', () => {
    const own = (customOrder: string) => figures({ order: 'custom', customOrder }).totalInterest
    expect(own('2, 1')).toBe(figures().snowballInterest)
    expect(own('2')).toBe(figures().snowballInterest)
    expect(own('card 9')).toBe(figures().avalancheInterest)
    expect(own('')).toBe(figures().avalancheInterest)
  })
})

describe('by a date, minimums, extra', () => {
  test('the payment by a date meets it, and a cent less does not', () => {
    const { firstPayment = 0, monthsToPayoff } = figures({ plan: 'date', targetMonths: 24 })
    expect(monthsToPayoff).toBe(24)
    expect(figures({ monthlyTotal: roundToCent(firstPayment - 0.01) }).monthsToPayoff).toBe(25)
  })
  test('minimums only agree with integer arithmetic', () => {
    // 1% of the balance plus the interest, at least 35.
    const course = integerCourse(500_000, 2_100, (balance, interest) =>
      Math.max(3_500, Math.round(balance / 100) + interest),
    )
    const found = figures({ ...one(5000, 21), interest: 'monthly', plan: 'minimum' })
    expect(found.monthsToPayoff).toBe(course.months)
    expect(Math.abs((found.totalInterest ?? 0) - course.interestCents / 100)).toBeLessThan(0.5)
    expect(found.firstPayment).toBe(137.5)
  })
  test('extra on top of the minimums: level total ends sooner than one that shrinks', () => {
    const level = figures({ plan: 'extra' })
    const shrinking = figures({ plan: 'extra', keepTotal: false })
    expect(level.firstPayment).toBe(roundToCent((level.firstMinimums ?? 0) + 100))
    expect(level.monthsToPayoff).toBeLessThan(shrinking.monthsToPayoff ?? 0)
  })
  test('less than the minimums is paid as it is, and is the headline', () => {
    const low = { monthlyTotal: 150 }
    expect(headline(low)).toBe('Your $150 payment is below your cards’ minimums, which total $208.')
    expect(present(low).more).toContain('At that pace, you’d be debt-free in')
    expect(words(low)).toContain('Paying less than the minimum counts as late')
    // Below what the interest alone is, it never ends either.
    expect(headline({ monthlyTotal: 90 })).toBe(
      '$90 a month is below your cards’ $208 in minimums, and you’d never pay this off.',
    )
  })
  test('the hint says what the first month asks', () => {
    // 5,000 x 1% = 50.00, plus 5,000 x 24% / 12 = 100.00.
    const inputs = { ...defaults, ...one(5000, 24), interest: 'monthly' }
    expect(calculator.hint('monthlyTotal', inputs, env)).toBe(
      'First month: about $150 in minimums, $100 of it interest',
    )
    expect(calculator.hint('monthlyTotal', { ...defaults, ...one(0, 24) }, env)).toBeUndefined()
  })
  test('hidden answers change nothing', () => {
    const changed = {
      extra: 900,
      targetMonths: 5,
      keepTotal: false,
      customOrder: '2',
      minShare: 9,
      minFlat: 7,
      transferFee: 9,
      chargesCard: 2,
    }
    expect(figures(changed)).toEqual(figures())
  })
  test('property: to the cent, paid = owed + interest + new charges', () => {
    fc.assert(
      fc.property(fc.integer({ min: 250, max: 9000 }), fc.integer({ min: 0, max: 100 }), (monthlyTotal, newCharges) => {
        const f = figures({ monthlyTotal, newCharges })
        if (f.totalPaid === undefined) return
        expect(f.totalPaid).toBe(roundToCent(7300 + (f.totalInterest ?? 0) + (f.newChargesTotal ?? 0)))
      }),
      { numRuns: 60 },
    )
  })
})

describe('transfer', () => {
  test('the fee counts, and a small debt soon paid is better left', () => {
    const small = { ...one(500, 12), ...plain, monthlyTotal: 255, transfer: true, transferFee: 5 }
    // Staying: 5.00 + 2.50 of interest. Moving: a fee of 25.00.
    expect(figures(small)).toMatchObject({ transferFee: 25, transferSaving: -17.5 })
    expect(words(small)).toContain('The transfer would cost $18 more than it saves')
  })
  test('what is left when the offer ends, and its APR then, are said', () => {
    const text = words({ ...one(6000, 24), ...plain, monthlyTotal: 200, transfer: true, transferLater: 26 })
    // 6,180 - 15 x 200 = 3,180
    expect(text).toContain('$3,180 would be left when the offer ends, then charged 26%')
  })
  test('the dearest card moves first, as far as the limit goes with its fee', () => {
    const found = figures({ transfer: true, transferLimit: 2060 })
    expect(found.transferFee).toBe(60)
  })
})

test('the page answers in one sentence, and its split is everything paid', () => {
  const shown = present()
  expect(unmarked(shown.headline)).toMatch(/^You’d be debt-free in \w+ 20\d\d and pay \$[\d,]+ in interest\.$/)
  expect(roundToCent(shown.split?.parts.reduce((sum, part) => sum + part.value, 0) ?? 0)).toBe(figures().totalPaid)
  for (const finding of shown.findings.slice(0, -1)) expect(finding.text).toMatch(/\d/)
  expect(shown.findings.at(-1)?.text).toContain('Not included')
})
test('stars in a name do not open bold text; a blank name has its number', () => {
  const shown = present({
    cards: [
      { name: '**x', balance: 100, apr: 10 },
      { name: ' ', balance: 200, apr: 9 },
    ],
  })
  const labels = shown.charts.flatMap((chart) => ('series' in chart ? chart.series.map((s) => s.label) : []))
  expect(labels).toEqual(expect.arrayContaining(['x', 'Card 2', 'Minimums only']))
})
test('nothing owed is good news, without figures of a debt', () => {
  expect(present(one(0, 20)).headline).toContain('**nothing**')
  expect(figures(one(0, 20))).toMatchObject({ totalInterest: 0, monthsToPayoff: 0 })
})

describe('words that hold only sometimes', () => {
  test('minimums that stay level are not said to shrink', () => {
    // 500 at 0%, at least 35 and 1% of 500 = 5: every month asks 35 until the last.
    expect(words({ ...one(500, 0), plan: 'minimum' })).not.toContain('shrink')
    expect(words({ ...one(5000, 20), plan: 'minimum' })).toContain('shrink')
  })
  test('the minimum of a month that also charges deferred interest is worked from the statement before it', () => {
    // 1,000, of it 400 on an offer that ends with this payment, 100 run up. 600 x 12% / 12 = 6.00; 1% x 1,000 + 6 = 16, so the floor of 35.
    const shown = present({
      ...one(1000, 12),
      interest: 'monthly',
      monthlyTotal: 50,
      ...offer({ kind: 'deferred', amount: 400, months: 1, accrued: 100 }),
    })
    const lines = shown.workings.find(({ title }) => title.startsWith('First month’s minimum payment'))?.lines.join(' ')
    expect(lines).toContain('1% × 1,000 + 6')
  })
  test('a transfer checked beside the minimums names the payment it is checked at', () => {
    expect(words({ ...one(5000, 20), plan: 'minimum', transfer: true })).toMatch(/paying \$\d+ a month either way/)
  })
})

test('interest that is not charged yet is no further interest', () => {
  // 1,000 all on a deferred offer at 12%: 1,000 x 12% / 365 = 0.33 a day in the background, nothing billed.
  const waiting = present({ ...one(1000, 12), ...offer({ kind: 'deferred', months: 6 }) }).more
  expect(waiting).toContain('No interest is charged today. Your deferred-interest offers build up $0.33 more a day')
  expect(present(one(1000, 0)).more).toContain('No interest is charged today.')
})

test('minimums plus an extra are not a level payment', () => {
  // 1% of the balance and the interest, no floor, with 100 of charges a month: the minimums settle where 1% of the balance is the charges, so it never ends.
  const over = { ...one(5600, 22), plan: 'extra', extra: 20, keepTotal: false, newCharges: 100, minFloor: 0 } as const
  const { headline } = present(over)
  expect(headline).toBe('Paying the minimums plus **$20** a month, you’d **never** pay off this debt.')
  const first = figures(over).firstPayment ?? 0
  // The first month asks 57 + 103.58 or so + 20; a level payment of little more than that first one ends it.
  expect(headline).not.toContain(`$${first.toFixed(2)}**`)
})
