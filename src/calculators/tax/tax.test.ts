import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stateNames } from '#facts/states/codes.ts'
import { chartTable } from '../kit/csv.ts'
import type { InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { parseInputs } from '../kit/parse-inputs.ts'
import type { FillChart } from '../kit/presentation.ts'
import { readLink } from '../kit/read-link.ts'
import { cases } from './cases.ts'
import { calculator, tax } from './tax.testkit.ts'

const { env, defaults, evaluate, figures, present, words, table } = tax
const none = { pay: 0 }

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues, one.year)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})

describe('the start of the page', () => {
  test('answers in one sentence, with the split adding up to all income', () => {
    const shown = present()
    expect(unmarked(shown.headline)).toBe('You’d owe about $7,670 in federal tax for 2026.')
    expect(unmarked(shown.more ?? '')).toContain(
      'Your next $1,000 of pay would cost $297 in tax: $220 federal and $77 payroll.',
    )
    const total = shown.split?.parts.reduce((sum, part) => sum + part.value, 0) ?? 0
    expect(total).toBeCloseTo(75_000, 6)
  })
  test('filing jointly adds no income that nobody entered', () => {
    expect(figures({ status: 'joint' }).income).toBe(figures().income)
  })
  test('asks five questions first; a spouse’s stand beside them for a couple only', () => {
    const asked = (inputs: InputValues) =>
      (calculator.groups[0]?.fields ?? []).filter((key) => calculator.shown(key, { ...defaults, ...inputs }))
    expect(asked({})).toEqual(['status', 'pay', 'age', 'children', 'state'])
    expect(asked({ status: 'joint' })).toEqual(['status', 'pay', 'spousePay', 'age', 'spouseAge', 'children', 'state'])
  })
  test('withholding turns the answer into a refund or a balance', () => {
    // 7,670 of tax: 9,000 withheld gives 1,330 back, 7,000 leaves 670 to pay.
    expect(unmarked(present({ federalWithheld: 9000 }).more ?? '')).toContain('Your federal refund would be $1,330.')
    expect(unmarked(present({ federalWithheld: 7000 }).more ?? '')).toContain('You’d still owe $670 in federal tax.')
  })
  test('credits larger than the tax are said as money coming back', () => {
    const shown = unmarked(present({ status: 'head', pay: 20_000, children: 2 }).headline)
    expect(shown).toBe('You’d get about $9,941 in federal credits for 2026.')
  })
  test('every finding has a number, and the last says what is left out', () => {
    for (const changes of [{}, { state: 'PA' }, { ...none, age: 70, socialSecurity: 30_000 }]) {
      const { findings } = present(changes)
      for (const finding of findings.slice(0, -1)) expect(finding.text).toMatch(/\d/)
      expect(findings.at(-1)?.text).toContain('Not included')
      expect(findings.length).toBeLessThanOrEqual(9)
    }
  })
})

describe('what was paid in', () => {
  test('a credit that pays out is a refund though nothing was withheld', () => {
    // The same family as above: 9,941 comes back; with 500 withheld, 10,441.
    const family = { status: 'head', pay: 20_000, children: 2 }
    const { federalTax, federalRefund } = figures(family)
    expect(federalRefund).toBeCloseTo(-(federalTax ?? 0), 6)
    expect(figures({ ...family, federalWithheld: 500 }).federalRefund).toBeCloseTo(500 - (federalTax ?? 0), 6)
    expect(figures({ pay: 75_000 }).federalRefund).toBeUndefined()
  })
  test('two employers who pay 150,000 each withhold no Additional Medicare Tax (IRC 3102(f))', () => {
    // Single: 0.9% of 100,000 over the threshold is owed either way. One employer would have taken it; these two took 4,350.
    const paid = { pay: 300_000, federalWithheld: 60_000 }
    const one = figures(paid).federalRefund ?? Number.NaN
    const two = figures({ ...paid, medicareWithheld: 4350 }).federalRefund ?? Number.NaN
    expect(one - two).toBeCloseTo(900, 6)
    expect(figures({ ...paid, medicareWithheld: 4350 }).federalTax).toBeCloseTo(figures(paid).federalTax ?? 0, 6)
  })
  test('with two employers by box 4, the page asks for box 6', () => {
    const hint = (inputs: InputValues) => calculator.hint('medicareWithheld', { ...defaults, ...inputs }, env)
    const two = { pay: 300_000, socialSecurityWithheld: 18_600 }
    expect(hint(two)).toContain('more than one employer')
    expect(hint({ ...two, medicareWithheld: 4350 })).not.toContain('more than one employer')
    expect(hint({ pay: 300_000 })).not.toContain('more than one employer')
  })
  test('a teacher takes off 350, a couple of teachers 700, and of 2025 300 and 600', () => {
    const agi = (inputs: InputValues, year?: number) => figures({ pay: 60_000, ...inputs }, year).agi
    expect(agi({ educatorExpenses: 900 })).toBe(59_650)
    expect(agi({ educatorExpenses: 900 }, 2025)).toBe(59_700)
    const couple = { status: 'joint', spousePay: 0, educatorExpenses: 900, spouseEducatorExpenses: 500 }
    expect(agi(couple)).toBe(59_300)
    expect(agi(couple, 2025)).toBe(59_400)
  })
})

describe('people and credits of few', () => {
  const parent = { age: 70, kind: 'other', student: false, disabled: false, hasNumber: true, income: 0 }
  test('a parent with 5,300 of taxable income is no dependent, and the page says so', () => {
    const with5299 = figures({ dependents: [{ ...parent, income: 5299 }] })
    const with5300 = figures({ dependents: [{ ...parent, income: 5300 }] })
    expect(with5299.childCredit).toBe(500)
    expect(with5300.childCredit).toBe(0)
    const said = present({ dependents: [{ ...parent, income: 5300 }] }).findings.map(({ text }) => unmarked(text))
    expect(said.join(' ')).toContain('1 person you listed doesn’t count as a dependent')
  })
  test('a link of before dependents had an income still opens', () => {
    const read = readLink(calculator, '#v1&dependents=70~other~0~0~1', env)
    expect(read?.ok && read.inputs.dependents).toEqual([parent])
    expect(readLink(calculator, '#v1&dependents=70~other~0~0~1~0~9', env)?.ok).toBe(false)
  })
  test('the credits of Forms 8396 and 8839 are asked for', () => {
    const found = figures({
      mortgageInterest: 8000,
      mortgageCreditRate: 25,
      adoptions: [{ expenses: 20_000, specialNeeds: false }],
    })
    // 75,000 of pay: 7,670 of tax; 2,000 for the certificate and 5,670 of 12,550 for the adoption; 5,120 come back.
    expect(found.mortgageCredit).toBe(2000)
    expect(found.adoptionCredit).toBeCloseTo(5670 + 5120, 6)
    expect(found.federalTax).toBeCloseTo(-5120, 6)
  })
})

describe('pitfalls of other calculators', () => {
  test('long-term gains are stacked on top of other income, not taxed from the bottom', () => {
    // 40,000 of taxable pay leaves 9,450 of room at 0% up to 49,450 (Rev. Proc. 2025-32).
    expect(figures({ pay: 56_100, longTermGain: 20_000 }).gainsAtZero).toBeCloseTo(9450, 6)
    // A gain alone: all under the edge is free, and the standard deduction comes off first.
    expect(figures({ ...none, longTermGain: 65_550 }).federalTax).toBe(0)
  })
  test('the thresholds for taxing Social Security are not indexed: the same in 2025 and 2026', () => {
    const life = { ...none, age: 70, socialSecurity: 24_000, iraWithdrawals: 30_000 }
    expect(figures(life, 2025).taxableSocialSecurity).toBe(figures(life, 2026).taxableSocialSecurity)
  })
  test('the net investment income tax starts at 200,000 and 250,000 in both years', () => {
    for (const year of [2025, 2026]) {
      const of = (pay: number, status: string) =>
        figures({ pay, status, interest: 10_000, spousePay: 0 }, year).netInvestmentIncomeTax
      expect(of(190_000, 'single')).toBe(0)
      // 3.8% of the first dollar over.
      expect(of(190_001, 'single')).toBeCloseTo(0.038, 9)
      expect(of(240_000, 'joint')).toBe(0)
      expect(of(240_001, 'joint')).toBeCloseTo(0.038, 9)
    }
  })
  test('half of self-employment tax is deducted, and the 20% deduction meets the taxable-income cap', () => {
    const found = figures({ ...none, selfEmployment: 100_000 })
    // Schedule SE: 100,000 x 92.35% x 15.3% = 14,129.55; half is 7,064.775.
    expect(found.selfEmploymentTax).toBeCloseTo(14_129.55, 6)
    expect(found.agi).toBeCloseTo(92_935.225, 6)
    // 20% of (92,935.225 - 16,100 = 76,835.225) = 15,367.045 is less than 20% of 92,935.225.
    expect(found.businessDeduction).toBeCloseTo(15_367.045, 6)
  })
  test('the child credit shrinks by 50 per 1,000 or part of it over 200,000', () => {
    expect(figures({ pay: 200_000, children: 1 }).childCredit).toBe(2200)
    expect(figures({ pay: 200_001, children: 1 }).childCredit).toBe(2150)
    expect(figures({ pay: 243_001, children: 1 }).childCredit).toBe(0)
  })
  test('the earned income credit phases in, stays and phases out (Rev. Proc. 2025-32, one child)', () => {
    const credit = (pay: number) => figures({ pay, status: 'head', children: 1 }).earnedIncomeCredit ?? Number.NaN
    expect(credit(10_000)).toBeCloseTo(3400, 6)
    expect(credit(20_000)).toBeCloseTo(4427, 0)
    // 15.98% of 6,110 over 23,890 is 976.38 less.
    expect(credit(30_000)).toBeCloseTo(4427 - 976.378, 0)
    expect(credit(51_593)).toBeLessThan(1)
  })
  test('figures are the enacted ones of 2026: child credit 2,200, SALT cap 40,400, head of household 24,150, wage base 184,500', () => {
    expect(figures({ pay: 100_000, children: 1 }).childCredit).toBe(2200)
    const salt = figures({ pay: 300_000, stateIncomeTaxPaid: 0, realEstateTax: 90_000 })
    expect(salt.itemizedDeductions).toBe(40_400)
    expect(figures({ status: 'head', children: 1 }).standardDeduction).toBe(24_150)
    // 184,500 x 6.2% = 11,439, and 1.45% of 250,000 = 3,625; the 0.9% is on the return, not here.
    expect(figures({ pay: 250_000 }).payrollTax).toBeCloseTo(15_064, 6)
  })
  test('a 401(k) lowers income tax and not payroll tax; benefits through pay lower both', () => {
    const before = figures()
    const plan = figures({ planDeferrals: 5000 })
    expect(plan.federalTax).toBeCloseTo((before.federalTax ?? 0) - 1100, 6)
    expect(plan.payrollTax).toBeCloseTo(before.payrollTax ?? 0, 6)
    const benefits = figures({ cafeteriaPlan: 5000 })
    expect(benefits.federalTax).toBeCloseTo(plan.federalTax ?? 0, 6)
    expect(benefits.payrollTax).toBeCloseTo((before.payrollTax ?? 0) - 382.5, 6)
  })
})

describe('what cannot be', () => {
  test('sums beyond the limits are refused in words; zero and losses are not', () => {
    const tooMuch = parseInputs(calculator, { pay: 1e15 }, env)
    expect(tooMuch.ok).toBe(false)
    if (!tooMuch.ok) expect(tooMuch.errors.pay).toMatch(/1,000,000,000|at most/)
    expect(figures({ ...none }).totalTax).toBe(0)
    const loss = figures({ ...none, selfEmployment: -80_000, longTermGain: -50_000, rental: -30_000 })
    expect(loss.federalTax).toBe(0)
    expect(loss.taxableIncome).toBe(0)
  })
  test('a part larger than its whole raises the whole, and the hint says so', () => {
    const inputs = { ...defaults, qualifiedDividends: 5000, ordinaryDividends: 1000 }
    expect(calculator.hint('ordinaryDividends', inputs, env)).toContain('We count $5,000')
    expect(figures({ qualifiedDividends: 5000, ordinaryDividends: 1000 }).agi).toBe(80_000)
  })
  test('hidden answers do not count: a spouse’s on a single return, another state’s city, children beside a list', () => {
    const plain = figures()
    expect(figures({ spousePay: 90_000, spouseSelfEmployment: 50_000, spouseSocialSecurity: 9000 })).toEqual(plain)
    expect(figures({ serviceTrade: true, businessWages: 5000, mortgageBalance: 9e6, careChildren: 3 })).toEqual(plain)
    const listed = [{ age: 4, kind: 'child', student: false, disabled: false, hasNumber: true }]
    expect(figures({ dependents: listed, children: 5 })).toEqual(figures({ children: 1 }))
  })
  test('ten children, a separate return and every state give whole answers', () => {
    for (const state of Object.keys(stateNames)) {
      const found = evaluate({ state, children: 10, status: 'separate', pay: 64_000 })
      expect(found.broken, state).toEqual([])
      expect(found.figures.stateTax, state).toBeTypeOf('number')
      expect(found.present().headline).toContain('2026')
    }
  })
})

test('Kentucky: a pension that only the spouse has is left out, in whole numbers', () => {
  // KRS 141.019: private pensions up to 31,110 a person are not taxed. 2026: (50,000 - 3,360) x 3.5% = 1,632.40.
  const found = figures({ state: 'KY', status: 'joint', pay: 50_000, spousePay: 0, spousePrivatePension: 20_000 })
  expect(found.stateTax).toBeCloseTo(1632.4, 6)
})

describe('what explains it', () => {
  test('the waterfall adds up from one total to the next', () => {
    const couple = {
      status: 'joint',
      children: 2,
      planDeferrals: 9000,
      selfEmployment: 20_000,
      socialSecurity: 12_000,
      taxExemptInterest: 800,
      longTermGain: -9000,
      studentLoanInterest: 900,
      state: 'PA',
    }
    for (const changes of [
      {},
      couple,
      { ...none, selfEmployment: -40_000 },
      { status: 'head', pay: 20_000, children: 2 },
    ]) {
      const chart = present(changes).charts.find((one) => one.key === 'waterfall')
      if (chart?.kind !== 'waterfall') throw new Error('the waterfall is there')
      let running = 0
      for (const step of chart.steps) {
        if (step.kind === 'total' && step !== chart.steps[0]) expect(running).toBeCloseTo(step.value, 4)
        running = step.kind === 'total' ? step.value : running + step.value
      }
    }
  })
  test('the income in the brackets adds up to taxable income, the tax in them to the tax', () => {
    const changes = { pay: 130_000, longTermGain: 30_000, ordinaryDividends: 4000, qualifiedDividends: 3000 }
    const chart = present(changes).charts.find((one) => one.key === 'brackets')
    if (chart?.kind !== 'fill') throw new Error('the bracket fill is there')
    const [, ...rows] = chart.rows
    const sum = (of: (row: FillChart['rows'][number]) => number) => rows.reduce((total, row) => total + of(row), 0)
    expect(sum((row) => row.filled)).toBeCloseTo(figures(changes).taxableIncome ?? 0, 6)
    expect(sum((row) => row.result ?? 0)).toBeCloseTo(figures(changes).incomeTax ?? 0, 6)
  })
  test('the next 50,000 names where the 22% bracket ends, to the dollar', () => {
    // 105,700 + 16,100 - 75,000 = 46,800.
    expect(table('kinks')?.rows).toEqual([[46_800, 'You leave the 22% bracket for 24%', 29.65, 31.65, null]])
    const chart = present().charts.find((one) => one.key === 'next')
    expect(chart?.summary).toContain('At $46,800 more: you leave the 22% bracket for 24%.')
    if (chart) expect(chartTable(chart).rows.length).toBe(101)
  })
  test('a cliff is said with its price: the saver’s credit ends', () => {
    // Head of household, 2,000 into an IRA; over 60,375 of AGI the 10% rate is gone: 200 (Notice 2025-67).
    const found = words({ status: 'head', pay: 60_000, children: 1, rothIra: 2000 })
    expect(found).toContain('There’s a tax cliff ahead in your pay. At $376 more: the saver’s credit drops in one step')
  })
  test('what if: 5,000 more into the 401(k)', () => {
    const found = figures({ whatIfLine: 'planDeferrals', whatIfChange: 5000 })
    expect(found.whatIfTotal).toBeCloseTo(-1100, 6)
    expect(found.whatIfPayroll).toBeCloseTo(0, 6)
    expect(words({ whatIfLine: 'planDeferrals', whatIfChange: 5000 })).toContain('would lower your taxes by $1,100')
    expect(figures().whatIfTotal).toBeUndefined()
  })
  test('2025 against 2026 stands the same way round under either year', () => {
    expect(table('years')?.columns.map((column) => column.label)).toEqual(['Line', '2025', '2026', 'Difference'])
    const rows = present({}, 2025).tables.find((one) => one.key === 'years')?.rows
    expect(rows).toEqual(table('years')?.rows)
    expect(rows?.find(([label]) => label === 'Federal tax')).toEqual(['Federal tax', 7949, 7670, -279])
  })
  test('together and apart cost the same for two equal earners without children', () => {
    // Every 2026 edge up to 35% of a joint return is twice the separate one.
    const rows = table('apart', { status: 'joint', pay: 90_000, spousePay: 90_000 })?.rows
    const tax =
      rows
        ?.find(([label]) => label === 'Federal tax')
        ?.slice(1)
        .map(Number) ?? []
    expect(tax[0]).toBeCloseTo(tax[1] ?? 0, 6)
    expect(tax[0]).toBeCloseTo(tax[2] ?? 0, 6)
  })
  test('one earner: two separate returns cost more', () => {
    const [together = 0, apart = 0] =
      table('apart', { status: 'joint', pay: 150_000, spousePay: 0 })
        ?.rows.find(([label]) => label === 'Federal tax')
        ?.slice(1)
        .map(Number) ?? []
    // 2026: joint 117,800 taxable is 11,600 + 17,000 x 22% = 15,340. Separate: 133,900 is 17,966 + 28,200 x 24% = 24,734, and 0.9% of 25,000 over 125,000 is 225.
    expect(together).toBeCloseTo(15_340, 6)
    expect(apart).toBeCloseTo(24_959, 6)
  })
  test('the line-by-line return ends where the figure does', () => {
    const rows = table('federalReturn')?.rows ?? []
    expect(rows.find(([label]) => label === 'Total tax')?.[1]).toBeCloseTo(7670, 6)
    for (const row of rows) expect(String(row[0])).not.toBe('')
  })
  test('self-employed: the safe harbor and the payments still to come', () => {
    const changes = { ...none, selfEmployment: 60_000 }
    expect(words(changes)).toContain('90% of this year’s tax')
    expect(table('estimates', changes)?.rows[0]?.[0]).toBe('January 15, 2027')
    expect(table('estimates')).toBeUndefined()
  })
  test('rounding as on the forms changes the tax by a few dollars at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), fc.constantFrom('single', 'joint', 'head'), (pay, status) => {
        const exact = figures({ pay, status, spousePay: 0 }).federalTax ?? Number.NaN
        const forms = figures({ pay, status, spousePay: 0, formsRounding: true }).federalTax ?? Number.NaN
        expect(Math.abs(exact - forms)).toBeLessThan(12)
      }),
      { numRuns: 200 },
    )
  })
})

test('Maryland and Indiana: without a county the answer says that county tax is missing', () => {
  const more = (changes: InputValues) => evaluate(changes).answer().more ?? ''
  expect(more({ state: 'MD', federalWithheld: 5000 })).toMatch(/^\*\*Choose your county/)
  expect(more({ state: 'IN' })).toContain('Choose your county')
  const counties = calculator.fields['localityMD']
  const first = counties?.kind === 'choice' ? (counties.options[1]?.value ?? '') : ''
  expect(more({ state: 'MD', localityMD: first })).not.toContain('Choose your county')
  expect(more({ state: 'PA' })).not.toContain('Choose your county')
})

test('the smaller deduction is named where it costs less: Maryland lets only federal itemizers itemize', () => {
  const counties = calculator.fields['localityMD']
  const localityMD = counties?.kind === 'choice' ? (counties.options[1]?.value ?? '') : ''
  const owner = {
    state: 'MD',
    localityMD,
    pay: 90_000,
    mortgageInterest: 16_000,
    mortgageBalance: 300_000,
    stateIncomeTaxPaid: 0,
  }
  expect(words(owner)).toContain('The smaller deduction would save you')
  expect(words({ ...owner, mortgageInterest: 0 })).not.toContain('smaller deduction')
})

describe('the state’s return stands in figures beside the federal one', () => {
  test('without a state there are none', () => {
    const found = figures()
    for (const key of ['stateAgi', 'stateTaxableIncome', 'stateIncomeTax', 'localTax', 'statePrograms'])
      expect(found[key], key).toBeUndefined()
  })
  test.each(Object.keys(stateNames))('%s: what is taxable follows, and the parts make the whole', (state) => {
    const found = figures({ state, pay: 180_000, iraWithdrawals: 20_000 })
    const of = (key: string) => found[key] ?? 0
    expect(of('stateTaxableIncome')).toBeCloseTo(Math.max(0, of('stateAgi') - of('stateDeductions')), 6)
    expect(of('stateIncomeTax') + of('localTax')).toBeCloseTo(of('stateTax'), 6)
    expect(of('stateTaxBeforeCredits') - of('stateCredits')).toBeCloseTo(of('stateIncomeTax'), 6)
  })
  // Pennsylvania: 3.07% of all pay, nothing off.
  test('Pennsylvania', () => {
    expect(figures({ state: 'PA', pay: 100_000 })).toMatchObject({
      stateAgi: 100_000,
      stateDeductions: 0,
      stateTaxableIncome: 100_000,
      stateTaxBeforeCredits: 3070,
      stateCredits: 0,
    })
  })
})
