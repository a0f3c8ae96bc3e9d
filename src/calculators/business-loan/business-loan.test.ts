import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { factorAdvance } from '#engine/lending/factor-advance.testkit.ts'
import { addDays } from '#engine/month.ts'
import { federalHolidays } from '#facts/calendar/federal-holidays.ts'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { calculator as tool } from './calculator.ts'
import { cases } from './cases.ts'
import { sbaCaps } from './facts.ts'

const { calculator, defaults, headline, ...page } = await askedWhole(tool)
/** An advance beside a loan and a line at prime of 7% and the 6.5 an SBA lender may add. */
const advance = {
  kind: 'advance',
  offers: [
    { name: 'Term loan', kind: 'term', rate: 13.5, factor: null, months: 36, payments: 'monthly', fee: 2 },
    { name: 'Line of credit', kind: 'line', rate: 13.5, factor: null, months: 6, payments: 'monthly', fee: 1 },
  ],
} as const
const figures = (changes: InputValues = {}) => page.figures({ ...advance, ...changes })
const present = (changes: InputValues = {}) => page.present({ ...advance, ...changes })
const words = (changes: InputValues = {}) => page.words({ ...advance, ...changes })
const table = (key: string, changes: InputValues = {}) => page.table(key, { ...advance, ...changes })
const check = (changes: InputValues) => page.check({ ...advance, ...changes })

const noFee = { fee: 0, offers: [] }

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})

describe('pitfall: factor 1.30 on six months is not 60%', () => {
  test('both numbers are shown: the shortcut near 60%, the APR near 107% even without a fee', () => {
    const found = figures(noFee)
    expect(found.shortcut).toBeCloseTo((0.3 * 365 * 100) / 181, 6)
    // Halving on 50,000 = sum of 520 / (1 + d)^day over 125 business days: 107.359%.
    expect(found.apr).toBeCloseTo(107.359, 2)
    expect(words(noFee)).toContain('The common shortcut says 60.5% a year, but the APR is 107%.')
  })
  test('it says why: only part of the money is in use on average', () => {
    expect(words()).toContain('On average, you have $27,611 of the $48,500')
    expect(present().workings.map((one) => one.title)).toContain('The shortcut, and why it’s too low')
  })
  test('the shortcut understates whatever the factor, the time and the rhythm, unless there is one debit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 105, max: 160 }),
        fc.integer({ min: 2, max: 18 }),
        fc.constantFrom('business-daily', 'weekly', 'biweekly', 'monthly'),
        (hundredths, advanceTerm, debits) => {
          const found = figures({ ...noFee, factor: hundredths / 100, advanceTerm, debits })
          // Even two equal debits leave the money in use for three quarters of the time.
          expect(found.apr ?? 0).toBeGreaterThan((found.shortcut ?? 0) * 1.05)
        },
      ),
      { numRuns: 100 },
    )
  })
  test('one debit at the end of a year: both agree', () => {
    const once = { ...noFee, advanceBy: 'debit', debit: 65_000, debits: 'monthly', fundedOn: '2026-01-10' }
    const found = figures(once)
    expect(found.paymentCount).toBe(1)
    // One month: 30% a month, 360% a year of twelve; 31 days: 0.3 x 365 / 31 = 353.2%
    expect(found.apr).toBeCloseTo(360, 6)
    expect(found.shortcut).toBeCloseTo((0.3 * 36_500) / 31, 6)
    expect(words(once)).not.toContain('The common shortcut')
  })
})

test('the money in use, day by day: its average times the daily rate is the whole cost', () => {
  const { apr = 0, averageHeld = 0, cost = 0, days = 0 } = figures()
  const debits = new Map<number, number>()
  // The calendar of debits again, from the table: each week's Monday to Friday.
  for (const row of table('calendar')?.rows ?? []) {
    const monday = Math.round((Date.parse(`${row[0]} UTC`) - Date.parse('2026-11-21')) / 86_400_000)
    for (let k = 0; k < 5; k++) if (typeof row[k + 1] === 'number') debits.set(monday + k, Number(row[k + 1]))
  }
  let held = 48_500
  let sum = 0
  for (let day = 1; day <= days; day++) {
    sum += held
    held = held * (1 + apr / 36_500) - (debits.get(day) ?? 0)
  }
  expect(held).toBeCloseTo(0, 4)
  expect(sum / days).toBeCloseTo(averageHeld, 4)
  expect((sum * apr) / 36_500).toBeCloseTo(cost, 4)
})

test('later draws of a line raise the payments, and the words say so', () => {
  // 12,000 at 0% over 12 months is 1,000 a month; 6,000 more after 6 months adds 1,000: 18,000 / 12 = 1,500 on average.
  const line = { ...noFee, kind: 'line', amount: 12_000, rate: 0, laterDraws: [{ after: 6, amount: 6000 }] }
  expect(figures(line)).toMatchObject({ payment: 1000, lastPayment: 2000, monthly: 1500 })
  expect(present(line).more).toContain('$1,000 each month at first and more after each later draw, 12 times')
})

describe('pitfall: the rate comes from dated flows', () => {
  test('the same advance as the dated engine, debits, dates and rates', () => {
    const holidays = federalHolidays.value
      .filter((one) => one.observed >= one.date)
      .map((one) => addDays(one.observed as `${number}-${number}-${number}`, 0))
    fc.assert(
      fc.property(
        fc.integer({ min: 5, max: 400 }),
        fc.integer({ min: 105, max: 160 }),
        fc.integer({ min: 30, max: 250 }),
        fc.integer({ min: 0, max: 600 }),
        (thousands, hundredths, count, ahead) => {
          const amount = thousands * 1000
          const factor = hundredths / 100
          const fundedOn = addDays('2026-11-21', ahead)
          const debit = Math.ceil((amount * factor * 100) / count) / 100
          const known = factorAdvance({
            amount,
            factorRate: factor,
            feesKeptBack: amount * 0.03,
            rhythm: 'business-daily',
            debits: { amount: debit },
            fundedOn,
            holidays,
          })
          if (known.outcome !== 'found') throw new Error(known.reason)
          const found = figures({ amount, factor, advanceBy: 'debit', debit, fundedOn, offers: [] })
          expect(found.paymentCount).toBe(known.debitCount)
          expect(found.days).toBe(known.days)
          expect(found.lastPayment).toBeCloseTo(known.lastDebit, 6)
          if (known.apr !== null) expect(found.apr).toBeCloseTo(known.apr * 100, 6)
          if (known.effectiveAnnualRate !== null && found.effective !== undefined)
            expect(found.effective / (known.effectiveAnnualRate * 100)).toBeCloseTo(1, 6)
        },
      ),
      { numRuns: 30 },
    )
  })
  test('faster is dearer: the dollars stay, the APR falls with the time', () => {
    const aprs = [3, 6, 9, 12, 18].map((advanceTerm) => figures({ advanceTerm }).apr ?? 0)
    expect(aprs).toEqual([...aprs].sort((a, b) => b - a))
    expect(figures({ advanceTerm: 3 }).cost).toBe(figures({ advanceTerm: 18 }).cost)
  })
  test('no debit on Thanksgiving; on July 3, 2026 there is one, since banks do not close for a Saturday holiday', () => {
    const first = table('calendar')?.rows[0]
    expect(first?.slice(0, 6)).toEqual(['Nov 23, 2026', 520, 520, 520, null, 520])
    const july = table('calendar', { fundedOn: '2026-06-26', offers: [] })?.rows[0]
    expect(july?.[0]).toBe('Jun 29, 2026')
    expect(july?.[5]).toBeTypeOf('number')
  })
})

describe('pitfall: the SBA fee schedule changes every year', () => {
  const sba = { kind: 'term', guarantee: 'table', offers: [], fee: 0 }
  test('the page says which year its table is of, and that the next is not confirmed', () => {
    expect(calculator.hint('guarantee', { ...defaults, ...sba }, page.env)).toContain('2027 aren’t confirmed')
    const cited = present(sba).sources.find((one) => one.id === 'sba-fees-2026')
    expect(cited?.status).toBe('carried-over')
    expect(cited?.confidence).toBe('medium')
    expect(words({ ...sba, rate: 11 })).toContain('newer fees aren’t confirmed')
  })
  test('it is a share of the guaranteed part: 50,000 x 85% x 2% = 850', () => {
    expect(figures(sba)).toMatchObject({ guaranteeFee: 850, guaranteed: 42_500, received: 49_150 })
  })
  test('a figure of the visitor stands in for the table', () => {
    const found = figures({ ...sba, guarantee: 'own', guaranteeOwn: 1234 })
    expect(found.fees).toBe(1234)
    expect(found.guaranteeFee).toBeUndefined()
  })
  test('the jump just over 150,000 is named: 151,000 x 75% x 3% = 3,397.50 against 2,550', () => {
    expect(words({ ...sba, amount: 151_000, rate: 11 })).toContain('At $150,000, the guarantee fee would be $848 less')
  })
  test('a rate above what a 7(a) lender may ask is said: prime 7% and 6 at 250,000', () => {
    expect(sbaCaps(250_000)).toEqual({ variable: 13, fixed: 13 })
    expect(sbaCaps(50_000)).toEqual({ variable: 13.5, fixed: 14 })
    expect(words({ ...sba, amount: 250_000, rate: 13.5 })).toContain('more than an SBA lender can charge')
    expect(words({ ...sba, amount: 250_000, rate: 13 })).not.toContain('more than an SBA lender can charge')
  })
  test('it hides with the kind: an advance has none', () => {
    expect(figures({ guarantee: 'table' }).guaranteeFee).toBeUndefined()
  })
})

describe('term loan, line and advance on one axis', () => {
  test('every offer brings the same cash on the first day', () => {
    // 48,500 / 0.98 and / 0.99
    expect(table('offers')?.rows.map((row) => row[5])).toEqual([50_000, 49_489.8, 48_989.9])
  })
  test('the cheapest in dollars and the cheapest a year are both named, and what is due at the end', () => {
    expect(words()).toContain('Line of credit costs least')
    expect(words()).toContain('Term loan has the lowest APR')
    expect(words()).toContain('all at once after 6 months')
  })
  test('an offer equal to this one has the same price', () => {
    const twin = {
      name: '',
      kind: 'advance',
      rate: null,
      factor: 1.3,
      months: 6,
      payments: 'business-daily',
      fee: 3,
    }
    const [own, other] = table('offers', { offers: [twin] })?.rows ?? []
    expect(other?.[0]).toBe('Offer 2')
    expect(other?.slice(1)).toEqual(own?.slice(1))
  })
  test('without fees an APR is the rate, whatever the rhythm of a loan', () => {
    for (const payments of ['monthly', 'biweekly', 'weekly'])
      expect(figures({ ...noFee, kind: 'term', payments, rate: 12 }).apr).toBeCloseTo(12, 3)
    // Simple interest between daily debits compounds only when paid: three days of a weekend at once.
    expect(figures({ ...noFee, kind: 'term', payments: 'business-daily', term: 24, rate: 12 }).apr).toBeCloseTo(12, 1)
  })
})

describe('the cash calendar', () => {
  test('adds up to the total, to the cent, for every kind and rhythm', () => {
    for (const changes of [
      {},
      { debits: 'weekly' },
      { debits: 'biweekly', amount: 12_345.67 },
      { kind: 'term', payments: 'business-daily', term: 18 },
      { kind: 'term', setFor: 240 },
      { kind: 'line', annualFee: 150, lineTerm: 30, laterDraws: [{ after: 5, amount: 7777 }] },
    ]) {
      const rows = table('byMonth', changes)?.rows ?? []
      const sum = rows.reduce((total, row) => total + Math.round(Number(row[2]) * 100), 0)
      expect(sum).toBe(Math.round((figures(changes).totalPaid ?? 0) * 100))
      expect(rows.at(-1)?.at(-1)).toBe(0)
      expect(table('calendar', changes)?.rows.at(-1)?.at(-1)).toBe(0)
    }
  })
  test('with sales it shows what is left of each month', () => {
    // December 2026 has 22 business days: 22 x 520 = 11,440
    expect(table('byMonth', { sales: 60_000 })?.rows[1]).toEqual(['Dec 2026', 22, 11_440, 48_560, 50_960])
  })
  test('a calendar file names the first and last debit, and warns of a balloon', () => {
    expect(present().calendar?.events.map((one) => one.date)).toEqual(['2026-11-23', '2027-05-21'])
    expect(present({ kind: 'term', setFor: 240 }).calendar?.events).toHaveLength(3)
  })
})

describe('an advance taken from sales', () => {
  const bySales = { advanceBy: 'sales', sales: 60_000, salesShare: 15 }
  test('the debit is the share of a year of sales over its 250 business days', () => {
    // 60,000 x 12 x 15% / 250
    expect(figures(bySales).payment).toBe(432)
    expect(figures(bySales).paymentCount).toBe(Math.ceil(65_000 / 432))
  })
  test('better sales: the same dollars, sooner, at a higher APR', () => {
    const rows = table('sales', bySales)?.rows ?? []
    expect(rows).toHaveLength(5)
    const aprs = rows.map((row) => Number(row[4]))
    expect(aprs).toEqual([...aprs].sort((a, b) => a - b))
    expect(new Set(rows.map((row) => row[5]))).toEqual(new Set([16_500]))
  })
})

describe('coverage', () => {
  test('a short advance: the first year and the pace are both said', () => {
    const income = { operatingIncome: 70_000, debits: 'weekly', offers: [] }
    // 26 weekly debits of 2,500 in 182 days: 65,000 in the year, 130,000 at the pace.
    expect(figures(income).coverage).toBeCloseTo(70 / 65, 6)
    expect(figures(income).coverageWhilePaying).toBeCloseTo(70 / 130, 6)
    expect(words(income)).toContain('While you’re paying, your coverage is 0.54')
  })
  test('a loss is named, and nothing fits', () => {
    const loss = { operatingIncome: -5000, offers: [] }
    expect(figures(loss).largestAmount).toBe(0)
    expect(words(loss)).toContain('No amount reaches the 1.25')
  })
})

test('the page starts on a term loan, and compares nothing nobody entered', () => {
  expect(defaults).toMatchObject({ kind: 'term', offers: [] })
  // 50,000 at 13.5% over 60 months: 1,150.49 x 60 = 69,029.54, less the 48,500 received. Closed form: 1,150.49 (1 - (1 + i)^-60) / i is
  // 48,500 at 12 i = 14.87%.
  expect(headline()).toBe('This loan’s true cost is an APR of 14.87%, or $20,530 in interest and fees.')
  expect(page.words()).not.toContain('costs least')
})

test('a term loan is shown over other terms, its own marked', () => {
  const chart = page.present().charts.find((one) => one.key === 'terms')
  if (chart?.kind !== 'ranks') throw new Error('ranked terms')
  expect(chart.rows.map((row) => row.label)).toEqual(['2 years', '3 years', '5 years', '7 years', '10 years'])
  expect(chart.rows.find((row) => row.isYours)?.values).toEqual([1500, page.figure('charge')])
  expect(present().charts.some((one) => one.key === 'terms')).toBe(false)
})

test('the answer in one sentence', () => {
  expect(unmarked(present().headline)).toBe(
    'This cash advance’s true cost is an APR of 121%. You’d pay back $16,500 more than you get.',
  )
  expect(present().more).toBe(
    'You’d get $48,500 and pay back $65,000 over about 6 months. You’d pay $520.00 each business day, 125 times, until May 21, 2027.',
  )
})

test('more fee never lowers the APR, and 0% with no fee costs nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 28 }), fc.constantFrom('advance', 'term', 'line'), (fee, kind) => {
      expect(figures({ kind, fee: fee + 1, offers: [] }).apr ?? 0).toBeGreaterThan(
        figures({ kind, fee, offers: [] }).apr ?? 0,
      )
    }),
    { numRuns: 40 },
  )
  expect(figures({ ...noFee, factor: 1 })).toMatchObject({ apr: 0, cost: 0 })
  expect(figures({ ...noFee, kind: 'line', rate: 0 })).toMatchObject({ apr: 0, cost: 0 })
})

test('inputs that do not fit together get a sentence', () => {
  expect(check({ advanceBy: 'sales' })).toHaveProperty('sales')
  expect(check({ advanceBy: 'debit', debit: 1 })).toHaveProperty('debit')
  expect(check({ advanceBy: 'sales', sales: 10, salesShare: 1 })).toHaveProperty('salesShare')
  expect(check({ kind: 'term', payments: 'business-daily', term: 120 })).toHaveProperty('payments')
  expect(check({ kind: 'term', term: 120, setFor: 60 })).toHaveProperty('setFor')
  expect(check({ kind: 'term', guarantee: 'table', amount: 6_000_000 })).toHaveProperty('amount')
  expect(check({ kind: 'term', guarantee: 'table', term: 12 })).toHaveProperty('guarantee')
  expect(check({ kind: 'line', lineTerm: 3, laterDraws: [{ after: 3, amount: 500 }] })).toHaveProperty('laterDraws')
  expect(check({ flatFee: 60_000 })).toHaveProperty('fee')
  const row = { name: 'X', kind: 'advance', rate: 10, factor: null, months: 6, payments: 'weekly', fee: 0 }
  expect(check({ offers: [row] })).toHaveProperty('offers')
  expect(check({ offers: [{ ...row, kind: 'term', rate: null }] })).toHaveProperty('offers')
  expect(check({ offers: [{ ...row, factor: 1.2, payments: 'business-daily', months: 120 }] })).toHaveProperty('offers')
  expect(check({})).toEqual({})
})

test('a line that asks interest alone each business day: what an average month takes', () => {
  // 100,000 at 12%: 32.88 a day, paid for one day or for the three of a weekend. A month of 365 / 12 days bears 1,000.00, however it is cut.
  const line = { ...noFee, kind: 'line', amount: 100_000, rate: 12, lineTerm: 12, lineRepay: 'interest-only' } as const
  const daily = { ...line, payments: 'business-daily', fundedOn: '2026-11-21' } as const
  expect(Math.abs((figures(daily).monthly ?? 0) - 1000)).toBeLessThan(2)
  expect(present(daily).more).toContain('the interest since the last payment, about $4')
  const working = present(daily).workings.find((one) => one.title === 'Each payment')
  expect(working?.lines).toContain('= $32.88')
})
test('a fee on money without interest is only paid back', () => {
  expect(words({ kind: 'term', rate: 0, fee: 3, offers: [] })).toContain('but you’d still pay it back')
})

test('a line repaid by one payment has no balloon beside it', () => {
  const once = { kind: 'line', lineTerm: 1, lineRepay: 'interest-only', offers: [] } as const
  expect(words(once)).not.toContain('all at once at the end')
  expect(present(once).more).not.toContain('The last payment is')
  expect(
    present(once)
      .workings.flatMap((one) => one.lines)
      .join(' '),
  ).toContain('one payment of')
})
test('with later draws the cash is the same only on the first day', () => {
  const drawn = { kind: 'line', lineTerm: 12, laterDraws: [{ after: 3, amount: 10_000 }] } as const
  expect(words(drawn)).toContain('The other offers have no later draws')
  expect(words({ kind: 'line', lineTerm: 12 })).not.toContain('later draws')
})
