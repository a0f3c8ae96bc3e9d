import type { InsightWords } from '../insight-words.ts'

const budget = 'Open your budget'

export const hardshipWords: InsightWords<
  | 'minimums-unpaid'
  | 'spending-over-income'
  | 'overdrawn'
  | 'missed-mortgage'
  | 'missed-federal-student'
  | 'missed-payment'
> = {
  'minimums-unpaid': {
    label: 'Pay doesn’t cover the essentials',
    rule: 'Essential costs and the payments that must be made are more than take-home pay, and savings wouldn’t last a year.',
    says: {
      act: ({ short }, say) =>
        `Essentials and minimum payments are ${say.money(short)} a month more than your pay. You could call 211 for local help and a nonprofit credit counselor at 800-388-2227 before a bill is missed.`,
    },
    way: budget,
  },
  'spending-over-income': {
    label: 'Spending over income',
    rule: 'Costs and debt payments are more than take-home pay. If cash and brokerage money would last a year, we call it living on savings.',
    says: {
      act: ({ short }, say) =>
        `You’re about ${say.money(short)} short each month. You could call 211 for local help, or a nonprofit credit counselor at 800-388-2227, before a bill is missed.`,
      watch: ({ short, months }, say) =>
        `You draw about ${say.money(short)} a month from savings. At this pace, cash and brokerage money would last about ${say.months(months)}. You could see how long the plan lasts.`,
    },
    way: { act: budget, watch: 'See how long it lasts' },
  },
  overdrawn: {
    label: 'Overdrawn account',
    rule: 'A bank account is below zero.',
    says: {
      act: ({ name, overdrawn }, say) =>
        `${name} is overdrawn by ${say.money(overdrawn)}, and fees may follow. You could ask the bank to waive them, and call 211 if food or rent is at risk.`,
    },
    way: budget,
  },
  'missed-mortgage': {
    label: 'Missed mortgage payment',
    rule: 'A payment on a home loan was missed and not made up.',
    says: {
      act: ({ name, late }, say) =>
        `You’ve missed ${say.count(late, 'payment', 'payments')} on ${name}. You could call your servicer today, and a HUD-approved housing counselor, free, at 800-569-4287. Calling early helps.`,
    },
    way: budget,
  },
  'missed-federal-student': {
    label: 'Missed student loan payment',
    rule: 'A payment on a federal student loan was missed and not made up.',
    says: {
      act: ({ late }, say) =>
        `You’ve missed ${say.count(late, 'payment', 'payments')} on federal student loans. You could ask your servicer for an income-driven plan, which can cost $10 a month or less, or call 800-433-3243.`,
    },
    way: budget,
  },
  'missed-payment': {
    label: 'Missed payment',
    rule: 'A payment on a debt was missed and not made up.',
    says: {
      act: ({ name, late }, say) =>
        `You’ve missed ${say.count(late, 'payment', 'payments')} on ${name}. Many lenders have hardship plans. You could ask for one, or have a nonprofit credit counselor ask for you: 800-388-2227.`,
    },
    way: budget,
  },
}
