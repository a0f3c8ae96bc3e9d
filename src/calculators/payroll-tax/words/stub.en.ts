/** The lines of a pay stub as stubs print them, and how each was figured. */
import type { Say } from '../../kit/say.ts'

export const stubWords = {
  title: 'Your pay stub',
  lead: 'This paycheck, and a year of paychecks like it.',
  columns: { line: 'Line', check: 'This paycheck', year: 'Year', how: 'How it’s figured' },
  lines: {
    earnings: 'Earnings',
    regular: 'Regular pay',
    overtime: 'Overtime',
    tips: 'Tips',
    cashTips: 'Cash tips',
    bonus: 'Bonus',
    gross: 'Gross pay',
    preTax: 'Pre-tax deductions',
    plan: '401(k)',
    premiums: 'Medical, dental, vision',
    hsa: 'HSA',
    healthFsa: 'Health FSA',
    dependentCareFsa: 'Dependent care FSA',
    commuter: 'Commuter benefits',
    taxes: 'Taxes',
    federal: 'Fed withholding',
    federalBonus: 'Fed withholding, bonus',
    socialSecurity: 'Social Security (OASDI)',
    medicare: 'Medicare',
    additionalMedicare: 'Additional Medicare',
    state: ({ state }: { state: string }) => `${state} withholding`,
    stateBonus: ({ state }: { state: string }) => `${state} withholding, bonus`,
    local: 'Local withholding',
    afterTax: 'After-tax deductions',
    rothPlan: 'Roth 401(k)',
    other: 'Other after-tax deductions',
    cashKept: 'Cash tips you have already',
    net: 'Net pay',
  },
  how: {
    worksheet: 'Pub. 15-T, Worksheet 1A. See below.',
    exempt: 'You claimed exempt',
    flat: ({ wages, rate }: { wages: number; rate: number }, say: Say) => `${say.percent(rate)} × ${say.cents(wages)}`,
    flatTop: ({ rate, top }: { rate: number; top: number }, say: Say) =>
      `${say.percent(rate)} to $1 million, ${say.percent(top)} above`,
    aggregate: 'Tax on both together, minus tax on regular pay',
    rateOf: ({ rate, wages }: { rate: number; wages: number }, say: Say) =>
      `${say.percent(rate)} × ${say.cents(wages)}`,
    capped: ({ rate, wages }: { rate: number; wages: number }, say: Say) =>
      `${say.percent(rate)} × ${say.cents(wages)} left under the wage base`,
    over: ({ rate, wages, from }: { rate: number; wages: number; from: number }, say: Say) =>
      `${say.percent(rate)} × ${say.cents(wages)} above ${say.money(from)}`,
    tables: ({ state, allowances }: { state: string; allowances: number }, say: Say) =>
      `${state} withholding tables, ${say.count(allowances, 'allowance', 'allowances')}`,
    tablesPlain: ({ state }: { state: string }) => `${state} withholding tables`,
    tablesBonus: 'Tax on both together, minus tax on regular pay',
    spread: ({ state, periods }: { state: string; periods: number }) => `A year of ${state} tax ÷ ${periods}`,
    local: ({ periods }: { periods: number }) => `A year of local tax ÷ ${periods}`,
    spreadBonus: 'What the bonus adds to the year’s tax',
    outOfAll: 'Taken before income tax, Social Security and Medicare',
    outOfIncome: 'Taken before income tax, not Social Security and Medicare',
    stateTaxes: ({ state }: { state: string }) => `Taken before federal income tax; ${state} taxes it`,
    program: ({ rate }: { rate: number }, say: Say) => `${say.percent(rate, 3)} of pay`,
    programMax: ({ rate, max }: { rate: number; max: number }, say: Say) =>
      `${say.percent(rate, 3)} of pay, ${say.cents(max)} a year at most`,
    programWeek: ({ rate, max }: { rate: number; max: number }, say: Say) =>
      `${say.percent(rate, 3)} of pay, ${say.cents(max)} a week at most`,
    programCap: ({ rate, cap }: { rate: number; cap: number }, say: Say) =>
      `${say.percent(rate, 3)} of pay up to ${say.money(cap)} a year`,
    roth: 'After tax',
    net: 'What reaches your bank account',
  },
} as const
