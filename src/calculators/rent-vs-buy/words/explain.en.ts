/** What charts and tables say. */
import type { Say } from '../../kit/say.ts'
import { lead } from './findings.en.ts'

interface Stay {
  readonly years: number
}

export const chartWords = {
  netWorth: {
    title: 'Your net worth if you buy or rent',
    lead: 'What you’d have if you sold everything at the end of each year and paid all taxes.',
    summary: ({ years, buy, rent }: Stay & { buy: number; rent: number }, say: Say) =>
      `After ${say.years(years)}, your net worth is ${say.short(buy)} if you buy and ${say.short(rent)} if you rent.`,
    firstAhead: ({ year }: { year: number }) => `Buying first pulls ahead in year ${year}.`,
    notAhead: ({ years }: Stay, say: Say) => `Buying doesn’t pull ahead within ${say.years(years)}.`,
    sameSpent: 'Today’s dollars. You’ve spent the same amount either way.',
    notSame: 'Today’s dollars. The part of the monthly difference you’d spend isn’t in the lines.',
    x: 'Year',
    buy: 'Buy',
    rent: 'Rent',
    ahead: 'Buying ahead',
    leave: 'You move out',
  },
  past: {
    title: 'How your plan would have done in the past',
    lead: ({ years, from, to }: Stay & { from: number; to: number }) =>
      `We tried your plan in every ${years}-year period from ${from} to ${to}, with actual home prices and markets.`,
    summary: ({ ahead, starts, low, high }: { ahead: number; starts: number; low: number; high: number }, say: Say) =>
      `Buying was ahead in ${ahead} of ${starts} periods. Leaving out the best and worst 10%, results ran from ${lead(low, say)} to ${lead(high, say)}.`,
    note: 'Today’s dollars. Past growth above inflation, plus your own inflation, rent, loan and taxes. The periods overlap, so they share some of the same years.',
    x: 'Year',
    above: 'Buying ahead',
    below: 'Renting ahead',
    own: 'Your numbers',
    middle: 'Median past period',
    band: '8 of 10 past periods',
    even: 'Even',
  },
  heat: {
    title: 'If homes or investments do better or worse',
    lead: 'Each square reruns the whole comparison. Your numbers are in the center.',
    summary: (
      {
        won,
        all,
        growth,
        returns,
      }: { won: number; all: number; growth: readonly [number, number]; returns: readonly [number, number] },
      say: Say,
    ) =>
      `Buying is ahead in ${won} of ${all} combinations of home growth (${say.percent(growth[0])} to ${say.percent(growth[1])}) and investment return (${say.percent(returns[0])} to ${say.percent(returns[1])}).`,
    note: 'Today’s dollars. A minus sign means renting is ahead. Rent rises as you entered it.',
    value: 'Buying ahead by',
    x: 'Home value growth per year',
    y: 'Investment return per year',
    zone: 'Buying ahead',
    yours: 'Your numbers',
  },
  monthlyCost: {
    title: 'Monthly cost to own or rent',
    lead: 'When one costs less, you’d invest the difference.',
    leadPart: ({ share }: { share: number }, say: Say) =>
      `When one costs less, you’d invest ${say.percent(share)} of the difference.`,
    summary: ({ own, rent }: { own: number; rent: number }, say: Say) =>
      `Owning costs ${say.money(own)} a month in the first year and renting ${say.money(rent)}.`,
    rentCheaper: 'Renting stays cheaper the whole time.',
    ownCheaper: 'Owning is cheaper from the start.',
    crosses: ({ year }: { year: number }) => `From year ${year} on, renting costs more.`,
    crossesOften: ({ count, years, year }: { count: number; years: number; year: number }) =>
      `Renting costs more in ${count} of ${years} years, first in year ${year}.`,
    note: 'Future dollars, averaged over each year. Owning includes loan, PMI, taxes, insurance, dues and maintenance, minus rent you collect and income tax you save.',
    x: 'Year',
    y: 'Dollars a month',
    own: 'Own',
    rent: 'Rent',
    paidOff: 'Loan paid off',
  },
}

export const ledgerWords = {
  title: 'Where the money goes',
  lead: 'Future dollars. You spend the same either way; the difference is what you have at the end.',
  leadPart: ({ share }: { share: number }, say: Say) =>
    `Future dollars. You’d invest ${say.percent(share)} of the monthly difference and spend the rest, so spending differs.`,
  columns: { item: 'Item', buy: 'If you buy', rent: 'If you rent', note: 'Note' },
  start: 'At the start',
  down: 'Down payment',
  buying: 'Closing costs, transfer tax, points',
  movingIn: 'Deposit and move-in costs',
  invested: 'Invested at the start',
  investedNote: 'The cash the other choice needs',
  cash: 'Cash at the start',
  over: ({ years }: Stay, say: Say) => `Over ${say.years(years)}`,
  interest: 'Mortgage interest',
  principal: 'Principal',
  principalNote: 'You get it back when you sell',
  pmi: 'PMI',
  propertyTax: 'Property tax',
  insurance: 'Insurance',
  dues: 'HOA dues and other',
  upkeep: 'Maintenance',
  rent: 'Rent',
  rentIn: 'Rent collected',
  moreTax: 'More income tax',
  taxSaved: 'Income tax saved',
  difference: 'Monthly difference invested',
  pocket: 'Paid out of pocket',
  end: 'When you move out',
  sold: 'Home sale price',
  selling: 'Selling costs',
  payoff: 'Loan payoff',
  investments: 'Investments',
  investmentsNote: 'After taxes on dividends',
  depositBack: 'Deposit returned',
  gains: 'Tax on gains',
  netWorth: 'Net worth',
}

export const tableWords = {
  costsByYear: {
    title: 'Costs by year',
    lead: 'Future dollars. A negative income tax is tax you save by owning.',
    columns: {
      year: 'Year',
      interest: 'Interest',
      principal: 'Principal',
      pmi: 'PMI',
      propertyTax: 'Property tax',
      insurance: 'Insurance',
      dues: 'Dues and other',
      upkeep: 'Maintenance',
      rentIn: 'Rent collected',
      incomeTax: 'Income tax',
      own: 'Total to own',
      rent: 'Total to rent',
    },
  },
  wealthByYear: {
    title: 'Net worth by year',
    lead: 'Future dollars at the end of each year. The last two columns are after selling everything and paying taxes.',
    columns: {
      year: 'Year',
      homeValue: 'Home value',
      balance: 'Loan balance',
      buyerAdds: 'Buyer invests',
      buyerHas: 'Buyer’s investments',
      renterAdds: 'Renter invests',
      renterHas: 'Renter’s investments',
      buyer: 'Buyer’s net worth',
      renter: 'Renter’s net worth',
    },
  },
  byStart: {
    title: 'Every past period',
    lead: 'Growth is per year, after inflation. The last column is in today’s dollars; a minus sign means renting was ahead.',
    columns: {
      from: 'Starting in',
      homes: 'Home growth',
      investments: 'Investment growth',
      ahead: 'Buying ahead by',
    },
  },
  byMonth: {
    title: 'Month by month',
    lead: 'Future dollars. Each year’s change in income tax is spread over its months.',
    columns: {
      month: 'Month',
      loan: 'Loan and PMI',
      own: 'Total to own',
      rent: 'Total to rent',
      more: 'Extra cost to own',
    },
  },
}
