/** How it's calculated, and where numbers come from. */
import type { Say } from '../../kit/say.ts'

export const workingWords = {
  need: {
    title: 'Total need',
    formula: 'total need = debts and last bills + mortgage paid off + money for the years',
    net: ({ net }: { net: number }, say: Say) => `After inflation the money earns ${say.percent(net, 2)} a year.`,
    fund: ({ rate, years }: { rate: number; years: number }, say: Say) =>
      `Money for the years: each year’s costs less take-home pay and Social Security, for ${say.years(years)}, with ${say.percent(rate)} earned on what’s left.`,
    spent:
      'Income above a year’s costs counts as spent, so it doesn’t lower the need. Each year’s money is set aside at its start.',
    saved:
      'Income above a year’s costs helps pay for later years, not earlier ones. Each year’s money is set aside at its start.',
    prices: ({ inflation }: { inflation: number }, say: Say) =>
      `Living costs, child care, pay and Social Security rise ${say.percent(inflation)} a year. College has its own rate, and mortgage payments stay the same.`,
    support: ({ years }: { years: number }, say: Say) =>
      `Living costs, pay and Social Security count for ${say.years(years)}. College and mortgage payments count until they end.`,
  },
  gap: {
    title: 'More coverage needed',
    formula: 'more coverage = total need − coverage and savings',
    have: ({ savings, coverage }: { savings: number; coverage: number }, say: Say) =>
      `You have ${say.money(savings)} in savings and ${say.money(coverage)} in coverage.`,
    size: 'Next policy size: the next one usually sold, in steps of $25,000 to $250,000, $50,000 to $1 million, then $250,000.',
  },
  social: {
    title: 'Social Security survivor benefits',
    formula: 'each child, and the parent of a child under 16: 75% of your benefit at full retirement age',
    maximum: ({ maximum }: { maximum: number }, say: Say) =>
      `Most for the whole family (family maximum): ${say.cents(maximum)} a month`,
    first: ({ children, spouse }: { children: number; spouse: number }, say: Say) =>
      `First month: ${say.money(children)} to children${spouse > 0 ? `, ${say.money(spouse)} to your spouse` : ''}`,
    fromPay: ({ pay, age }: { pay: number; age: number }, say: Say) =>
      `Your benefit comes from ${say.money(pay)} of pay, with past pay following average U.S. wages since age ${say.number(age, 0)}.`,
    told: 'Your benefit is the one you entered from your statement.',
    ages: 'A child is paid to 18, or to 19 in high school. The parent’s benefit ends when the youngest is 16.',
    work: 'Pay above the yearly limit takes $1 for each $2 from a surviving parent’s own benefit. The children then share what’s left up to the maximum.',
    widow:
      'A widow’s or widower’s benefit starts at 60, or if they earn more than the limit, when they stop working, and by full retirement age at the latest.',
    today: 'All in today’s dollars: benefits rise with prices, and past wages are lifted to today’s level.',
  },
} as const

export const sourceWords = {
  formula: 'how a benefit is worked out from pay',
  maximum: 'children’s, parents’ and widows’ benefits',
  wages: 'national average wages',
  test: 'the earnings limit for survivors who work',
  trust: 'when Social Security reserves run out',
  brackets: 'federal income tax on a survivor’s pay',
  college: 'college prices',
  collegeNet: 'college prices after grants',
  collegeGrowth: 'how fast college prices rise',
  care: 'what child care costs',
  funeral: 'what a funeral costs',
  final: 'our default for last bills',
  multiple: 'the rule of 10 to 12 times pay',
  most: 'how much insurers usually sell by age',
  own: 'the share of pay people spend on themselves',
  sizes: 'policy sizes',
  range: 'how our range is made',
  ages: 'our default ages',
  grown: 'our default for costs once kids are grown',
  estate: 'state estate taxes',
  inheritance: 'state inheritance taxes',
  community: 'community property states',
  inflation: 'inflation',
  safe: 'our default return',
}
