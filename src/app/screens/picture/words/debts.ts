import type { debtFields } from '#engine/household/lists.ts'
import { noteWords, type WordsOf } from './field-words.ts'
import { debtKinds } from './kinds.ts'

const card = { while: ['kind', 'card'] } as const
const cents = { hint: 'Cash back, or what the points are worth', ...card } as const

export const debtWords = {
  name: { label: 'Name', hint: 'For example, Visa or car loan' },
  kind: {
    label: 'Type',
    options: debtKinds,
  },
  owner: { label: 'Whose debt' },
  balance: { label: 'Balance', hint: 'What you owe today' },
  apr: { label: 'APR', hint: 'On your statement' },
  minimum: { label: 'Minimum payment', suffix: '/mo', hint: 'The loan payment, or the card’s minimum' },
  payment: { label: 'What you pay', suffix: '/mo', hint: 'Leave blank if it’s the minimum' },
  promoApr: { label: 'Promotional APR', hint: 'If you have an offer. 0% is OK.' },
  promoEnds: { label: 'Offer ends' },
  promoDeferred: {
    label: 'Deferred interest',
    hint: 'All interest is charged if anything is left when the offer ends',
  },
  promoAccrued: { label: 'Deferred interest so far', hint: 'On your statement, if you have such an offer' },
  isFederal: { label: 'Federal student loan', while: ['kind', 'student'] },
  isVariable: { label: 'Variable rate' },
  securedBy: { label: 'Property behind it', while: ['kind', 'mortgage', 'equity', 'property', 'car'] },
  endsOn: { label: 'Last payment', years: [0, 40] },
  missed: { label: 'Missed payments', hint: 'Not made up yet' },
  dueDay: { label: 'Due day', hint: 'Day of the month, 1 to 31' },
  creditLimit: { label: 'Credit limit', ...card },
  statementDay: { label: 'Statement day', hint: 'When your statement closes, 1 to 31', ...card },
  annualFee: { label: 'Annual fee', suffix: '/yr', ...card },
  opened: { label: 'Opened', years: [-60, 0], ...card },
  monthlyCharges: { label: 'New purchases', suffix: '/mo', ...card },
  autopay: {
    label: 'Autopay',
    options: { none: 'Off', minimum: 'Minimum payment', full: 'Full statement balance' },
    ...card,
  },
  rewardBase: { label: 'Rewards on everything', ...cents },
  rewardGroceries: { label: 'Rewards on groceries', ...cents },
  rewardDining: { label: 'Rewards on dining', ...cents },
  rewardGas: { label: 'Rewards on gas', ...cents },
  rewardTravel: { label: 'Rewards on travel', ...cents },
  rewardOnline: { label: 'Rewards online', ...cents },
  rewardCap: { label: 'Yearly rewards cap', hint: 'Spending that earns the higher rates, if limited', ...card },
  foreignFee: { label: 'Foreign transaction fee', hint: '0% is OK', ...card },
  note: noteWords,
} as const satisfies WordsOf<typeof debtFields>
