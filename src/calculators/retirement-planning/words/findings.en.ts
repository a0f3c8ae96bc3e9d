/** What the findings say. */
import type { Say } from '../../kit/say.ts'

interface Short {
  readonly year: number
  readonly age: number
  readonly short: number
}

export const changeWords = {
  spendLess: ({ monthly }: { monthly: number }, say: Say) => `spend ${say.money(monthly)} less a month`,
  saveMore: ({ monthly }: { monthly: number }, say: Say) => `save ${say.money(monthly)} more a month`,
  workLonger: ({ months }: { months: number }, say: Say) => `work ${say.months(months)} longer`,
  spouseWorksLonger: ({ months }: { months: number }, say: Say) => `have your spouse work ${say.months(months)} longer`,
  claimLater: ({ age }: { age: number }, say: Say) => `claim Social Security at ${say.months(age)}`,
  spouseClaimsLater: ({ age }: { age: number }, say: Say) => `have your spouse claim at ${say.months(age)}`,
} as const

export const findingWords = {
  shortByRate: ({ year, age, rate, real }: Short & { rate: number; real: number }, say: Say) =>
    `**Money runs short in ${year}, when you’re ${age}.** Your first full year takes ${say.percent(rate, 1)} of your savings, and they earn only ${say.percent(real, 1)} after inflation and fees.`,
  shortAfterDeath: ({ year, short }: Short, say: Say) =>
    `**The survivor runs short in ${year}, by ${say.money(short)} a month.** One Social Security check stops and single tax brackets apply. You could claim the larger benefit later.`,
  shortBeforeBenefits: ({ year, age, short }: Short, say: Say) =>
    `**Money runs short in ${year}, at ${age}, before Social Security starts.** You’d be ${say.money(short)} a month short. More savings or a later retirement could bridge the gap.`,
  shortWithoutSavings: ({ year, short }: Short, say: Say) =>
    `**Income falls short from ${year} on, by ${say.money(short)} a month at first.** Your savings don’t fill the gap. You could spend less or work longer.`,
  mending: ({ texts }: { texts: readonly string[] }) =>
    `**Any one of these makes your money last, the smallest change first:** ${texts.join(', or ')}.`,
  mendingOne: ({ text }: { text: string }) =>
    `**One change alone makes your money last:** ${text}. None of the others we tried is enough alone.`,
  nothingMends: () =>
    'No single change we tried makes the plan last: spending less, saving more, working longer or claiming later. You could combine two or more.',
  room: ({ monthly }: { monthly: number }, say: Say) =>
    `**You could spend about ${say.money(monthly)} more a month** and still not run out, if returns were the same each year. Rougher markets would leave less room.`,
  worstStart: ({ start, age, steady }: { start: string; age: number; steady: boolean }) =>
    `**Starting in markets like ${start}, you’d run short at ${age}${steady ? ', though the average return is enough' : ''}.** Losses early in retirement hurt most. You could plan where you’d cut in years like those.`,
  everyStart: ({ of }: { of: number }, say: Say) =>
    `**Your money lasted in each of ${say.number(of, 0)} starting years since 1871**, the Depression and the 1970s included. The future can still be worse.`,
  random: ({ lasted, of }: { lasted: number; of: number }, say: Say) =>
    `Your money lasted in ${say.number(lasted, 0)} of ${say.number(of, 0)} random markets. That’s how often past patterns were kind enough. It’s not the chance that your plan works.`,
  convert: ({ level, from, to, gain }: { level: string; from: number; to: number; gain: number }, say: Say) =>
    `**Roth conversions up to ${level} ${from === to ? `at ${from}` : `from ${from} to ${to}`} would leave ${say.about(gain)} more after tax.** You’d pay some tax sooner to owe less on required distributions later.`,
  conversionsCost: ({ loss }: { loss: number }, say: Say) =>
    `**Your Roth conversions leave ${say.about(loss)} less after tax than none.** They move income into higher brackets than it would meet later. You could convert less.`,
  conversionsBest: () => 'Your Roth conversions leave about as much after tax as the best way we tried.',
  noConversions: () =>
    'Roth conversions wouldn’t leave you noticeably more after tax. That goes for every level we tried.',
  fillOrder: ({ level, gain }: { level: string; gain: number }, say: Say) =>
    `**Using pre-tax money up to ${level} first would leave ${say.about(gain)} more after tax.** It spreads your taxable income more evenly over the years.`,
  proportionalOrder: ({ gain }: { gain: number }, say: Say) =>
    `**Drawing on each account in proportion would leave ${say.about(gain)} more after tax.** It spreads your taxable income more evenly over the years.`,
  taxableFirst: ({ gain }: { gain: number }, say: Say) =>
    `**Using taxable money first would leave ${say.about(gain)} more after tax.** Your pre-tax and Roth accounts would grow untaxed for longer.`,
  surcharges: ({ total, years, first }: { total: number; years: number; first: number }, say: Say) =>
    `**Medicare surcharges (IRMAA) cost you ${say.about(total)} over ${say.count(years, 'year', 'years')}**, from ${first} on. They go by your income two years before: one dollar over a limit costs the full step.`,
  noCredit: ({ years, cost }: { years: number; cost: number }, say: Say) =>
    `**Your income is too high for a premium tax credit in ${say.count(years, 'year', 'years')}**, so coverage costs ${say.money(cost)} a year. Drawing on cash or Roth money keeps income under the limit.`,
  lowIncome: ({ years, cost }: { years: number; cost: number }, say: Say) =>
    `**Your income is below the poverty line in ${say.count(years, 'year', 'years')}, so there’s no premium tax credit** and coverage costs ${say.money(cost)} a year. A Roth conversion could raise income enough to qualify.`,
  credit: ({ credit }: { credit: number }, say: Say) =>
    `**Premium tax credits pay ${say.about(credit)} of your coverage before 65.** They shrink as income grows, so conversions and gains in those years cost more than their tax.`,
  medicaid: () =>
    'In some years your income is low enough for Medicaid, which we count as free coverage. You could convert or sell more then to qualify for a marketplace plan instead.',
  need: ({ withTaxes, withoutTaxes, more }: { withTaxes: number; withoutTaxes: number; more: number }, say: Say) =>
    `**You need about ${say.money(round(withTaxes))} when you retire.** Without taxes it’d be ${say.money(round(withoutTaxes))}, so rules of thumb that ignore tax are ${say.percent(more, 0)} too low for you.`,
  penalty: ({ early, tax }: { early: number; tax: number }, say: Say) =>
    `**You’d take ${say.about(early)} out before 59½ and pay an extra 10% tax of ${say.about(tax)}.** The rule of 55, Roth contributions or taxable savings could avoid it.`,
  requiredExcess: ({ year, years }: { year: number; years: number }, say: Say) =>
    `**From ${year} on, required distributions force out more than you spend in ${say.count(years, 'year', 'years')}.** Conversions or charitable distributions before then could lower the tax.`,
  requiredNow: ({ years }: { years: number }, say: Say) =>
    `**Required distributions force out more than you spend in ${say.count(years, 'year', 'years')}.** The rest is saved after tax. Distributions straight to a charity could lower the tax.`,
  survivor: ({ benefits, tax }: { benefits: number; tax: number }, say: Say) =>
    `After the first death, Social Security falls by ${say.money(benefits)} a year and tax ${tax >= 0 ? 'rises' : 'falls'} by ${say.money(Math.abs(tax))}. Single brackets and Medicare limits apply from the next year.`,
  survivorTax: ({ tax }: { tax: number }, say: Say) =>
    `After the first death, tax ${tax >= 0 ? 'rises' : 'falls'} by ${say.money(Math.abs(tax))} a year. Single brackets and Medicare limits apply from the next year.`,
  flatPension: ({ inflation }: { inflation: number }, say: Say) =>
    `A pension without a cost-of-living raise loses value: at ${say.percent(inflation)} inflation it buys about ${say.percent(100 / (1 + inflation / 100) ** 20, 0)} as much after 20 years.`,
  overLimit: ({ own, limit, year }: { own: number; limit: number; year: number }, say: Say) =>
    `**You entered ${say.money(own)} of yearly plan savings, over the ${year} limit of ${say.money(limit)} at your age.** An IRA or a taxable account takes the rest.`,
  estimatedBenefit: () =>
    'Your Social Security is estimated from today’s pay. Your statement at ssa.gov is more accurate: enter its amount at full retirement age.',
  order: () =>
    'Each January: income, taxes, spending and withdrawals. Then markets and fees. In December: what you save. Required distributions come first, conversions last.',
  noState: () => 'No state income tax is counted. Choose your state to include it.',
  notIncluded: () =>
    'Not included: long-term care, local income tax, charitable distributions, annuities, dependents, and changes in the law. State brackets are taken to rise with prices.',
} as const

/** Two digits more than people repeat. */
function round(value: number): number {
  return Math.round(value / 1000) * 1000
}
