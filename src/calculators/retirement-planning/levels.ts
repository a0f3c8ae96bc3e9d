import type { FillLevel } from '#engine/retirement-plan/plan.ts'
import type { PlannedContext } from './context.ts'
import { levelWords } from './words/charts.en.ts'

export function levelName(level: FillLevel): string {
  switch (level.kind) {
    case 'deduction':
      return levelWords.deduction()
    case 'bracket':
      return levelWords.bracket({ rate: level.rate * 100 })
    case 'surcharge':
      return level.step === 1 ? levelWords.firstSurcharge() : levelWords.secondSurcharge()
    case 'premium-credit':
      return levelWords.credit()
  }
}

/** A calendar year as the first person's age. */
export const spanOf =
  ({ inputs }: PlannedContext) =>
  (year: number): number =>
    year - Number(inputs.birthDate.slice(0, 4))

/** The ages of a conversion; calendar years where it goes on after the first person's plan-to age. */
export const conversionSpan = (
  context: PlannedContext,
  { to }: { readonly to: number },
): ((year: number) => number) => {
  const age = spanOf(context)
  return age(to) > context.inputs.livesTo ? (year) => year : age
}
