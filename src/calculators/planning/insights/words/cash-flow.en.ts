import type { InsightWords } from '../insight-words.ts'

const budget = 'Open your budget'

export const cashFlowWords: InsightWords<
  | 'margin'
  | 'needs-share'
  | 'unassigned-money'
  | 'savings-over-left'
  | 'subscriptions'
  | 'renewal-notice'
  | 'uneven-income'
  | 'income-ends'
> = {
  margin: {
    label: 'Money left each month',
    rule: 'What’s left after costs and debt payments, as a share of take-home pay. Saving comes out of it.',
    limit: 'Share left, at least',
    figures: { share: 'Share of take-home pay' },
    says: {
      good: ({ left, share }, say) =>
        `After costs and debts, you keep ${say.money(left)} a month before savings, ${say.percent(share, 0)} of take-home pay. That’s room to save.`,
      watch: ({ left, share }, say) =>
        `Only ${say.money(left)} is left each month before savings, ${say.percent(share, 0)} of take-home pay. One surprise can use that up. You could look for one cost to lower.`,
    },
    way: budget,
  },
  'needs-share': {
    label: 'Share of pay for needs',
    rule: 'Essential costs and minimum payments as a share of take-home pay. The 50/30/20 rule gives needs half.',
    limit: 'Needs, at most',
    figures: { share: 'Share of take-home pay' },
    says: {
      good: ({ share }, say) =>
        `Essentials and minimum payments take ${say.percent(share, 0)} of take-home pay. How to use the rest is up to you.`,
      watch: ({ share }, say) =>
        `Essentials and minimum payments take ${say.percent(share, 0)} of take-home pay, so there’s little to cut if pay drops. You could start with the largest: housing, car or insurance.`,
    },
    way: budget,
  },
  'unassigned-money': {
    label: 'Unassigned money',
    rule: 'What’s left each month that the budget doesn’t save or spend.',
    limit: 'Unassigned, at least',
    says: {
      watch: ({ unassigned }, say) =>
        `${say.money(unassigned)} a month isn’t assigned in your budget. Money like that tends to get spent. You could put it toward the next step of your plan.`,
    },
    way: 'See where the next dollar helps most',
  },
  'savings-over-left': {
    label: 'Planned savings too high',
    rule: 'The savings in the budget are more than what’s left after costs and debt payments.',
    figures: { gap: 'Planned beyond what’s left' },
    says: {
      watch: ({ planned, left }, say) =>
        `You plan to save ${say.money(planned)} a month, but only ${say.money(left)} is left. The rest could end up on a card. You could lower the plan or a cost.`,
    },
    way: budget,
  },
  subscriptions: {
    label: 'Subscriptions',
    rule: 'All subscriptions and memberships, in dollars a month.',
    limit: 'A month, more than',
    figures: { count: 'Subscriptions' },
    says: {
      watch: ({ monthly, yearly, count }, say) =>
        `${say.count(count, 'subscription costs', 'subscriptions cost')} ${say.money(monthly)} a month, ${say.money(yearly)} a year. You could cancel the one you’d miss least.`,
    },
    way: 'Review your subscriptions',
  },
  'renewal-notice': {
    label: 'Renewal coming up',
    rule: 'The last day to cancel before something renews is near.',
    limit: 'Days ahead',
    says: {
      watch: ({ name, amount, on, by }, say) =>
        `${name} renews on ${say.date(on)} for ${say.money(amount)}. You could cancel by ${say.date(by)} if you don’t want it.`,
    },
    way: 'See bills and renewals',
  },
  'uneven-income': {
    label: 'Income you can’t count on',
    rule: 'The share of income that you rated below 6 out of 10 for reliability.',
    limit: 'Unsure share, more than',
    figures: { share: 'Share of all income' },
    says: {
      watch: ({ unsure, share }, say) =>
        `${say.money(unsure)} a month, ${say.percent(share, 0)} of your income, isn’t certain. You could plan your bills around the steady part and save in good months.`,
    },
    way: 'Plan for uneven income',
  },
  'income-ends': {
    label: 'Income that ends soon',
    rule: 'An income has a last month, and it’s near.',
    limit: 'Months ahead',
    figures: { amount: 'A month' },
    says: {
      watch: ({ name, until, amount }, say) =>
        `${name} ends in ${say.month(until)}. That’s ${say.money(amount)} a month to replace. You could look at the months after it now.`,
    },
    way: 'See the months after it',
  },
}
