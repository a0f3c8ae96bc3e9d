import type { Case } from '../kit/definition.ts'
import type { DebtInputs, DebtRow } from './sections.ts'

const debt = (balance: number, rate: number, payment: number, more: Partial<DebtRow> = {}): DebtRow => ({
  name: '',
  kind: 'card',
  balance,
  rate,
  payment,
  moves: true,
  ...more,
})
const loan = { way: 'loan', fee: 0, handling: 'deducted', payMore: 0 } as const

export const cases: readonly Case<DebtInputs>[] = [
  {
    name: 'No interest anywhere: the fee is the whole difference',
    derivation:
      'By hand: 1,200 and 1,800 at 0% with 100 and 150 a month. At 250 a month 3,000 takes 12 months and costs nothing. The loan: 3,000 / 0.96 = 3,125, fee 125; at 250 a month 12.5, so 13 months.',
    inputs: { ...loan, debts: [debt(1200, 0, 100), debt(1800, 0, 150)], rate: 0, term: 24, fee: 4 },
    expect: {
      owedNow: 3000,
      newLoan: 3125,
      fee: 125,
      stayCost: 0,
      moveCost: 125,
      saving: -125,
      stayMonths: 12,
      moveMonths: 13,
      monthsSaved: -1,
    },
    within: 0.001,
  },
  {
    name: 'One card of 10,000 at 24% into a loan at 12%, no fee, 400 a month',
    derivation:
      'Closed form, payments until nothing is owed: -ln(1 - 10,000 x 0.02 / 400) / ln 1.02 = 35.003 (36 payments), -ln(1 - 10,000 x 0.01 / 400) / ln 1.01 = 28.91 (29). Paid: 35 x 400 and the rest, 10,000 x 1.02^35 - 400 x (1.02^35 - 1) / 0.02 = 1.1 after 35, so 14,001.1; 28 x 400 + 365.3 = 11,565.3. Saved 2,435.8.',
    inputs: { ...loan, debts: [debt(10_000, 24, 400)], rate: 12, term: 36 },
    expect: { stayMonths: 36, moveMonths: 29, stayCost: 4001.1, moveCost: 1565.3, saving: 2435.8, monthsSaved: 7 },
    within: 0.6,
  },
  {
    name: 'A lower payment over a longer term costs more in all',
    derivation:
      'Closed forms: 10,000 at 12% paying 332.14 ends after 36 payments with 1,957.2 of interest. At 11% over 84 months the payment is 10,000 x (0.11 / 12) / (1 - (1 + 0.11 / 12)^-84) = 171.22, and 84 x 171.2244 - 10,000 = 4,382.8: 160.92 a month less, 2,425.7 more.',
    inputs: { ...loan, debts: [debt(10_000, 12, 332.15)], rate: 11, term: 84 },
    expect: { newPayment: 171.22, costNow: 1957.2, ownCost: 4382.8, ownSaving: -2425.6, paymentChange: -160.93 },
    within: 0.4,
  },
  {
    name: '0% transfer for 15 months at 3%, cleared in time',
    derivation:
      'By hand: 3,000 x 1.03 = 3,090; at 206 a month exactly 15 payments; cost 90. Staying at 20%: -ln(1 - 3,000 x (0.2 / 12) / 206) / ln(1 + 0.2 / 12) = 16.84 payments.',
    inputs: {
      way: 'transfer',
      debts: [debt(3000, 20, 206)],
      transferFee: 3,
      promoMonths: 15,
      promoRate: 0,
      laterRate: 25,
      limit: null,
      payMore: 0,
    },
    expect: { newLoan: 3090, fee: 90, moveCost: 90, moveMonths: 15, leftAtOfferEnd: 0, stayMonths: 17 },
    within: 0.001,
  },
  {
    name: 'The same transfer at 106 a month: 1,500 is left when the offer ends',
    derivation: 'By hand: 3,090 - 15 x 106 = 1,500, which then bears 25%.',
    inputs: {
      way: 'transfer',
      debts: [debt(3000, 20, 106)],
      transferFee: 3,
      promoMonths: 15,
      promoRate: 0,
      laterRate: 25,
      limit: null,
      payMore: 0,
    },
    expect: { leftAtOfferEnd: 1500 },
    within: 0.001,
  },
  {
    name: 'A limit of 2,060: 2,000 moves, the rest stays',
    derivation: 'By hand: 2,060 / 1.03 = 2,000 fits; the fee is 60.',
    inputs: {
      way: 'transfer',
      debts: [debt(3000, 20, 200)],
      transferFee: 3,
      promoMonths: 15,
      promoRate: 0,
      laterRate: 25,
      limit: 2060,
      payMore: 0,
    },
    expect: { newLoan: 2060, fee: 60 },
    within: 0.001,
  },
  {
    name: 'A home equity loan with 600 of closing costs',
    derivation:
      'By hand at 0%: 11,400 + 600 = 12,000 over 120 months is 100 a month. At the 300 paid now: 40 months, cost 600; the debts as they are, 0%: 38 months.',
    inputs: { way: 'home', debts: [debt(11_400, 0, 300)], homeRate: 0, homeTerm: 120, homeCosts: 600, payMore: 0 },
    expect: { newLoan: 12_000, newPayment: 100, moveMonths: 40, stayMonths: 38, saving: -600 },
    within: 0.001,
  },
  {
    name: 'Regulation Z Appendix J (c)(1)(i) as a consolidation loan',
    derivation:
      '12 CFR 1026 Appendix J, (c)(1)(i): 5,000 advanced and 24 payments of 230 have an APR of 9.69%. A loan of 5,200 whose level payment over 24 months is 230 bears 5.8005%; with 200 (3.84615% of it) kept back it pays off 5,000 of debt.',
    inputs: { ...loan, debts: [debt(5000, 20, 230)], rate: 5.8005, term: 24, fee: 3.846154 },
    expect: { newLoan: 5200, newPayment: 230, apr: 9.69 },
    within: 0.01,
  },
  {
    name: 'If the cards fill again',
    derivation:
      'By hand at 0%: the loan of 1,200 over 12 months falls 100 a month, just as the card would; 150 a month comes back on the card, so from month 1 on more is owed; the card is as full as before, 1,200, in month 8 and when the loan ends.',
    inputs: { ...loan, debts: [debt(1200, 0, 100)], rate: 0, term: 12, refill: 150 },
    expect: { refillBehindFrom: 1, refillOwedAtEnd: 1200 },
    within: 0.001,
  },
]
