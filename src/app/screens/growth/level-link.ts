/** The calculator that goes deeper into a level, with this household's numbers. */

import type { Household } from '#engine/household/household.ts'
import { cashOf, retirementOf } from '#engine/household/standing.ts'
import type { Level, LevelNumbers } from '#engine/planning/growth-levels/levels.ts'
import { calculatorLink, type LinkValue } from '../picture/calculator-link.ts'
import { levelGo } from './words.ts'

const points = (rate: number | null): number | null => (rate === null ? null : Number((rate * 100).toFixed(3)))

export function levelLink(level: Level, household: Household, numbers: LevelNumbers) {
  const [slug, words] = levelGo[level.key]
  return { to: calculatorLink(slug, inputsFor(slug, household, numbers)), words }
}

function inputsFor(
  slug: string,
  household: Household,
  { essentials, grossPay, spending }: LevelNumbers,
): Readonly<Record<string, LinkValue | undefined>> {
  const born = household.people.find(({ role }) => role === 'you')?.born ?? null
  const pay = grossPay === null ? null : Math.round(grossPay * 12)
  switch (slug) {
    case 'credit-card-payoff':
      return {
        cards: household.debts
          .filter(({ kind, balance }) => kind === 'card' && balance > 0)
          .map(({ name, balance, apr }) => ({ name, balance: Math.round(balance), apr: points(apr) })),
      }
    case 'emergency-fund':
      return {
        total: essentials === null ? null : Math.round(essentials),
        savings: Math.round(Math.max(0, cashOf(household))),
      }
    case '401k':
      return { pay, born }
    case 'retirement':
      return {
        born,
        pay,
        savings: Math.round(retirementOf(household)),
        spending: spending === null ? null : Math.round(spending * 12),
      }
    default:
      return {}
  }
}
