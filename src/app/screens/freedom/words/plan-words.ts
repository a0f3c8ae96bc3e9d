/** What the choices of a life are called, and what each costs. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import { carCost, downPayment } from '#teaching/games/freedom/cost.ts'
import {
  bought,
  carEntry,
  covers,
  family,
  fees,
  homes,
  lives,
  match,
  moving,
  pay,
  will,
} from '#teaching/games/freedom/design.ts'
import { health, rentersPremium } from '#teaching/games/freedom/law.precomputed.ts'

const year = (amount: number): string => `${dollars(amount)} a year`
const percent = (share: number): string => percentText(share * 100, 2)

/** Names of the things that can be changed, as labels. */
export const thingNames: Readonly<Record<string, string>> = {
  home: 'Home',
  car: 'Getting around',
  life: 'Everything else',
  work: 'Work',
  family: 'Family',
  plan: '401(k) at work',
  cushion: 'Emergency fund',
  debts: 'Extra to debts',
  mix: 'Investments',
  fund: 'Fund',
  'cover:health': 'Health insurance',
  'cover:home': 'Renters or home insurance',
  'cover:disability': 'Disability insurance',
  'cover:liability': 'Higher liability limits',
  'cover:life': 'Term life insurance',
  freeze: 'Credit freeze',
  papers: 'Will and beneficiaries',
}
export const thingHints: Readonly<Record<string, string>> = {
  home: `Each move costs ${dollars(moving)}`,
  car: `All costs of a year. Getting a used car takes ${dollars(carEntry.used)} once, a new one ${dollars(carEntry.new)}`,
  plan: `Your employer adds 50 cents per dollar, up to ${percent(match.upTo)} of pay`,
  cushion: 'Kept in cash before anything else is saved',
  debts: 'What’s left after the emergency fund',
  mix: 'Your 401(k), Roth IRA and fund',
  fund: 'What the fund company charges',
  'cover:life': 'For people who depend on your pay',
}

const options: Readonly<Record<string, string>> = {
  'home:share': `Share a place, ${year(homes.share)}`,
  'home:alone': `A place of your own, ${year(homes.alone)}`,
  'home:nicer': `A nicer place, ${year(homes.nicer)}`,
  'home:own': `Buy a small home, ${dollars(bought.price)}`,
  'car:none': `Bus, bike and rides, ${year(carCost('none'))}`,
  'car:used': `Used car, ${year(carCost('used'))}`,
  'car:new': `New car, ${year(carCost('new'))}`,
  'life:lean': `Lean, ${year(lives.lean)}`,
  'life:steady': `Steady, ${year(lives.steady)}`,
  'life:rich': `Rich, ${year(lives.rich)}`,
  'work:full': 'Regular hours',
  'work:side': `Side work, ${dollars(pay.side)} more a year`,
  'work:fewer': `Fewer hours, ${percent(1 - pay.fewer)} less pay`,
  'work:change': `Change jobs, ${percent(pay.jobChange)} more pay`,
  'work:study': `Take a course, ${dollars(pay.study)}`,
  'family:partner': 'Move in with a partner',
  'family:child': 'Have a child',
  'debts:highest': 'Highest rate first',
  'debts:smallest': 'Smallest balance first',
  'debts:minimum': 'Required payments only',
  'fund:index': `Index fund, ${percent(fees.index)} a year`,
  'fund:managed': `Managed fund, ${percent(fees.managed)} a year`,
  'cover:health:on': `On, from ${year(health.single)}`,
  'cover:home:on': `On, ${dollars(rentersPremium)} renting or ${dollars(covers.homePolicy)} owning`,
  'cover:disability:on': `On, ${percent(covers.disability)} of pay`,
  'cover:liability:on': `On, ${year(covers.liability)}`,
  'cover:life:on': `On, ${year(covers.life)}`,
  'freeze:on': 'On, free',
  'papers:on': `Set up, ${dollars(will)} once`,
}
/** A choice in words: 'home:share' → 'Share a place, $8,400 a year'. */
export function optionWords(choice: string): string {
  const known = options[choice]
  if (known !== undefined) return known
  const [thing, value = ''] = choice.split(':')
  const number = Number(value)
  if (thing === 'plan') return number === 0 ? 'Nothing' : `${percent(number)} of pay`
  if (thing === 'cushion') return number === 0 ? 'None' : `${number} ${number === 1 ? 'month' : 'months'} of spending`
  if (thing === 'mix')
    return number === 0
      ? 'Treasury bills only'
      : number === 1
        ? 'All stocks'
        : `${percent(number)} stocks, ${percent(1 - number)} bonds`
  return choice.endsWith(':off') ? 'Off' : choice
}

export const planWords = {
  title: (number: number, age: number) => `Year ${number}, age ${age}`,
  first: 'Set up your life, then live the first year.',
  later: 'Change what you like, or live the year as it is.',
  live: (number: number) => `Live year ${number}`,
  groups: { living: 'How you live', work: 'Work and family', saving: 'Saving and debts', safety: 'Protection' },
  changed: 'Changed this year',
  asked: 'Your lender requires it',
  familyNow: (hasPartner: boolean, children: number) =>
    `${hasPartner ? 'With a partner' : 'On your own'}${children > 0 ? `, ${children} ${children === 1 ? 'child' : 'children'}` : ''}`,
  again: 'Find a similar place at the usual rent',
  workLater: (number: number) => `You can change work in year ${number}.`,
  lastWork: 'No more work choices in this game.',
  onPlan: 'While you’re on a payment plan, a rich life, a new car and a nicer place aren’t available.',
  noLenders: (years: number) => `Nobody lends to you for ${years} more ${years === 1 ? 'year' : 'years'}.`,
  buyNeeds: `To buy: ${dollars(downPayment)} in cash, your fund or Roth contributions, and payments within ${percent(bought.mostOfPay)} of pay.`,
  childCost: `A child costs ${year(family.child)}; a partner brings ${dollars(family.partnerPay)} of pay.`,
  forecast: 'A year without surprises',
  income: 'Pay and other income',
  taxes: 'Federal taxes and FICA',
  saved: 'Into your 401(k)',
  spending: 'Living costs',
  loans: 'Loan and card payments',
  left: 'Left over',
  short: 'Short',
  uneven: 'Your pay swings by up to 30% a year.',
} as const
