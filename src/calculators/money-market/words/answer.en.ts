/** What the answer says: headline, the line under it, figures, hints that follow the numbers. */
import type { FigureName } from '../../kit/figures.ts'
import type { Say } from '../../kit/say.ts'

/** Where a sentence begins with them. */
export const placeNames = {
  account: 'Money market account',
  fund: 'Money market fund',
  savings: 'Online savings',
  bills: 'Treasury bills',
}
/** Within a sentence. */
const places = {
  account: 'your money market account',
  fund: 'a money market fund',
  savings: 'online savings',
  bills: 'Treasury bills',
}

interface Lead {
  readonly lead: number
}
export const headlines = {
  noCash: () => 'Enter **the cash** you want to invest to see which place pays you most after taxes.',
  best: ({ key, lead }: Lead & { key: keyof typeof places }, say: Say) =>
    `Best: **${places[key]}**. You’d earn **${say.about(lead)}** more than in your account.`,
  account: ({ lead }: Lead, say: Say) =>
    `Best: **${places.account}**. You’d earn **${say.about(lead)}** more than in the fund.`,
  same: ({ balance }: { balance: number }, say: Say) =>
    `The account and the fund would leave you the same after taxes: **${say.money(balance)}**.`,
  fund: ({ lead }: Lead, say: Say) =>
    `After taxes, the fund would leave you **${say.about(lead)}** more than the account.`,
  accountAhead: ({ lead }: Lead, say: Say) =>
    `After taxes, the account would leave you **${say.about(lead)}** more than the fund.`,
}

interface Balance {
  readonly months: number
  readonly balance: number
  readonly today: number
}
export const underneath = {
  end: ({ balance, months }: Balance, say: Say) =>
    `In ${say.months(months)}, you’d have ${say.about(balance)} after taxes and fees.`,
  endToday: ({ balance, today, months }: Balance, say: Say) =>
    `In ${say.months(months)}, you’d have ${say.about(balance)} after taxes and fees, or ${say.about(today)} in today’s dollars.`,
  yields: ({ fund, account }: { fund: number; account: number }, say: Say) =>
    `After taxes, the fund yields ${say.percent(fund)} a year and the account ${say.percent(account)}.`,
}

export const figureNames = {
  fundAhead: { label: 'Fund compared with account', short: 'Fund vs. account' },
  bestAhead: { label: 'Extra earned in the best place', short: 'Extra earned' },
  best: 'Balance in the best place',
  bestToday: 'Balance in the best place',
  accountYield: 'Account APY',
  accountAfterTax: 'Account APY after taxes',
  accountBalance: 'Balance in the account',
  fundYield: 'Fund APY',
  fundAfterTax: 'Fund APY after taxes',
  fundBalance: 'Balance in the fund',
  savingsYield: 'Online savings APY',
  savingsAfterTax: 'Online savings APY after taxes',
  savingsBalance: 'Balance in online savings',
  billsYield: 'Treasury bill APY',
  billsAfterTax: 'Treasury bill APY after taxes',
  billsBalance: 'Balance in Treasury bills',
  fundSevenDayYield: 'Fund’s 7-day SEC yield',
  fundTaxableEquivalent: 'Bank APY that matches the fund',
  billsTaxableEquivalent: 'Bank APY that matches Treasury bills',
  accountTaxShare: 'Tax rate on bank interest',
  fundTaxShare: 'Tax rate on fund dividends',
  accountFederalTaxShare: 'Federal tax rate on bank interest',
  accountStateTaxShare: 'State tax rate on bank interest',
  fundFederalTaxShare: 'Federal tax rate on fund dividends',
  fundStateTaxShare: 'State tax rate on fund dividends',
  stateTaxSaved: 'State tax the fund saves a year',
  accountFees: 'Account fees, total',
  paidIn: 'Total you put in',
} satisfies Readonly<Record<string, FigureName>>

export const hintWords = {
  fundKind: {
    treasury: 'All of its dividends count as U.S. interest.',
    government: 'Treasuries, agencies and repos: only part counts as U.S. interest.',
    prime: 'Company and bank debt: none of it counts as U.S. interest.',
    municipal: 'State and city debt: no federal income tax.',
  },
  expenseGross: 'We take it off the yield once.',
  expenseNet: 'Already taken out of this yield. We only show what it costs.',
  california: ({ share }: { share: number }, say: Say) =>
    `California exempts it only if ${say.percent(share)} of the fund’s assets are free of its tax. If not, enter 0.`,
  apy: ({ apy }: { apy: number }, say: Say) => `That’s an APY of ${say.percent(apy, 3)}.`,
  noState: 'Most states tax bank interest. None tax Treasury interest.',
}

export const questions = {
  accountApy: () => 'What account APY would match the fund?',
  fundYield: () => 'What fund yield would match the account?',
  amount: (target: string) => `How much cash would put the fund ${target} ahead?`,
}
