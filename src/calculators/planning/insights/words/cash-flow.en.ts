import type { InsightWords } from '../insight-words.ts'

export const cashFlowWords: InsightWords<'spending-over-income' | 'margin'> = {
  'spending-over-income': {
    label: 'Spending over income',
    rule: 'Money out (costs and debt payments) is more than the take-home pay that comes in.',
    says: {
      act: ({ short }, say) =>
        `You’re about ${say.money(short)} short each month. You could call 211 for local help, or a nonprofit credit counselor at 800-388-2227, before a bill is missed.`,
    },
    way: 'Find room in the budget',
  },
  margin: {
    label: 'Room in the month',
    rule: 'What is left after costs and debt payments, as a share of take-home pay. Saving comes out of it.',
    says: {
      good: ({ left, share }, say) =>
        `You keep ${say.money(left)} of each month’s pay after costs and debts: ${say.percent(share, 0)}. That’s room to save.`,
      watch: ({ left, share }, say) =>
        `Only ${say.money(left)} is left each month, ${say.percent(share, 0)} of take-home pay. One surprise can eat that. You could look for one cost to lower.`,
    },
    way: 'Open your budget',
  },
}
