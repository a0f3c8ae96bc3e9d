/** What the life insurance calculator answers for a household. It comes with its law, so it is fetched where it is asked, not before. */
import { type InputValues, initialInputs } from '#calculators/kit/field.ts'
import { lawShelf } from '#calculators/kit/law-shelf.ts'
import { bringMissing } from '#calculators/kit/missing.ts'
import { calculator } from '#calculators/life-insurance/calculator.ts'
import type { Household } from '#engine/household/household.ts'
import type { MonthlyFlows } from '#engine/household/monthly-flows.ts'
import { adultsOf } from '#engine/household/people.ts'
import type { IsoDate } from '#engine/month.ts'
import type { LifeNeed } from '#engine/planning/insurance/cover-line.ts'
import { defaultYear } from '#facts/default-year.ts'
import { lifeInputsOf } from './life-inputs.ts'

const law = lawShelf()

/** One entry for each grown-up whose need could be worked out; none where the picture doesn't say enough. */
export async function lifeNeedsOf(
  household: Household,
  flows: MonthlyFlows,
  today: IsoDate,
): Promise<readonly LifeNeed[]> {
  const own = lifeInputsOf(household, flows, today)
  const [you, partner] = adultsOf(household)
  if (own === null || you === undefined) return []
  const answering = await calculator.answering()
  const env = { today, year: defaultYear, law }
  const inputs = { ...initialInputs(answering.fields, env), ...(own as unknown as InputValues) }
  if (Object.keys(answering.check(inputs)).length > 0) return []
  await bringMissing(answering, inputs, env)
  const { figures } = answering.evaluate(inputs, env)
  const { need, have, partnerNeed, partnerHave } = figures
  return [
    ...(need !== undefined && have !== undefined ? [{ person: you.id, need, have }] : []),
    ...(partner && partnerNeed !== undefined && partnerHave !== undefined
      ? [{ person: partner.id, need: partnerNeed, have: partnerHave }]
      : []),
  ]
}
