import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedWhole } from '../kit/asked.testkit.ts'
import type { InputValue, InputValues } from '../kit/field.ts'
import { unmarked } from '../kit/format.ts'
import { readPaste } from '../kit/paste.ts'
import type { HeatChart, XYChart } from '../kit/presentation.ts'
import { calculator as tool } from './calculator.ts'
import { cases } from './cases.ts'

const { calculator, env, defaults, evaluate, figures, present, words } = await askedWhole(tool)
const { fields } = calculator
const chart = <C>(key: string, changes: InputValues = {}): C =>
  present(changes).charts.find((one) => one.key === key) as unknown as C

/** Full retirement age in May 2033, 62 in May 2028; nothing but the benefit is known. */
const told = { knows: 'benefit', birthDate: '1966-05-02', pia: 2000, pay: 0 }
const couple = {
  ...told,
  marital: 'married',
  otherBirthDate: '1968-09-20',
  otherKnows: 'benefit',
  otherPia: 900,
  otherClaimAge: 804,
  otherPay: 0,
}

test.each(cases.map((one) => [one.name, one] as const))('%s', (_, one) => {
  const found = figures(one.inputs as InputValues)
  for (const [key, expected] of Object.entries(one.expect))
    expect(Math.abs((found[key] ?? Number.NaN) - expected), `${key}: ${found[key]}`).toBeLessThanOrEqual(one.within)
})

describe('what it leaves out', () => {
  const young = { birthDate: '1985-05-02', otherBirthDate: '1968-09-20' }
  const before60 = 'survivor benefits before 60'
  const from50 = 'survivor benefits from 50'
  const again = 'stopping your benefit at full retirement age'
  test('couples hear that survivors are paid from 60 alone, while one of them is younger', () => {
    expect(words({ ...couple, ...young })).toContain(before60)
    expect(words({ ...couple, birthDate: '1962-05-02', otherBirthDate: '1962-09-20' })).not.toContain(before60)
    expect(words({ ...told, birthDate: '1985-05-02' })).not.toContain(before60)
  })
  test('the widowed under 60 without a disability benefit hear of the one from 50', () => {
    const widowed = {
      ...told,
      marital: 'widowed',
      birthDate: '1972-05-02',
      otherBirthDate: '1968-09-20',
      otherPia: 1800,
      diedIn: '2024-05',
    }
    expect(words(widowed)).toContain(from50)
    expect(words({ ...widowed, birthDate: '1962-05-02' })).not.toContain(from50)
  })
  test('stopping and taking back a claim are tried by no plan, and it says so', () => {
    for (const one of [told, couple]) expect(words(one)).toContain(again)
    expect(words({ ...told, knows: 'disability', disabilityPaid: 1800, disabledSince: '2022-01' })).not.toContain(again)
  })
})

describe('the pitfalls', () => {
  test('delayed credits count from the next January on, except at 70, when all count at once', () => {
    // Full age in June 2027. Claim in June 2028: 7 credits by January 2028, 7 × 2/3% of 2,000 = 93.33; 12 give 2,160.
    const june = { ...told, birthDate: '1960-06-15', claimAge: 816 }
    expect(figures(june)).toMatchObject({ firstPayment: 2093, monthlyBenefit: 2160 })
    expect(words(june)).toContain('Your first payments would be $2,093')
    expect(figures({ ...june, claimAge: 840 })).toMatchObject({ firstPayment: 2480, monthlyBenefit: 2480 })
  })
  test('born on the 1st or 2nd: 62 is held for all of its first month; others start a month later', () => {
    const first = (birthDate: string) => figures({ ...told, birthDate, claimAge: 744 }).claimMonth
    // 62 is attained the day before the birthday: April 30, May 1 and May 2, 2028.
    expect(first('1966-05-01')).toBe(202805)
    expect(first('1966-05-02')).toBe(202805)
    expect(first('1966-05-03')).toBe(202806)
    expect(calculator.hint('claimAge', { ...defaults, birthDate: '1966-05-03', claimAge: 744 }, env)).toContain(
      'The earliest the law allows is 62 and 1 month.',
    )
  })
  test('born on January 1: the year before counts', () => {
    expect(figures({ ...told, birthDate: '1960-01-01' }).fullAge).toBe(66 * 12 + 10)
    expect(figures({ ...told, birthDate: '1960-01-02' }).fullAge).toBe(67 * 12)
  })
  test('payments are rounded down to a dollar, never up', () => {
    expect(figures({ ...told, pia: 1000.9 }).monthlyBenefit).toBe(1000)
    // 70% of 1,000.90 is 700.63.
    expect(figures({ ...told, pia: 1000.9, claimAge: 744 }).monthlyBenefit).toBe(700)
  })
  test('the earnings test holds back whole months and gives them back at full retirement age', () => {
    // $1,400 a month from May 2028. (100,000 - 24,480) / 2 = 37,760 takes every month through 2032: 56. January to April 2033
    // fall under the higher limit (33,333 < 65,160). 60 - 56 = 4 months early remain: 2,000 × (1 - 4 × 5/900) = 1,955.55.
    const working = { ...told, pay: 100_000, workUntil: 804, claimAge: 744 }
    expect(figures(working)).toMatchObject({ monthlyBenefit: 1400, heldBackMonths: 56, heldBack: 56 * 1400 })
    expect(words(working)).toContain('from $1,400 to $1,955 a month for life')
    const income = chart<XYChart>('income', working)
    const at = (month: string) => income.series[0]?.values[income.x.values.indexOf(month)]
    expect([at('2028-06'), at('2033-02'), at('2033-05')]).toEqual([0, 1400, 1955])
  })
  test('no windfall or pension offset is asked for; the page says they ended', () => {
    for (const field of Object.values(fields)) expect(field.label).not.toMatch(/offset|windfall|WEP|GPO/i)
    expect(words()).toContain('A pension from work outside Social Security no longer lowers your benefit')
  })
  test('an amount already cut is not cut twice: it is asked for by name, or worked back', () => {
    expect(calculator.hint('pia', defaults)).toContain('not at 62')
    // Claimed at 62 in May 2024 and paid 1,400: 70% of 2,000. Taken for the full benefit it would be cut to 980.
    const paid = { knows: 'paid', paid: 1400, birthDate: '1962-05-02', claimAge: 744 }
    expect(figures(paid)).toMatchObject({ monthlyBenefit: 1400, pia: 2000 })
    expect(unmarked(present(paid).headline)).toBe('You claimed at 62 and get $1,400 a month in today’s dollars.')
  })
  test('a payment told for a claim still to come is refused in words', () => {
    const shown = evaluate({ knows: 'paid', paid: 1400 })
    expect(shown.outcome).toBe('not-paid-yet')
    expect(shown.present().more).toContain('Claim at age')
  })
  test('the top is flat: a range is said where the plan is as good as the best', () => {
    const { zoneFrom = 0, zoneTo = 0, bestLifetimeValue = 0, lifetimeValue = 0 } = figures()
    expect(zoneTo - zoneFrom).toBeGreaterThan(24)
    expect(lifetimeValue / bestLifetimeValue).toBeGreaterThan(0.99)
    const shown = present()
    expect(shown.more).toContain('there’s no single right month')
    expect(chart<XYChart>('value').axis).toBe('near')
  })
  test('a plan far from the best: the best one is named with what it gains, and marked on the map, the second chart', () => {
    // For two with average lives the larger record gains most by waiting; 62 for both is far from it.
    const early = { ...couple, claimAge: 744, otherClaimAge: 745 }
    const { lifetimeValue = 0, bestLifetimeValue = 0 } = figures(early)
    const gain = Number((bestLifetimeValue - lifetimeValue).toPrecision(2)).toLocaleString('en-US')
    expect(unmarked(present(early).more ?? '')).toContain(
      `Best plan: you at 70, your spouse at 62 and 1 month. It’s worth about $${gain} more than yours`,
    )
    const heat = chart<HeatChart>('pairs', early)
    expect(present(early).charts[1]?.key).toBe('pairs')
    const cells = heat.values.flat().filter((value) => value !== null)
    const best = heat.marks?.find(({ kind }) => kind === 'best')
    expect(heat.values[best?.y ?? 0]?.[best?.x ?? 0]).toBe(Math.max(...cells))
    expect(bestLifetimeValue).toBeCloseTo(Math.max(...cells), 6)
    expect(heat.marks?.find(({ kind }) => kind === 'yours')).toMatchObject({ x: 0, y: 0 })
    // Entered as the plan, it is the best one, and its mark says so.
    const asBest = { ...early, claimAge: 840 }
    expect(unmarked(present(asBest).more ?? '')).toContain('Your plan is the best one over both your lifetimes.')
    expect(chart<HeatChart>('pairs', asBest).marks).toEqual([
      expect.objectContaining({ kind: 'yours', label: 'Your plan: the best' }),
    ])
  })
  test('a record not entered yet asks for the paste, not for more credits', () => {
    const shown = present({ knows: 'record', pay: 0 })
    expect(shown.headline).toBe('Paste your earnings record to see your benefit.')
    expect(shown.more).toContain('ssa.gov/myaccount')
  })
  test('today’s dollars are said in the headline and on every amount over time', () => {
    expect(present().headline).toContain('in today’s dollars')
    expect(present(couple).headline).toContain('in today’s dollars')
    for (const figure of calculator.figures)
      if (figure.unit === 'money' || figure.unit === 'cents') expect(figure.dollars, figure.key).toBe('today')
  })
})

describe('lifetime value', () => {
  test('to a fixed age at no interest it is payments times months: 156 of $2,000 from 67 to 80', () => {
    const fixed = { ...told, health: 'fixed', livesTo: 960, realRate: 0 }
    expect(figures(fixed).lifetimeValue).toBeCloseTo(156 * 2000, 6)
    // To 70: 36 payments of 2,000 against 96 of 1,400.
    const short = { ...fixed, livesTo: 840, realRate: 0 }
    expect(figures(short).lifetimeValue).toBeCloseTo(36 * 2000, 6)
    expect(figures({ ...short, claimAge: 744 }).lifetimeValue).toBeCloseTo(96 * 1400, 6)
  })
  test('a trust-fund cut takes its share of every payment from the year after', () => {
    const fixed = { ...told, health: 'fixed', livesTo: 960, realRate: 0 }
    // Paid in full May to December 2033: 8 months; 148 months at 77%.
    const cut = { ...fixed, cut: true, cutYear: 2033, cutShare: 77 }
    expect(figures(cut).lifetimeValue).toBeCloseTo(8 * 2000 + 148 * 2000 * 0.77, 6)
    expect(words(cut)).toContain('$1,540 instead of $2,000')
    expect(words(fixed)).toContain('A trust-fund cut isn’t included')
  })
  test('a couple is worth the same from either side', () => {
    const amount = fc.integer({ min: 1, max: 4000 })
    const age = fc.integer({ min: 744, max: 840 })
    fc.assert(
      fc.property(amount, amount, age, age, (pia, otherPia, claimAge, otherClaimAge) => {
        const here = { ...couple, sex: 'female', otherSex: 'male', pia, otherPia, claimAge, otherClaimAge }
        const there = {
          ...here,
          birthDate: couple.otherBirthDate,
          otherBirthDate: couple.birthDate,
          sex: 'male',
          otherSex: 'female',
          pia: otherPia,
          otherPia: pia,
          claimAge: otherClaimAge,
          otherClaimAge: claimAge,
        }
        expect(figures(there).lifetimeValue).toBeCloseTo(figures(here).lifetimeValue ?? 0, 5)
        expect(figures(there).householdMonthly).toBe(figures(here).householdMonthly)
      }),
      { numRuns: 40 },
    )
  })
  test('the whole map holds the chosen pair, and no cell beats the best', () => {
    for (const grid of ['quarter', 'month']) {
      const heat = chart<HeatChart>('pairs', { ...couple, claimAge: 790, otherClaimAge: 765, grid })
      const yours = heat.marks?.[0]
      expect(heat.x.values[yours?.x ?? 0]).toBe('65 and 10 months')
      expect(heat.y.values[yours?.y ?? 0]).toBe('63 and 9 months')
      const cells = heat.values.flat().filter((value) => value !== null)
      expect(Math.max(...cells) * 0.99).toBeCloseTo(heat.zone?.least ?? 0, 6)
      expect(heat.x.values.length).toBeLessThanOrEqual(97)
    }
  })
})

describe('families', () => {
  test('a spouse’s part starts with the later claim and does not grow past full retirement age', () => {
    const spouse = { ...couple, pia: 400, otherPia: 2000, otherBirthDate: '1964-05-02' }
    // Half of 2,000 less 400 is 600.
    expect(figures({ ...spouse, claimAge: 804 })).toMatchObject({ ownBenefit: 400, spouseAddOn: 600 })
    // At 70 the own 124% is 496; its 96 of credits come off the 600.
    expect(figures({ ...spouse, claimAge: 840 })).toMatchObject({ ownBenefit: 496, spouseAddOn: 504 })
  })
  test('a former spouse’s record counts after ten years of marriage, and not while married again', () => {
    const divorced = { ...told, pia: 400, marital: 'divorced', otherPia: 2000, otherBirthDate: '1964-05-02' }
    expect(figures({ ...divorced, marriageYears: 10 }).spouseAddOn).toBe(600)
    expect(figures({ ...divorced, marriageYears: 9 }).spouseAddOn).toBe(0)
    expect(words({ ...divorced, marriageYears: 9 })).toContain('after 10 years of marriage')
    expect(figures({ ...divorced, marriageYears: 10, remarried: true }).spouseAddOn).toBe(0)
  })
  test('a widowed person may take one benefit first; the larger is paid', () => {
    const widowed = {
      ...told,
      marital: 'widowed',
      pia: 1500,
      otherPia: 1600,
      otherKnows: 'benefit',
      otherBirthDate: '1964-05-02',
      diedIn: '2024-06',
      lateClaimed: false,
      survivorAge: 804,
      claimAge: 840,
    }
    // The own 1,500 × 124% = 1,860 at 70 is larger than the survivor's 1,600 from full retirement age on.
    expect(figures(widowed)).toMatchObject({ ownBenefit: 1860, survivorStepUp: 0, monthlyBenefit: 1860 })
    expect(figures({ ...widowed, claimAge: 744 })).toMatchObject({ ownBenefit: 1050, survivorStepUp: 550 })
    expect(unmarked(present(widowed).headline)).toContain('You’d get $1,860 a month')
    expect(present(widowed).more).toContain('Your survivor benefit is $1,600 from 67, your own $1,860 from 70')
  })
  test('a widowed person on disability benefits may take the survivor’s from 50 at 71.5%; others wait for 60', () => {
    const disabled = {
      ...told,
      marital: 'widowed',
      birthDate: '1972-05-15',
      knows: 'disability',
      disabilityPaid: 900,
      disabledSince: '2022-01',
      otherPia: 2000,
      otherKnows: 'benefit',
      otherBirthDate: '1968-05-02',
      diedIn: '2020-06',
      lateClaimed: false,
      survivorAge: 660,
    }
    // 2,000 × 71.5% = 1,430 from 55 on; 900 of it is the own disability benefit.
    expect(figures(disabled)).toMatchObject({ survivorStepUp: 530, monthlyBenefit: 1430 })
    expect(words(disabled)).toContain('71.5% of the full amount')
    // Eight years after the death is too late: 60 it is, still 71.5%, and later.
    expect(words({ ...disabled, diedIn: '2013-12' })).toContain('starts at 60 at the earliest')
    const value = (changes: object) => figures({ ...disabled, ...changes }).lifetimeValue as number
    expect(value({})).toBeGreaterThan(value({ survivorAge: 720 }))
    expect(value({ diedIn: '2013-12' })).toBeCloseTo(value({ diedIn: '2013-12', survivorAge: 720 }), 6)
  })
  test('somebody widowed who works from 60 to 62 loses payments and is told that they come back at 62', () => {
    const working = {
      ...told,
      marital: 'widowed',
      birthDate: '1966-12-15',
      knows: 'benefit',
      pia: 0,
      pay: 40_000,
      workUntil: 741,
      otherPia: 2000,
      otherKnows: 'benefit',
      otherBirthDate: '1964-05-02',
      diedIn: '2024-06',
      lateClaimed: false,
      survivorAge: 720,
    }
    expect(words(working)).toContain('Your survivor benefit goes up at 62 already')
  })
  test('the survivor keeps the larger benefit: the months after the first death show the step', () => {
    const plan = { ...couple, health: 'fixed', livesTo: 80 * 12, otherHealth: 'fixed', otherLivesTo: 95 * 12 }
    const income = chart<XYChart>('income', plan)
    const spouse = income.series.find(({ key }) => key === 'spouse')?.values ?? []
    const at = (month: string) => spouse[income.x.values.indexOf(month)]
    // May 2046 is the month of the visitor's death: 1,000 as a spouse (900 + 100) becomes the 2,000 of the visitor.
    expect([at('2046-04'), at('2046-05')]).toEqual([1000, 2000])
  })
})

describe('the earnings record', () => {
  test('a pasted statement becomes rows and a benefit', async () => {
    const text = [
      'Year Taxed Social Security Earnings Taxed Medicare Earnings',
      '2023 $60,000 $60,000',
      '2024 $61,500 $61,500',
    ].join('\n')
    const pasted = await readPaste(fields.record as never, text)
    expect(pasted).toMatchObject({
      ok: true,
      rows: [
        { year: 2023, amount: 60_000 },
        { year: 2024, amount: 61_500 },
      ],
    })
    expect(await readPaste(fields.record as never, 'nothing here\nat all')).toMatchObject({ ok: false })
  })
  test('too few credits are said with how many are missing', () => {
    const few = { knows: 'record', record: [{ year: 2024, amount: 60_000 }], pay: 0 }
    const shown = evaluate(few)
    expect(shown.outcome).toBe('nothing-payable')
    expect(shown.present().more).toContain('4 of the 40 credits')
  })
  test('the formula chart bends at the bend points and runs through the record’s own point', () => {
    const formula = chart<XYChart>('formula')
    expect(formula.marks?.map(({ x }) => x)).toEqual([1286, 7749, figures().averageEarnings])
  })
  test('35 years are averaged at most, and the table marks them', () => {
    const table = present().tables.find(({ key }) => key === 'earnings')
    expect(table?.rows.filter((row) => row.at(-1) === 'yes')).toHaveLength(35)
    expect(table?.rows.length).toBeGreaterThan(35)
  })
})

describe('taxes and premiums', () => {
  test('the next $1,000 drags more of the benefit into tax, and the limits do not rise with prices', () => {
    // 24,000 of benefits and 30,000 of other income: above $34,000 each dollar adds 85 cents.
    const text = words({ ...told, otherIncome: 30_000 })
    expect(text).toContain('47% of your benefits, $11,300 a year, are taxable')
    expect(text).toContain('Your next $1,000 of income is taxed like $1,850')
    expect(text).toContain('makes $850 more of your benefits taxable')
    expect(text).toContain('In 20 years')
  })
  test('Medicare’s surcharge goes by income with the taxable benefit in it', () => {
    // 100,000 + 85% of 24,000 = 120,400, above 109,000: 81.20 and 14.50 a month.
    expect(figures({ ...told, otherIncome: 100_000 }).medicareSurcharge).toBeCloseTo(95.7, 9)
    expect(words({ ...told, otherIncome: 100_000 })).toContain('$95.70 a month')
    expect(words(told)).toContain('With income over $109,000')
  })
})

test('hidden questions do not change the answer', () => {
  const forms = [
    { marital: 'single', knows: 'benefit' },
    { marital: 'single', knows: 'pay' },
    { marital: 'married', knows: 'record' },
    { marital: 'divorced', knows: 'benefit' },
    { marital: 'widowed', knows: 'pay', otherKnows: 'benefit' },
    { marital: 'single', knows: 'paid', birthDate: '1960-05-02', claimAge: 750 },
  ]
  const other: InputValues = {
    pia: 3456,
    paid: 1234,
    record: [{ year: 2001, amount: 40_000 }],
    pay: 12_345,
    workUntil: 700,
    startAge: 300,
    payGrowth: 2,
    otherBirthDate: '1959-01-01',
    otherKnows: 'pay',
    otherPia: 777,
    otherRecord: [{ year: 2002, amount: 50_000 }],
    otherPay: 54_321,
    otherStartAge: 320,
    otherWorkUntil: 701,
    otherClaimAge: 760,
    marriageYears: 3,
    divorcedIn: '2020-01',
    remarried: true,
    diedIn: '2022-02',
    lateClaimed: true,
    survivorAge: 733,
    sex: 'male',
    livesTo: 800,
    otherSex: 'male',
    otherHealth: 'poor',
    otherLivesTo: 801,
    cutYear: 2040,
    cutShare: 50,
    grid: 'month',
  }
  for (const form of forms) {
    const inputs: InputValues = { ...defaults, ...form }
    const before = figures(inputs)
    for (const [name, value] of Object.entries(other))
      if (!calculator.shown(name, inputs))
        expect(figures({ ...inputs, [name]: value as InputValue }), `${name} of ${JSON.stringify(form)}`).toEqual(
          before,
        )
  }
})
