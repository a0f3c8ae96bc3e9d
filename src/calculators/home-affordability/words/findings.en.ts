/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

interface InMind {
  readonly price: number
  readonly costs: number
}
export const inMindWords = {
  fits: ({ price, costs, spare }: InMind & { spare: number }, say: Say) =>
    `**A home at ${say.money(price)} fits.** It would cost ${say.money(costs)} a month with maintenance and leave ${say.money(spare)} in your budget.`,
  over: ({ price, costs, over }: InMind & { over: readonly string[] }, say: Say) =>
    `**A home at ${say.money(price)} doesn’t fit:** it’s ${say.list(over)}. It would cost ${say.money(costs)} a month with maintenance.`,
  overBudget: ({ over }: { over: number }, say: Say) => `${say.money(over)} a month over your budget`,
  overLender: ({ limit }: { limit: number }, say: Say) => `above the lender limit of ${say.money(limit)}`,
  overSavings: ({ cash }: { cash: number }, say: Say) => `beyond your savings (${say.money(cash)} to close)`,
}

export const gapWords = {
  lenderHigher: ({ gap, gross, net }: { gap: number; gross: number; net: number }, say: Say) =>
    `**A lender might allow ${say.money(gap)} more than fits your budget.** Lenders use income before taxes (${say.money(gross)} a month) and skip food, maintenance and saving. You live on take-home pay of ${say.money(net)}.`,
  budgetHigher: ({ budget, lender, move }: { budget: number; lender: number; move: string }, say: Say) =>
    `**Your budget could carry ${say.money(budget)}**, more than the lender limit of ${say.money(lender)}. ${move}`,
  moves: {
    ceiling: ({ ceiling }: { ceiling: number }, say: Say) =>
      `FHA lends at most ${say.money(ceiling)}, whatever your income.`,
    least: ({ least, price }: { least: number; price: number }, say: Say) =>
      `This loan type requires ${say.percent(least)} down, and your amount is ${say.percent(least)} of ${say.money(price)}.`,
    debts: () => 'Lower debt payments or a larger down payment would raise it.',
    down: () => 'A larger down payment would raise it.',
  },
}

interface Lost {
  readonly short: number
  readonly months: string
}
const whoLoses = {
  yours: 'If you lost your income',
  partner: 'If your partner lost their income',
}
type Whose = { readonly whose: keyof typeof whoLoses }
export const lostWords = {
  lasts: ({ whose, short, months }: Lost & Whose, say: Say) =>
    `**${whoLoses[whose]}, you’d be ${say.money(short)} short each month.** Your savings after closing would last ${months}, not counting unemployment benefits.`,
  nothingLeft: ({ whose, short }: { short: number } & Whose, say: Say) =>
    `**${whoLoses[whose]}, you’d be ${say.money(short)} short each month**, with no savings left after closing to cover it. You could keep a larger emergency fund.`,
  otherCarries: ({ whose }: Whose) => `**${whoLoses[whose]}, the other income would cover every month.**`,
  nothingShort: ({ whose }: Whose) => `**${whoLoses[whose]}, you’d still cover every month.**`,
  months: {
    one: () => '1 month',
    many: ({ months }: { months: number }, say: Say) => `${say.number(months, 1)} months`,
  },
}

export const leverWords = {
  both: ({ debt, rate }: { debt: number; rate: number }, say: Say) =>
    `**Each $100 less in monthly debt payments adds about ${say.money(debt)} to the price.** A rate 1 point lower would add ${say.money(rate)}.`,
  debt: ({ debt }: { debt: number }, say: Say) =>
    `**Each $100 less in monthly debt payments adds about ${say.money(debt)} to the price.**`,
  rate: ({ rate }: { rate: number }, say: Say) => `**A rate 1 point lower would add ${say.money(rate)} to the price.**`,
}

interface CashLimit {
  readonly cash: number
  readonly other: number
  /** Empty where nothing would help. */
  readonly further: string
}
export const cashWords = {
  limitKept: ({ cash, months, other, further }: CashLimit & { months: string }, say: Say) =>
    `**Cash is your limit.** Closing takes ${say.money(cash)} and leaves ${months} of costs. With more cash, you could go to ${say.money(other)}.${further}`,
  limit: ({ cash, other, further }: CashLimit, say: Say) =>
    `**Cash is your limit.** Closing takes ${say.money(cash)}, all you have. With more cash, you could go to ${say.money(other)}.${further}`,
  smallerDown: () => ' A smaller down payment would stretch your savings.',
  smallerFund: () => ' A smaller emergency fund would stretch your savings.',
  smallerBoth: () => ' A smaller down payment or emergency fund would stretch your savings.',
  left: ({ reserves, months }: { reserves: number; months: string; cash: number }, say: Say) =>
    `**You’d have ${say.money(reserves)} left after closing**, about ${months} of all your costs. Keeping three to six months is common.`,
}

interface Insurance {
  readonly name: string
  readonly monthly: number
}
const takes = ({ name, monthly }: Insurance, say: Say): string =>
  `**${name} takes ${say.money(monthly)} of the payment.**`
export const insuranceWords = {
  conventional: (v: Insurance, say: Say) => `${takes(v, say)} You can request removal once you owe 80% of the price.`,
  fhaEnds: (v: Insurance, say: Say) => `${takes(v, say)} It ends after 11 years, because you’d put at least 10% down.`,
  fhaForLife: (v: Insurance, say: Say) => `${takes(v, say)} With less than 10% down, it lasts as long as the loan.`,
  usda: ({ monthly }: Insurance, say: Say) =>
    `**The USDA annual fee takes ${say.money(monthly)} of the payment.** It lasts as long as the loan.`,
}

interface Residual {
  readonly left: number
  readonly required: number
  readonly place: string
}
const residual = ({ left, required, place }: Residual, say: Say): string =>
  `**The VA checks what you’d have left to live on:** ${say.money(left)} a month here. It requires ${say.money(required)} for your family in ${place}.`
interface Limit {
  readonly loan: number
  readonly usual: number
  readonly asOf: string
}
export const programWords = {
  va: residual,
  vaRaised: ({ left, required, place, more, guide }: Residual & { more: number; guide: number }, say: Say) =>
    `**The VA checks what you’d have left to live on:** ${say.money(left)} a month here. It requires ${say.money(required)} in ${place}, ${say.percent(more)} more than the table because your ratio is over ${say.percent(guide)}.`,
  south: 'the South (no state selected)',
  usda: () =>
    '**USDA loans are for rural areas and incomes up to 115% of the area median.** Check both for the home’s address. A lender can ask to waive the 29/41 ratios; we don’t count that.',
  fhaOver: ({ loan, usual, highest, asOf }: Limit & { highest: number }, say: Say) =>
    `**FHA lends up to ${say.money(usual)} in most counties** and ${say.money(highest)} in the costliest (${asOf}). This price needs a loan of ${say.money(loan)}, so check your county.`,
  fhaScore: ({ share, score }: { share: number; score: number }, say: Say) =>
    `**FHA’s ${say.percent(share)} down requires a credit score of ${score} or higher.** Ratios above 31/43 need approval by FHA’s automated system or strengths such as savings.`,
  jumbo: ({ loan, usual, asOf }: Limit, say: Say) =>
    `**A loan of ${say.money(loan)} is over the ${say.money(usual)} conforming limit** in most counties (${asOf}). It may be a jumbo loan, with stricter ratios and more savings required.`,
}

export const otherWords = {
  localTax: ({ rate, more }: { rate: number; more: number }, say: Say) =>
    `**Where you buy matters.** If the property tax rate were half a point below ${say.percent(rate)}, you could afford ${say.money(more)} more. Rates vary widely by state and county.`,
  notIncluded: () =>
    'Not included: credit score, tax deductions for interest, moving costs and later cost increases. Lenders weigh more than ratios, so their limit isn’t one number.',
  notIncludedNoState: () =>
    'Not included: state income tax (choose a state to count it), credit score, tax deductions for interest, moving and later increases. Lenders weigh more than ratios, so their limit isn’t one number.',
}
