import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { checkpointsOf } from '#engine/planning/checkpoints/checkpoints.ts'
import { datesAhead } from '#engine/planning/checkpoints/law-dates.ts'
import { levelRules } from '#facts/household/growth-levels.ts'
import { pricesSince2022 } from '#facts/series/survey-prices.ts'
import type { Milestones } from '../../state/milestones.ts'
import type { Picture } from '../../state/picture.ts'
import { yearAmounts } from '../growth/year-amounts.precomputed.ts'
import { checkpointWords as words } from './words.ts'

/** Everything the screen shows of a picture, with the visitor's assumptions. */
export function checkpointsShown({ household, today }: Pick<Picture, 'household' | 'today'>, set: Milestones) {
  const flows = monthlyFlows(household)
  const withdrawal = set.withdrawal === null ? levelRules.value.withdrawal : set.withdrawal / 100
  const { newest, average2022: then, newestMonth } = pricesSince2022.value
  const found = checkpointsOf(
    household,
    flows,
    {
      age: set.age,
      income: set.income,
      spending: set.spending,
      withdrawal,
      benefit: set.benefit ?? 0,
      priceFactor: newest / then,
    },
    today,
  )
  const spending = set.spending ?? (flows.living === null ? null : (flows.living + flows.debtPayments) * 12)
  return {
    found,
    flows,
    withdrawal,
    spending,
    prices: newestMonth,
    dates: datesAhead(household, today),
    facts: yearAmounts,
    answer: answerOf(found),
  }
}

function answerOf({ age, income, saved, savings }: ReturnType<typeof checkpointsOf>): string {
  if (age === null || income === null) return words.answerNoAge
  const asked = savings.flatMap(({ low, high }) => (low === null || high === null ? [] : [low, high]))
  if (asked.length === 0) return words.answerEarly(saved, age)
  return words.answer(saved, Math.min(...asked), Math.max(...asked), age)
}
