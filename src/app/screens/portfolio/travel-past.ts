import type { Table } from '#calculators/kit/presentation.ts'
import { grownIn, type TravelYears, travelChoices } from '#engine/portfolio/travel.ts'
import { travelWords as words } from './travel-words.ts'
import type { LivedTrip } from './trip.ts'
import { points } from './words.ts'

/** Years before the trip that its traveler remembers. */
const REMEMBERED = 5

/** The years somebody in that January knew: a few before the trip, and all of it so far. Never one that is still to come. */
export function pastTable(years: TravelYears, { from, choices, hidden }: LivedTrip): Table {
  const now = from + choices.length
  const first = Math.max(years.firstYear, from - REMEMBERED)
  return {
    key: 'past',
    title: words.past.title,
    columns: [
      { label: words.past.year, unit: 'text' },
      { label: words.past.stocks, unit: 'percent' },
      { label: words.past.bonds, unit: 'percent' },
      { label: words.past.cash, unit: 'percent' },
      { label: words.past.prices, unit: 'percent' },
      { label: words.past.yours, unit: 'percent' },
      { label: words.past.choice, unit: 'text' },
    ],
    rows: Array.from({ length: now - first }, (_, i) => now - 1 - i).map((year) => {
      const growth = years.growth[year - years.firstYear] ?? [1, 1, 1]
      const choice = choices[year - from]
      return [
        hidden ? words.past.ago(now - year) : String(year),
        ...growth.map((one) => points(one - 1)),
        points((years.prices[year - years.firstYear] ?? 1) - 1),
        choice ? points(grownIn(travelChoices[choice], growth) - 1) : null,
        choice ? words.choices[choice] : null,
      ]
    }),
  }
}
