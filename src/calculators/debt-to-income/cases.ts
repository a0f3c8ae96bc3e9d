import type { Case } from '../kit/definition.ts'
import type { DtiInputs } from './sections.ts'

const pay = (amount: number, every: DtiInputs['incomes'][number]['every'] = 'month', hours = 40) =>
  ({ kind: 'pay', amount, every, hours }) as const
const debt = (kind: DtiInputs['debts'][number]['kind'], payment: number, balance: number, name = '') =>
  ({ name, kind, payment, balance }) as const

export const cases: readonly Case<DtiInputs>[] = [
  {
    name: 'Consumer Financial Protection Bureau, “What is a debt-to-income ratio?”',
    derivation:
      'The Bureau’s own example: a mortgage of 1,500, a car loan of 100 and other debts of 400 are 2,000 a month; on 6,000 of gross income that is 33% (2,000 / 6,000 = 33.33).',
    inputs: {
      incomes: [pay(6000)],
      housingPayment: 1500,
      debts: [debt('car', 100, 5000), debt('loan', 400, 20_000)],
    },
    expect: { backRatio: 33.3333, frontRatio: 25, debtPayments: 500 },
    within: 0.0001,
  },
  {
    name: 'Pay every two weeks, by the week and by the hour',
    derivation:
      'By hand: 2,000 x 26 / 12 = 4,333.33; 500 x 52 / 12 = 2,166.67; 20 x 15 hours x 52 / 12 = 1,300.00; together 7,800.00. Four weeks and two checks a month would miss 600.',
    inputs: { incomes: [pay(2000, 'biweekly'), pay(500, 'week'), pay(20, 'hour', 15)], debts: [] },
    expect: { grossIncome: 7800 },
    within: 0.004,
  },
  {
    name: 'A deferred student loan of 40,000 in each program',
    derivation:
      'Fannie Mae 1% = 400; FHA and USDA 0.5% = 200; VA 5% / 12 = 166.67 (the figure lenders’ guides print). With 1,000 for the home and 5,000 of income: 28.00%, 24.00%, 23.33%, 24.00%.',
    inputs: { incomes: [pay(5000)], housingPayment: 1000, debts: [debt('student-deferred', 0, 40_000)] },
    expect: { conventionalBack: 28, fhaBack: 24, vaBack: 23.3333, usdaBack: 24, studentCounted: 400 },
    within: 0.0001,
  },
  {
    name: 'An income-driven plan that asks $0',
    derivation:
      'Fannie Mae accepts a documented $0 (B3-6-05); FHA counts 0.5% of 40,000 = 200 (Mortgagee Letter 2021-13): 20.00% and 24.00% of 5,000.',
    inputs: { incomes: [pay(5000)], housingPayment: 1000, debts: [debt('student', 0, 40_000)] },
    expect: { conventionalBack: 20, fhaBack: 24, studentCounted: 0 },
    within: 0.0001,
  },
  {
    name: 'What to pay off first to pass 36%',
    derivation:
      'By hand: income 6,500, home 1,850, debts 430 + 280 (1% of 28,000) + 95 = 805; 2,655 less 36% x 6,500 = 2,340 is 315 over. Sets that free 315: car alone 15,000; card and student 31,800; car and card 18,800. The least is 15,000.',
    inputs: {
      incomes: [pay(3000, 'biweekly')],
      housingPayment: 1850,
      debts: [debt('car', 430, 15_000), debt('student-deferred', 0, 28_000), debt('card', 95, 3800)],
      limits: 'guide',
    },
    expect: { backRatio: 40.84615, roomForDebt: -315, payoffCash: 15_000, payoffCount: 1, incomeNeeded: 875 },
    within: 0.00001,
  },
  {
    name: 'Untaxed income and rent',
    derivation:
      'By hand: 2,000 untaxed counts as 2,500 for conventional, VA and USDA (25% more) and 2,300 for FHA (15%); 1,000 of rent counts as 750. With 1,000 for the home: 1,000 / 3,250 = 30.7692%, FHA 1,000 / 3,050 = 32.7869%.',
    inputs: {
      incomes: [
        { kind: 'untaxed', amount: 2000, every: 'month', hours: 40 },
        { kind: 'rent', amount: 1000, every: 'month', hours: 40 },
      ],
      housingPayment: 1000,
      debts: [],
    },
    expect: { conventionalFront: 30.7692, fhaFront: 32.7869, vaFront: 30.7692 },
    within: 0.0001,
  },
  {
    name: 'The home from its price: 250,000 at 6%, 20% down',
    derivation:
      'Closed form: 200,000 x 0.005 / (1 - 1.005^-360) = 1,199.10; tax 1.2% / 12 = 250.00; insurance 1,200 / 12 = 100.00; 1,549.10 of 6,000 is 25.8183%. The FHA view adds 1.75% to the loan and 0.5% a year of insurance, so it is larger.',
    inputs: {
      incomes: [pay(6000)],
      debts: [],
      housingBy: 'loan',
      price: 250_000,
      downShare: 20,
      rate: 6,
      term: 360,
      propertyTax: 1.2,
      homeInsurance: 1200,
      hoa: 0,
    },
    expect: { housing: 1549.1, frontRatio: 25.8183 },
    within: 0.0001,
  },
]
