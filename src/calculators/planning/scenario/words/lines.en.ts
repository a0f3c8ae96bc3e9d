/** What the lines of a month are called, and why an event changes them. */

import type { Say } from '#calculators/kit/say.ts'
import type { LifeEvent } from '#engine/planning/scenario/event-fields.ts'
import { eventTitles } from './events.en.ts'

/** How a line adds up: runs of equal months. */
export const sumWords = {
  run: (months: number, amount: number, say: Say) => `${months} × ${say.cents(amount)}`,
  many: (months: number, least: number, most: number, say: Say) =>
    `${months} monthly amounts from ${say.cents(least)} to ${say.cents(most)}`,
  sum: (parts: string, total: number, say: Say) => `${parts} = ${say.cents(total)}`,
  nothing: 'nothing',
}

/** Lines by their key. */
export const lineNames: Readonly<Record<string, string>> = {
  tax: 'Taxes held back',
  'tax-april': 'Tax bill or refund in April',
  'job-premiums': 'Health premiums from pay',
  'pay-rest': 'Other paycheck deductions',
  payments: 'Other debt payments',
  interest: 'Interest on cash',
  'cost:unsorted': 'Living costs',
}
/** Lines of an event by the middle of their key. */
export const eventLineNames: Readonly<Record<string, string>> = {
  unemployment: 'Unemployment benefits',
  severance: 'Severance',
  cobra: 'COBRA premiums',
  marketplace: 'Marketplace health plan',
  'health-plan': 'Health plan',
  'short-policy': 'Short-term disability benefits',
  'long-policy': 'Long-term disability benefits',
  'social-security-disability': 'Social Security disability',
  'back-pay': 'Social Security back pay',
  'extra-costs': 'Extra costs',
  'social-security': 'Social Security',
  medicare: 'Medicare Part B',
  birth: 'Birth',
  child: 'Everyday costs of a child',
  'child-care': 'Child care',
  'new-home': 'Rent at the new place',
  moving: 'Moving',
  sale: 'Sale, after costs and loans',
  support: 'Support',
  legal: 'Legal costs',
  'cash-split': 'Cash that goes to your ex',
  'down-payment': 'Down payment',
  closing: 'Closing costs',
  running: 'Running the car',
  'property-tax': 'Property tax',
  'home-insurance': 'Home insurance',
  upkeep: 'Home upkeep',
  dues: 'HOA dues',
  inheritance: 'Inheritance',
  'inheritance-tax': 'Inheritance tax',
  repaid: 'Debts paid off early',
  invested: 'Money invested',
  medical: 'Medical bill',
  own: 'Your own event',
}
export const nameFor = {
  fromPay: (account: string) => `Into ${account} from pay`,
  saving: (account: string) => `Into ${account}`,
  sold: (account: string) => `Taken out of ${account}`,
  debt: (debt: string) => `Payment: ${debt}`,
  newCar: 'New car loan',
  newMortgage: 'New mortgage',
  pmi: 'Mortgage insurance (PMI)',
  pay: 'Your pay',
  invested: 'the new account',
}

const events = (touching: readonly LifeEvent[], say: Say): string =>
  say.list(touching.map(({ kind }) => eventTitles[kind].toLowerCase()))

/** What an event does to a pay. */
function payWords(event: LifeEvent, say: Say): string {
  const share = (decimal: number): string => say.percent(decimal * 100, 0)
  switch (event.kind) {
    case 'job-loss':
      return `It stops for ${say.months(event.terms.months)}. After that, the new job pays ${share(event.terms.newPay)} of it.`
    case 'disability':
      return event.terms.months === 0 ? 'It stops for good.' : `It stops for ${say.months(event.terms.months)}.`
    case 'baby':
      return `${say.count(event.terms.leaveWeeks, 'week', 'weeks')} of leave with ${share(event.terms.leavePay)} of pay.`
    case 'retire':
      return 'It stops when you retire.'
    case 'raise':
      return `It ${event.terms.change < 0 ? 'falls' : 'rises'} ${say.percent(Math.abs(event.terms.change) * 100, 1)}.`
    case 'move':
      return `It ${event.terms.pay < 0 ? 'falls' : 'rises'} ${share(Math.abs(event.terms.pay))} with the move.`
    case 'divorce':
      return 'It’s no longer part of your household.'
    default:
      return ''
  }
}

/** Why a line of the picture changes. */
export const whyWords = {
  pay: (touching: readonly LifeEvent[], say: Say) => touching.map((event) => payWords(event, say)).join(' '),
  tax: (year: number, before: number, after: number, say: Say) =>
    `Taxes follow income. For ${year}, all taxes come to ${say.money(after)} instead of ${say.money(before)}.`,
  taxSoon: 'Taxes held back follow each month’s income.',
  april: 'Each April settles the year before: the taxes it came to, minus what was held back.',
  fromPay: 'This money comes out of pay, so it stops and returns with the pay.',
  premiums: 'A plan through a job is paid from pay and ends when the job does.',
  payRest: 'The part of your paycheck deductions we can’t explain follows your pay.',
  cost: (touching: readonly LifeEvent[], say: Say) => `These costs change with: ${events(touching, say)}.`,
  debtRate: 'Its rate can change, so its payment does too. A card’s payment never falls below its minimum.',
  debtGone: 'It’s paid off or divided earlier than it would have been.',
  newDebt: 'The level payment that repays the new loan over its term.',
  pmi: 'PMI runs until the scheduled balance reaches 78% of the price.',
  saving: 'Saving is paused while pay is gone.',
  savingMore: 'Saving goes on as before.',
  interest: 'Interest follows the cash that’s left and the yield it earns.',
  sold: 'Cash ran out, so investments are sold to pay the month. Taxes on the sale come in April.',
  other: 'This line follows from the changes above.',
}

/** Why an event brings a line of its own, by the middle of its key. */
export const eventWhy: Readonly<Record<string, (event: LifeEvent, say: Say) => string>> = {
  unemployment: (event, say) =>
    event.kind === 'job-loss'
      ? `${say.money(event.terms.weeklyBenefit)} a week after one unpaid week, for at most ${say.count(event.terms.benefitWeeks, 'week', 'weeks')}. Federal tax of 10% is withheld.`
      : '',
  severance: () => 'Taxed as pay in the month it comes.',
  cobra: () => 'You pay the whole premium of the job’s plan plus 2%, for at most 18 months after a job loss.',
  marketplace: () =>
    'The second-lowest silver plan at your ages, minus the premium tax credit for your income that year.',
  'health-plan': () => 'The premium you entered.',
  'short-policy': (event) =>
    event.kind === 'disability'
      ? `Your policy pays from day ${event.terms.shortWaitDays + 1}, for up to ${event.terms.shortWeeks} weeks.`
      : '',
  'long-policy': (event) =>
    event.kind === 'disability' ? `Your policy pays from day ${event.terms.longWaitDays + 1}.` : '',
  'social-security-disability': () =>
    'Social Security pays from the sixth full month on, one month later each time, once it has decided.',
  'back-pay': () => 'What fell due before the decision is paid at once.',
  'extra-costs': () => 'The amount you entered.',
  'social-security': (event) =>
    event.kind === 'retire' ? `It begins at age ${event.terms.claimAge} and rises with prices.` : '',
  medicare: () => 'The standard Part B premium from age 65 on.',
  birth: () => 'What your health plan leaves you to pay for the birth.',
  child: () => 'Food, clothing, health care, transportation and other costs from a USDA survey, in today’s prices.',
  'child-care': () => 'A national average. The federal credit for child care is part of your taxes.',
  'new-home': () => 'The housing cost you entered; it rises with prices.',
  moving: () => 'Paid once, in the month of the move.',
  sale: () => 'The price, minus the cost of selling and what’s still owed on it.',
  support: () => 'The amount you entered. Child support and newer alimony aren’t taxed.',
  legal: () => 'Paid once, in the month of the divorce.',
  'cash-split': (event, say) =>
    event.kind === 'divorce' ? `You keep ${say.percent(event.terms.keepAssets * 100, 0)} of the cash.` : '',
  'down-payment': () => 'Paid from cash in the month you buy.',
  closing: (event, say) => (event.kind === 'home' ? `${say.percent(event.terms.closing * 100, 1)} of the price.` : ''),
  running: () => 'The amount you entered for gas, insurance and repairs.',
  'property-tax': (event, say) =>
    event.kind === 'home' ? `${say.percent(event.terms.propertyTax * 100)} of the price a year.` : '',
  'home-insurance': (event, say) => (event.kind === 'home' ? `${say.money(event.terms.insurance)} a year.` : ''),
  upkeep: (event, say) =>
    event.kind === 'home' ? `${say.percent(event.terms.upkeep * 100)} of the price a year.` : '',
  dues: () => 'The amount you entered.',
  inheritance: () => 'An inheritance isn’t income on a federal return.',
  'inheritance-tax': () => 'The share you entered for a state’s inheritance tax.',
  repaid: () => 'The debt with the highest rate first, home loans last.',
  invested: () => 'It moves from cash into a taxable account.',
  medical: (event, say) =>
    event.kind === 'medical' && event.terms.insured
      ? `The ${say.money(event.terms.deductible)} deductible, then ${say.percent(event.terms.coinsurance * 100, 0)} of the rest, up to ${say.money(event.terms.outOfPocketMost)} a year.`
      : 'Without a plan, you owe the whole bill.',
  own: () => 'The amount you entered.',
}
