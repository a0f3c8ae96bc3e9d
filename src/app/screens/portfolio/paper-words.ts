/** Practice portfolio: what it says. */
import { american as say } from '#calculators/kit/say.ts'
import type { PaperEntry, Refused } from '#engine/portfolio/paper/entries.ts'
import type { BadLine } from '#engine/portfolio/paper/entries-csv.ts'
import type { EndedOrder } from '#engine/portfolio/paper/portfolio.ts'
import type { LotMethod } from '#engine/shares/lots.ts'
import { rate, share } from './words.ts'

/** "12.5 shares". */
export const shareCount = (shares: number): string => `${say.number(shares, 4)} ${shares === 1 ? 'share' : 'shares'}`
/** "+$120.50" or "−$3.00". */
export const signedCents = (dollars: number): string => `${dollars > 0 ? '+' : ''}${say.cents(dollars)}`

/** Whole dollars, and cents where there are few. */
const about = (dollars: number): string => (Math.abs(dollars) < 100 ? say.cents(dollars) : say.money(dollars))

const whyBad = {
  date: 'no date we can read',
  action: 'not an action we know',
  symbol: 'no symbol',
  number: 'a number is missing or isn’t above 0',
} satisfies Record<BadLine, string>

export const paperWords = {
  start: {
    title: 'Practice with pretend money',
    lead: 'Buy and sell with money that isn’t real. It stays on this device, and nobody sees it but you.',
    money: 'Pretend money to start with',
    name: 'Name',
    usualName: (count: number) => (count === 0 ? 'My practice portfolio' : `Practice portfolio ${count + 1}`),
    go: 'Start',
    import: 'Or bring a CSV file',
  },
  headline: (value: number, paidIn: number) => {
    const apart = Math.abs(value - paidIn)
    if (apart < 0.005) return `You have ${about(value)}, exactly what you put in.`
    return `You have ${about(value)}: ${about(apart)} ${value > paidIn ? 'more' : 'less'} than you put in.`
  },
  noValue: 'A price is missing, so we can’t say what it’s all worth now.',
  bench: (name: string, bench: number, value: number) => {
    const apart = Math.abs(value - bench)
    const would = `The same dollars in ${name} would be ${about(bench)}.`
    return apart < 0.005 ? would : `${would} You’re ${about(apart)} ${value > bench ? 'ahead' : 'behind'}.`
  },
  benchNote: 'An index has no fees and, here, no dividends.',
  luck: 'A few weeks say almost nothing about skill, and every trade can cost a fee or a worse price.',
  prices: {
    from: (source: string, time: string) => `Prices: ${source}, ${time}`,
    sample: 'sample data, made-up companies',
    delayed: (minutes: number | null) => (minutes ? `delayed ${say.count(minutes, 'minute', 'minutes')}` : 'delayed'),
    endOfDay: 'end of day',
    stale: 'not the newest',
    closed: 'The stock market is closed now, so orders for real stocks wait until it opens.',
    loading: 'Loading prices…',
    next: 'Orders fill at the next price that arrives, while this page is open. You don’t get the price you see.',
    old: (time: string) => `Last price we saw, ${time}`,
    none: 'No price',
  },
  figures: {
    label: 'Your numbers',
    cash: 'Cash',
    unrealized: 'Unrealized gain',
    realized: 'Realized gain',
    dividends: 'Dividends',
    fees: 'Fees paid',
    fall: 'Worst fall',
    fallNote: 'On days you looked',
    timeWeighted: 'Your choices (time-weighted)',
    timeNote: 'Ignores when you added money',
    moneyWeighted: 'Your dollars (money-weighted)',
    yearly: 'A year',
    total: 'Since you started',
    unknown: 'Not known',
  },
  trade: {
    title: 'Place an order',
    side: 'You want to',
    sides: { buy: 'Buy', sell: 'Sell' },
    what: 'What',
    shares: 'Shares',
    kind: 'Order type',
    kinds: { market: 'Market order', limit: 'Limit order' },
    limit: 'Limit price',
    limitHint: { buy: 'Buys at this price or lower', sell: 'Sells at this price or higher' },
    lots: 'Which shares',
    byMethod: (method: string) => `${method} (your setting)`,
    lot: (on: string, shares: number, cost: number) =>
      `Bought ${say.dateShort(on)}: ${say.number(shares, 4)} at ${say.cents(cost)}`,
    note: 'Why? (optional)',
    noteHint: 'Read it again when you sell.',
    about: (amount: number, fee: number) =>
      fee > 0 ? `About ${say.cents(amount)}, plus a fee of ${say.cents(fee)}` : `About ${say.cents(amount)}`,
    price: (price: number, time: string) => `${say.price(price)} a share at ${time}`,
    go: 'Place order',
    placed: (side: 'buy' | 'sell', symbol: string) => `${side === 'buy' ? 'Buy' : 'Sell'} order placed for ${symbol}`,
    waits: 'It fills at the next price.',
    problems: {
      shares: 'Enter how many shares, above 0.',
      limit: 'Enter a limit price above 0.',
      cash: (cash: number) => `That’s more than your cash of ${say.cents(cash)}.`,
      held: (shares: number) => `You hold ${shareCount(shares)}.`,
      full: 'This portfolio is full. Start another, or cancel an order.',
      lot: (shares: number) => `That purchase has ${shareCount(shares)} left.`,
    },
  },
  orders: {
    title: 'Waiting orders',
    say: (side: 'buy' | 'sell', shares: number, symbol: string, limit: number | null) =>
      `${side === 'buy' ? 'Buy' : 'Sell'} ${shareCount(shares)} of ${symbol}${limit === null ? ' at the next price' : side === 'buy' ? ` at ${say.price(limit)} or lower` : ` at ${say.price(limit)} or higher`}`,
    cancel: 'Cancel',
    look: 'Look for a newer price',
    looking: 'Looking…',
    note: 'We look for a newer price every 15 seconds while this page is open. It can take a minute, or days while a market is closed.',
    ended: {
      cancelled: 'Canceled',
      'no-cash': 'Not filled: not enough cash at the next price',
      'no-shares': 'Not filled: you no longer held enough shares',
    } satisfies Record<EndedOrder['why'], string>,
    endedTitle: 'Orders that weren’t filled',
  },
  holdings: {
    title: 'What you hold',
    none: 'Nothing yet. Place your first order above.',
    symbol: 'Name',
    shares: 'Shares',
    price: 'Price',
    value: 'Worth',
    cost: 'Cost',
    gain: 'Gain',
    part: 'Share of total',
    cash: 'Cash',
    lots: (name: string) => `Purchases of ${name}`,
    bought: 'Bought',
    perShare: 'Cost per share',
  },
  charts: {
    worth: 'What it was worth, day by day',
    lead: 'The last look of each day you opened this page.',
    value: 'Your portfolio',
    paid: 'Deposits',
    bench: 'Benchmark',
    day: 'Day',
    allocation: 'Where your money is',
    part: 'Holding',
    worthNow: 'Worth',
  },
  checks: {
    title: 'A second look',
    oneHolding: (name: string, part: number) =>
      `${name} is ${share(part)} of your portfolio. If it’s one company, it can lose most of its value. You could spread it over more holdings.`,
    cash: (part: number) => `${share(part)} is in cash. It won’t fall, but it won’t grow here either.`,
    fees: (part: number, fees: number) =>
      `Fees took ${say.cents(fees)}, ${rate(part)} of what you put in. Fewer, larger orders would cost less.`,
    behind: 'You’re behind the benchmark. An index fund that follows it would have come close to it.',
    fine: 'No single holding is over a quarter, and fees are low.',
  },
  activity: {
    title: 'What happened',
    when: 'When',
    what: 'What',
    amount: 'Cash',
    note: 'Why',
    say: {
      deposit: () => 'Deposit',
      withdrawal: () => 'Withdrawal',
      buy: (shares: number, symbol: string, price: number) =>
        `Bought ${shareCount(shares)} of ${symbol} at ${say.price(price)}`,
      sell: (shares: number, symbol: string, price: number) =>
        `Sold ${shareCount(shares)} of ${symbol} at ${say.price(price)}`,
      dividend: (perShare: number, symbol: string) => `Dividend of ${say.price(perShare)} a share of ${symbol}`,
      split: (ratio: number, symbol: string) =>
        `Split of ${symbol}: ${say.number(ratio, 4)} new shares for each old one`,
    },
    gain: (gain: number) => `Gain ${signedCents(gain)}`,
    left: (count: number) =>
      `${say.count(count, 'line doesn’t', 'lines don’t')} fit the rest (more sold than held, or no cash), so we left ${count === 1 ? 'it' : 'them'} out.`,
  },
  more: {
    title: 'Money, dividends, splits',
    add: 'Add money',
    take: 'Take out money',
    amount: 'Amount',
    dividend: 'Record a dividend',
    split: 'Record a split',
    perShare: 'Dollars per share',
    ratio: 'New shares for each old one',
    ratioHint: '2 for a 2-for-1 split, 0.1 for a 1-for-10 reverse split',
    feed: 'Dividends and splits that come with our prices are added automatically. Record any others here: they count for the shares you hold now.',
    of: 'Of',
    do: { deposit: 'Add', withdrawal: 'Take out', dividend: 'Record', split: 'Record' } as Readonly<
      Record<Exclude<PaperEntry['kind'], 'buy' | 'sell'>, string>
    >,
    done: 'Saved',
    refused: {
      'no-cash': 'You don’t have that much cash.',
      'no-shares': 'You don’t hold any shares of it.',
      'no-lot': 'That purchase doesn’t have enough shares left.',
      'not-a-number': 'Enter a number above 0.',
      full: 'This portfolio holds as many entries as it can. Export it and start another.',
    } satisfies Record<Refused | 'full', string>,
  },
  settings: {
    title: 'Settings of this portfolio',
    name: 'Name',
    benchmark: 'Compare with',
    noBenchmark: 'Nothing',
    flat: 'Fee per trade',
    percent: 'Fee, percent of the trade',
    feeHint: 'Our default is no fee',
    method: 'Sell first',
    methods: {
      fifo: 'First in, first out',
      newest: 'Newest first',
      highest: 'Highest cost first',
      lowest: 'Lowest cost first',
    } satisfies Record<LotMethod, string>,
    methodHint: 'First in, first out is what brokers use unless you say otherwise.',
    benchHint: 'An index. Past deposits count at its closing prices of those days.',
    reset: 'Start over',
    delete: 'Delete',
    sure: (name: string) => `Delete “${name}” and everything in it?`,
    sureReset: (name: string) => `Empty “${name}”? Its orders and history will be gone.`,
    no: 'Cancel',
  },
  bar: {
    label: 'Practice portfolio',
    another: 'New portfolio',
    most: (most: number) => `You can keep ${most} at a time.`,
  },
  file: {
    title: 'Export or import',
    export: 'Export CSV',
    import: 'Import CSV',
    choose: 'Choose a CSV file',
    note: 'A file needs the columns date and action (deposit, withdrawal, buy, sell, dividend, split), and symbol, shares, price, fee or amount as they apply. It becomes a new portfolio.',
    bad: (line: number, why: BadLine) => `Line ${line}: ${whyBad[why]}.`,
    noHead: 'This file has no columns named date and action.',
    large: 'This file is too large.',
    empty: 'This file has no lines we can use.',
    cut: (most: number) => `We read the first ${say.number(most, 0)} lines.`,
    more: (count: number) => `And ${say.count(count, 'other line', 'other lines')}.`,
    read: (count: number) => `${say.count(count, 'line', 'lines')} read.`,
    name: 'From a file',
  },
  next: 'Go on from here',
  average: 'Average cost, lots and wash sales of real shares',
  market: 'All market prices',
  margin: (lent: number, least: number) =>
    `You can’t borrow here. A real broker may lend you ${share(lent)} of a purchase, and sell your shares when your own part falls below ${share(least)}.`,
  marginSource: 'rules for buying with borrowed money',
  wash: 'Gains here are before taxes, and wash sales aren’t counted.',
} as const
