/** What the numbers mean: at most 35 words each. */
import type { Say } from '../../kit/say.ts'

export const cashWords = {
  paysForItself: ({ share, entered }: { share: number; entered: number }, say: Say) =>
    `**The rental pays for itself as long as ${say.percent(share, 0)} of the rent comes in.** With the vacancy you entered, ${say.percent(entered, 1)} does.`,
  noRentPays: ({ share, payments }: { share: number; payments: number }, say: Say) =>
    `**No rent would make this pay for itself.** Vacancy, management, repairs and the reserve take ${say.percent(share, 0)} of each rent dollar, and loan payments are ${say.money(payments)} a year.`,
  short: ({ missing, rent, more }: { missing: number; rent: number; more: number }, say: Say) =>
    `**The rent doesn’t cover the costs: you’d add ${say.money(missing)} a year.** You’d break even at ${say.money(rent)} a month in rent, ${say.money(more)} more than you entered.`,
  badYear: (v: { rent: number; empty: number; all: number }, say: Say) =>
    `**In a bad first year, cash flow could be ${say.money(v.all)}.** It’s ${say.money(v.rent)} with rent 10% lower and ${say.money(v.empty)} with two more vacant months. You could keep savings for that.`,
  badYearLoan: (v: { rent: number; empty: number; rate: number; all: number }, say: Say) =>
    `**In a bad first year, cash flow could be ${say.money(v.all)}.** It’s ${say.money(v.rent)} with rent 10% lower, ${say.money(v.empty)} with two more vacant months and ${say.money(v.rate)} with the rate up a point.`,
  emptyFirst: ({ months, cashFlow }: { months: number; cashFlow: number }, say: Say) =>
    `**With ${say.months(months)} vacant at first, your first-year cash flow would be ${say.money(cashFlow)}.** The headline shows a normal year.`,
  negativeIncome: ({ missing, payments }: { missing: number; payments: number }, say: Say) =>
    `**Running costs are more than the rent:** you’d be short ${say.money(missing)} a year before ${say.money(payments)} of loan payments.`,
  covered: ({ now, low }: { now: number; low: number }, say: Say) =>
    `**Net operating income covers the loan ${say.number(now)} times**, and still ${say.number(low)} times with rent 10% lower. The reserve for big repairs isn’t counted in it.`,
  notCovered: ({ now }: { now: number }, say: Say) =>
    `**Net operating income is only ${say.number(now)} times the loan payments.** Below 1, rent doesn’t pay the loan even before big repairs, and lenders who use this ratio may say no.`,
  barelyCovered: ({ now, low }: { now: number; low: number }, say: Say) =>
    `**Net operating income covers the loan ${say.number(now)} times, but only ${say.number(low)} times with rent 10% lower.** Below 1, the rent no longer pays the loan.`,
  noReserve: ({ reserve }: { reserve: number }, say: Say) =>
    `**These numbers have no reserve for big repairs.** Roofs and furnaces wear out sooner or later. Setting aside 5% of the rent would be ${say.money(reserve)} a year.`,
  withoutReserve: (v: { without: number; with: number; reserve: number }, say: Say) =>
    `**Without the repair reserve, cash-on-cash would look like ${say.percent(v.without, 1)} instead of ${say.percent(v.with, 1)}.** Listings often leave out that ${say.money(v.reserve)} a year, so check before comparing.`,
  interestOnly: (v: { years: number; from: number; to: number }, say: Say) =>
    `**After ${say.years(v.years)} of interest-only payments, your payment jumps from ${say.money(v.from)} to ${say.money(v.to)} a month.** Until then you pay down nothing.`,
  bestYear: (v: { years: number; best: number; own: number; ownYears: number }, say: Say) =>
    `**On these assumptions, selling after ${say.years(v.years)} earns the most**: ${say.percent(v.best, 1)} a year, compared with ${say.percent(v.own, 1)} after ${say.years(v.ownYears)}.`,
  notIncluded: () =>
    'Not included: the 20% business income deduction, cost segregation, 1031 exchanges, your other deductions, local rent rules and your own time. Growth and future law are assumptions. Amounts are in future dollars.',
}

/** Which of the tax years is spoken of. */
export const taxYears = {
  full: 'the first full tax year',
  first: 'the first tax year',
  sale: 'the year of the sale',
}
interface Loss {
  readonly loss: number
  readonly when: string
}
export const taxWords = {
  profit: (v: { depreciation: number; when: string; taxable: number; tax: number }, say: Say) =>
    `**Depreciation of ${say.money(v.depreciation)} lowers your taxable rent in ${v.when}, and it costs you no cash.** You’d be taxed on ${say.money(v.taxable)}, which adds ${say.money(v.tax)} in tax.`,
  profitSaving: (v: { depreciation: number; when: string; taxable: number; tax: number }, say: Say) =>
    `**Depreciation of ${say.money(v.depreciation)} lowers your taxable rent in ${v.when} to ${say.money(v.taxable)}.** With earlier losses used up, it cuts your tax by ${say.money(v.tax)}.`,
  profitAtSale: (v: { depreciation: number; when: string; taxable: number }, say: Say) =>
    `**Depreciation of ${say.money(v.depreciation)} lowers your taxable rent in ${v.when}, and it costs you no cash.** You’d be taxed on ${say.money(v.taxable)} of rent besides the gain.`,
  lossAtSale: ({ loss, when }: Loss, say: Say) =>
    `**On paper, it loses ${say.money(loss)} in ${when}, because depreciation counts as a cost.** You could deduct the whole loss that year.`,
  lossCounts: ({ loss, when, saved }: Loss & { saved: number }, say: Say) =>
    `**On paper, it loses ${say.money(loss)} in ${when}, because depreciation counts as a cost.** At your income all of it is deductible and cuts your tax by ${say.money(saved)}.`,
  lossUnused: ({ loss, when }: Loss, say: Say) =>
    `**On paper, it loses ${say.money(loss)} in ${when}, because depreciation counts as a cost.** You’d have no taxable income for it to lower.`,
  suspended: ({ most, why, freed }: { most: number; why: string; freed: string }, say: Say) =>
    `**Up to ${say.money(most)} of paper losses would carry forward.** ${why} ${freed}`,
  why: {
    passive: 'You aren’t involved in managing it.',
    separate: 'Spouses who live together and file separately can’t deduct a loss.',
    limit: 'You can deduct up to $25,000 a year, phased out from $100,000 to $150,000 of income.',
  },
  freed: ({ amount }: { amount: number }, say: Say) => `Selling frees ${say.money(amount)}.`,
  usedUp: () => 'Later profits use them up before the sale.',
}

export const saleWords = {
  underwater: ({ missing }: { missing: number }, say: Say) =>
    `**Selling wouldn’t pay off the loan:** you’d bring ${say.money(missing)} to closing after selling costs.`,
  lossSaves: ({ loss, saved }: { loss: number; saved: number }, say: Say) =>
    `**You’d sell at a ${say.money(loss)} loss for tax.** It’s fully deductible against other income, and the sale cuts your tax by ${say.money(saved)}.`,
  lossCosts: ({ loss, tax }: { loss: number; tax: number }, say: Say) =>
    `**You’d sell at a ${say.money(loss)} loss for tax.** It’s fully deductible against other income, but the sale still adds ${say.money(tax)} in tax.`,
  shortTerm: ({ gain }: { gain: number }, say: Say) =>
    `**Sold within a year, your ${say.money(gain)} gain is taxed like wages.** If you wait more than 12 months, the lower long-term rates apply.`,
  tax: (v: { tax: number; gain: number; recaptured: number }, say: Say) =>
    `**Selling would add ${say.money(v.tax)} in tax.** Of your ${say.money(v.gain)} gain, ${say.money(v.recaptured)} is depreciation taxed at up to 25%; the rest is taxed at 0%, 15% or 20%.`,
  taxRecaptured: (v: { tax: number; gain: number; recaptured: number }, say: Say) =>
    `**Selling would add ${say.money(v.tax)} in tax.** Your whole ${say.money(v.gain)} gain is depreciation, taxed at up to 25%.`,
  saves: (v: { saved: number; gain: number }, say: Say) =>
    `**Selling would cut your tax by ${say.money(v.saved)}**, even with a ${say.money(v.gain)} gain, because the losses you carried forward become deductible.`,
  investmentTax: ({ tax }: { tax: number }, say: Say) =>
    `**${say.money(tax)} of the tax on the sale is the 3.8% net investment income tax.** It applies above an income limit that doesn’t rise with prices.`,
}
