import type { Case } from '../kit/definition.ts'
import type { BudgetInputs } from './sections.ts'

const pay = (
  amount: number,
  frequency: BudgetInputs['income'][number]['frequency'],
  nextPay: string | null = null,
) => ({
  name: 'Pay',
  type: 'salary' as const,
  amount,
  frequency,
  reliability: 10,
  isGuaranteed: true,
  nextPay,
})

/** Worked out for November 21, 2026 as today. */
export const cases: readonly Case<BudgetInputs>[] = [
  {
    name: 'The starting plan: 6,000 a month, rent, groceries, car payment and entertainment',
    derivation:
      'By hand: 1,800 + 400 + 350 + 200 = 2,750; 6,000 - 2,750 = 3,250 left over. All of it saved would be 3,250 / 6,000 = 54.1667%; the 20% target is 1,200 a month.',
    inputs: {},
    expect: {
      income: 6000,
      guaranteedIncome: 6000,
      spending: 2750,
      leftOver: 3250,
      overage: 0,
      savingsRate: 0,
      savingsRateWithLeftOver: 54.1667,
      missingToTarget: 1200,
      housingTotal: 1800,
      foodTotal: 400,
      transportationTotal: 350,
      entertainmentTotal: 200,
    },
    within: 0.0001,
  },
  {
    name: 'The starting account: 1,000 on November 21, 2026, payday on December 1',
    derivation:
      'By hand: 600 a month has no date, 20 a day in November. Ten days (21 to 30) take 200, so November 30 ends at 800; from then on every payday comes with the rent on the 1st. 800 less the 300 to keep is 500. A year: 1,000 + 12 x 6,000 - 12 x 2,150 of bills - 12 x 600 = 40,000.',
    inputs: {},
    expect: { lowestBalance: 800, daysToLowest: 9, safeToSpend: 500, safeUntilPayday: 500, balanceInAYear: 40_000 },
    within: 0.005,
  },
  {
    name: 'Frequencies: weekly x 4.33, every two weeks x 26/12, twice a month x 2, quarterly / 3, yearly / 12',
    derivation:
      'By hand, 1,200 each: 5,196 + 2,600 + 2,400 + 1,200 + 400 + 100 = 11,896 a month. Weekly is 62,352 a year here, 48 less than 52 x 1,200.',
    inputs: {
      income: (['weekly', 'biweekly', 'semimonthly', 'monthly', 'quarterly', 'annual'] as const).map((frequency) =>
        pay(1200, frequency),
      ),
    },
    expect: { income: 11_896 },
    within: 0.005,
  },
  {
    name: 'Guaranteed income: flagged and rated 8 or more',
    derivation: 'By hand: 3,000 counts; 500 flagged but rated 7 does not; 700 rated 10 but not flagged does not.',
    inputs: {
      income: [
        { ...pay(3000, 'monthly'), reliability: 8 },
        { ...pay(500, 'monthly'), reliability: 7 },
        { ...pay(700, 'monthly'), isGuaranteed: false },
      ],
    },
    expect: { income: 4200, guaranteedIncome: 3000 },
    within: 0.005,
  },
  {
    name: 'A plan above the income',
    derivation: 'By hand: 2,750 planned, 2,500 in: 250 above.',
    inputs: { income: [pay(2500, 'monthly')] },
    expect: { overage: 250, leftOver: -250, savingsRateWithLeftOver: -10 },
    within: 0.005,
  },
]
