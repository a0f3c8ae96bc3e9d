/** Of every stored value one that holds something in each of its lists, as it stands in the browser's storage. */
import { statements } from '#engine/planning/money-patterns/patterns.ts'
import { factsOf } from './blank-entries.ts'
import type { OwnListName } from './own-lists.ts'
import { capacityPoints, willingnessPoints } from './risk-scale.precomputed.ts'

const changedAt = '2026-10-01T10:00:00.000Z'
const gone = { old: changedAt }
const entry = (id: string, facts: object) => ({ id, ...facts, changedAt })
const people = factsOf('people', { name: 'Sam', role: 'you' })
const debts = factsOf('debts', {
  name: 'Visa',
  kind: 'card',
  balance: 500,
  paid: [{ on: '2026-09-01' as never, amount: 20 }],
})
const bills = factsOf('bills', { name: 'Rent', kind: 'bill', amount: 900, every: 'month' })
const household: Readonly<Record<OwnListName, readonly object[]>> = {
  people: [entry('you', people), entry('p', { ...people, name: 'Kim', role: 'partner' })],
  accounts: [entry('a', factsOf('accounts', { name: 'Savings', kind: 'savings', balance: 4000 }))],
  properties: [entry('h', factsOf('properties', { name: 'Home', kind: 'home', value: 300_000 }))],
  debts: [entry('d', debts), entry('e', { ...debts, name: 'Car', kind: 'car' })],
  policies: [entry('i', factsOf('policies', { name: 'Auto', kind: 'auto' }))],
  bills: [entry('b', bills), entry('c', { ...bills, name: 'Water' })],
  expected: [entry('x', factsOf('expected', { name: 'Bonus', on: '2027-03' as never, amount: 1000 }))],
  documents: [entry('w', factsOf('documents', { name: 'Will', kind: 'will' }))],
  contacts: [entry('f', factsOf('contacts', { name: 'Ann', role: 'friend' }))],
}
const expense = { id: 1, amount: 12.5, item: 'Lunch', category: 'food', date: '2026-10-02' }
const price = {
  symbol: 'SPY',
  name: 'Fund',
  kind: 'etf',
  price: 500,
  change: 1,
  changePercent: 0.2,
  previousClose: 499,
  currency: 'USD',
  asOf: changedAt,
  source: 'sample',
  delayed: false,
  sample: true,
  stale: false,
  history: [499, 500],
}
const paperTrade = { symbol: 'SPY', shares: 3, price: 50, fee: 1 }
const paperOrder = {
  id: 'f',
  side: 'sell',
  symbol: 'SPY',
  shares: 1,
  limit: 60,
  after: changedAt,
  lots: null,
  note: 'Enough',
}
const paperSeen = { name: 'Fund', price: 50, asOf: changedAt, source: 'sample', sample: true, delayed: false }
const report = { v: 1, madeAt: '2026-10-01', measures: { margin: 75 }, formulaVersion: 1, overall: 60, wellBeing: null }
const snapshot = {
  date: '2026-10-01',
  netWorth: 1,
  assets: 2,
  debts: 1,
  liquidNetWorth: 1,
  afterTax: 1,
  link: '#v1&age=40',
  changedAt,
}
const board = { id: 'a', plan: 'p', link: '#v1', ticks: { 1: 100, 2: 200 }, extra: 0, changedAt }
const goal = { id: 'g', name: 'Car', targetAmount: 9000, currentAmount: 100, date: '2027-05', note: 'red', changedAt }
const attempt = { tries: ['low', 'right'], hints: 1, isShown: false }
const lesson = {
  read: '2026-10-01',
  passed: null,
  items: [{ right: true, tries: 1, misses: 0, step: 2, due: '2026-11-01' }, null],
}
const plan = { name: 'Bronze', premium: 3000, deductible: 7000, coinsurance: 30, outOfPocketMost: 9000 }
const typed = { copay: null, employerHsa: 0, ownHsa: 0 }
const source = { type: 'salary', amount: 4000, frequency: 'monthly', reliability: 9, isGuaranteed: true }
const cost = { category: 'essential', amount: 900, frequency: 'monthly' }
const run = { game: 'coins', version: 1, seed: 7, setup: { level: 1 }, choices: ['save', 'spend'], page: '/games' }
const means = [3, 4, 2.5, 5]

export const keptSamples: Readonly<Record<string, unknown>> = {
  theme: 'dark',
  profile: { name: 'Sam', annualIncome: 70_000, state: 'NY', creditScore: 700 },
  carried: {
    facts: {
      homePrice: { value: 450_000, from: 'Mortgage' },
      debts: { value: [{ name: 'Visa', kind: 'card', balance: 400, rate: 24, payment: null }], from: 'Debt to Income' },
    },
    closed: { mortgage: '2026-10-01' },
  },
  'last-numbers': { cd: '#v1&deposit=1', mortgage: '#v1&price=400000' },
  budget: {
    monthlyIncome: 4000,
    expenses: { food_groceries: 300, essential_rent: 1500 },
    savingsGoal: 200,
    targetSavingsRate: 15,
    homeLoanData: { emi: 1500, loanAmount: 250_000 },
  },
  'daily-expenses': [expense, { ...expense, id: 2, key: 'food_groceries', ref: '' }],
  'other-money': [
    { id: 1, amount: 900, item: 'Pay', kind: 'income', date: '2026-10-01', ref: '' },
    { id: 2, amount: -50, item: 'Move', kind: 'moved', date: '2026-10-01', ref: 'a' },
  ],
  'spending-rules': [
    { contains: 'shell', name: 'Gas', key: 'car_gas', counts: null },
    { contains: 'rent', name: null, key: null, counts: true },
  ],
  'income-expenses': {
    sources: [
      { id: 1, name: 'Job', ...source },
      { id: 2, name: 'Side', ...source, taxPercent: 20, nextOn: '2026-11-01' },
    ],
    expenses: [
      { id: 1, name: 'Rent', ...cost },
      { id: 2, name: 'Food', ...cost },
    ],
  },
  goals: { goals: [goal, { id: 'h', name: 'Trip', targetAmount: 10, currentAmount: 0, changedAt }], gone },
  'net-worth': { snapshots: [snapshot, { ...snapshot, date: '2026-10-08' }], gone },
  community: {
    device: 'd'.repeat(22),
    texts: [{ id: 'abcdefghij', thread: 'abcdefghij', secret: 's'.repeat(22) }],
    votes: [{ id: 'abcdefghik' }, { id: 'abcdefghil' }],
  },
  'text-drafts': {
    drafts: [
      {
        id: 'ask',
        entries: [
          { name: 'title', value: 'Card or savings first?' },
          { name: 'tag', value: 'debt' },
        ],
      },
      { id: 'answer-abcdefghij', entries: [{ name: 'text', value: 'The card.' }] },
    ],
  },
  'saving-boards': { boards: [board, { ...board, id: 'b' }], gone },
  market: {
    timestamp: changedAt,
    seq: 1,
    epoch: 'e',
    data: {
      timestamp: changedAt,
      source: 'sample',
      sample: true,
      stale: false,
      reason: null,
      instruments: [price, { ...price, symbol: 'QQQ' }],
    },
  },
  'market-watch': ['LEDGER500.SMP', 'TENYEAR.SMP'],
  'followed-symbols': [
    { symbol: 'EXWI', name: 'Example Widgets', kind: 'stock' },
    { symbol: 'EXUS', name: 'Example US Stock Fund', kind: 'etf' },
  ],
  'stock-screens': [
    { name: 'Cheap', hash: 'pe=..12&sort=pe' },
    { name: 'Payers', hash: 'yield=3..' },
  ],
  debts: [
    { id: 1, name: 'Visa', owed: 100, rate: 20, payment: 10 },
    { id: 2, name: 'Car', owed: null, rate: null, payment: null },
  ],
  household: { ...household, gone },
  'cash-buffer': 500,
  'debt-plan': {
    strategy: 'custom',
    wins: 2,
    custom: ['d', 'e'],
    extra: 100,
    snowflakes: [
      { kind: 'once', amount: 50, month: '2027-01' },
      { kind: 'yearly', amount: 50, monthOfYear: 4, from: '2027-01' },
      { kind: 'monthly', amount: 5 },
    ],
    minimumOnly: ['d', 'e'],
    included: { d: true, e: false },
    offersInTime: true,
    cannotPay: false,
    baseline: { startMonth: '2026-10', owed: { d: 500 }, planned: [100, 100] },
  },
  'family-sheet': { letter: 'Look in the desk.', showAmounts: true },
  'card-plan': {
    spending: { groceries: 300 },
    abroad: 5,
    typed: {
      annualFee: 95,
      base: 1,
      rates: { groceries: 3 },
      cap: null,
      foreignFee: 0,
      bonus: 200,
      bonusSpend: 1000,
      bonusMonths: 3,
      carried: null,
      apr: 22,
    },
  },
  'score-plan': {
    score: 680,
    queue: [
      { kind: 'open-card', limit: 5000, month: 0 },
      { kind: 'pay-down', card: null, amount: 100, month: 2 },
    ],
  },
  'next-dollar': { months: 4 },
  'tax-saving': {},
  milestones: {
    realReturn: 4,
    haircut: null,
    benefit: null,
    retireAt: 67,
    withdrawal: null,
    age: 40,
    income: null,
    spending: null,
  },
  'brain-games': {
    puzzles: { '2026-10-01': attempt },
    riddles: { 3: attempt },
    searches: { credit: 2 },
    search: { asked: '#credit', found: ['LOAN', 'RATE'] },
  },
  'rule-list': {
    'fifty-thirty-twenty': { isMine: true, limit: 30, seen: { keeps: true, on: '2026-10-01' } },
    'four-percent': { isMine: false, limit: null, seen: null },
  },
  'risk-check': {
    willingness: willingnessPoints.map(() => 0),
    capacity: capacityPoints.map(() => null),
    amount: 1000,
    stocks: 60,
    earlier: [{ on: '2026-09-01', willingness: 30, capacity: 12, level: 3 }],
  },
  'money-habits': {
    first: statements.map(() => 3),
    second: statements.map(() => null),
    names: { first: 'Sam', second: 'Kim' },
    notes: 'Talk on Sunday',
    date: '2026-11-01',
    earlier: [{ on: '2026-09-01', means }],
  },
  checklist: {
    done: { 'file-taxes': '2026-04-01', 'check-credit': '2026-05-01' },
    events: { baby: '2026-12-01', home: '' },
    hidden: ['moving', 'fifty'],
    born: '1990-05',
  },
  insights: { limits: { margin: 12 }, hidden: ['debt', 'margin'] },
  'health-plans': {
    plans: [
      { ...plan, ...typed },
      { ...plan, ...typed, name: 'Gold', personMost: null },
    ],
    people: 2,
    needs: { car: true },
    visits: 4,
    taxPercent: 22,
    bills: [100, 2000, 30_000],
    deductibles: { low: { deductible: 500, premium: 900 }, high: { deductible: 2000, premium: 600 } },
  },
  'sample-household': 'off',
  scenarios: {
    mortgage: [
      { name: 'A', hash: '#v1&price=1', savedOn: '2026-10-01' },
      { name: 'B', hash: '#v1&price=2', savedOn: '2026-10-01' },
    ],
  },
  'health-report': {
    answers: { late: 1, feels: 'well', has: true },
    reports: [report, { ...report, madeAt: '2026-11-01' }],
  },
  'lesson-progress': {
    lessons: { compounding: lesson, fees: lesson },
    projects: ['banking', 'credit'],
    placed: ['taxes', 'credit'],
  },
  'cms-drafts': {
    'new-a1b2c3d4e5f6': {
      version: 0,
      typedAt: changedAt,
      slug: 'a-draft',
      title: 'A draft',
      excerpt: '',
      body: 'Text.',
      author: 'ada',
      reviewer: '',
      updatedAt: '',
      tags: ['saving', 'debt'],
      relatedTools: ['mortgage', 'cd'],
    },
  },
  'lesson-guesses': { compounding: 1200, fees: 2 },
  'time-travel': { trip: { from: 1970, length: 10, hidden: true, picks: [0, 5] } },
  'paper-portfolios': {
    portfolios: [
      {
        id: 'p',
        name: 'Practice',
        benchmark: 'INDEX.SMP',
        flatFee: 1,
        feePercent: 0.1,
        method: 'highest',
        entries: [
          { kind: 'deposit', id: 'a', at: changedAt, on: '2026-10-01', amount: 1000, before: null, bench: 100 },
          { kind: 'buy', id: 'b', at: changedAt, on: '2026-10-01', ...paperTrade, lots: null, note: 'Cheap' },
          { kind: 'sell', id: 'c', at: changedAt, on: '2026-10-02', ...paperTrade, lots: { b: 2, a: 1 }, note: '' },
          { kind: 'dividend', id: 'd', at: changedAt, on: '2026-10-02', symbol: 'SPY', perShare: 0.5 },
          { kind: 'split', id: 'e', at: changedAt, on: '2026-10-02', symbol: 'SPY', ratio: 2 },
        ],
        orders: [paperOrder, { ...paperOrder, id: 'g', limit: null, lots: { b: 1, a: 2 } }],
        ended: [
          { order: paperOrder, why: 'cancelled' },
          { order: paperOrder, why: 'no-cash' },
        ],
        marks: [
          { on: '2026-10-01', value: 1000, paidIn: 1000, bench: 1000 },
          { on: '2026-10-02', value: 1010, paidIn: 1000, bench: null },
        ],
      },
      {
        id: 'q',
        name: 'Second',
        benchmark: null,
        flatFee: 0,
        feePercent: 0,
        method: 'fifo',
        entries: [],
        orders: [],
        ended: [],
        marks: [],
      },
    ],
    active: 'p',
    seen: { SPY: paperSeen, QQQ: paperSeen },
  },
  'market-guesses': { guesses: { rises: [60, 70, 80, 90, 100], bears: [9] }, checks: { losses: [200, 1] } },
  favorites: ['mortgage', 'cd'],
  recent: ['calculator:mortgage', 'lesson:fees'],
  kids: { done: ['coin-corner', 'ad-spy'], badges: ['waited', 'trick'] },
  'kids-home': {
    allowance: { age: 9, weekly: 900, raise: 50, save: 30, share: 10 },
    rate: 2,
    ledger: [
      { day: '2026-05-01', kind: 'in', cents: 2000 },
      { day: '2026-05-08', kind: 'out', cents: 500 },
    ],
  },
  games: { runs: { coins: run, dice: { ...run, game: 'dice' } }, best: { coins: { score: 12, seed: 7 } } },
}
