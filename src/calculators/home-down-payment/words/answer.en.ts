/** What the answer says: headline, the line under it, figures, the split, hints that follow the numbers, errors. */
import type { Say } from '../../kit/say.ts'

interface Month {
  readonly month: string
}

export const headlines = {
  ready: ({ need, have }: { need: number; have: number }, say: Say) =>
    `You have enough today: you need **${say.money(need)}** and have **${say.money(have)}**.`,
  saving: ({ need, month }: { need: number } & Month, say: Say) =>
    `You’d have the **${say.money(need)}** you need to buy in **${say.month(month)}**.`,
  never: ({ monthly, by }: { monthly: number; by: number }, say: Say) =>
    `You wouldn’t get there in 40 years. You’d need **${say.money(monthly)}** a month to buy in **${say.months(by)}**.`,
}

interface Price {
  readonly price: number
}
interface Growth {
  readonly growth: number
}
interface Needed {
  readonly by: number
  readonly monthly: number
}
export const underneath = {
  readyReserves: ({ price }: Price, say: Say) =>
    `That’s for a home at ${say.money(price)}, including closing costs and reserves.`,
  ready: ({ price }: Price, say: Say) => `That’s for a home at ${say.money(price)}, including closing costs.`,
  priceGrows: ({ month, price, growth }: Month & Price & Growth, say: Say) =>
    `By ${say.month(month)}, the home would cost ${say.money(price)} if prices grow ${say.percent(growth)} a year.`,
  priceFalls: ({ month, price, growth }: Month & Price & Growth, say: Say) =>
    `By ${say.month(month)}, the home would cost ${say.money(price)} if prices fall ${say.percent(growth)} a year.`,
  priceStays: ({ price }: Price, say: Say) => `The home would still cost ${say.money(price)} if prices stay flat.`,
  needed: ({ by, monthly }: Needed, say: Say) =>
    `To buy in ${say.months(by)}, you’d need to save ${say.money(monthly)} a month.`,
  neededFirst: ({ by, monthly }: Needed, say: Say) =>
    `To buy in ${say.months(by)}, you’d need to save ${say.money(monthly)} a month in the first year.`,
  firstYear: () => 'The monthly amount is for the first year.',
  runsAway: () => 'Over 40 years, the cash you need grows more than your savings.',
}

export const splitWords = {
  whole: 'Cash you need',
  beforeGift: 'Cash you need, before the gift',
  down: 'Down payment',
  closing: 'Closing costs',
  prepaid: 'Prepaid taxes and insurance',
  moving: 'Moving and repairs',
  reserves: 'Reserves',
}

export const figureNames = {
  monthsToGoal: { label: 'Time until you have enough', short: 'Time left' },
  goalMonth: 'Date you have enough',
  cashNeeded: 'Cash needed then',
  cashNeededToday: 'Cash needed today',
  downPayment: 'Down payment then',
  closingCosts: 'Closing costs then',
  prepaid: 'Prepaid taxes and insurance then',
  reserves: 'Reserves then',
  priceThen: 'Home price then',
  interestEarned: 'Interest earned, after tax',
  monthlyNeeded: 'Monthly savings for your date',
  cashNeededByDate: 'Cash needed on your date',
  monthsIfPricesFlat: 'Time if prices stay flat',
  yieldAfterTax: 'Yield after tax',
  billYieldAfterTax: 'Treasury bill yield after tax',
  paymentThen: 'Monthly payment then',
  monthsConventional3: 'Time to 3% down',
  monthsConventional5: 'Time to 5% down',
  monthsFha: 'Time to 3.5% down, FHA',
  monthsVa: 'Time to 0% down, VA',
  monthsUsda: 'Time to 0% down, USDA',
  soonerAhead: 'Gain from buying sooner',
  soonerWorth: 'Net worth, buying sooner',
  waitingWorth: 'Net worth, your plan',
  soonerInsurance: 'Mortgage insurance, buying sooner',
  waitingRent: 'Rent paid, your plan',
}

export const hintWords = {
  downShare: ({ down }: { down: number }, say: Say) => `${say.money(down)} today. It grows with the price.`,
  downSharePmi: ({ down }: { down: number }, say: Say) =>
    `${say.money(down)} today. It grows with the price. Under 20%, lenders require PMI.`,
  downAmount: ({ share }: { share: number }, say: Say) =>
    `${say.percent(share, 1)} of the price today. The amount stays the same.`,
  downAmountPmi: ({ share }: { share: number }, say: Say) =>
    `${say.percent(share, 1)} of the price today. The amount stays the same. Under 20%, lenders require PMI.`,
  noState: () => 'Most states tax bank interest. No state taxes Treasury interest.',
  state: ({ state }: { state: string }) => `${state} doesn’t tax Treasury interest.`,
}

export const errorWords = {
  down: () => 'Enter the price or less.',
}

export const questions = {
  monthly: (time: string) => `How much a month to buy in ${time}?`,
  savings: (time: string) => `How much saved today to buy in ${time}?`,
  price: (time: string) => `What price could I buy at in ${time}?`,
}
