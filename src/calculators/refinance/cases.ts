import type { Case } from '../kit/definition.ts'
import type { RefinanceInputs } from './sections.ts'

const usd = (amount: number) => ({ costs: { amount, unit: 'usd' as const } })
/** Money earns nothing elsewhere, so that everything is a plain sum. */
const bare = { earns: 0, points: 0 } as const
const plain = {
  ...bare,
  balance: 280_000,
  rate: 7.5,
  monthsLeft: 312,
  newRate: 6,
  newTerm: 360,
  ...usd(6000),
  stay: 60,
}

export const cases: readonly Case<RefinanceInputs>[] = [
  {
    name: '280,000 left for 26 years at 7.5%, refinanced at 6% over 30 years for 6,000',
    derivation:
      'Closed forms: 2,042.34 and 1,678.74, 363.60 less; 6,000 / 363.60 = 16.5, so 17 months by the shortcut. Balances counted, k x 363.60 + B_k(7.5%) - B_k(6%) first passes 6,000 with k = 18. After 60 months 14,061.12.',
    inputs: plain,
    expect: {
      paymentNow: 2042.34,
      newPayment: 1678.74,
      monthlySaving: 363.6,
      cashBreakEven: 17,
      trueBreakEven: 18,
      saved: 14_061.12,
      monthsNow: 312,
      monthsNew: 360,
    },
    within: 1,
  },
  {
    name: 'The same, to the old end date and with the old payment',
    derivation:
      'Closed forms: 280,000 at 6% over 312 months is 1,774.30. Paying 2,042.34: ln(A / (A - rL)) / ln(1 + r) = 231.9, so 232 months. Rate at which saving and 6,000 even out after 60 months: 7.000%, by bisection.',
    inputs: plain,
    expect: { sameEndPayment: 1774.3, samePaymentMonths: 232, rateToBeat: 6.9999 },
    within: 0.004,
  },
  {
    name: 'The same: interest until paid off, three ways',
    derivation:
      'Payments times months less the loan: 312 x 2,042.34 - 280,000 = 357,210.08 as now, 360 x 1,678.74 - 280,000 = 324,346.40 refinanced, 312 x 1,774.30 - 280,000 = 273,581.60 to the old end. Rounding each month moves the last payment by a few dollars.',
    inputs: plain,
    expect: { interestNow: 357_210.08, interestNew: 324_346.4, sameEndInterest: 273_581.6 },
    within: 5,
  },
  {
    name: 'Regulation Z sample H-25(E), refinance by Ficus Bank: 150,000 at 4.25% with mortgage insurance',
    derivation:
      'Appendix H, sample Closing Disclosure H-25(E): principal and interest 737.91, mortgage insurance 82.35 in years 1 to 4: 820.26 before escrow.',
    inputs: { ...bare, balance: 150_000, rate: 5, monthsLeft: 300, newRate: 4.25, pmiNew: 82.35, pmiNewMonths: 48 },
    expect: { newPayment: 820.26, newLoan: 150_000 },
    within: 0.004,
  },
  {
    name: 'A reset that looks cheaper and loses: 10 years left at 6.5%, 30 years at 6.4% for 4,000',
    derivation:
      'Payments 1,135.48 and 625.51: the shortcut says 4,000 / 509.97 = 7.8, 8 months. To the end: 120 x 1,135.48 = 136,257.60 against 360 x 625.51 + 4,000 = 229,183.60, so 92,926.00 more. To the old end date 1,130.40 a month, 5.08 less, which never pays 4,000 back. Rounding 360 months moves the last payment by up to 6.',
    inputs: {
      ...bare,
      balance: 100_000,
      rate: 6.5,
      monthsLeft: 120,
      newRate: 6.4,
      newTerm: 360,
      ...usd(4000),
      stay: 360,
    },
    expect: { cashBreakEven: 8, saved: -92_926, sameEndPayment: 1130.4 },
    within: 6,
  },
  {
    name: 'Costs of 4,000 and two points rolled into the loan',
    derivation:
      'By hand: (200,000 + 4,000) / 0.98 = 208,163.27, whose 2% is 4,163.27. Payment at 6% over 30 years 1,248.04. Nothing to bring to closing; the cost is 8,163.27.',
    inputs: { ...bare, balance: 200_000, newRate: 6, newTerm: 360, ...usd(4000), points: 2, rolledIn: true },
    expect: { newLoan: 208_163.27, totalCosts: 8163.27, newPayment: 1248.04, cashToBring: 0 },
    within: 0.004,
  },
  {
    name: 'A recast and a lump sum: 300,000 at 6% with 25 years left, 50,000 paid in',
    derivation:
      'Factor for 300 months at 0.5% is 0.0064430140: 250,000 x it = 1,610.75 after the recast. Keeping 1,932.90: ln(A / (A - rL)) / ln(1 + r) = 208.6, so 209 months. With 200 extra instead 243.6, so 244.',
    inputs: { ...bare, balance: 300_000, rate: 6, monthsLeft: 300, lump: 50_000, recastFee: 250, extra: 200 },
    expect: { paymentNow: 1932.9, recastPayment: 1610.75, lumpMonths: 209, extraMonths: 244 },
    within: 0.004,
  },
  {
    name: 'At 0% with a debt rolled in: costs are all there is',
    derivation:
      'By hand: 120,000 / 120 = 1,000 and a debt of 6,000 at 0% paid by 500: 1,500 a month. New: 126,000 / 120 = 1,050, 450 less. 1,200 / 450 = 2.7, so 3 months by the shortcut; but nothing is cheaper, so 1,200 is never made up.',
    inputs: {
      ...bare,
      balance: 120_000,
      rate: 0,
      monthsLeft: 120,
      newRate: 0,
      newTerm: 120,
      ...usd(1200),
      stay: 24,
      debts: [{ name: 'Card', balance: 6000, apr: 0, payment: 500 }],
    },
    expect: {
      paymentNow: 1500,
      newPayment: 1050,
      monthlySaving: 450,
      cashBreakEven: 3,
      saved: -1200,
      goneNew: 1200,
      goneNow: 0,
    },
    within: 0.000001,
  },
  {
    name: 'A VA streamline (IRRRL) of 300,000 with its funding fee and 3,000 of costs rolled in',
    derivation:
      '38 USC 3729(b)(2)(E): 0.5% of 303,000 is 1,515.00, so the loan is 304,515.00. By the closed form at 6% over 30 years: 304,515 x 0.0059955053 = 1,825.72. The costs are 4,515.00, with nothing to bring to closing.',
    inputs: { ...bare, balance: 300_000, newRate: 6, newTerm: 360, ...usd(3000), rolledIn: true, program: 'irrrl' },
    expect: { vaFee: 1515, newLoan: 304_515, newPayment: 1825.72, totalCosts: 4515, cashToBring: 0 },
    within: 0.004,
  },
]
