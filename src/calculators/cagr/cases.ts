import type { Case } from '../kit/definition.ts'
import type { CagrInputs } from './sections.ts'

const span = (years: number) => ({ timeBy: 'years' as const, years })
const list = (flows: readonly (readonly [string, number])[]) => flows.map(([date, amount]) => ({ date, amount }))

export const cases: readonly Case<CagrInputs>[] = [
  {
    name: 'RRI, Google Docs function reference: 2 to 4 in 3 periods is 0.2599210499',
    derivation: 'Published example RRI(3, 2, 4) = 0.2599210499.',
    inputs: { find: 'rate', start: 2, end: 4, ...span(3) },
    expect: { cagr: 25.99210499, doublingYears: 3 },
    within: 1e-7,
  },
  {
    name: 'RRI, Google Docs function reference: 10 to 3 in 10.5 periods is -0.1083343751',
    derivation: 'Published example RRI(10.5, 10, 3) = -0.1083343751.',
    inputs: { find: 'rate', start: 10, end: 3, ...span(10.5) },
    expect: { cagr: -10.83343751 },
    within: 1e-7,
  },
  {
    name: 'RRI, Google Docs function reference: 10 to 0 is -1, everything lost',
    derivation: 'Published example RRI(1, 10, 0) = -1.',
    inputs: { find: 'rate', start: 10, end: 0, ...span(1) },
    expect: { cagr: -100, totalGrowth: -100 },
    within: 0,
  },
  {
    name: 'RRI, Microsoft Excel function reference: 10,000 to 11,000 in 96 periods is 0.0009933',
    derivation: 'Published example RRI(96, 10000, 11000) = 0.0009933.',
    inputs: { find: 'rate', start: 10_000, end: 11_000, ...span(96) },
    expect: { cagr: 0.09933 },
    within: 0.000005,
  },
  {
    name: 'PDURATION, Microsoft DAX reference: 2,000 to 2,200 at 2.5% takes 3.85986616262266 years',
    derivation: 'Published example PDURATION(0.025, 2000, 2200) = 3.85986616262266.',
    inputs: { find: 'years', start: 2000, end: 2200, rate: 2.5 },
    expect: { years: 3.859_866_162_622_66 },
    within: 1e-10,
  },
  {
    name: 'XIRR, Microsoft Excel function reference: 0.373362535',
    derivation:
      'Published example: -10,000 on 2008-01-01, 2,750 on 2008-03-01, 4,250 on 2008-10-30, 3,250 on 2009-02-15, 2,750 on 2009-04-01: XIRR = 0.373362535. Its search stops at 0.000001%, so the last digits differ.',
    inputs: {
      find: 'flows',
      signs: 'sheet',
      value: null,
      flows: list([
        ['2008-01-01', -10_000],
        ['2008-03-01', 2750],
        ['2008-10-30', 4250],
        ['2009-02-15', 3250],
        ['2009-04-01', 2750],
      ]),
    },
    expect: { cagr: 37.3362535, gain: 3000, ratesFound: 1 },
    within: 0.00001,
  },
  {
    name: 'The end value, from the other three',
    derivation: 'Closed form: 10,000 x 1.07^10 = 19,671.51.',
    inputs: { find: 'end', start: 10_000, rate: 7, ...span(10), inflation: 2.5 },
    expect: { endValue: 19_671.51, gain: 9671.51, cagr: 7 },
    within: 0.005,
  },
  {
    name: 'The start value, from the other three',
    derivation: 'Closed form: 50,000 / 1.05^18 = 20,776.03.',
    inputs: { find: 'start', end: 50_000, rate: 5, ...span(18) },
    expect: { startValue: 20_776.03 },
    within: 0.005,
  },
  {
    name: 'Part-years by days',
    derivation:
      'By hand: 2023-01-01 to 2025-07-01 is 2 years and 181 of 365 days, 2.4958904 years. 1,000 to 1,200: 1.2^(1/2.4958904) - 1 = e^(0.18232156/2.4958904) - 1 = 7.57829%.',
    inputs: { find: 'rate', start: 1000, end: 1200, timeBy: 'dates', from: '2023-01-01', to: '2025-07-01' },
    expect: { years: 2.495_890_41, cagr: 7.57829 },
    within: 0.0001,
  },
  {
    name: 'US stocks over 2016 to 2025, and prices',
    derivation:
      'Damodaran, returns by year: 1.1177 x 1.2161 x 0.9577 x 1.3121 x 1.1802 x 1.2847 x 0.8196 x 1.2606 x 1.2488 x 1.1772 = 3.934, to the tenth root 14.68%.',
    inputs: { find: 'rate', start: 10_000, end: 22_000, timeBy: 'dates', from: '2015-12-31', to: '2025-12-31' },
    expect: { stocksRate: 14.68, years: 10, cagr: 8.20374 },
    within: 0.01,
  },
  {
    name: 'Several rates: 100, 230, 132 have 10% and 20%',
    derivation:
      'In equal years of 365 days -100 x^2 + 230 x - 132 = 0 at x = 1.1 and 1.2. MIRR at 4% and 4%: in 100 + 132/1.04^2 = 222.0414, out 230 x 1.04 = 239.2; (239.2/222.0414)^(1/2) - 1 = 3.79193%.',
    inputs: {
      find: 'flows',
      signs: 'sheet',
      value: null,
      flows: list([
        ['2021-03-01', -100],
        ['2022-03-01', 230],
        ['2023-03-01', -132],
      ]),
      financeRate: 4,
      reinvestRate: 4,
    },
    expect: { ratesFound: 2, modifiedRate: 3.79193 },
    within: 0.0001,
  },
  {
    name: 'Yearly returns: +50% and -50%',
    derivation: 'By hand: the plain average is 0; 1.5 x 0.5 = 0.75, the square root less 1 is -13.3975%.',
    inputs: { find: 'returns', start: 10_000, returns: [{ percent: 50 }, { percent: -50 }] },
    expect: { cagr: -13.397_459_62, simpleAverage: 0, endOfReturns: 7500 },
    within: 1e-6,
  },
]
