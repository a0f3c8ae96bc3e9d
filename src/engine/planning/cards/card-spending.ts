import type { Household } from '#engine/household/household.ts'
import { roundToCent } from '#engine/money.ts'
import { type BySpending, isCard, type RewardCategory } from './own-card.ts'

/** Items of the budget that are usually paid by card without a fee, by what cards reward. */
const categoryOf: Readonly<Record<string, RewardCategory>> = {
  food_groceries: 'groceries',
  'food_eating-out': 'dining',
  'food_coffee-snacks': 'dining',
  'food_school-work-meals': 'dining',
  'entertainment_going-out': 'dining',
  transportation_fuel: 'gas',
  transportation_transit: 'travel',
  travel_vacations: 'travel',
  travel_lodging: 'travel',
  travel_visits: 'travel',
  'transportation_parking-tolls': 'travel',
  'transportation_car-upkeep': 'other',
  utilities_phone: 'other',
  utilities_internet: 'other',
  personal_clothing: 'other',
  'personal_personal-care': 'other',
  personal_pets: 'other',
  entertainment_streaming: 'other',
  entertainment_hobbies: 'other',
  'entertainment_books-games': 'other',
  health_fitness: 'other',
  health_prescriptions: 'other',
  giving_gifts: 'other',
  housing_furnishings: 'other',
  miscellaneous_other: 'other',
}

/**
 * What a household could put on cards, dollars a month by reward category: from its budget, else what it charges to its cards now, all
 * under "everything else". Where it is bought (online) no budget says.
 */
export function cardSpending({ spending, debts }: Household): BySpending<number> {
  const sums: Record<RewardCategory, number> = { groceries: 0, dining: 0, gas: 0, travel: 0, online: 0, other: 0 }
  for (const [key, amount] of Object.entries(spending)) {
    const category = categoryOf[key]
    if (category !== undefined) sums[category] = roundToCent(sums[category] + amount)
  }
  if (Object.values(sums).some((sum) => sum > 0)) return sums
  const charged = debts.filter(isCard).reduce((sum, { monthlyCharges }) => sum + (monthlyCharges ?? 0), 0)
  return { ...sums, other: charged }
}
