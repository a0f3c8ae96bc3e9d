/** How it is calculated. */
import type { Say } from '../../kit/say.ts'

export const workingWords = {
  most: {
    title: 'The first year’s amount',
    formula: 'savings left = (savings − taken) · (1 − fee) · (stocks · growth of stocks + bonds · growth of bonds)',
    searched: ({ rate, wealth }: { rate: number; wealth: number }, say: Say) =>
      `${say.percent(rate * 100, 4)} · ${say.money(wealth)} = ${say.cents(rate * wealth)}`,
    steps: ({ starts, allowed, years }: { starts: number; allowed: number; years: number }, say: Say) => [
      'Growth is after inflation, so every dollar is today’s. You take the year’s money first, then the fee, then the return.',
      `We try rates from low to high on all ${say.count(starts, 'January start', 'January starts')} with a full ${say.years(years)}, and stop at the first rate where more than ${say.number(allowed)} fail.`,
      'A start fails when the money runs out, or for rules that adjust, when spending falls further than you allow.',
    ],
    stepsGiven: ({ starts, years }: { starts: number; years: number }, say: Say) => [
      'Growth is after inflation, so every dollar is today’s. You take the year’s money first, then the fee, then the return.',
      `The amount is tested on all ${say.count(starts, 'January start', 'January starts')} with a full ${say.years(years)}.`,
    ],
  },
  wealth: {
    title: 'Savings and later income',
    formula: 'counted = savings + later income less expenses, each ÷ (1 + discount rate)^years',
    result: ({ savings, wealth }: { savings: number; wealth: number }, say: Say) =>
      `= ${say.money(savings)} + ${say.money(wealth - savings)} = ${say.money(wealth)}`,
    steps: ['Rules that follow your savings count this, so spending doesn’t jump when Social Security starts.'],
  },
  rule: {
    title: 'Your rule',
    constant: 'spending = the first year’s amount, in today’s dollars',
    percentage: ({ rate }: { rate: number }, say: Say) =>
      `spending = ${say.percent(rate * 100, 3)} of what’s left each January`,
    vpw: ({ real }: { real: number }, say: Say) =>
      `spending = what’s left · r ÷ (1 + r) ÷ (1 − (1 + r)^(−years left)), r = ${say.percent(real, 2)}`,
    rmd: 'spending = what’s left ÷ the divisor of your age that year',
    guyton: [
      'Spending rises with prices, except after a year of loss while your rate is above the first year’s.',
      'It’s cut when your rate is too far above the first year’s and more than 15 years are left. It’s raised when your rate is too far below.',
      'We measure the rate with this year’s raise in it.',
    ],
    guardrails:
      'Spending keeps up with prices. It’s cut or raised when your rate drifts past a guardrail, in any year.',
    ceiling: ({ rate, up, down }: { rate: number; up: number; down: number }, say: Say) =>
      `spending = ${say.percent(rate * 100, 3)} of what’s left, at most ${say.percent(up)} above and ${say.percent(down)} below last year’s`,
    ratchet: ({ raise, over, wait }: { raise: number; over: number; wait: number }, say: Say) =>
      `Spending keeps up with prices and rises ${say.percent(raise)} once savings are ${say.percent(over)} above the start, at most every ${say.years(wait)}.`,
  },
  simulation: {
    title: 'The simulations',
    blocks: ({ block }: { block: number }, say: Say) =>
      `Each simulated retirement joins stretches of the real record since 1871, ${say.years(block)} on average. Stocks, bonds and inflation of a year stay together.`,
    spread:
      'Each year’s growth of stocks and bonds is drawn from the bell curve of its logarithm, with the correlation you set.',
    seed: ({ seed }: { seed: number }) =>
      `Seed ${seed}: every path has its own random numbers, the same on every device.`,
    failed: ({ failed, paths }: { failed: number; paths: number }, say: Say) =>
      `failed = ${say.number(failed)} ÷ ${say.number(paths)} = ${say.percent((failed / paths) * 100, 2)}`,
  },
}
