import type { Edge, Known } from './asked.testkit.ts'

const wages = { kind: 'wages', every: 'month', isTakeHome: false, isGuaranteed: true, reliability: 9 }
/** Pay of 60,000 a year. */
const earning: Known = { incomes: [{ ...wages, amount: 5000 }] }
const you = (born: string) => ({ id: 'you', role: 'you', born })
const child = (born: string) => ({ id: 'child', role: 'child', born })
const rent = (amount: number) => ({ 'essential_rent-home-emi': amount })
const auto = { kind: 'auto', coverage: 100_000 }
const house = (owed: number, more: object = {}): Known => ({
  properties: [{ id: 'home', kind: 'home', value: 300_000, ...more }],
  debts: [{ kind: 'mortgage', balance: owed, securedBy: 'home' }],
})

/** Housing, insurance, retirement, taxes, investments and goals: each limit at its edge. */
export const lifeEdges: readonly Edge[] = [
  // 30% of 5,000 is 1,500.
  ['housing-share', 'watch', { ...earning, spending: rent(1500.01) }, { ...earning, spending: rent(1500) }],
  ['housing-share', 'good', { ...earning, spending: rent(1500) }, { ...earning, spending: rent(1500.01) }],
  // Today's average is 7.4%; 0.75 points above it.
  ['mortgage-rate', 'watch', loanAt(0.0815), loanAt(0.0814)],
  ['mortgage-rate', 'good', loanAt(0.0665), loanAt(0.0666)],
  // 80% of 300,000 is 240,000; 78% of the 300,000 paid is 234,000.
  ['pmi-request', 'watch', house(240_000, { basis: 300_000 }), house(240_001, { basis: 300_000 })],
  ['pmi-request', 'watch', house(234_001, { basis: 300_000 }), house(234_000, { basis: 300_000 })],
  ['home-underwater', 'watch', house(300_001), house(300_000)],
  // 1% of 300,000 a year is 250 a month.
  [
    'upkeep',
    'watch',
    { ...house(1), spending: { housing_maintenance: 249.99 } },
    { ...house(1), spending: { housing_maintenance: 250 } },
  ],
  // Born March 1980: 67 until February 2048.
  ['mortgage-past-work', 'watch', endsOn('2048-03'), endsOn('2048-02')],
  ['no-health-cover', 'act', { policies: [auto] }, { policies: [{ kind: 'health' }] }],
  [
    'no-car-cover',
    'act',
    { policies: [{ kind: 'health' }], properties: [{ kind: 'car', value: 9000 }] },
    { policies: [auto], properties: [{ kind: 'car', value: 9000 }] },
  ],
  ['no-home-cover', 'act', { ...house(1), policies: [auto] }, { ...house(1), policies: [{ kind: 'home' }] }],
  [
    'no-renters-cover',
    'watch',
    { spending: rent(900), policies: [auto] },
    { spending: rent(900), policies: [{ kind: 'renters' }] },
  ],
  // Who pays a mortgage needs none.
  [
    'no-renters-cover',
    'watch',
    { spending: rent(900), policies: [auto] },
    { ...house(1), spending: rent(900), policies: [auto] },
  ],
  [
    'no-disability-cover',
    'watch',
    { ...earning, policies: [auto] },
    { ...earning, policies: [{ kind: 'disability-long' }] },
  ],
  // Ten times 60,000, with a child of 17.
  ['life-gap', 'watch', parent(599_999, '2009-01'), parent(600_000, '2009-01')],
  ['life-gap', 'watch', parent(1, '2008-12'), parent(1, '2008-11')],
  // Eighteen years after June 2020.
  ['life-ends-early', 'watch', term('2038-05'), term('2038-06')],
  [
    'health-costs-over-cash',
    'watch',
    { accounts: [{ kind: 'savings', balance: 7999 }], policies: [{ kind: 'health', outOfPocketMost: 8000 }] },
    { accounts: [{ kind: 'savings', balance: 8000 }], policies: [{ kind: 'health', outOfPocketMost: 8000 }] },
  ],
  // 80% of 300,000.
  [
    'home-cover-low',
    'watch',
    { ...house(1), policies: [{ kind: 'home', coverage: 239_999 }] },
    { ...house(1), policies: [{ kind: 'home', coverage: 240_000 }] },
  ],
  [
    'liability-under-worth',
    'watch',
    { accounts: [{ kind: 'savings', balance: 100_001 }], policies: [auto] },
    { accounts: [{ kind: 'savings', balance: 100_000 }], policies: [auto] },
  ],
  [
    'liability-under-worth',
    'watch',
    { accounts: [{ kind: 'savings', balance: 100_001 }], policies: [auto] },
    { accounts: [{ kind: 'savings', balance: 100_001 }], policies: [auto, { kind: 'umbrella' }] },
  ],
  // 7 January is 45 days after 23 November.
  [
    'policy-renews',
    'watch',
    { policies: [{ ...auto, renewsOn: '2027-01-07' }] },
    { policies: [{ ...auto, renewsOn: '2027-01-08' }] },
  ],
  ['match-missed', 'act', matched(0.0599), matched(0.06)],
  ['match-missed', 'good', matched(0.06), { ...earning, accounts: [{ kind: 'traditional-401k', balance: 0 }] }],
  // 15% of 5,000 a month is 750.
  ['saving-rate', 'watch', saving(749.99), saving(750)],
  ['saving-rate', 'good', saving(750), saving(749.99)],
  // Three times pay at 40.
  ['savings-for-age', 'good', saved(180_000, '1986-11'), saved(179_999, '1986-11')],
  ['savings-for-age', 'watch', saved(179_999, '1986-11'), saved(180_000, '1986-11')],
  // Under 30 the rule says nothing.
  ['savings-for-age', 'watch', saved(1, '1996-11'), saved(1, '1996-12')],
  // 24,500 dollars a year at 40 (2026).
  ['deferral-limit', 'act', deferring(2042.5, '1986-01'), deferring(2041, '1986-01')],
  ['deferral-limit', 'good', deferring(24_500 / 12, '1986-01'), deferring(2041, '1986-01')],
  // 8,000 more in the year of turning 50.
  ['deferral-limit', 'act', deferring(2042.5, '1977-01'), deferring(2042.5, '1976-12')],
  // 65 in November 2027: sign-up opens in August 2027, nine months ahead.
  ['medicare-window', 'watch', { people: [you('1962-11')] }, { people: [you('1962-12')] }],
  // Born August 1961: 65 in August 2026, open through November.
  ['medicare-window', 'watch', { people: [you('1961-08')] }, { people: [you('1961-07')] }],
  // 73 in 2026 or before; born in 1954 it is 2027.
  ['required-distribution', 'act', ira('1953-12'), ira('1954-01')],
  ['benefit-start', 'watch', claiming('1965-05'), claiming('1965-06')],
  ['benefit-start', 'watch', claiming('1956-12'), claiming('1956-11')],
  // Self-only limit of 4,400 (2026), room over 500.
  ['hsa-room', 'watch', hsa(3899 / 12), hsa(3900 / 12)],
  ['hsa-room', 'act', hsa(4402 / 12), hsa(4400 / 12)],
  // 7,500 for an IRA in 2026.
  ['ira-over-limit', 'act', iraInto(7502 / 12), iraInto(7500 / 12)],
  [
    'loss-to-harvest',
    'watch',
    { accounts: [{ kind: 'brokerage', balance: 4000, basis: 5000 }] },
    { accounts: [{ kind: 'brokerage', balance: 4001, basis: 5000 }] },
  ],
  [
    'head-of-household',
    'watch',
    { filingStatus: 'single', people: [you('1990-01'), child('2008-01')] },
    { filingStatus: 'single', people: [you('1990-01'), child('2007-12')] },
  ],
  // 1,000 a year of care for a child under 13 at the year's end.
  ['child-care-account', 'watch', care(84, '2014-01'), care(83, '2014-01')],
  ['child-care-account', 'watch', care(84, '2014-01'), care(84, '2013-12')],
  ['one-company', 'watch', stock({ oneCompany: 0.1001 }), stock({ oneCompany: 0.1 })],
  // 0.40% is what the average dollar in stock funds pays, 0.14% in index funds.
  ['fund-costs', 'watch', stock({ fees: 0.0041 }), stock({ fees: 0.004 })],
  ['fund-costs', 'good', stock({ fees: 0.0014 }), stock({ fees: 0.0015 })],
  ['stocks-near-retirement', 'watch', stock({ stocks: 0.81 }, '1971-11'), stock({ stocks: 0.8 }, '1971-11')],
  ['stocks-near-retirement', 'watch', stock({ stocks: 0.81 }, '1971-11'), stock({ stocks: 0.81 }, '1971-12')],
  ['few-stocks-while-young', 'watch', stock({ stocks: 0.29 }, '1981-12'), stock({ stocks: 0.3 }, '1981-12')],
  ['few-stocks-while-young', 'watch', stock({ stocks: 0.29 }, '1981-12'), stock({ stocks: 0.29 }, '1981-11')],
  ['one-income', 'watch', two(9000), two(8999)],
  // 60 of 100: equity of 60,000 beside 40,000 of savings.
  ['worth-in-home', 'watch', worth(60_001), worth(60_000)],
  ['college-money-in-stocks', 'watch', college('2011-11'), college('2011-12')],
  // 1,200 in 12 months is 100 a month; 100 is left.
  ['goals-pace', 'good', goal({ target: 1200, by: '2027-11' }), goal({ target: 1201, by: '2027-11' })],
  ['goals-pace', 'watch', goal({ target: 1201, by: '2027-11' }), goal({ target: 1200, by: '2027-11' })],
  ['goal-past-date', 'watch', goal({ by: '2026-10' }), goal({ by: '2026-11' })],
  // 100 a month for three months.
  ['goal-soon', 'watch', goal({ target: 301, by: '2027-02' }), goal({ target: 300, by: '2027-02' })],
  ['goal-soon', 'watch', goal({ target: 301, by: '2027-02' }), goal({ target: 901, by: '2027-03' })],
  ['goal-undated', 'watch', goal({}), goal({ by: '2027-02' })],
  ['goal-reached', 'good', goal({ target: 500, saved: 500 }), goal({ target: 500, saved: 499 })],
]

function loanAt(apr: number): Known {
  return { debts: [{ kind: 'mortgage', balance: 200_000, apr }] }
}
function endsOn(last: string): Known {
  return { people: [you('1980-03')], debts: [{ kind: 'mortgage', balance: 9000, endsOn: last }] }
}
function parent(coverage: number, born: string): Known {
  return {
    people: [you('1985-01'), child(born)],
    incomes: [{ ...wages, amount: 5000, owner: 'you' }],
    policies: [{ kind: 'life-term', owner: 'you', coverage }],
  }
}
function term(last: string): Known {
  return { people: [you('1985-01'), child('2020-06')], policies: [{ kind: 'life-term', coverage: 9, endsOn: last }] }
}
function matched(payShare: number): Known {
  return {
    ...earning,
    accounts: [{ kind: 'traditional-401k', balance: 0, matchRate: 0.5, matchUpTo: 0.06, payShare }],
  }
}
function saving(monthly: number): Known {
  return { ...earning, accounts: [{ kind: 'roth-ira', balance: 0, monthly }] }
}
function saved(balance: number, born: string): Known {
  return { ...earning, people: [you(born)], accounts: [{ kind: 'roth-ira', balance }] }
}
function deferring(monthly: number, born: string): Known {
  return { people: [you(born)], accounts: [{ kind: 'traditional-401k', balance: 0, monthly }] }
}
function ira(born: string): Known {
  return { people: [you(born)], accounts: [{ kind: 'traditional-ira', balance: 9000 }] }
}
function claiming(born: string): Known {
  return { ...earning, people: [you(born)] }
}
function hsa(monthly: number): Known {
  return {
    people: [you('1990-01')],
    policies: [{ kind: 'health' }],
    accounts: [{ kind: 'hsa', balance: 0, monthly }],
  }
}
function iraInto(monthly: number): Known {
  return { people: [you('1990-01')], accounts: [{ kind: 'roth-ira', balance: 0, monthly }] }
}
function care(monthly: number, born: string): Known {
  return { ...earning, people: [you('1985-01'), child(born)], spending: { personal_childcare: monthly } }
}
function stock(more: object, born = '1990-01'): Known {
  return { people: [you(born)], accounts: [{ kind: 'brokerage', balance: 10_000, ...more }] }
}
function two(larger: number): Known {
  return {
    people: [you('1985-01'), { role: 'partner' }],
    incomes: [
      { ...wages, amount: larger },
      { ...wages, amount: 10_000 - larger },
    ],
  }
}
function worth(equity: number): Known {
  return {
    properties: [{ kind: 'home', value: equity }],
    accounts: [{ kind: 'savings', balance: 40_000 }],
  }
}
function college(born: string): Known {
  return { people: [child(born)], accounts: [{ kind: '529', balance: 9000, stocks: 0.6 }] }
}
function goal(more: object): Known {
  return {
    monthlyTakeHome: 2100,
    spending: rent(2000),
    goals: [{ target: 300, saved: 0, ...more }],
  }
}
