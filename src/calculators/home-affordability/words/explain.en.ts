/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

interface Range {
  readonly from: number
  readonly to: number
}
export const chartWords = {
  costByPrice: {
    title: 'What each price costs a month',
    lead: 'The line is what your budget leaves for a home. Above it, you’d have to cut something else.',
    summary: ({ room, budget }: { room: number; budget: number }, say: Say) =>
      `Your budget leaves ${say.money(room)} a month for a home, enough for a price of ${say.money(budget)}.`,
    atLender: ({ lender, cost }: { lender: number; cost: number }, say: Say) =>
      `At the lender limit of ${say.money(lender)}, the home would cost ${say.money(cost)} a month.`,
    note: 'Costs in the first month. Maintenance is an average: some months cost nothing, some a new roof.',
    x: 'Home price',
    y: 'Dollars a month',
    loan: 'Principal and interest',
    tax: 'Property tax',
    insurance: 'Home insurance',
    dues: 'HOA dues',
    upkeep: 'Maintenance',
    fits: 'You can afford',
    lender: 'Lender limit',
    level: ({ room }: { room: number }, say: Say) => `Your budget: ${say.money(room)}`,
  },
  payToHome: {
    title: 'From your income to a home',
    lead: 'A lender looks at the first bar. Your budget starts at take-home pay.',
    summary: ({ gross, net, room }: { gross: number; net: number; room: number }, say: Say) =>
      `Of ${say.money(gross)} a month before taxes, you take home ${say.money(net)} and have ${say.money(room)} left for a home.`,
    summaryShort: ({ gross, net, short }: { gross: number; net: number; short: number }, say: Say) =>
      `Of ${say.money(gross)} a month before taxes, you take home ${say.money(net)} and are ${say.money(short)} short before paying for a home.`,
    gross: 'Income before taxes',
    federal: 'Federal income tax',
    payroll: 'Social Security, Medicare',
    withPrograms: 'and state programs',
    state: 'State income tax',
    retirement: 'Retirement plan',
    benefits: 'Benefits',
    net: 'Take-home pay',
    debts: 'Debt payments',
    spending: 'Other spending',
    saving: 'Savings',
    room: 'Left for a home',
  },
  byRate: {
    title: 'What you could afford at other rates',
    lead: 'When rates rise, the same monthly payment buys less home.',
    summary: (v: { rates: Range; own: Range; lender: Range }, say: Say) =>
      `From ${say.percent(v.rates.from)} to ${say.percent(v.rates.to)}, your budget and savings go from ${say.short(v.own.from)} to ${say.short(v.own.to)}, and the lender limit from ${say.short(v.lender.from)} to ${say.short(v.lender.to)}.`,
    x: 'Interest rate, %',
    own: 'Your budget and savings',
    lender: 'Lender limit',
    yours: 'Your rate',
  },
}

export const tableWords = {
  limits: {
    title: 'Your limits side by side',
    lead: 'The lowest price is your limit. A number below zero means that price would leave your budget or savings short.',
    columns: {
      label: 'Limit',
      price: 'Price',
      payment: 'Monthly payment',
      front: 'Housing ratio',
      back: 'Debt-to-income ratio',
      spare: 'Left in budget',
      cash: 'Cash to close',
      left: 'Savings left',
    },
  },
  programs: {
    title: 'Loan types side by side',
    lead: 'We use the same down payment and rate unless a program requires more down. VA assumes first use and an 1,800-square-foot home unless you choose VA above.',
    columns: {
      label: 'Loan type',
      guide: 'Program guideline',
      most: 'Program maximum',
      fits: 'You can afford',
      payment: 'Monthly payment',
      insurance: 'Mortgage insurance',
    },
    names: { conventional: 'Conventional', fha: 'FHA', va: 'VA (service required)', usda: 'USDA (rural areas)' },
  },
  atPrice: {
    title: ({ price }: { price: number }, say: Say) => `Costs at ${say.money(price)}`,
    lead: 'The most you can afford, to the dollar. Your lender’s Loan Estimate has the real closing costs.',
    columns: { item: 'Item', amount: 'Amount' },
    monthly: 'Each month',
    loan: 'Principal and interest',
    tax: 'Property tax',
    insurance: 'Home insurance',
    dues: 'HOA dues',
    payment: 'Monthly payment',
    upkeep: 'Maintenance and repairs',
    home: 'Total monthly cost',
    once: 'At closing',
    down: 'Down payment',
    fees: 'Closing costs',
    prepaid: 'Prepaid taxes and insurance',
    interest: 'Prepaid interest',
    cash: 'Cash to close',
    left: 'Savings left',
  },
}

export const workingWords = {
  none: 'no price fits',
  takeHome: {
    title: 'Take-home pay and what it leaves',
    formula: 'left for a home = take-home pay − debts − spending − savings',
    month: ({ room }: { room: number }, say: Say) => `= ${say.cents(room)} a month`,
    gross: ({ gross }: { gross: number }, say: Say) => `Income for the year: ${say.cents(gross)}.`,
    before: ({ retirement, benefits }: { retirement: number; benefits: number }, say: Say) =>
      `Taken out before taxes: ${say.cents(retirement)} for retirement and ${say.cents(benefits)} for benefits.`,
    federal: ({ federal, payroll }: { federal: number; payroll: number }, say: Say) =>
      `Federal income tax is ${say.cents(federal)}; Social Security, Medicare and state programs are ${say.cents(payroll)}.`,
    state: ({ state }: { state: number }, say: Say) =>
      `State and local income tax is ${say.cents(state)}. Each comes from a full return with deductions and credits.`,
    net: ({ year, month }: { year: number; month: number }, say: Say) =>
      `You take home ${say.cents(year)} a year, ${say.cents(month)} a month.`,
  },
  budget: {
    title: 'Price that fits your budget',
    formula: 'payment(P) + maintenance(P) = left for a home',
    grows: (v: { tax: number; insurance: number; upkeep: number }, say: Say) =>
      `Everything grows with the price: the loan, property tax (${say.percent(v.tax)}), insurance (${say.percent(v.insurance)}), mortgage insurance and maintenance (${say.percent(v.upkeep)}).`,
    search: 'We find the price by halving a range 43 times, until both sides match.',
    jump: 'Where mortgage insurance begins, the payment jumps. The price is then the last one before the jump.',
  },
  lender: {
    title: 'Lender limit',
    residual: 'residual = income − taxes − payment(P) − maintenance and utilities − debts',
    front: ({ share }: { share: number }, say: Say) => `payment ≤ ${say.percent(share)} of income`,
    back: ({ share }: { share: number }, say: Say) => `payment + debts ≤ ${say.percent(share)} of income`,
    and: ' and ',
    room: ({ room, gross }: { room: number; gross: number }, say: Say) =>
      `payment ≤ ${say.cents(room)} of ${say.cents(gross)} a month`,
    at: ({ payment, down }: { payment: number; down: number }, say: Say) =>
      `At this price, the payment is ${say.cents(payment)} with ${say.money(down)} down.`,
    vaResidual: (v: { sum: string; left: number; required: number }, say: Say) =>
      `VA residual: ${v.sum} = ${say.cents(v.left)} left; ${say.cents(v.required)} required (38 CFR 36.4340(e)).`,
    rule: 'Lenders use income before taxes and minimum debt payments. The down payment also has to meet the program’s minimum.',
  },
  cash: {
    title: 'Price your savings allow',
    formula: 'cash to close(P) + months kept × costs(P) = savings',
    parts: (v: { down: number; fees: number; prepaid: number; interest: number }, say: Say) =>
      `Cash to close: ${say.cents(v.down)} down, ${say.cents(v.fees)} closing costs, ${say.cents(v.prepaid)} prepaid taxes and insurance, and ${say.cents(v.interest)} interest for 15 days.`,
    prepaid: 'Prepaid means a year of insurance, plus two months of taxes and insurance.',
    kept: ({ months }: { months: number }, say: Say) =>
      `Emergency fund: ${say.count(months, 'month', 'months')} of payment, maintenance, debts and spending.`,
  },
}

export const sourceWords = {
  rate: 'average 30-year fixed rate (our default)',
  conventional: 'conventional debt-to-income limits',
  conventionalDown: 'minimum down payment',
  pmi: 'PMI above 80% of the price',
  usualPmi: 'typical PMI rates',
  conforming: 'conforming loan limits',
  fha: 'FHA ratios, minimum down payment and upfront premium',
  fhaAnnual: 'FHA annual premium',
  fhaLimits: 'FHA loan limits',
  vaGuide: 'VA’s 41% guideline',
  vaResidual: 'VA residual income by region and family size',
  vaFee: 'VA funding fee',
  usda: 'USDA’s 29/41 ratios',
  usdaFees: 'USDA upfront and annual fees',
  classic: 'the 28/36 rule of thumb',
  tax: 'federal tax brackets and standard deduction',
  propertyTax: 'typical property tax by state',
  insurance: 'typical home insurance by state',
  escrow: 'two-month escrow cushion',
  closing: 'closing costs (our default)',
  down: 'what first-time buyers put down',
  income: 'median household income (our default)',
  upkeep: 'maintenance as a share of the price',
}
