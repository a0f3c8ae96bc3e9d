/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const placeNames = { cd: 'This CD', savings: 'Savings account', treasury: 'Treasury bill or note' }

export const chartWords = {
  exits: {
    title: 'What you’d gain or lose by withdrawing early',
    leadSold: 'You’d sell a brokered CD at the market price that day. The last point is maturity.',
    leadNoPenalty: 'With no penalty, you’d keep all the interest so far. The last point is maturity.',
    leadPenalty: 'After the penalty. Below zero, you’d lose part of your deposit. The last point is maturity.',
    gains: ({ amount }: { amount: string }) => `gains ${amount}`,
    costs: ({ amount }: { amount: string }) => `costs ${amount}`,
    nothing: 'gains nothing',
    summary: ({ first, term, last, whole }: Record<'first' | 'term' | 'last' | 'whole', string>) =>
      `Withdrawing on the first day ${first}; staying to maturity, after ${term}, ${last}. ${whole}`,
    never: 'Before maturity, you’d always get less than your deposit.',
    always: 'You’d never get less than your deposit.',
    from: ({ month }: { month: number }, say: Say) =>
      `From month ${say.number(month)} on, you’d get your whole deposit back.`,
    note: 'In future dollars, before taxes. Interest paid out earlier is counted without further earnings.',
    x: 'Month',
    above: 'Gain',
    below: 'Loss',
    cd: 'CD after penalty',
    cdSold: 'CD, sold',
    savings: 'Savings account',
    whole: 'Break-even',
    ahead: 'Beats savings',
    level: 'Your deposit',
  },
  places: {
    title: ({ term }: { term: string }) => `Interest over ${term} in three places`,
    summary: ({ places }: { places: readonly string[] }, say: Say) => `After taxes: ${say.list(places)}.`,
    place: ({ name, amount }: Record<'name' | 'amount', string>) => `${name} ${amount}`,
    note: ({ amount }: { amount: string }) =>
      `On ${amount}, with interest reinvested at the same yield and no change in the savings rate. In future dollars.`,
    row: 'Place',
    total: 'Interest before taxes',
    cd: 'Rate is locked',
    savings: 'Rate can change',
    treasury: 'Locked, no state tax',
    kept: 'You keep',
    federal: 'Federal tax',
    state: 'State and local tax',
  },
  ladder: {
    title: 'When your ladder’s CDs mature',
    summary: (v: { count: number; from: string; to: string; months: number }, say: Say) =>
      `${say.count(v.count, 'CD matures', 'CDs mature')} between ${say.month(v.from)} and ${say.month(v.to)}, with an average term of ${say.months(v.months)}.`,
    note: 'In future dollars.',
    x: 'Month',
    amount: 'Deposit',
    interest: 'Interest',
  },
}

export const tableWords = {
  places: {
    title: ({ term }: { term: string }) => `Your deposit for ${term} in three places`,
    lead: 'Interest is reinvested at the same yield, and taxes are paid out of it. In future dollars.',
    columns: {
      place: 'Place',
      reason: 'Rate',
      before: 'APY',
      after: 'After taxes',
      value: 'At maturity',
      valueAfter: 'At maturity, after taxes',
    },
    cd: 'Locked until maturity',
    savings: 'Can change any day',
    treasury: 'Locked; no state income tax; can be sold any day at the market price',
  },
  byYear: {
    title: 'Year by year',
    lead: 'The last row is maturity. In future dollars, except the last column.',
    columns: {
      years: 'Years',
      interest: 'Interest',
      paidOut: 'Paid out so far',
      inside: 'CD balance',
      all: 'Total',
      early: 'If you withdrew then',
      today: 'In today’s dollars',
    },
  },
  early: {
    title: 'Withdrawing after each month',
    lead: 'Before taxes, in future dollars.',
    leadSold: 'Sold with the market rates you entered, before dealer costs and taxes.',
    columns: { month: 'Month', paidOut: 'Paid out so far', received: 'You’d receive', total: 'Total', gain: 'Gain' },
  },
  ladder: {
    title: 'Your ladder',
    lead: 'Interest stays in each CD until it matures. In future dollars.',
    columns: {
      date: 'Matures',
      term: 'Term',
      apy: 'APY',
      amount: 'Deposit',
      interest: 'Interest',
      value: 'At maturity',
    },
  },
  renewals: {
    title: 'Your ladder, renewed',
    lead: (v: { months: number; rate: string; day: string; value: string }, say: Say) =>
      `Each CD that matures is renewed with its interest for ${say.months(v.months)} at ${v.rate}, which no bank promises. On ${say.date(v.day)}, your CDs would be worth ${v.value}, before any penalty.`,
    columns: { date: 'Date', value: 'Matures', interest: 'Interest in it', until: 'New CD until' },
  },
}

const periods = (count: number, say: Say) => say.count(count, 'full period', 'full periods')
export const growthWords = {
  title: 'Your CD’s value at maturity',
  titlePayouts: 'What your CD pays',
  payouts: 'total = deposit + interest of each period',
  whole: (v: Record<'deposit' | 'each' | 'paid', string> & { count: number }, say: Say) =>
    `${periods(v.count, say)}: ${v.count} × ${v.deposit} × ${v.each} = ${v.paid}`,
  stays: 'Interest that’s paid out earns nothing more in the CD.',
  part: ({ amount }: { amount: string }) => `The last, partial period adds ${amount}, paid with the deposit.`,
  plainApy:
    'Some CDs that pay out interest state the plain rate as the APY. If yours does, choose “Interest rate” and “Not compounded”.',
  apy: 'value = deposit × (1 + APY)^years',
  apyNote: 'An APY already includes compounding. Compounding it again, daily or monthly, would give too much.',
  simple: 'value = deposit × (1 + rate × years)',
  rate: ({ times }: { times: number }) => `value = deposit × (1 + rate/${times})^(${times} × years)`,
  year: ({ apy }: { apy: string }) => `A year earns ${apy} (APY).`,
  stepped: 'value = deposit × growth of each step',
  firstStep: ({ rate }: { rate: string }) => `${rate} from the first day`,
  step: ({ rate, months }: { rate: string; months: number }, say: Say) => `${rate} after ${say.months(months)}`,
  steppedApy: ({ apy }: { apy: string }) => `One steady rate with the same result: an APY of ${apy}.`,
}

export const compoundingNames = {
  daily: 'daily',
  monthly: 'monthly',
  quarterly: 'quarterly',
  semiannual: 'twice a year',
  yearly: 'yearly',
  none: 'not at all',
}

export const penaltyWords = {
  title: 'Withdrawing early',
  onDeposit: 'penalty = deposit × interest rate × months ÷ 12',
  onBalance: 'penalty = balance × interest rate × months ÷ 12',
  most: ({ amount }: { amount: string }) => `at most what is in the CD: ${amount}`,
  get: (v: Record<'inside' | 'penalty' | 'received', string>) => `you’d get ${v.inside} − ${v.penalty} = ${v.received}`,
  withPaid: ({ paidOut, total }: Record<'paidOut' | 'total', string>) => `with ${paidOut} paid out earlier: ${total}`,
  simple: 'The penalty is simple interest at the CD’s interest rate, even if you haven’t earned that much yet.',
  stated: ({ compounding, rate }: Record<'compounding' | 'rate', string>) =>
    `The interest rate behind your APY, compounded ${compounding}, is ${rate}.`,
  differ: 'Some banks figure the penalty another way, such as in days or as all the interest earned.',
}

export const saleWords = {
  title: 'Selling a brokered CD',
  price: 'price = each later payment ÷ (1 + market yield)^(time to it)',
  yield: ({ yield: own, sign, move }: Record<'yield' | 'sign' | 'move', string>) =>
    `market yield = ${own} ${sign} ${move}`,
  points: ({ points }: { points: number }, say: Say) => `${say.number(points)} ${points === 1 ? 'point' : 'points'}`,
  left: ({ months, received }: Record<'months' | 'received', string>) => `with ${months} months left: ${received}`,
  inside: 'The price includes interest since the last payment. Dealer costs lower what you receive.',
}

export const taxWorking = {
  title: 'After taxes',
  formula: 'yield after taxes = yield × (1 − taxes ÷ interest)',
  line: (v: Record<'name' | 'yield' | 'share' | 'after', string>) =>
    `${v.name}: ${v.yield} × (1 − ${v.share}) = ${v.after}`,
  cd: 'CD',
  savings: 'Savings',
  treasury: 'Treasury',
  sample: ({ interest, bank, treasury }: Record<'interest' | 'bank' | 'treasury', string>) =>
    `We compare full tax returns with and without ${interest} of yearly interest. Taxes are ${bank} on bank interest and ${treasury} on Treasury interest.`,
  quote: ({ quote, year }: Record<'quote' | 'year', string>) =>
    `A Treasury yield of ${quote} is quoted for two half years: (1 + yield ÷ 2)² − 1 = ${year}.`,
  taxFree: ({ rate }: { rate: string }) => `A bond free of federal and state tax would need to yield ${rate}.`,
  same: 'We use the same share each year, paid out of the interest. A partial year is taxed on that part’s interest.',
}

export const savingsWorking = {
  title: 'The savings APY that matches the CD',
  formula: 'average = (CD value ÷ deposit)^(1 ÷ years) − 1',
  kept: ({ rate }: { rate: string }) => `kept to maturity: ${rate}`,
  left: (v: Record<'total' | 'deposit' | 'rate', string> & { months: number }) =>
    `withdrawn early: (${v.total} ÷ ${v.deposit})^(12/${v.months}) − 1 = ${v.rate}`,
  falls: ({ now, average, end }: Record<'now' | 'average' | 'end', string>) =>
    `A savings yield that moves steadily from ${now} averages ${average} when it ends at (1 + average)² ÷ (1 + now) − 1 = ${end}.`,
}

export const sourceWords = {
  apy: 'how an APY is figured',
  least: 'smallest penalty federal law requires',
  notice: 'notice before a CD renews',
  fdic: 'deposit insurance',
  best: 'CD rate (our default)',
  average: 'average CD rates by term',
  savings: 'savings rate (our default)',
  treasury: 'Treasury yields by term',
  exempt: 'no state income tax on Treasury interest',
  brackets: 'federal tax brackets and standard deduction',
  usual: 'penalty and grace period (our defaults)',
  inflation: 'inflation (our default)',
}
