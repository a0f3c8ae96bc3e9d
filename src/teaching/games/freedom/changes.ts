/** What may be changed at the beginning of a year: each thing once. A change costs nothing but what it says. */

import { canBuy } from './cost.ts'
import { cushions, family, mixes, pay, planShares } from './design.ts'
import { coverKinds, type Life } from './life.ts'

export const GO = 'go'
/** The work question comes every fifth year. */
export const isWorkYear = (year: number): boolean => year > 0 && year % 5 === 0
/** The thing a change is about: 'home', 'cover:health'. Each may be changed once a year. */
export const thingOf = (choice: string): string => choice.slice(0, choice.lastIndexOf(':'))

function homeOffers(life: Life): string[] {
  const { plan, person } = life
  const isAlone = person.partnerPay === 0 && person.children.length === 0
  const kinds = [
    ...(isAlone ? (['share'] as const) : []),
    'alone' as const,
    ...(life.money.help.balance > 0 ? [] : (['nicer'] as const)),
  ]
  const rented = kinds.filter((kind) => kind !== plan.home || person.rentFactor > 1)
  return [...rented.map((kind) => `home:${kind}`), ...(canBuy(life) ? ['home:own'] : [])]
}
function familyOffers({ person, year }: Life): string[] {
  return [
    ...(person.partnerPay === 0 && year > 0 ? ['family:partner'] : []),
    ...(person.children.length < family.mostChildren && year > 0 ? ['family:child'] : []),
  ]
}
function workOffers({ year, plan, person }: Life): string[] {
  if (!isWorkYear(year) || person.disabledYears > 0) return []
  const times = (['full', 'side', 'fewer'] as const).filter((work) => work !== plan.work).map((work) => `work:${work}`)
  const canStudy = person.studyEnds === null && year + pay.studyYears < 30
  return [...times, 'work:change', ...(canStudy ? ['work:study'] : [])]
}
/** Every way of a thing, written once. */
const ways = (thing: string, all: readonly (string | number)[]) =>
  all.map((value) => ({ value, choice: `${thing}:${value}` }))
const table = {
  car: ways('car', ['none', 'used', 'new']),
  life: ways('life', ['lean', 'steady', 'rich']),
  plan: ways('plan', planShares),
  cushion: ways('cushion', cushions),
  debts: ways('debts', ['highest', 'smallest', 'minimum']),
  mix: ways('mix', mixes),
  fund: ways('fund', ['index', 'managed']),
} as const
const things = Object.keys(table) as (keyof typeof table)[]

/** The quiet choice first: live the year as things stand. */
export function planOffers(life: Life): readonly string[] {
  const { plan, money, changes } = life
  const made = new Set(changes.map(thingOf))
  const isOnPlan = money.help.balance > 0
  const offers = [GO]
  const add = (thing: string, choices: readonly string[]) => {
    if (!made.has(thing)) offers.push(...choices)
  }
  add('home', homeOffers(life))
  add('work', workOffers(life))
  add('family', familyOffers(life))
  for (const thing of things) {
    if (made.has(thing)) continue
    for (const { value, choice } of table[thing])
      if (value !== plan[thing] && !(isOnPlan && (choice === 'car:new' || choice === 'life:rich'))) offers.push(choice)
  }
  for (const kind of coverKinds) {
    const isOn = plan.covers.includes(kind)
    const isAsked = kind === 'home' && isOn && money.homeLoan.balance > 0
    if (!isAsked) add(`cover:${kind}`, [`cover:${kind}:${isOn ? 'off' : 'on'}`])
  }
  if (!plan.frozen) offers.push('freeze:on')
  if (!plan.papers) offers.push('papers:on')
  return offers
}
