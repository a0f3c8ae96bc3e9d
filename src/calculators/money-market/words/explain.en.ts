/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

interface Named {
  readonly name: string
}

export const chartWords = {
  yields: {
    title: 'What each place pays, and what taxes take',
    summary: ({ name, net, apy }: Named & { net: number; apy: number }, say: Say) =>
      `${name}: you keep ${say.percent(net)} of ${say.percent(apy)}.`,
    note: 'Shown as APY so you can compare all four. Before account fees.',
    row: 'Place',
    total: 'APY before taxes',
    left: 'You keep',
    federal: 'Federal tax',
    state: 'State and local tax',
    notes: {
      account: 'FDIC or NCUA insured',
      fund: 'Not insured',
      savings: 'FDIC or NCUA insured',
      bills: 'Backed by the U.S.',
    },
  },
  growing: {
    title: 'What you’d earn, after taxes and fees',
    earned: ({ name, earned }: Named & { earned: number }, say: Say) => `${name} ${say.short(earned)}`,
    summary: ({ places, months }: { places: readonly string[]; months: number }, say: Say) =>
      `After ${say.months(months)}: ${say.list(places)}.`,
    note: 'In future dollars, if no rate changes. Fund and bill yields change all the time.',
    x: 'Month',
  },
}

export const tableWords = {
  places: {
    title: 'The four places',
    lead: 'Taxes are what you’d owe with the income, minus what you’d owe without it.',
    columns: {
      place: 'Place',
      apy: 'APY',
      federal: 'Federal tax rate',
      state: 'State tax rate',
      net: 'APY after taxes',
      match: 'Bank APY that matches',
      balance: 'Final balance',
      today: 'In today’s dollars',
    },
  },
  safety: {
    title: 'Safety and access',
    columns: { place: 'Place', quoted: 'Quoted as', insured: 'Insured', access: 'Access' },
    sevenDay: '7-day SEC yield',
    effective: '7-day effective yield',
    gross: 'Yield before expenses',
    discount: 'Bank discount rate',
    investment: 'Investment yield',
    byBalance: 'APY by balance',
    apy: 'APY',
    insured: {
      account: 'FDIC or NCUA',
      fund: 'No. SIPC doesn’t cover a drop in value.',
      savings: 'FDIC or NCUA',
      bills: 'Backed by the U.S. government',
    },
    access: {
      account: 'Checks, card, transfers; some limit them',
      fund: 'Sold at the end of the day; some offer checks',
      savings: 'Transfers',
      bills: 'At maturity, or sold at the market price',
    },
  },
  states: {
    title: ({ state }: { state: string }) => `Bank APY you’d need in ${state}`,
    titleAll: 'Bank APY you’d need in each state',
    lead: ({ apy }: { apy: number }, say: Say) =>
      `For a fund with an APY of ${say.percent(apy)} and your income, using each state’s tax return. The last column is a Treasury-only fund with the same yield.`,
    homeOnly: ({ state }: { state: string }) => ` The exempt share counts only in ${state}.`,
    noHome: ' No state’s exempt share is counted.',
    columns: {
      state: 'State',
      bank: 'State tax on bank interest',
      counts: 'Counts as U.S. interest',
      net: 'Fund APY after taxes',
      match: 'Bank APY that matches',
      treasury: 'If Treasury only',
    },
  },
  yearly: {
    title: 'Year by year, after taxes and fees',
    columns: { by: 'Through', paidIn: 'You put in' },
  },
}

export const fundWords = {
  title: 'The fund’s yield as an APY',
  effective: 'effective yield = (1 + base period return)^(365/7) − 1',
  asEntered: ({ apy }: { apy: number }, say: Say) => `${say.percent(apy, 3)}, as you entered it`,
  compounded: 'A 7-day effective yield already includes compounding, so we use it as it is.',
  formula: 'APY = (1 + 7-day yield × 7 ÷ 365)^(365 ÷ 7) − 1',
  gross: ({ gross, expense, simple }: Record<'gross' | 'expense' | 'simple', number>, say: Say) =>
    `${say.percent(gross, 3)} before expenses, less ${say.percent(expense, 3)}, is a 7-day yield of ${say.percent(simple, 3)}.`,
  net: 'A 7-day SEC yield is after the fund’s expenses, so we don’t take them out again.',
  rule: 'The 7-day yield is seven days of income × 365/7 without compounding (SEC Form N-1A, Item 26). The APY assumes dividends stay in the fund.',
}

export const taxWorking = {
  fund: 'Taxes on fund dividends',
  account: 'Taxes on account interest',
  formula: 'after taxes = (1 + ((1 + APY)^(1/12) − 1) × (1 − tax share))^12 − 1',
  share: (v: { taxes: number; income: number; share: number; counted: string }, say: Say) =>
    `tax share = ${say.cents(v.taxes)} ÷ ${say.cents(v.income)} = ${say.percent(v.share)}${v.counted}`,
  countedAll: ', counted as 100%',
  countedNone: ', counted as 0%',
  leaves: ({ apy, net }: { apy: number; net: number }, say: Say) =>
    `${say.percent(apy, 3)} leaves ${say.percent(net, 3)}`,
  sample: (v: { income: number; federal: number; state: number }, say: Say) =>
    `We compare full tax returns with and without ${say.cents(v.income)} of yearly income. They differ by ${say.cents(v.federal)} federal and ${say.cents(v.state)} state and local.`,
  sampleIsYear: 'That’s a year’s income on your balance halfway through.',
  sampleIsLeast: 'That’s more than your balance earns in a year, so the share can be measured.',
  bank: 'The federal government and most states tax bank interest like pay.',
  municipal: 'Municipal dividends are free of federal income tax (IRC 103). Most states tax those from other states.',
  dividends:
    'Fund dividends are ordinary dividends, taxed like pay. The part from U.S. obligations is free of state and local income tax (31 USC 3124).',
  tiers: 'With balance tiers, the APY is the one rate that ends with the same balance.',
  everyYear: 'We use the same share every year.',
}

export const matchWorking = {
  title: 'The bank APY that matches the fund',
  formula: 'bank interest − its taxes = fund dividends − their taxes',
  returns:
    'Found with full tax returns, so brackets, credits and your state’s own rules count. It matches a year’s income, so yields agree to about a hundredth of a point.',
  counted: ({ share }: { share: number }, say: Say) =>
    `Counted as U.S. interest: ${say.percent(share)} of the dividends.`,
}

export const growthWorking = {
  title: 'Final balances',
  formula: 'next month = balance + interest after taxes + your deposit − fees',
  ends: ({ amount, months, places }: { amount: number; months: number; places: readonly string[] }, say: Say) =>
    `from ${say.money(amount)}, ${say.count(months, 'month', 'months')}: ${say.list(places)}`,
  place: ({ name, balance }: Named & { balance: number }, say: Say) => `${name} ${say.money(balance)}`,
  month: ({ factor, months }: { factor: number; months: number }, say: Say) =>
    `A month earns (1 + APY)^(1/12) − 1. In today’s dollars: ÷ ${say.number(factor, 4)}^(${months} ÷ 12).`,
  whole: 'Tiers: your balance’s tier sets the rate for the whole balance. Below the lowest tier, nothing is paid.',
  parts: 'Tiers: each rate is paid on its own part of the balance. Below the lowest tier, nothing is paid.',
  discount: ({ days }: { days: number }) =>
    `Bank discount rate: $1 costs 1 − discount × ${days} ÷ 360, and a year of bills earns (1 ÷ price)^(365 ÷ ${days}) − 1.`,
  investment:
    'A Treasury yield is quoted for two half years: a year of new bills at that yield earns (1 + yield ÷ 2)² − 1.',
}

export const sourceWords = {
  yields: '7-day and effective yields',
  average: 'average money market account',
  target: 'the Fed’s target range',
  fund: 'fund yield (our default)',
  online: 'typical online savings account',
  bills: 'six-month Treasury yield',
  exempt: 'no state income tax on U.S. interest',
  california: 'California’s 50% test',
  newYork: 'New York’s 50% test',
  connecticut: 'Connecticut’s 50% test',
  fdic: 'deposit insurance',
  ncua: 'insurance at credit unions',
  sipc: 'what SIPC covers',
  brackets: 'federal tax brackets',
  income: 'median household income',
  inflation: 'inflation (our default)',
}
