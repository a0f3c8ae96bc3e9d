/** What the page says about a return, and what its next dollars cost, where several answers meet. */
import { describe, expect, test } from 'vitest'
import { unmarked } from '../kit/format.ts'
import { calculator, tax } from './tax.testkit.ts'

const { defaults, env, figure, present: shown, words } = tax

describe('the next $1,000', () => {
  test('of withdrawals comes on top of early ones, which are withdrawals too', () => {
    // 60,000 + 5,000 − 16,100 = 48,900, in the 12% bracket up to 50,400.
    const early = { pay: 0, privatePension: 60_000, earlyWithdrawals: 5000 }
    expect(figure('nextThousand', early)).toBeCloseTo(120, 6)
    expect(figure('whatIfTotal', { ...early, whatIfLine: 'iraWithdrawals', whatIfChange: 1000 })).toBeCloseTo(120, 6)
  })
  test('of pay is pay, even where more plan money was entered than pay', () => {
    // 30,000 − 16,100 = 13,900 in the 12% bracket: 120, and 7.65% of payroll tax. The chart's first step says the same.
    const short = { pay: 0, planDeferrals: 5000, privatePension: 30_000, nextOf: 'pay' }
    expect(figure('nextThousand', short)).toBeCloseTo(196.5, 6)
    const chart = shown(short).charts.find(({ key }) => key === 'next')
    expect(chart?.kind === 'lines' ? chart.series[0]?.values[0] : null).toBeCloseTo(19.65, 6)
  })
  test('a change larger than its line says how much of it counts', () => {
    expect(words({ pay: 5000, whatIfLine: 'pay', whatIfChange: -16_000 })).toContain(
      '−$16,000 (only $5,000 of it counts)',
    )
    expect(words({ pay: 0, interest: 100_000, whatIfLine: 'pay', whatIfChange: -16_000 })).toContain(
      '(only $0 of it counts) wouldn’t change your taxes',
    )
  })
})

describe('dependent care money', () => {
  const family = { pay: 80_000, children: 2, careExpenses: 8000, careChildren: 2 }
  test('leaves pay before income and payroll tax, and takes its place in the care credit', () => {
    // 75,000 − 16,100 = 58,900: 5,800 + 22% of 8,500 = 7,670; care (6,000 − 5,000) × 35% = 350; two children 4,400.
    expect(figure('federalTax', { ...family, dependentCareFsa: 5000 })).toBeCloseTo(2920, 6)
    expect(figure('payrollTax', { ...family, dependentCareFsa: 5000 })).toBeCloseTo(0.0765 * 75_000, 6)
  })
  test('who is in care follows the children, by age where they are listed, until somebody says otherwise', () => {
    const { careChildren: _, ...blank } = family
    const credit = (inputs: object) => figure('careCredit', { ...family, ...inputs })
    expect(figure('careCredit', blank)).toBe(credit({}))
    expect(figure('careCredit', { ...blank, children: 1 })).toBe(credit({ children: 1, careChildren: 1 }))
    const listed = [4, 12, 13].map((age) => ({
      ...{ age, kind: 'child', student: false, disabled: false, hasNumber: true, income: 0 },
    }))
    // 35% of 6,000 for the two under 13; of 3,000 for one.
    expect(figure('careCredit', { ...blank, dependents: listed })).toBeCloseTo(credit({ dependents: listed }) ?? 0, 6)
    expect(figure('careCredit', { ...blank, dependents: listed.slice(1) })).toBe(
      credit({ dependents: listed.slice(1), careChildren: 1 }),
    )
    expect(figure('careCredit', { ...blank, children: 0 })).toBe(0)
  })
  test('stops at the year’s limit, at half of it on a separate return, and at what the lower earner earns', () => {
    // 2026: 7,500. 72,500 − 16,100 = 56,400: 5,800 + 22% of 6,000 = 7,120, less 4,400; no expenses left for the credit.
    expect(figure('federalTax', { ...family, dependentCareFsa: 9000 })).toBeCloseTo(2720, 6)
    expect(figure('agi', { ...family, status: 'separate', dependentCareFsa: 9000 })).toBe(76_250)
    const couple = { ...family, status: 'joint', dependentCareFsa: 5000 }
    expect(figure('agi', { ...couple, spousePay: 3000 })).toBe(80_000)
    expect(figure('agi', { ...couple, spousePay: 0 })).toBe(80_000)
    expect(figure('agi', { ...couple, spousePay: 0, spouseStudent: true })).toBe(75_000)
    // The first spouse's pay holds 2,000 of it, the other's the rest.
    expect(figure('agi', { ...couple, pay: 7000, cafeteriaPlan: 5000, spousePay: 60_000 })).toBe(57_000)
  })
})

describe('standard or itemized', () => {
  test('cash gifts stand beside the standard deduction in the comparison', () => {
    // 16,000 of interest and 1,000 − 0.5% of 75,000 = 625 of gifts: 16,625, more than 16,100 but less than 16,100 + 1,000.
    const close = { mortgageInterest: 16_000, charityCash: 1000 }
    expect(words(close)).toContain(
      'The standard deduction beats itemizing by $475: $17,100 with $1,000 of cash gifts, instead of $16,625.',
    )
    // 17,000 + 625 = 17,625, which beats 17,100 by 525, taxed at 22%: 75,000 − 17,100 = 57,900 reaches past 50,400.
    expect(words({ ...close, mortgageInterest: 17_000 })).toContain(
      'by $525: $17,625 instead of $17,100 with $1,000 of cash gifts. That saves $116 in federal tax',
    )
  })
  test('what itemizing saves is the tax without it, not the gap at the last rate', () => {
    // 40,000 − 7.5% of 30,000 = 37,750 leaves nothing to tax; the standard deduction leaves 13,900: 1,240 + 12% of 1,500.
    expect(words({ pay: 30_000, medical: 40_000 })).toContain('That saves $1,420 in federal tax')
  })
  test('where the spouse itemizes, nothing is said to beat a standard deduction of nothing', () => {
    const bound = { status: 'separate', spouseItemizes: true, mortgageInterest: 5000 }
    expect(words(bound)).toContain(
      'You must itemize because your spouse does: $5,000. You can’t take the $16,100 standard deduction.',
    )
    expect(words(bound)).not.toContain('Itemizing beats')
    expect(words({ ...bound, mortgageInterest: 0 })).toContain('because your spouse does: $0.')
  })
})

describe('findings', () => {
  test('Social Security that becomes taxable is not said to cost more than the bracket where it costs nothing', () => {
    // 12,000 + half of 30,000 = 27,000, over 25,000: 1,000 more taxes 500 more. Income of 13,000 is below the deductions.
    const low = { pay: 0, age: 70, socialSecurity: 30_000, iraWithdrawals: 12_000 }
    expect(words(low)).toContain('With your deductions and credits, it costs $0 in federal tax.')
    // 30,000 + 15,000 = 45,000, over 34,000: each 1,000 taxes 850 more, 1,850 at 12%.
    expect(words({ ...low, iraWithdrawals: 30_000 })).toContain(
      'It costs $222 in federal tax, more than your 12% bracket',
    )
  })
  test('gains named as a part are said to be inside the whole', () => {
    const hint = (changes: object) => calculator.hint('longTermGain', { ...defaults, ...changes }, env)
    expect(hint({ collectiblesGain: 5000 })).toContain('We count $0 in total')
    expect(hint({ collectiblesGain: 5000, longTermGain: 8000 })).not.toContain('We count')
  })
  test('benefits that are not taxed are called none', () => {
    // Half of 20,000 is below 25,000, with 1,000 more of withdrawals too.
    expect(words({ pay: 0, age: 70, socialSecurity: 20_000 })).toContain(
      'None of your $20,000 in Social Security is taxed.',
    )
  })
  test('the business deduction names what it comes from', () => {
    expect(words({ reitDividends: 5000 })).toContain('leaves $1,000 untaxed: up to 20% of your REIT dividends.')
    expect(words({ pay: 0, selfEmployment: 50_000 })).toContain('up to 20% of your profit after half')
  })
  test('catch-up money of the well paid is Roth from 2026 on: no room for it before tax', () => {
    const paid = { age: 55, pay: 200_000, planDeferrals: 20_000 }
    // 24,500 − 20,000, whatever the catch-up of 8,000; with less pay 32,500 − 20,000.
    expect(words(paid)).toContain('You can add $4,500 more under the $24,500 limit')
    expect(words({ ...paid, pay: 140_000 })).toContain('You can add $12,500 more under the $32,500 limit')
  })
  test('plan money over one person’s limit is said, and Roth money takes room from the IRA', () => {
    expect(words({ pay: 200_000, planDeferrals: 40_000 })).toContain(
      'Your $40,000 in workplace plans is over the $24,500 limit.',
    )
    expect(words({ pay: 60_000, rothIra: 5000 })).toContain('You can put in up to $2,500 this year after your Roth IRA')
    expect(words({ pay: 60_000, rothIra: 7000 })).not.toContain('in a traditional IRA would save')
  })
})

describe('workings', () => {
  const dollarsIn = (text: string) =>
    [...text.matchAll(/\$([\d,]+\.\d\d)/g)].map((m) => Number(m[1]?.replaceAll(',', '')))
  test('the brackets add up as printed, by the schedule and by the paper forms', () => {
    for (const formsRounding of [false, true]) {
      const working = shown({ pay: 61_234, formsRounding }).workings.find(({ title }) => title === 'Tax by bracket')
      const [, parts = '', sum = ''] = working?.lines ?? []
      const rates = [...parts.matchAll(/× (\d+)%/g)].map((m) => Number(m[1]) / 100)
      const added = dollarsIn(parts).reduce((total, amount, i) => total + amount * (rates[i] ?? 0), 0)
      expect(Math.abs((dollarsIn(sum)[0] ?? 0) - added)).toBeLessThan(0.02)
      // 61,234 − 16,100 = 45,134, in the row from 45,100 to 45,150: 1,240 + 12% of (45,125 − 12,400) = 5,167.
      if (formsRounding) expect(sum).toContain('$5,167.00 on the paper return')
    }
  })
  test('what Social Security is held against is printed with its parts', () => {
    const text = shown({ pay: 0, age: 70, socialSecurity: 30_000, iraWithdrawals: 12_000, taxExemptInterest: 800 })
      .workings.map(({ lines }) => lines.join('\n'))
      .join('\n')
    expect(text).toContain('= $12,000.00 + $800.00 + ½ × $30,000.00 = $27,800.00')
  })
  test('the paper return is the same on the page, in the table of years and beside two returns', () => {
    const forms = { status: 'joint', pay: 61_234, spousePay: 20_011, formsRounding: true }
    const page = shown(forms)
    const federal = figure('federalTax', forms)
    for (const [key, column] of [
      ['years', 2],
      ['apart', 1],
    ] as const) {
      const rows = page.tables.find((table) => table.key === key)?.rows ?? []
      expect(rows.find(([label]) => label === 'Federal tax')?.[column]).toBe(federal)
    }
    expect(unmarked(page.headline)).toContain('federal tax')
  })
})
