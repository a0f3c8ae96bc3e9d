/** The things of a life as the plan shows them: in groups, with how each is now and what to know of it. */
import type { Life, Plan } from '#teaching/games/freedom/life.ts'
import { optionWords, thingHints, planWords as words } from './words/plan-words.ts'

export const groups = [
  { title: words.groups.living, things: ['home', 'car', 'life'] },
  { title: words.groups.saving, things: ['plan', 'cushion', 'debts', 'mix', 'fund'] },
  {
    title: words.groups.safety,
    things: ['cover:health', 'cover:home', 'cover:disability', 'cover:liability', 'cover:life', 'freeze', 'papers'],
  },
  { title: words.groups.work, things: ['work', 'family'] },
] as const

/** How a thing is, in words, and the choice that would have made it so. */
export function nowOf({ plan, person }: Life, thing: string): { readonly said: string; readonly choice: string } {
  if (thing === 'family')
    return { said: words.familyNow(person.partnerPay > 0, person.children.length), choice: 'family' }
  const state = thing.startsWith('cover:')
    ? plan.covers.some((kind) => `cover:${kind}` === thing)
    : thing === 'freeze'
      ? plan.frozen
      : thing === 'papers'
        ? plan.papers
        : plan[thing as keyof Plan]
  const value = state === true ? 'on' : state === false ? 'off' : String(state)
  const choice = `${thing}:${value}`
  return { said: optionWords(choice), choice }
}

export function noteOf(thing: string, life: Life, canWork: boolean, years: number): string | undefined {
  const { year, money, plan, person } = life
  if (thing === 'work' && !canWork) {
    const next = (Math.floor(year / 5) + 1) * 5
    return next < years ? words.workLater(next + 1) : words.lastWork
  }
  if (thing === 'home' && money.help.balance > 0) return words.onPlan
  if (thing === 'home' && person.reportYears > 0) return words.noLenders(person.reportYears)
  if (thing === 'home' && plan.home !== 'own') return words.buyNeeds
  if (thing === 'family') return words.childCost
  if (thing === 'cover:home' && money.homeLoan.balance > 0) return words.asked
  return thingHints[thing]
}
