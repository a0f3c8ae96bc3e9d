/** What the findings say: what is true, why it matters, what could be done. */
import type { Say } from '../../kit/say.ts'

interface Stay {
  readonly years: number
}
interface PastStart {
  readonly year: number
  readonly ahead: number
}

interface EvenGrowth {
  readonly even: number
  readonly entered: number
  readonly past: number
  readonly from: number
  readonly to: number
}

/** "buying ahead by $12,000"; `amount` is the buyer's lead, dollars. */
export const lead = (amount: number, say: Say): string =>
  amount >= 0 ? `buying ahead by ${say.money(amount)}` : `renting ahead by ${say.money(-amount)}`

export const leadWords = {
  notForGood: ({ from, again }: { from: number; again: number }) =>
    `**Buying leads from year ${from}, but not for good.** From year ${again} on, renting is ahead again as the renter’s investments outgrow the home.`,
  past: (
    {
      ahead,
      starts,
      years,
      since,
      worst,
      best,
    }: Stay & { ahead: number; starts: number; since: number; worst: PastStart; best: PastStart },
    say: Say,
  ) =>
    `**Buying came out ahead in ${ahead} of ${starts} past ${years}-year periods** since ${since}. Worst start: ${worst.year}, ${lead(worst.ahead, say)}. Best: ${best.year}, ${lead(best.ahead, say)}.`,
  evenIfGains: ({ even, entered, past, from, to }: EvenGrowth, say: Say) =>
    `**You’d break even if the home gained ${say.percent(even, 1)} a year.** You entered ${say.percent(entered)}. U.S. prices grew ${say.percent(past, 1)} a year from ${from} to ${to}, but areas vary widely.`,
  evenIfLoses: ({ even, entered, past, from, to }: EvenGrowth, say: Say) =>
    `**You’d break even if the home lost ${say.percent(-even, 1)} a year.** You entered ${say.percent(entered)}. U.S. prices grew ${say.percent(past, 1)} a year from ${from} to ${to}, but areas vary widely.`,
  spentBuying: ({ ahead }: { ahead: number }, say: Say) =>
    `**If you spent the monthly difference instead of investing it**, buying would be ahead by ${say.money(ahead)}. Owning builds savings automatically; renting takes a plan, such as automatic investing.`,
  spentRenting: ({ ahead }: { ahead: number }, say: Say) =>
    `**If you spent the monthly difference instead of investing it**, renting would be ahead by ${say.money(-ahead)}. Owning builds savings automatically; renting takes a plan, such as automatic investing.`,
}

export const ownerTurn = {
  always: ({ when, share, amount, why }: { when: string; share: string; amount: number; why: string }, say: Say) =>
    `**From ${when} on, renting costs more each month.** If you buy, you’d invest ${share}, ${say.money(amount)} that year. ${why}`,
  partly: ({ when, share, amount, why }: { when: string; share: string; amount: number; why: string }, say: Say) =>
    `**In ${when}, renting costs more for at least some months.** If you buy, you’d invest ${share}, ${say.money(amount)} that year. ${why}`,
  firstYear: 'the first year',
  year: ({ year }: { year: number }) => `year ${year}`,
  difference: 'the difference',
  partOfDifference: ({ share }: { share: number }, say: Say) => `${say.percent(share)} of the difference`,
  noLoan: 'There’s no loan to pay.',
  paidOff: 'The loan is paid off by then.',
  fixed: 'A fixed loan payment doesn’t rise with rents.',
}

export const taxWords = {
  lettingSame: ({ years }: Stay, say: Say) =>
    `**Renting out part of the home doesn’t change your income tax** over ${say.years(years)}. Rent is taxed after expenses and depreciation, and here that cancels out.`,
  lettingSaves: ({ saved, years }: Stay & { saved: number }, say: Say) =>
    `**Owning and renting part out saves ${say.money(saved)} in income tax** over ${say.years(years)}. Rent is taxed after expenses and depreciation, and you may deduct your own share of interest and property tax.`,
  lettingCosts: ({ saved, years }: Stay & { saved: number }, say: Say) =>
    `**Owning and renting part out costs ${say.money(-saved)} in income tax** over ${say.years(years)}. Rent is taxed after expenses and depreciation, so you could set some of it aside.`,
  noTaxLeft: ({ itemized, standard }: { itemized: number; standard: number }, say: Say) =>
    `**Owning saves you no income tax.** You could itemize ${say.money(itemized)} in the first year, above the ${say.money(standard)} standard deduction, but you have no income tax left to reduce.`,
  belowStandard: ({ itemized, standard }: { itemized: number; standard: number }, say: Say) =>
    `**Owning saves you no income tax.** You could itemize ${say.money(itemized)} in the first year, but the ${say.money(standard)} standard deduction is yours either way.`,
  later: ({ saved, years, itemizes }: Stay & { saved: number; itemizes: number }, say: Say) =>
    `**Owning saves you ${say.money(saved)} in income tax over ${say.years(years)}**, but nothing in the first. You’d itemize in ${itemizes} of ${say.years(years)}.`,
  first: ({ first, why }: { first: number; why: string }, say: Say) =>
    `**Owning saves you ${say.money(first)} in income tax in the first year.** ${why}`,
  firstAndAll: ({ first, saved, years, why }: Stay & { first: number; saved: number; why: string }, say: Say) =>
    `**Owning saves you ${say.money(first)} in income tax in the first year** and ${say.money(saved)} over ${say.years(years)}. ${why}`,
  aboveStandard: ({ itemized, standard }: { itemized: number; standard: number }, say: Say) =>
    `Of your ${say.money(itemized)} in deductions, only the part above the ${say.money(standard)} standard deduction counts.`,
  anyway: ({ itemized }: { itemized: number }, say: Say) =>
    `You’d itemize ${say.money(itemized)} without a home, so only the rest counts.`,
  someYears: ({ itemizes, years }: Stay & { itemizes: number }, say: Say) =>
    `You’d itemize in ${itemizes} of ${say.years(years)}.`,
}

export const gainWords = {
  tooSoon: ({ taxable, limit, rest }: { taxable: number; limit: number; rest: string }, say: Say) =>
    `**Selling after one year makes ${say.money(taxable)} of gain taxable.** After two years of living there, up to ${say.money(limit)} would be tax-free.${rest}`,
  overLimit: ({ taxable, limit, rest }: { taxable: number; limit: number; rest: string }, say: Say) =>
    `**You’d owe tax on ${say.money(taxable)} of the home’s gain.** Only ${say.money(limit)} is tax-free, a limit that doesn’t rise with prices.${rest}`,
  partly: ({ taxable, limit, rest }: { taxable: number; limit: number; rest: string }, say: Say) =>
    `**You’d owe tax on ${say.money(taxable)} of the home’s gain**, though up to ${say.money(limit)} on your own home is tax-free.${rest}`,
  depreciation: ({ amount }: { amount: number }, say: Say) =>
    ` That includes ${say.money(amount)} of recaptured depreciation.`,
  unit: () => ' The separate unit doesn’t qualify.',
}

export const placeWords = {
  stateLimit: ({ state, limit, saved }: { state: string; limit: number; saved: number }, say: Say) =>
    `**${state}’s limit of ${say.percent(limit)} a year cuts your property tax by ${say.money(saved)}** in your last year. State averages look low because longtime owners pay on old values; new buyers usually don’t.`,
  ownLimit: ({ limit, saved }: { limit: number; saved: number }, say: Say) =>
    `**Your limit of ${say.percent(limit)} a year cuts your property tax by ${say.money(saved)}** in your last year, compared with no limit.`,
  notCounted: ({ state, note }: { state: string; note: string }) =>
    `**${state} has a property tax rule we don’t include.** ${note}`,
  transferTax: ({ state, onePercent }: { state: string; onePercent: number }, say: Say) =>
    `**${state} or your city may tax the sale of a home**, and you entered 0%. Each 1% would cost ${say.money(onePercent)}. A title company can tell you the rate and who pays.`,
  transferNote: ({ state, note }: { state: string; note: string }) => `**Transfer tax in ${state}:** ${note}`,
}

export const pmiWords = {
  ends: ({ monthly, payments, total }: { monthly: number; payments: number; total: number }, say: Say) =>
    `**PMI costs you ${say.money(monthly)} a month**, ${say.money(total)} over ${say.count(payments, 'payment', 'payments')}, because you’d put less than 20% down. A larger down payment avoids it.`,
  stays: ({ monthly, payments, total }: { monthly: number; payments: number; total: number }, say: Say) =>
    `**PMI costs you ${say.money(monthly)} a month**, ${say.money(total)} over all ${say.count(payments, 'payment', 'payments')} until you move out, because you’d put less than 20% down. A larger down payment avoids it.`,
}

export const notIncluded = () =>
  'Not included: what owning or being free to move is worth to you, moving costs, remodeling, state tax breaks for homeowners and refinancing. Every growth rate is an estimate.'
