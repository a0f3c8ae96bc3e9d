/** The visitor's list of the parts of a home that wear out, and what a blank in it stands for. */
import { likelyAge, replacementMonths } from '#engine/housing/sinking-fund.ts'
import { componentLives, replacementCosts, weatherFactors } from '#facts/household/home-systems.ts'
import type { HomeMaintenanceInputs } from './sections.ts'
import { type SystemGroup, type SystemKey, systemKinds } from './system-kinds.ts'
import { numbered, partNames } from './words/parts.en.ts'

/** Counted this long from now when a part is past its life. */
export const OVERDUE_MONTHS = 12

/** One line of the visitor's list, blanks filled. Years; today's dollars. */
export interface System {
  readonly key: SystemKey
  /** Its name; a second one of a kind is numbered. */
  readonly label: string
  readonly group: SystemGroup
  readonly age: number
  readonly ageIsGuess: boolean
  readonly life: number
  readonly costToday: number
  readonly overdue: boolean
  /** The association pays: shown, and left out of every sum. */
  readonly byHoa: boolean
  /** Months from now. */
  readonly due: readonly number[]
  /** Cost today over life: what it uses up in a year, today's dollars. */
  readonly wear: number
}

function lifeOf(key: SystemKey, climate: HomeMaintenanceInputs['climate']): number {
  const { low, high } = componentLives.value[key]
  const weather = systemKinds[key].weather ? weatherFactors.value[climate] : 1
  return Math.max(1, Math.round(((low + high) / 2) * weather))
}

export const costOf = (key: SystemKey, squareFeet: number): number => {
  const { fixed, perSquareFoot } = replacementCosts.value[key]
  return Math.round((fixed + perSquareFoot * squareFeet) / 50) * 50
}

/** The visitor's list with all that is not said: age from the year of building, life from the study, cost from the size. */
export function systemsOf(inputs: HomeMaintenanceInputs, thisYear: number): readonly System[] {
  const homeAge = Math.max(0, thisYear - inputs.yearBuilt)
  const seen = new Map<string, number>()
  // The last line about a part holds.
  const quotes = new Map(inputs.quotes.map((quote) => [quote.system, quote]))
  return inputs.systems.map((row): System => {
    const { system: key } = row
    const kind = systemKinds[key]
    const name = partNames[key]
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    const quote = quotes.get(key)
    const life = quote?.life ?? lifeOf(key, inputs.climate)
    const age = row.age ?? likelyAge(homeAge, life)
    const costToday = quote?.cost ?? costOf(key, inputs.squareFeet)
    return {
      key,
      label: count === 1 ? name : numbered({ name, count }),
      group: kind.group,
      age,
      ageIsGuess: row.age === null,
      life,
      costToday,
      overdue: age >= life,
      byHoa: inputs.hoaOutside && kind.hoa === true,
      due: replacementMonths(age, life, inputs.years * 12, OVERDUE_MONTHS),
      wear: costToday / life,
    }
  })
}
