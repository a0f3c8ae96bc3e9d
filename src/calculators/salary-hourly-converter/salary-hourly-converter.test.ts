import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { bringMissing } from '../kit/missing.ts'
import { solveFor } from '../kit/solve-for.ts'
import { calculator as tool } from './calculator.ts'

const { calculator, env, defaults, evaluate, figure, headline, allWords: text } = await askedWhole(tool)
const withDefaults = (given: InputValues) => ({ ...defaults, ...given })
const bare = { deferral: 0, match: 0, premium: 0, commuteMinutes: 0, commuteCost: 0, lunchMinutes: 0, paidDaysOff: 0 }

test('52/12, not 4.33: $1,000 a week is $4,333.33 a month', () => {
  expect(figure('monthly', { pay: 1000, unit: 'week' })).toBe(4333.33)
  expect(figure('weekly', { pay: 4333.33, unit: 'month' })).toBeCloseTo(1000, 1)
})
test('2,080 and 2,087 hours stand side by side and are told apart', () => {
  expect(figure('hourly', { pay: 83_480 })).toBeCloseTo(40.13, 2)
  expect(figure('federalHourly', { pay: 83_480 })).toBe(40)
  expect(text({ pay: 83_480 })).toContain('2,080 or 2,087 hours?')
  expect(text({ hours: 36 })).not.toContain('2,087')
})
test('27-pay years are dated by the first payday, with both things an employer may do', () => {
  const words = text({ pay: 65_000, payEvery: '14', payday: '2026-01-01' })
  expect(words).toContain('2026 has 27 paydays')
  // 65,000 ÷ 26 = 2,500; ÷ 27 = 2,407.41, 92.59 less.
  expect(words).toContain('one more ($2,500). If your salary is split by 27, each check is $92.59 smaller')
  expect(text({ payEvery: '14', payday: '2026-01-09' })).toContain('2026 has 26 paydays')
  expect(text({ pay: 800, unit: 'week', payEvery: '7', payday: '2026-01-01' })).toContain('one more check, about $800')
})
test('exempt and non-exempt: the same ten hours are paid at time and a half, or cost the rate', () => {
  const week = { ...bare, pay: 30, unit: 'hour', extraHours: 10 }
  expect(figure('overtimeYearly', week)).toBe(10 * 45 * 52)
  expect(figure('overtimeYearly', { ...week, overtime: 'unpaid' })).toBe(0)
  expect(figure('unpaidOvertime', { ...week, overtime: 'unpaid' })).toBe(10 * 30 * 52)
})
test('a salary under $684 a week is not exempt, and a title does not end overtime', () => {
  expect(text({ pay: 35_000, overtime: 'unpaid' })).toContain('is under the $684')
  expect(text({ pay: 35_568, overtime: 'unpaid' })).toContain('A salary alone doesn’t rule out overtime')
})
test('overtime counts only what is over 40: 30 hours and 8 more are straight time', () => {
  expect(figure('overtimeYearly', { ...bare, pay: 20, unit: 'hour', hours: 30, extraHours: 8 })).toBe(8 * 20 * 52)
})
test('the half of overtime comes off taxable income', () => {
  // $25, 10 hours over 40, 52 weeks: 19,500 of which 6,500 is the half.
  const given = { ...bare, pay: 25, unit: 'hour', extraHours: 10 }
  const all = figure('federalTax', given)
  // Taxable 52,000 + 19,500 − 16,100 − 6,500 = 48,900: 5,620.
  expect(all).toBeCloseTo(5620, 2)
})

test('two offers: higher pay can leave less', () => {
  const given = {
    compare: 'offer',
    pay: 65_000,
    pay2: 72_000,
    commuteMinutes2: 180,
    commuteCost2: 45,
    match2: 0,
    premium2: 500,
  }
  expect(figure('offerAhead', given)).toBeLessThan(0)
  expect(text(given)).toContain('less a year')
})
test('an offer like the job leaves the same', () => {
  const { figures } = evaluate({ compare: 'offer', pay: 65_000, pay2: 65_000 })
  expect(figures['offerAhead']).toBe(0)
  expect(figures['offerRealHourly']).toBe(figures['realHourly'])
})
test('the pay at which both offers are equal is named and true', () => {
  const given = { compare: 'offer', pay: 65_000, pay2: 72_000, commuteMinutes2: 120, commuteCost2: 25 }
  const said = /break even at \$([\d,]+(?:\.\d+)?)/.exec(text(given))?.[1]?.replaceAll(',', '')
  expect(Math.abs(figure('offerAhead', { ...given, pay2: Number(said) }))).toBeLessThan(1)
})
test('1099 against W-2: the equal rate put back leaves the job’s worth, whatever the state', async () => {
  for (const state of ['US', 'CA', 'NY', 'TX']) {
    const inputs = withDefaults({ state, compare: 'contract' })
    await bringMissing(calculator, inputs, env)
    const { figures } = calculator.evaluate(inputs, env)
    const again = calculator.evaluate({ ...inputs, contractRate: figures['equalContractRate'] ?? 0 }, env).figures
    // The rate is rounded to the cent; 1,656 hours are billed.
    expect(Math.abs(again['contractAhead'] ?? Number.NaN)).toBeLessThan(10)
    expect(figures['equalContractRate']).toBeGreaterThan(figures['hourly'] ?? 0)
  }
})
test('the state’s tax and minimum wage count once it is chosen; two states for two offers', async () => {
  const inputs = withDefaults({ state: 'WA', state2: 'CA', compare: 'offer', pay: 16, unit: 'hour', pay2: 33_280 })
  expect(calculator.missing(inputs, env)?.what).toContain('Washington')
  await bringMissing(calculator, inputs, env)
  const shown = calculator.evaluate(inputs, env)
  expect(shown.figures['stateTax']).toBe(0)
  expect(
    unmarked(
      shown
        .present()
        .findings.map(({ text: words }) => words)
        .join(' '),
    ),
  ).toContain('is below Washington’s minimum wage of $17.13')
})
test('a raise: what the percent brings before and after tax', () => {
  // Single, 12% bracket: 1,950 less 12% and 7.65%.
  expect(figure('raiseGross', { ...bare, pay: 65_000 })).toBe(1950)
  expect(figure('raiseTakeHome', { ...bare, pay: 50_000, raise: { amount: 1000, unit: 'usd' } })).toBeCloseTo(
    1000 * (1 - 0.12 - 0.0765),
    2,
  )
})
test('zero hours, no paid weeks and 168 hours a week are said', () => {
  expect(evaluate({ hours: 0 }).outcome).toBe('no-hours')
  expect(text({ hours: 0 })).toContain('$75,000 a year has no hourly pay until you enter hours per week')
  expect(evaluate({ hours: 0 }).figures).not.toHaveProperty('realHourly')
  expect(text({ unpaidWeeks: 52, paidDaysOff: 0 })).toContain('With no hours, there’s no hourly pay')
  expect(calculator.check(withDefaults({ hours: 160, extraHours: 10 }))).toHaveProperty('extraHours')
  expect(calculator.check(withDefaults({ hours: 164, commuteMinutes: 50, lunchMinutes: 30 }))).toHaveProperty(
    'commuteMinutes',
  )
  expect(calculator.check(withDefaults({ unpaidWeeks: 50, paidDaysOff: 20 }))).toHaveProperty('paidDaysOff')
  expect(calculator.check(withDefaults({ ...bare, hours: 168 }))).toEqual({})
})
test('credits larger than the tax are added, in words too', () => {
  const given = { pay: 24_000, status: 'head', children: 3 }
  expect(figure('taxYearly', given)).toBeLessThan(0)
  const { charts, workings } = evaluate(given).present()
  expect(charts.map((chart) => chart.summary).join()).toContain('tax credits add')
  expect(JSON.stringify(workings)).not.toContain('− −')
})
test('hidden questions do not change the answer', () => {
  const { figures } = evaluate()
  const hidden = { pay2: 1, spousePay: 90_000, contractRate: 999, payday: '2026-01-01', commuteDays2: 0 }
  expect(evaluate(hidden).figures).toEqual(figures)
})
test('two jobs for more pay never leave less than none of the extra: take-home rises with pay', () => {
  fc.assert(
    fc.property(fc.integer({ min: 15_000, max: 600_000 }), fc.integer({ min: 1, max: 50_000 }), (pay, more) => {
      expect(figure('takeHomeYearly', { pay: pay + more })).toBeGreaterThan(figure('takeHomeYearly', { pay }))
    }),
    { numRuns: 100 },
  )
})
test('solve-for: the salary that leaves $30 for each hour', () => {
  const answer = solveFor(calculator, withDefaults({}), env, 'pay', 'realHourly', 30)
  expect(answer.outcome).toBe('solved')
})
test('both years of law answer', () => {
  expect(evaluate({}, 2025).figures['federalTax']).not.toBe(evaluate({}, 2026).figures['federalTax'])
})
test('another offer starts as your job: only what differs is asked', async () => {
  const given = { compare: 'offer', pay: 70_000, pay2: 70_000, commuteMinutes: 10, premium: 400, match: 6, bonus: 3000 }
  const own = { ...given, unpaidWeeks: 8, extraHours: 4, overtime: 'unpaid', state: 'NY' }
  const inputs = withDefaults(own)
  await bringMissing(calculator, inputs, env)
  expect(calculator.evaluate(inputs, env).figures['offerAhead']).toBe(0)
  // Eight weeks of 52 more are paid there.
  const all = calculator.evaluate({ ...inputs, unpaidWeeks2: 0 }, env).figures
  expect(all['offerAhead']).toBeGreaterThan(3000)
})
test('the first chart sets two offers side by side, its bars what they leave', () => {
  const { figures, present } = evaluate({ compare: 'offer' })
  const [first] = present().charts
  if (first?.kind !== 'ranks') throw new Error('ranks')
  const sums = first.rows.map((row) => row.values.reduce((sum, value) => sum + value, 0))
  expect(sums[0]).toBeCloseTo(figures['netWorthYearly'] ?? 0, 1)
  expect((sums[1] ?? 0) - (sums[0] ?? 0)).toBeCloseTo(figures['offerAhead'] ?? 0, 1)
})
test('the figure in sight follows the question', () => {
  const main = (compare: string) => calculator.mainFigure(withDefaults({ compare }))
  expect([main('none'), main('offer'), main('contract')]).toEqual(['realHourly', 'offerAhead', 'equalContractRate'])
})
test('1099 work without billed hours has an answer of its own', () => {
  expect(text({ compare: 'contract', contractHours: 0 })).toContain(
    'With no billable hours, no 1099 rate can match your job',
  )
})
test('weeks without pay: the average month is named as one', () => {
  // 5,000 a month, 42 of 52 weeks: 60,000 × 42 / 52 = 48,461.54 a year, 4,038.46 a month.
  const words = text({ pay: 5000, unit: 'month', unpaidWeeks: 10 })
  expect(words).toContain('With 10 weeks unpaid, that’s $48,462 a year, or $4,038.46 a month on average')
})
test('a job that costs more than it brings says so without a minus in the sentence', () => {
  expect(text({ pay: 12, unit: 'hour', hours: 10, workCosts: 2000 })).toContain('more a year than it brings in')
})
test('no pay: no chart of nothing', () => {
  expect(evaluate({ pay: 0 }).present().charts).toEqual([])
})

test('the deduction for overtime is told in dollars, and not to a separate return that has none', () => {
  // 71,500 − 16,100 = 55,400 without it, 48,900 with it: 5,000 over 50,400 at 22% and 1,500 at 12%, 1,280.
  const given = { ...bare, pay: 25, unit: 'hour', extraHours: 10 }
  expect(text(given)).toContain('saves $1,280 in taxes (already included)')
  expect(text({ ...given, status: 'separate' })).toContain('only on a joint return')
  // 12,500 less 100 for each 1,000 over 150,000 is nothing from 275,000 on.
  expect(text({ ...given, bonus: 250_000 })).toContain('saves nothing at this income')
})
test('employer money on high pay is held by law, and it is said', () => {
  // 3% of 360,000.
  const given = { ...bare, pay: 600_000, match: 3 }
  expect(text(given)).toContain('Your employer’s contribution is limited to $10,800')
  expect(text({ ...given, pay: 360_000 })).not.toContain('contribution is limited')
})
test('one unpaid hour is one hour', () => {
  expect(text({ extraHours: 1, overtime: 'unpaid' })).toContain('1 unpaid hour a week adds up to')
})
test('self-employment tax is named where profit owes it, also when credits are more', () => {
  const given = { compare: 'contract', contractHours: 20, contractWeeks: 50, contractCosts: 0, contractPremium: 0 }
  // 20,000 of profit with four children: credits are more than the tax.
  expect(text({ ...given, contractRate: 20, children: 4, status: 'head' })).toContain('both halves of Social Security')
  expect(text({ ...given, contractRate: 20, contractCosts: 20_000 })).not.toContain('both halves of Social Security')
})

test('two equal offers are as much, not $0 more', () => {
  const said = text({ compare: 'offer', pay: 65_000, pay2: 65_000 })
  expect(said).toContain('The offer leaves you the same as your job after taxes')
  expect(said).not.toContain('$0 more')
})

test('overtime and the real hour come out of the operands that are printed', () => {
  const shown = (changes: Record<string, unknown>) => evaluate({ ...bare, ...changes }).present().workings
  const numbers = (line = '') =>
    [...line.matchAll(/[\d,]+(?:\.\d+)?/g)].map(([text]) => Number(text.replaceAll(',', '')))
  const given = { pay: 65_000, hours: 56.66, days: 7, extraHours: 13.89, paidDaysOff: 20, commuteMinutes: 77 }
  const [year = 0, , hours = 1, extra = 0, over = 0, , weeks = 0, paid = 0] = numbers(
    shown(given).find(({ title }) => title === 'Overtime')?.lines[3],
  )
  expect((year / 52 / hours) * (extra + over / 2) * weeks).toBeCloseTo(paid, 1)
  // Few hours and much pay: the hours need more digits.
  const lines = shown({ pay: 5_000_000, hours: 0.37, commuteMinutes: 13 }).find(
    ({ title }) => title === 'Real hourly pay',
  )?.lines
  const [home = 0, plan = 0, benefits = 0, costs = 0, hoursGiven = 1] = numbers(lines?.[1])
  expect((home + plan + benefits - costs) / hoursGiven).toBeCloseTo(numbers(lines?.[2])[0] ?? 0, 1)
  const equal = shown({ compare: 'contract' }).find(({ title }) => title === 'Break-even 1099 rate')?.lines[1]
  const [rate = 0, hoursBilled = 0, weeksBilled = 0, billed = 0] = numbers(equal?.replace('1099', ''))
  expect(rate * hoursBilled * weeksBilled).toBeCloseTo(billed, 1)
})

test('28 an hour is 58,240 a year, whichever is entered first, and is said first', () => {
  // 28 × 40 × 52.
  expect(headline({ pay: 28, unit: 'hour' })).toBe('$28 an hour is $58,240 a year.')
  expect(figure('yearly', { pay: 28, unit: 'hour' })).toBe(58_240)
  // Between the two: the amount alone asks for the unit, the unit alone for the amount.
  expect(calculator.mainFigure(withDefaults({ pay: 28, unit: 'hour' }))).toBe('yearly')
  expect(calculator.hint('unit', withDefaults({ pay: 28 }), env)).toContain('choose “Hour”')
  expect(calculator.check(withDefaults({ unit: 'hour' }))).toEqual({})
  expect(calculator.hint('unit', withDefaults({ unit: 'hour' }), env)).toContain('choose “Year”')
  expect(calculator.hint('unit', withDefaults({ pay: 28, unit: 'hour' }), env)).toBeUndefined()
})
test('nothing comes off that nobody entered: take-home is pay less taxes', () => {
  const { figures } = evaluate()
  expect(figures['takeHomeYearly']).toBeCloseTo(75_000 - (figures['taxYearly'] ?? 0), 2)
  expect(figures['realHourly']).toBeCloseTo((figures['takeHomeYearly'] ?? 0) / 2080, 2)
})
test('overtime counts in all pay and in take-home alike, over all hours paid', () => {
  // 28 × 2,080 = 58,240, and 5 hours × 42 × 52 = 10,920 over 260 hours more: 69,160 ÷ 2,340 = 29.56.
  const table = evaluate({ pay: 28, unit: 'hour', extraHours: 5 })
    .present()
    .tables.find(({ key }) => key === 'units')
  expect(table?.columns.map(({ label }) => label)).toEqual([
    'Per',
    'Base pay',
    'With overtime and bonus',
    'Take-home pay',
    'How',
  ])
  expect(table?.rows[0]?.slice(0, 3)).toEqual(['Hour', 28, 29.56])
  expect(table?.rows[6]?.slice(0, 3)).toEqual(['Year', 58_240, 69_160])
  expect(evaluate({}).present().tables[0]?.columns).toHaveLength(4)
})
