import type { Edge } from './asked.testkit.ts'

const card = (more: object) => [{ kind: 'card', balance: 1000, apr: 0.2, minimum: 40, ...more }]
const wages = { kind: 'wages', every: 'month', isTakeHome: false, isGuaranteed: true, reliability: 9 }
const month = { monthlyTakeHome: 4000 }
const rent = (amount: number) => ({ 'essential_rent-home-emi': amount })

/** Cash flow, emergency money, debt and cards: each limit at its edge, worked out by hand beside it. */
export const moneyEdges: readonly Edge[] = [
  // 4,000 in; essentials 4,001 out, or 4,000.
  ['minimums-unpaid', 'act', { ...month, spending: rent(4001) }, { ...month, spending: rent(4000) }],
  // A year of the gap in savings bridges it: 12 x 1 = 12 dollars.
  [
    'minimums-unpaid',
    'act',
    { ...month, spending: rent(4001), accounts: [{ kind: 'savings', balance: 11.99 }] },
    { ...month, spending: rent(4001), accounts: [{ kind: 'savings', balance: 12 }] },
  ],
  [
    'spending-over-income',
    'act',
    { ...month, spending: { ...rent(2000), travel_vacations: 2001 } },
    { ...month, spending: { ...rent(2000), travel_vacations: 2000 } },
  ],
  [
    'spending-over-income',
    'watch',
    { ...month, spending: rent(4100), accounts: [{ kind: 'brokerage', balance: 1200 }] },
    { ...month, spending: rent(4100), accounts: [{ kind: 'brokerage', balance: 1199 }] },
  ],
  [
    'overdrawn',
    'act',
    { accounts: [{ kind: 'checking', balance: -1 }] },
    { accounts: [{ kind: 'checking', balance: 0 }] },
  ],
  ...(['mortgage', 'student', 'card'] as const).map((kind): Edge => {
    const id = { mortgage: 'missed-mortgage', student: 'missed-federal-student', card: 'missed-payment' } as const
    const debt = { kind, balance: 1000, isFederal: kind === 'student' ? true : null }
    return [id[kind], 'act', { debts: [{ ...debt, missed: 1 }] }, { debts: [{ ...debt, missed: 0 }] }]
  }),
  // A private student loan is no federal one.
  [
    'missed-payment',
    'act',
    { debts: [{ kind: 'student', balance: 9, isFederal: false, missed: 2 }] },
    { debts: [{ kind: 'student', balance: 9, isFederal: true, missed: 2 }] },
  ],
  // 10% of 4,000 is 400.
  ['margin', 'good', { ...month, spending: rent(3600) }, { ...month, spending: rent(3600.01) }],
  ['margin', 'watch', { ...month, spending: rent(3600.01) }, { ...month, spending: rent(4000.01) }],
  ['needs-share', 'watch', { ...month, spending: rent(2000.01) }, { ...month, spending: rent(2000) }],
  ['needs-share', 'good', { ...month, spending: rent(2000) }, { ...month, spending: rent(2000.01) }],
  [
    'unassigned-money',
    'watch',
    { ...month, spending: { ...rent(3700), savings_goals: 100 } },
    { ...month, spending: { ...rent(3700), savings_goals: 100.01 } },
  ],
  [
    'savings-over-left',
    'watch',
    { ...month, spending: { ...rent(3900), savings_goals: 100.01 } },
    { ...month, spending: { ...rent(3900), savings_goals: 100 } },
  ],
  // 100 dollars a month; a bill is no subscription.
  [
    'subscriptions',
    'watch',
    { bills: [{ kind: 'subscription', amount: 1200.12, every: 'year' }] },
    {
      bills: [
        { kind: 'subscription', amount: 1200, every: 'year' },
        { kind: 'bill', amount: 500, every: 'month' },
      ],
    },
  ],
  // 22 January less 30 days of notice is 23 December, 30 days from 23 November.
  [
    'renewal-notice',
    'watch',
    { bills: [{ kind: 'renewal', amount: 90, every: 'year', renewsOn: '2027-01-22', noticeDays: 30 }] },
    { bills: [{ kind: 'renewal', amount: 90, every: 'year', renewsOn: '2027-01-23', noticeDays: 30 }] },
  ],
  // The day to give notice has passed.
  [
    'renewal-notice',
    'watch',
    { bills: [{ kind: 'renewal', amount: 90, every: 'year', renewsOn: '2026-11-24', noticeDays: 1 }] },
    { bills: [{ kind: 'renewal', amount: 90, every: 'year', renewsOn: '2026-11-24', noticeDays: 2 }] },
  ],
  ['uneven-income', 'watch', uneven(300.01), uneven(300)],
  ['income-ends', 'watch', ending('2027-10'), ending('2027-11')],
  ['income-ends', 'watch', ending('2026-11'), ending('2026-10')],
  // Three months of 2,000.
  ['cushion', 'good', cash(6000), cash(5999)],
  ['cushion', 'watch', cash(2000), cash(1999)],
  ['cushion', 'act', cash(1999), cash(2000)],
  [
    'deductible-uncovered',
    'watch',
    { accounts: [{ kind: 'savings', balance: 999 }], policies: [{ kind: 'auto', deductible: 1000 }] },
    { accounts: [{ kind: 'savings', balance: 1000 }], policies: [{ kind: 'auto', deductible: 1000 }] },
  ],
  // 4% less 0.4% on 1,389 is 50.004 dollars a year; on 1,388 it is 49.968.
  [
    'low-savings-rate',
    'watch',
    { accounts: [{ kind: 'savings', balance: 1389, apy: 0.004 }] },
    { accounts: [{ kind: 'savings', balance: 1388, apy: 0.004 }] },
  ],
  ['much-cash', 'watch', cash(24_001), cash(24_000)],
  [
    'deposit-insurance',
    'watch',
    { accounts: [{ kind: 'savings', balance: 250_001 }] },
    { accounts: [{ kind: 'savings', balance: 250_000 }] },
  ],
  // Two owners of a joint account: twice as much.
  [
    'deposit-insurance',
    'watch',
    { people: [{ role: 'partner' }], accounts: [{ kind: 'savings', balance: 500_001 }] },
    { people: [{ role: 'partner' }], accounts: [{ kind: 'savings', balance: 500_000 }] },
  ],
  // 5,000 in cash and nothing left over: 3,001 of costs leave 1,999 of the 2,000 a month needs.
  ['expected-costs', 'watch', expecting(-3001), expecting(-3000)],
  ['high-rate-debt', 'act', { debts: card({ apr: 0.1001 }) }, { debts: card({ apr: 0.1 }) }],
  ['high-rate-debt', 'good', { debts: card({ apr: 0.1 }) }, { debts: card({ apr: null }) }],
  // 1,000 at 24%: 20 dollars a month.
  [
    'payment-under-interest',
    'act',
    { debts: card({ apr: 0.24, payment: 19.99 }) },
    { debts: card({ apr: 0.24, payment: 20 }) },
  ],
  // One month of 2,040 stays; 500 beyond it.
  [
    'cash-beside-debt',
    'watch',
    { spending: rent(2000), accounts: [{ kind: 'savings', balance: 2540 }], debts: card({}) },
    { spending: rent(2000), accounts: [{ kind: 'savings', balance: 2539 }], debts: card({}) },
  ],
  // 22 May is 180 days after 23 November.
  [
    'offer-ends',
    'watch',
    { debts: card({ promoApr: 0, promoEnds: '2027-05-22', payment: 100 }) },
    { debts: card({ promoApr: 0, promoEnds: '2027-05-23', payment: 100 }) },
  ],
  // Six payments of 166 leave 4 dollars; six of 166.67 leave nothing.
  [
    'offer-ends',
    'watch',
    { debts: card({ promoApr: 0, promoEnds: '2027-05-22', payment: 166 }) },
    { debts: card({ promoApr: 0, promoEnds: '2027-05-22', payment: 166.67 }) },
  ],
  [
    'deferred-interest',
    'act',
    { debts: card({ promoApr: 0, promoEnds: '2027-05-22', promoDeferred: true, payment: 166 }) },
    { debts: card({ promoApr: 0, promoEnds: '2027-05-22', promoDeferred: true, payment: 166.67 }) },
  ],
  // 36% of 5,000 is 1,800.
  ['debt-to-income', 'watch', owing(1800.01), owing(1800)],
  ['debt-to-income', 'good', owing(1800), owing(1800.01)],
  ['debt-load', 'watch', owing(1000.01), owing(1000)],
  ['car-underwater', 'watch', carLoan(11_001), carLoan(11_000)],
  [
    'variable-rate',
    'watch',
    { debts: [{ kind: 'equity', balance: 9000, isVariable: true }] },
    { debts: card({ isVariable: true }) },
  ],
  ['student-payment', 'watch', student(500.01), student(500)],
  ['utilization', 'watch', { debts: card({ creditLimit: 3333 }) }, { debts: card({ creditLimit: 3334 }) }],
  ['utilization', 'good', { debts: card({ creditLimit: 10_001 }) }, { debts: card({ creditLimit: 10_000 }) }],
  ['card-near-limit', 'watch', { debts: card({ creditLimit: 1250 }) }, { debts: card({ creditLimit: 1251 }) }],
  // 1,000 at 0% in 36 payments of 27.78; 27.77 takes a little more than 36.
  ['slow-card', 'watch', { debts: card({ apr: 0, payment: 27.77 }) }, { debts: card({ apr: 0, payment: 27.78 }) }],
  ['no-grace', 'watch', { debts: card({ monthlyCharges: 1 }) }, { debts: card({ monthlyCharges: 1, payment: 1000 }) }],
  // 791 x 12 at 1% is 94.92, 792 x 12 is 95.04.
  ['fee-over-rewards', 'watch', rewards(791), rewards(792)],
  ['no-autopay', 'watch', { debts: card({ autopay: 'none' }) }, { debts: card({ autopay: 'minimum' }) }],
  ['credit-score', 'watch', { creditScore: 669 }, { creditScore: 670 }],
  ['credit-score', 'good', { creditScore: 740 }, { creditScore: 739 }],
]

function uneven(unsure: number) {
  const pay = { kind: 'wages', every: 'month', isTakeHome: true, isGuaranteed: false }
  return {
    incomes: [
      { ...pay, amount: 1000 - unsure, reliability: 6 },
      { ...pay, amount: unsure, reliability: 5 },
    ],
  }
}
function ending(until: string) {
  const pay = { kind: 'wages', every: 'month', isTakeHome: true, isGuaranteed: true, reliability: 9 }
  return { incomes: [{ ...pay, amount: 900, until }] }
}
function cash(balance: number) {
  return { spending: rent(2000), accounts: [{ kind: 'savings', balance }] }
}
function expecting(amount: number) {
  return { monthlyTakeHome: 2000, ...cash(5000), expected: [{ on: '2027-03', amount }] }
}
function owing(minimum: number) {
  return { incomes: [{ ...wages, amount: 5000 }], debts: [{ kind: 'personal', balance: 50_000, minimum }] }
}
function carLoan(balance: number) {
  return {
    properties: [{ id: 'car', kind: 'car', value: 10_000 }],
    debts: [{ kind: 'car', balance, securedBy: 'car' }],
  }
}
function student(minimum: number) {
  const loan = { kind: 'student', balance: 50_000, minimum, isFederal: true }
  return { incomes: [{ ...wages, amount: 5000 }], debts: [loan] }
}
function rewards(monthlyCharges: number) {
  return { debts: card({ annualFee: 95, monthlyCharges, rewardBase: 0.01 }) }
}
