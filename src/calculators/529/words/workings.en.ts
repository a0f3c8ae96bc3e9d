/** How it is calculated, and what each source was used for. */
import type { Say } from '../../kit/say.ts'

interface Published {
  readonly year: string
  readonly fall: string
  readonly published: number
  readonly growth: number
  readonly price: number
}
interface First {
  readonly month: string
  readonly months: number
  readonly price: number
  readonly growth: number
  readonly grown: number
  readonly planned: number
}
export const depositWords = {
  none: { title: 'Monthly savings', line: 'No school bills are left, so there’s nothing to save for.' },
  title: ({ name }: { name: string }) => `Monthly savings for ${name}`,
  formula: 'monthly = (present value of bills − savings) ÷ present value of $1 a month, the largest over all bills',
  value: 'present value = amount ÷ growth of $1 until then',
  result: ({ needed }: { needed: number }, say: Say) => `= ${say.cents(needed)} a month`,
  risen: ({ year, fall, published, growth, price }: Published, say: Say) =>
    `The published price for ${year}, ${say.money(published)}, has risen ${say.percent(growth)} a year since August ${fall}: ${say.money(price)} today.`,
  fallen: ({ year, fall, published, growth, price }: Published, say: Say) =>
    `The published price for ${year}, ${say.money(published)}, has fallen ${say.percent(-growth)} a year since August ${fall}: ${say.money(price)} today.`,
  first: ({ month, months, price, growth, grown, planned }: First, say: Say) =>
    `First bill, ${say.month(month)}: ${say.money(price)} today × ${say.number(1 + growth / 100, 4)}^(${months} ÷ 12) = ${say.money(grown)}. The plan’s part is ${say.money(planned)}.`,
  grows: ({ factor, path }: { factor: number; path: string }, say: Say) =>
    `$1 saved today grows to ${say.number(factor, 4)} by then: ${path}. Each month earns (1 + yearly return)^(1/12) − 1.`,
  steady: ({ rate }: { rate: number }, say: Say) => `${say.percent(rate)} a year`,
  atOnce: ({ far, near }: { far: number; near: number }, say: Say) =>
    `${say.percent(far)} a year until school starts, ${say.percent(near)} after`,
  glide: ({ far, near, years }: { far: number; near: number; years: number }, say: Say) =>
    `${say.percent(far)} a year, shifting evenly to ${say.percent(near)} over the last ${years === 1 ? 'year' : `${years} years`} before school`,
  monthEnd: ({ monthly }: { monthly: number }, say: Say) =>
    `You contribute at the end of each month. ${say.money(monthly)} a month is ${say.money(monthly * 12)} a year.`,
  monthEndRising: ({ monthly, raise }: { monthly: number; raise: number }, say: Say) =>
    `You contribute at the end of each month, ${say.percent(raise)} more after every 12. ${say.money(monthly)} a month is ${say.money(monthly * 12)} in the first year.`,
  child: ({ name, needed }: { name: string; needed: number }, say: Say) => `${name} ${say.cents(needed)}`,
  all: ({ children, total }: { children: readonly string[]; total: number }, say: Say) =>
    `All children: ${say.list(children)}. Total: ${say.cents(total)} a month.`,
  split: 'We split what you save in these proportions, without rounding.',
}

export const coverageWords = {
  title: 'Share of your goal covered',
  formula: 'covered = paid from 529 plans ÷ school bills in your goal',
  none: 'no bills left',
  how: 'Each August, a plan pays that year’s bill, or as much of it as it holds.',
}

interface StateTax {
  readonly deposits: number
  readonly amount: number
}
export const stateWorking = {
  title: {
    deduction: ({ state }: { state: string }) => `${state}’s deduction`,
    credit: ({ state }: { state: string }) => `${state}’s credit`,
  },
  formula: 'saved = state tax without it − state tax with it',
  counts: {
    deduction: ({ deposits, amount }: StateTax, say: Say) =>
      `${say.money(deposits)} contributed in the first 12 months; ${say.money(amount)} is deducted`,
    credit: ({ deposits, amount }: StateTax, say: Say) =>
      `${say.money(deposits)} contributed in the first 12 months; the credit is ${say.money(amount)}`,
  },
  how: 'We compare complete federal and state returns at your income, with the larger of the standard deduction and itemized state tax.',
  who: 'One person’s pay, no other income.',
}

interface Taken {
  readonly incomeTax: number
  readonly penalty: number
  readonly recapture: number
}
export const takenWords = {
  title: 'Money withdrawn for other things',
  formula: 'cost = income tax on the earnings + 10% of the earnings + state tax taken back',
  parts: ({ incomeTax, penalty, recapture }: Taken, say: Say) =>
    `${say.cents(incomeTax)} + ${say.cents(penalty)} + ${say.cents(recapture)}`,
  result: ({ cost, amount }: { cost: number; amount: number }, say: Say) =>
    `= ${say.cents(cost)} of ${say.money(amount)}`,
  earnings: ({ earnings, amount }: { earnings: number; amount: number }, say: Say) =>
    `Of ${say.money(amount)}, ${say.money(earnings)} is earnings. Every withdrawal takes earnings and contributions in proportion.`,
  tax: 'Income tax is the difference between complete returns with and without the earnings, at your income today. Paid to a child with little income, it may be less.',
  recapture:
    'State tax taken back is the contributed part × what the state saves you per dollar now. It’s an estimate, since each state has its own rule.',
}

export const usedFor = {
  prices: 'published college prices',
  states: 'state deductions and credits',
  spread: 'spreading gifts over five years',
  loans: 'student loans from a 529 plan',
  penalty: '10% tax on earnings used for other things',
  roth: 'rollover to a Roth IRA',
  k12: 'K-12 withdrawals',
  trump: 'Trump account',
  housing: 'what counts, what is taxed, and the college credit',
  limits: 'lowest and highest plan limit',
  aid: 'grandparents’ plans and the FAFSA',
  gift: 'annual gift tax exclusion',
  ira: 'IRA limit',
  credit: 'college tax credit',
  brackets: 'federal tax brackets',
  growth: 'long-run growth of stocks and bonds',
  inflation: 'inflation, our default',
}
