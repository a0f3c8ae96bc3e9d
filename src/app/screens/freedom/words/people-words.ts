/** The four people of the game, made up. */
import { dollars } from '#calculators/kit/format.ts'
import type { Persona } from '#teaching/games/freedom/life.ts'
import { starts } from '#teaching/games/freedom/people.ts'

const owes = (persona: Persona): string => {
  const { money } = starts[persona]
  const parts = [
    ...(money.student
      ? [`${dollars(money.student.balance)} of student loans at ${(money.student.rate * 100).toFixed(2)}%`]
      : []),
    ...(money.card ? [`${dollars(money.card)} on a card`] : []),
    ...(money.carLoan ? [`a ${dollars(money.carLoan.balance)} car loan`] : []),
  ]
  return parts.length > 0 ? `Owes ${parts.join(' and ')}.` : 'No debt.'
}
const pays = (persona: Persona): string => `Age ${starts[persona].age}, earns ${dollars(starts[persona].pay)}.`

export const people: Readonly<Record<Persona, { readonly name: string; readonly said: string }>> = {
  ana: { name: 'Ana', said: `${pays('ana')} ${owes('ana')}` },
  dev: { name: 'Dev', said: `${pays('dev')} ${owes('dev')}` },
  mae: { name: 'Mae', said: `${pays('mae')} ${owes('mae')} Sends a parent $200 a month.` },
  sam: { name: 'Sam', said: `${pays('sam')} ${owes('sam')} Pay goes up and down.` },
}
export const peopleWords = {
  ask: 'Who do you want to be?',
  random: 'Pick someone for me',
  children: 'Sam has two children, ages 4 and 6',
} as const
