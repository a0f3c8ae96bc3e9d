import { american as say } from '#calculators/kit/say.ts'
import { yearsToMultiply } from '#engine/investing/past-rules/doubling.ts'
import { doublingRule } from '#facts/household/rule-origins.ts'
import { doubling, errorsOf72, tripling } from './past.precomputed.ts'
import type { Rule } from './rule.ts'

const rate = { key: 'rate', label: 'Yearly return', unit: 'percent', initial: 7, least: 0.1, most: 60 } as const
const years = (value: number) => `${say.number(value, 1)} years`
const error = (at: number) => errorsOf72.find(([rate]) => rate === at)?.[1] ?? Number.NaN

export const growthRules: readonly Rule[] = [
  {
    slug: 'rule-of-72',
    topic: 'growth',
    title: 'Rule of 72',
    says: 'Divide 72 by the yearly return, and you get the years it takes to double your money.',
    verdict: 'solid',
    because: 'It’s off by less than 1% at the rates people usually meet.',
    origin: `Luca Pacioli’s book on arithmetic, printed in Venice in ${doublingRule.value.printed}, gives it with an example: at ${doublingRule.value.exampleRate}%, ${doublingRule.value.exampleYears} years.`,
    holdsWhen: ['Rates from about 4% to 15%', 'The growth stays invested'],
    breaksWhen: ['Very low or very high rates', 'You add or take out money along the way'],
    asks: [rate],
    check: ({ rate = 7 }) => ({
      says: `At ${say.percent(rate)} a year, the rule says ${years(72 / rate)} to double. It’s really ${years(yearsToMultiply(2, rate / 100))}.`,
      keeps: null,
      working: `72 ÷ ${say.number(rate)} = ${say.number(72 / rate, 2)}; exact: ln 2 ÷ ln ${say.number(1 + rate / 100, 4)} = ${say.number(yearsToMultiply(2, rate / 100), 2)}`,
    }),
    past: {
      says: `At 8%, it’s off by ${say.percent(Math.abs(error(8)), 1)}. At 1%, it says ${say.percent(error(1), 1)} too many years, and at 24%, ${say.percent(-error(24), 1)} too few.`,
      chart: {
        kind: 'lines',
        key: 'error-of-72',
        title: 'How far the rule of 72 is off',
        summary: `The rule says ${say.percent(error(1), 1)} too many years at 1% and ${say.percent(-error(30), 1)} too few at 30%; it’s right near 8%.`,
        x: { label: 'Yearly return (%)', kind: 'number', values: errorsOf72.map(([at]) => at) },
        unit: 'percent',
        yLabel: 'Years too many or too few (%)',
        signs: { above: 'Too many years', below: 'Too few years' },
        series: [{ key: 'error', label: 'Off by', color: 'growth', values: errorsOf72.map(([, off]) => off) }],
      },
    },
    tool: { calculator: 'compound-interest', inputs: ({ rate = 7 }) => ({ rate }) },
    lesson: 'compounding',
    sources: [{ source: doublingRule.source, what: 'the rule of 72' }],
  },
  {
    slug: 'rule-of-114',
    topic: 'growth',
    title: 'Rules of 114 and 144',
    says: 'Divide 114 by the return for the years to triple, and 144 for the years to quadruple.',
    verdict: 'solid',
    because: 'They’re the rule of 72 for three and four times, with the same small error.',
    holdsWhen: ['Rates from about 4% to 15%'],
    breaksWhen: ['Very low or very high rates'],
    asks: [rate],
    check: ({ rate = 7 }) => ({
      says: `At ${say.percent(rate)}, the rule says ${years(114 / rate)} to triple (really ${years(yearsToMultiply(3, rate / 100))}) and ${years(144 / rate)} to quadruple (really ${years(yearsToMultiply(4, rate / 100))}).`,
      keeps: null,
      working: `114 ÷ ${say.number(rate)} = ${say.number(114 / rate, 2)}; exact: ln 3 ÷ ln ${say.number(1 + rate / 100, 4)} = ${say.number(yearsToMultiply(3, rate / 100), 2)}`,
    }),
    past: {
      says: `US stocks grew ${say.percent(tripling.rate * 100, 1)} a year since ${tripling.from}, so the rules say ${tripling.three.years} and ${tripling.four.years} years. Money had tripled in ${say.percent(tripling.three.reached * 100, 0)} of the stretches of ${tripling.three.years} years, and quadrupled in ${say.percent(tripling.four.reached * 100, 0)} of those of ${tripling.four.years}.`,
    },
    tool: { calculator: 'compound-interest', inputs: ({ rate = 7 }) => ({ rate }) },
    lesson: 'compounding',
    sources: [{ source: 'damodaran-returns', what: 'yearly returns of US stocks' }],
  },
  {
    slug: 'stocks-double-in-seven-years',
    topic: 'growth',
    title: 'Stocks double every seven years',
    says: 'Put money in stocks, and it doubles about every seven years.',
    verdict: 'sometimes',
    because: 'It’s what 10% a year would do. Many seven-year stretches fell short, and prices rose too.',
    holdsWhen: ['A good stretch for US stocks', 'Before inflation, fees and taxes'],
    breaksWhen: ['You start before a bad decade', 'You count what the money buys'],
    asks: [
      { key: 'amount', label: 'Amount', unit: 'money', initial: 10_000, from: 'invested' },
      { key: 'return', label: 'Yearly return', unit: 'percent', initial: 7, least: 0.1, most: 60 },
    ],
    check: ({ amount = 10_000, return: yearly = 7 }) => ({
      says: `At ${say.percent(yearly)} a year, ${say.about(amount)} would be ${say.about(amount * (1 + yearly / 100) ** 7)} after 7 years. To double in 7, you’d need ${say.percent((2 ** (1 / 7) - 1) * 100, 1)}.`,
      keeps: null,
      working: `${say.money(amount)} × ${say.number(1 + yearly / 100, 4)}^7 = ${say.money(amount * (1 + yearly / 100) ** 7)}`,
    }),
    past: {
      says: `Since ${doubling.from}, US stocks doubled in ${say.percent(doubling.seven.reached * 100, 0)} of ${doubling.seven.spans} seven-year stretches. After inflation, even ten years were enough in only ${say.percent(doubling.realTen.reached * 100, 0)}.`,
    },
    tool: {
      calculator: 'lumpsum',
      inputs: ({ amount = 10_000, return: yearly = 7 }) => ({ amount, rate: yearly, years: 84 }),
    },
    lesson: 'why-invest',
    sources: [{ source: 'damodaran-returns', what: 'yearly returns of US stocks' }],
  },
]
