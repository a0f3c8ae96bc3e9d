import type { Case } from '../kit/definition.ts'
import type { PointsInputs } from './sections.ts'

const row = (rate: number, points: number, fees = 0) => ({ rate, points, fees })
/** 300,000 for 30 years, money earning nothing elsewhere, no buydown. */
const bare = { loanAmount: 300_000, term: 360, stay: 84, earns: 0, buydown: 'none' } as const
const twoLines = { ...bare, offers: [row(6.5, 0), row(6.25, 1)] }

export const cases: readonly Case<PointsInputs>[] = [
  {
    name: '300,000: 6.5% with no points or 6.25% with one, kept 7 years',
    derivation:
      'Closed forms: payments 1,896.20 and 1,847.15, 49.05 less; 3,000 / 49.05 = 61.2, so 62 months by the shortcut. Balances counted, 48 x 49.05 + B48(6.5%) - B48(6.25%) = 3,010.61 is the first above 3,000. After 84 months 2,268.43.',
    inputs: twoLines,
    expect: {
      firstPayment: 1896.2,
      monthlySaving: 49.05,
      extraUpfront: 3000,
      cashBreakEven: 62,
      trueBreakEven: 48,
      aheadAtStay: 2268.43,
      bestLine: 2,
    },
    within: 1.5,
  },
  {
    name: 'The same: what the 3,000 earn, and the rate over the stay',
    derivation:
      'Rate of 3,000 paid now for 84 savings of 49.05 and B84(6.5%) - B84(6.25%) = 1,148.23 at the end: 15.48% a year. Rate of 297,000 received for 84 payments of 1,847.15 and B84(6.25%): 6.4356%. Both by bisection on the closed forms.',
    inputs: twoLines,
    expect: { returnOnPoints: 15.4805, bestStayRate: 6.4356 },
    within: 0.005,
  },
  {
    name: 'Regulation Z sample H-25(B), Ficus Bank: 162,000 at 3.875% with a quarter point, against 4% with none',
    derivation:
      'Appendix H, sample Closing Disclosure H-25(B): points of 0.25% are 405.00 and the payment 761.78. At 4% the closed form gives 773.41. Against 3.875%, 4% starts 405 ahead and is behind once 11.63 a month and the larger balance exceed that: month 25.',
    inputs: { ...bare, loanAmount: 162_000, stay: 12, offers: [row(3.875, 0.25), row(4, 0)] },
    expect: { firstPayment: 761.78, extraUpfront: -405, monthlySaving: -11.63, aheadUntil: 25 },
    within: 0.004,
  },
  {
    name: 'A lender credit of a point and a half for half a point more rate',
    derivation:
      'Closed forms: payment at 7% 1,995.91. 4,500 - k x 99.71 + B_k(6.5%) - B_k(7%) is 1,491.37 after 24 months and first below zero in month 36.',
    inputs: { ...bare, stay: 24, offers: [row(6.5, 0), row(7, -1.5)] },
    expect: { extraUpfront: -4500, aheadAtStay: 1491.37, aheadUntil: 36, bestLine: 2 },
    within: 0.6,
  },
  {
    name: 'A 2-1 buydown of 300,000 at 6.5%, paid by the seller',
    derivation:
      'By hand from level payments: 1,896.20 less 1,520.06 at 4.5% is 376.14 a month, 4,513.68 in year 1; less 1,703.37 at 5.5% is 192.83, 2,313.96 in year 2. Together 6,827.64, which is what the borrower is ahead by from month 24 on.',
    inputs: { ...bare, offers: [row(6.5, 0), row(6.5, 0.5)], buydown: '2-1', buydownPaidBy: 'other' },
    expect: { buydownCost: 6827.64, buydownFirstPayment: 1520.06, aheadAtStay: 6827.64, extraUpfront: 0 },
    within: 0.001,
  },
  {
    name: 'At 0% a point buys nothing: it costs itself, grown at 1% for a year',
    derivation:
      'By hand: 120,000 / 120 = 1,000.00 either way. 1,200 paid now and grown at 1% for 12 months is 1,212.00 behind.',
    inputs: { ...bare, loanAmount: 120_000, term: 120, stay: 12, earns: 1, offers: [row(0, 0), row(0, 1)] },
    expect: { firstPayment: 1000, aheadAtStay: -1212, monthlySaving: 0, bestLine: 1, bestStayRate: 0 },
    within: 0.000001,
  },
  {
    name: 'Deducting at 24%: what points cost and what they save both shrink by 24%',
    derivation:
      'With money earning nothing elsewhere everything is a plain sum, points and interest are deductible in full, and principal is the same money on both sides: 2,268.43 x 0.76 = 1,724.01.',
    inputs: { ...twoLines, itemize: 'itemize', taxRate: 24, purpose: 'buy' },
    expect: { aheadAtStay: 1724.01 },
    within: 1,
  },
  {
    name: 'How often average rates fell 1 point within 7 years',
    derivation:
      'Counted apart from the engine on the 667 monthly averages of April 1971 to October 2026: 433 of the 583 months that have 84 months after them, 74.27%.',
    inputs: { ...twoLines, refinanceDrop: 1 },
    expect: { refinanceOdds: (433 / 583) * 100 },
    within: 0.0001,
  },
]
