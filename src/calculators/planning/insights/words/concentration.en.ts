import type { InsightWords } from '../insight-words.ts'

const risk = 'See what a fall would cost'

export const concentrationWords: InsightWords<
  | 'one-company'
  | 'fund-costs'
  | 'stocks-near-retirement'
  | 'few-stocks-while-young'
  | 'one-income'
  | 'worth-in-home'
  | 'college-money-in-stocks'
> = {
  'one-company': {
    label: 'One company’s stock',
    rule: 'What you hold in single companies, as a share of everything invested. A common guide is under 10%.',
    limit: 'Share, more than',
    figures: { share: 'Share of what you invest', amount: 'In single companies' },
    says: {
      watch: ({ amount, share }, say) =>
        `${say.money(amount)}, ${say.percent(share, 0)} of what you invest, is in single companies’ stock, which can fall while the market rises. You could spread new money elsewhere.`,
    },
    way: risk,
  },
  'fund-costs': {
    label: 'Fund costs',
    rule: 'The yearly costs of what you hold, weighed by balance, against what the average dollar in stock funds pays.',
    limit: 'Cost a year, more than',
    figures: { yearly: 'Costs a year', offered: 'Average index stock ETF' },
    says: {
      watch: ({ expense, yearly, offered }, say) =>
        `Your funds cost ${say.percent(expense)} a year, about ${say.money(yearly)}. The average dollar in index stock ETFs pays ${say.percent(offered)}. You could see what the difference adds up to.`,
      good: ({ expense, yearly }, say) =>
        `Your funds cost ${say.percent(expense)} a year, about ${say.money(yearly)}. That’s as low as the average index fund.`,
    },
    way: 'Compare fund costs',
  },
  'stocks-near-retirement': {
    label: 'Stocks near retirement',
    rule: 'From 55 on: the share of your investments in stocks.',
    limit: 'Stocks, more than',
    figures: { share: 'In stocks' },
    says: {
      watch: ({ share, age }, say) =>
        `At ${say.number(age, 0)}, ${say.percent(share, 0)} of your investments are in stocks. A crash just before retiring is hard to wait out. You could see what one would cost you.`,
    },
    way: risk,
  },
  'few-stocks-while-young': {
    label: 'Few stocks for the long run',
    rule: 'Under 45: the share of your investments in stocks.',
    limit: 'Stocks, less than',
    figures: { share: 'In stocks' },
    says: {
      watch: ({ share, age }, say) =>
        `At ${say.number(age, 0)}, ${say.percent(share, 0)} of your investments are in stocks. Over decades, stocks have grown more than bonds, with deep falls on the way. You could check your mix.`,
    },
    way: risk,
  },
  'one-income': {
    label: 'One paycheck',
    rule: 'The largest paycheck’s share of all income, where two or more people live on it.',
    limit: 'Share, from',
    figures: { share: 'Share of all income', amount: 'A month' },
    says: {
      watch: ({ name, share }, say) =>
        `${name} brings in ${say.percent(share, 0)} of your household’s income. You could see what three months without it would look like.`,
    },
    way: 'Try a job loss',
  },
  'worth-in-home': {
    label: 'Net worth in the home',
    rule: 'The home’s value less its loans, as a share of net worth.',
    limit: 'Share, more than',
    figures: { share: 'Share of net worth' },
    says: {
      watch: ({ share, equity }, say) =>
        `${say.about(equity)}, ${say.percent(share, 0)} of your net worth, is in your home. It can’t pay a bill quickly. You could let savings outside it grow next.`,
    },
    way: 'See your net worth',
  },
  'college-money-in-stocks': {
    label: 'College money in stocks',
    rule: 'With a child from 15 to 22: the share of 529 plans in stocks.',
    limit: 'Stocks, more than',
    figures: { share: 'In stocks', age: 'Oldest child’s age', saved: 'In 529 plans' },
    says: {
      watch: ({ share, age }, say) =>
        `Your child is ${say.number(age, 0)}, and ${say.percent(share, 0)} of the 529 money is in stocks. A fall so close to the bills is hard to make up. You could move some to safer funds.`,
    },
    way: 'Plan the 529',
  },
}
