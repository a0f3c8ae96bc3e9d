/** The limits of the rules as questions, so that form, API and stored settings read them the same way. */
import type { Limit, Rule } from '#engine/planning/insights/rule.ts'
import { rules } from '#engine/planning/insights/rules.ts'
import { count, type Field, type Fields, money, percent } from '../../kit/field.ts'
import { insightWords } from './words/all.en.ts'

const fieldOf = ({ unit, initial, least, most, step }: Limit, label: string): Field => {
  const range = { label, initial, min: least, max: most, step }
  switch (unit) {
    case 'percent':
      return percent(range)
    case 'dollars':
      return money(range)
    default:
      return count({ ...range, unit, whole: Number.isInteger(step) })
  }
}

/** One for each rule that has a limit, by the rule's id. */
export const limitFields: Fields = Object.fromEntries(
  (rules as readonly Rule<keyof typeof insightWords>[]).flatMap(({ id, limit }) =>
    limit ? [[id, fieldOf(limit, insightWords[id].limit ?? insightWords[id].label)]] : [],
  ),
)
