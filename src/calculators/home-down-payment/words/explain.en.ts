/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

interface Month {
  readonly month: string
}
export const chartWords = {
  race: {
    title: 'Your savings and the cash you need',
    lead: 'Your target moves: it grows with the home’s price.',
    summary: (v: { from: number; to: number; need: number; needThen: number }, say: Say) =>
      `Your savings go from ${say.short(v.from)} to ${say.short(v.to)}, and the cash you need from ${say.short(v.need)} to ${say.short(v.needThen)}.`,
    enoughNow: () => 'You have enough today.',
    enoughIn: ({ month }: Month, say: Say) => `You have enough in ${say.month(month)}.`,
    note: ({ growth }: { growth: number }, say: Say) =>
      `In future dollars, with home prices changing ${say.percent(growth)} a year. The dashed line adds 2 points a year.`,
    x: 'Month',
    saved: 'Your savings',
    need: 'Cash you need',
    faster: 'If prices grow faster',
    enough: 'Enough',
  },
  lives: {
    title: 'Net worth if you buy sooner or wait',
    lead: 'You have the same money each month either way. Only the day you buy differs.',
    summary: ({ sooner, waiting, how }: { sooner: number; waiting: number; how: string }, say: Say) =>
      `At the end, you’d have ${say.money(sooner)} with ${how}, and ${say.money(waiting)} with your plan.`,
    note: 'Home value minus the loan and selling costs, plus savings. In future dollars.',
    x: 'Year',
    plan: 'Your plan',
    buySooner: 'Buy sooner',
  },
}

export const tableWords = {
  never: 'Not in 40 years',
  now: 'Now',
  programs: {
    title: 'Loan types side by side',
    lead: 'Your plan comes first, then each program’s minimum down payment in the month you’d have enough. Fees are added to the loan.',
    columns: {
      name: 'How you buy',
      who: 'Who it’s for',
      today: 'Cash needed today',
      when: 'Enough in',
      down: 'Down payment then',
      loan: 'Loan then',
      fee: 'Upfront fee',
      payment: 'Monthly payment',
      premium: 'Monthly mortgage insurance',
      months: 'Months of insurance',
      insurance: 'Total insurance',
    },
  },
  cash: {
    title: 'Cash you need to buy',
    item: 'Item',
    today: 'Today',
    items: {
      down: 'Down payment',
      closing: 'Closing costs',
      prepaid: 'Prepaid taxes and insurance',
      moving: 'Moving and first repairs',
      reserves: 'Reserves you keep',
      gift: 'Gift or grant',
      total: 'Cash you need',
    },
  },
  places: {
    title: ({ month }: Month, say: Say) => `Where to keep your savings until ${say.month(month)}`,
    lead: 'Treasury interest is free of state and local income tax. Bank interest isn’t.',
    columns: {
      name: 'Place',
      rate: 'Yearly rate',
      federal: 'Federal tax',
      state: 'State tax',
      after: 'After tax',
      saved: 'Savings then',
    },
  },
  lives: {
    title: 'Buy sooner or wait, line by line',
    item: 'By the end',
    bought: 'Bought',
    items: {
      price: 'Price paid',
      loanAmount: 'Loan with fees',
      rentPaid: 'Rent paid',
      interestPaid: 'Loan interest paid',
      insurancePaid: 'Mortgage insurance paid',
      ownerCostsPaid: 'Property tax, insurance and maintenance paid',
      homeValue: 'Home value',
      owed: 'Loan balance',
      sellingCost: 'Selling costs',
      saved: 'Savings',
      worth: 'Net worth',
    },
  },
  yearly: {
    title: 'Year by year',
    columns: {
      by: 'By',
      added: 'You add',
      interest: 'Interest after tax',
      saved: 'Savings',
      need: 'Cash you need',
      price: 'Home price',
    },
  },
}

export const workingWords = {
  target: {
    title: ({ month }: Month, say: Say) => `Cash you need in ${say.month(month)}`,
    formula: 'cash = down payment + closing + prepaid + moving + reserves − gift',
    covered: ({ total }: { total: number }, say: Say) => `= ${say.cents(total)}, because the gift covers all of it`,
    price: (v: { today: number; factor: string; months: number; price: number }, say: Say) =>
      `Price: ${say.money(v.today)} × ${v.factor}^(${v.months} ÷ 12) = ${say.cents(v.price)}.`,
    prepaid: 'Prepaid is a year of home insurance, plus two months of taxes and insurance for escrow.',
    grows: 'Taxes and insurance grow with the price; moving costs grow with inflation.',
    reserves: ({ months, payment }: { months: number; payment: number }, say: Say) =>
      `Reserves: ${say.count(months, 'month', 'months')} of ${say.cents(payment)}, the payment with taxes and insurance.`,
  },
  saving: {
    title: 'How your savings grow',
    formula: 'next month = savings × (1 + i) + deposit',
    rate: (v: { yearly: number; tax: number; monthly: number }, say: Say) =>
      `i = ((1 + ${say.percent(v.yearly, 3)})^(1/12) − 1) × (1 − ${say.percent(v.tax)}) = ${say.percent(v.monthly, 4)}`,
    becomes: ({ from, to, month }: { from: number; to: number } & Month, say: Say) =>
      `${say.money(from)} today becomes ${say.money(to)} in ${say.month(month)}`,
    tax: (v: { name: string; interest: number; federal: number; state: number }, say: Say) =>
      `${v.name}: tax on ${say.cents(v.interest)} of yearly interest is ${say.cents(v.federal)} federal and ${say.cents(v.state)} state. It’s the difference of two full tax returns.`,
    sameShare: 'We use the same tax share every year, as if you paid it each month.',
    bills: 'A Treasury yield is quoted for two half years, so a year earns (1 + yield ÷ 2)² − 1.',
    deposits: 'Deposits go in at the end of each month. Nothing is rounded along the way.',
  },
  wish: {
    title: ({ month }: Month, say: Say) => `Monthly savings to buy in ${say.month(month)}`,
    formula: 'monthly = (cash you need − what today’s savings become) ÷ what $1 a month becomes',
    enough: ({ amount }: { amount: number }, say: Say) =>
      `= ${say.cents(amount)}, because your savings alone become enough`,
    extras: 'One-time amounts count as part of today’s savings here.',
    raise: ({ raise }: { raise: number }, say: Say) =>
      `The amount is for the first year. It rises ${say.percent(raise)} each year, and so does the $1.`,
  },
  lives: {
    title: 'Buy sooner or wait',
    formula: 'net worth = home value − loan balance − selling costs + savings',
    difference: ({ sooner, waiting }: { sooner: string; waiting: string }) =>
      `(sooner) ${sooner} − (waiting) ${waiting}`,
    today: ({ inflation, months, ahead }: { inflation: number; months: number; ahead: number }, say: Say) =>
      `in today’s dollars: ÷ (1 + ${say.percent(inflation)})^(${months} ÷ 12) = ${say.cents(ahead)}`,
    sameMoney: 'You have the same money each month either way: your rent plus your monthly savings.',
    after:
      'After buying, that money pays the loan, mortgage insurance, property tax, home insurance and maintenance. Savings take what’s left or cover what’s short.',
    insurance:
      'PMI ends automatically at 78% of the price on the loan’s schedule. FHA and USDA insurance follow their own rules. Nobody refinances.',
  },
}

export const sourceWords = {
  median: 'median price of an existing home',
  rate: 'average 30-year fixed rate (our default)',
  conventionalDown: 'minimum conventional down payment',
  fhaDown: 'minimum FHA down payment',
  fhaAnnual: 'FHA annual premium',
  vaFee: 'VA funding fee',
  usda: 'USDA fees',
  pmi: 'when PMI ends',
  conforming: 'conforming loan limits',
  savings: 'high-yield savings rates',
  cd: 'one-year CD rates',
  bank: 'average savings rate',
  bills: 'six-month Treasury yield',
  tax: 'federal tax brackets and standard deduction',
  gift: 'yearly gift tax exclusion',
  ira: 'IRA money for a first home',
  planLoan: 'loans from a 401(k)',
  escrow: 'two-month escrow cushion',
  insurance: 'average home insurance (our default)',
  closing: 'closing costs (our default)',
  usualPmi: 'typical PMI rates',
  inflation: 'inflation (our default)',
}
