/** What the terms of each event are called in its form. */
import { crashName } from '#calculators/planning/scenario/words/events.en.ts'
import { eventFields } from '#engine/planning/scenario/event-fields.ts'
import { stateNames } from '#facts/states/codes.ts'
import type { WordsOf } from '../picture/words/field-words.ts'

type EventWords = { readonly [K in keyof typeof eventFields]: WordsOf<(typeof eventFields)[K]> }

const cover = {
  label: 'Health coverage',
  options: {
    cobra: 'COBRA, the job’s plan at full price',
    marketplace: 'A marketplace plan',
    other: 'Another plan',
    unchanged: 'Nothing changes',
  },
} as const
const premium = {
  label: 'Premium',
  hint: 'For COBRA or another plan. Our default is the average.',
  suffix: '/mo',
} as const
const toTheEnd = '0 means to the end'
const income = { label: 'Which pay', hint: 'Your largest pay if left open' } as const

export const eventWords: EventWords = {
  'job-loss': {
    income,
    months: { label: 'Months without work' },
    newPay: { label: 'New pay', hint: 'Share of the old pay' },
    severance: { label: 'Severance', hint: 'Before taxes' },
    weeklyBenefit: { label: 'Unemployment benefit', hint: 'Our estimate for your state, before taxes', suffix: '/wk' },
    benefitWeeks: { label: 'Weeks of benefits' },
    health: cover,
    healthPremium: premium,
    pauseSaving: { label: 'Pause saving meanwhile' },
  },
  rates: {
    points: { label: 'Change in rates', hint: '2 means two points more' },
    savingsShare: { label: 'Savings pass on', hint: 'Share of the change your bank passes on' },
    months: { label: 'Months it lasts', hint: toTheEnd },
  },
  baby: {
    parent: { label: 'Parent on leave' },
    leaveWeeks: { label: 'Weeks of leave' },
    leavePay: { label: 'Pay during leave', hint: 'Share of pay from your employer or state' },
    birthBill: { label: 'Bill for the birth', hint: 'What your health plan leaves to you' },
    everyday: { label: 'Everyday costs', hint: 'Food, clothes, health care (USDA)', suffix: '/mo' },
    childCare: { label: 'Child care', hint: 'National average', suffix: '/mo' },
    careAfter: { label: 'Care starts after', suffix: 'months' },
    careMonths: { label: 'Months of care' },
  },
  move: {
    state: { label: 'New state', options: stateNames },
    housing: { label: 'Housing there', hint: 'Rent, with everything', suffix: '/mo' },
    costs: { label: 'Other costs change', hint: '5 means 5% more' },
    pay: { label: 'Pay changes', hint: '−10 means 10% less' },
    movingCost: { label: 'Moving costs' },
    sellHome: { label: 'Sell the home' },
  },
  crash: {
    like: {
      label: 'Markets fall as in',
      options: Object.fromEntries(eventFields.crash.like.of.map((one) => [one, crashName(one)])) as never,
    },
    homes: { label: 'Homes fall by', hint: 'Over two years' },
  },
  disability: {
    income,
    months: { label: 'Months without work', hint: toTheEnd },
    shortBenefit: { label: 'Short-term benefit', hint: 'From your policy', suffix: '/mo' },
    shortWaitDays: { label: 'Short-term waiting days' },
    shortWeeks: { label: 'Short-term weeks paid' },
    longBenefit: { label: 'Long-term benefit', hint: 'From your policy', suffix: '/mo' },
    longWaitDays: { label: 'Long-term waiting days' },
    taxedBenefits: { label: 'Benefits are taxed', hint: 'Yes if your employer paid the premiums' },
    socialSecurity: { label: 'Social Security', hint: 'Our estimate from your pay', suffix: '/mo' },
    decision: { label: 'Months until it decides' },
    offset: { label: 'Policy subtracts Social Security' },
    extraCosts: { label: 'Extra costs', suffix: '/mo' },
    health: cover,
    healthPremium: premium,
  },
  inheritance: {
    amount: { label: 'Amount' },
    tax: { label: 'State inheritance tax', hint: 'Usually none for children' },
    use: {
      label: 'What you do with it',
      options: { cash: 'Keep it in cash', debts: 'Pay off debts', invest: 'Invest it' },
    },
  },
  medical: {
    bill: { label: 'Bill', hint: 'What the plan allows, before it pays' },
    deductible: { label: 'Deductible' },
    coinsurance: { label: 'Coinsurance', hint: 'Your share after the deductible' },
    outOfPocketMost: { label: 'Out-of-pocket maximum' },
    insured: { label: 'Covered by a health plan' },
    payOver: { label: 'Pay it over', suffix: 'months' },
  },
  retire: {
    person: { label: 'Who retires' },
    costs: { label: 'Living costs change', hint: '−10 means 10% less' },
    claimAge: { label: 'Social Security age' },
    socialSecurity: { label: 'Social Security', hint: 'Our estimate, dollars of today', suffix: '/mo' },
    health: cover,
    healthPremium: premium,
  },
  divorce: {
    keepAssets: { label: 'Accounts you keep' },
    keepDebts: { label: 'Debts you keep' },
    home: {
      label: 'The home',
      options: { keep: 'You keep it and its loan', leave: 'You move out', sell: 'It’s sold' },
    },
    childrenStay: { label: 'Children live with you' },
    support: { label: 'Support you receive', hint: 'Minus if you pay it', suffix: '/mo' },
    supportMonths: { label: 'Months of support', hint: toTheEnd },
    keepCosts: { label: 'Living costs you keep', hint: 'Housing aside' },
    housing: { label: 'New rent', hint: 'If you move', suffix: '/mo' },
    legal: { label: 'Legal costs' },
  },
  car: {
    price: { label: 'Price' },
    down: { label: 'Down payment' },
    apr: { label: 'Loan APR' },
    termMonths: { label: 'Loan term', suffix: 'months' },
    salesTax: { label: 'Sales tax' },
    running: { label: 'Extra running costs', hint: 'Gas, insurance, repairs', suffix: '/mo' },
    tradeIn: { label: 'Trade in' },
  },
  home: {
    price: { label: 'Price' },
    down: { label: 'Down payment' },
    apr: { label: 'Mortgage rate' },
    termMonths: { label: 'Term', suffix: 'months' },
    closing: { label: 'Closing costs', hint: 'Share of the price' },
    propertyTax: { label: 'Property tax', hint: 'Share of the price a year' },
    insurance: { label: 'Home insurance', suffix: '/yr' },
    pmi: { label: 'PMI', hint: 'Share of the loan a year' },
    upkeep: { label: 'Upkeep', hint: 'Share of the price a year' },
    dues: { label: 'HOA dues', suffix: '/mo' },
    stopRent: { label: 'Rent stops' },
  },
  raise: { income, change: { label: 'Pay changes', hint: '5 means 5% more, −10 means 10% less' } },
  own: {
    name: { label: 'Name' },
    once: { label: 'Once', hint: 'Minus if you pay it' },
    monthly: { label: 'Each month', hint: 'Minus if you pay it', suffix: '/mo' },
    months: { label: 'For how many months', hint: toTheEnd },
    taxed: { label: 'Counts as taxable income' },
  },
}
