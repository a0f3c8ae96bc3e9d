import { money, percent, points, share } from '../kit/field.ts'
import { section } from '../kit/section.ts'
import { startingHomeInsurance, startingPropertyTax } from '../kit/starting-home.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

/** What the rental costs and brings beside rent, each year it is kept. */
export const running = section(
  sectionWords.running.title,
  {
    propertyTax: share({
      ...words.propertyTax,
      base: 'price',
      initial: { amount: points(startingPropertyTax.value), unit: 'pct' },
      maxUsd: 5_000_000,
      maxPct: 10,
    }),
    insurance: money({
      label: words.insurance.label,
      hint: words.insurance.hint({ asOf: startingHomeInsurance.asOf ?? '' }),
      per: 'year',
      initial: startingHomeInsurance.value,
      max: 5_000_000,
      step: 60,
      nudge: 600,
    }),
    vacancy: percent({ ...words.vacancy, initial: 6, max: 100, step: 0.5, nudge: 4 }),
    management: percent({ ...words.management, initial: 8, max: 50, step: 0.5, nudge: 4 }),
    upkeep: percent({ ...words.upkeep, initial: 8, max: 100, step: 0.5, nudge: 4 }),
    reserve: percent({ ...words.reserve, initial: 7, max: 100, step: 0.5, nudge: 4 }),
    otherCosts: money({ ...words.otherCosts, per: 'month', initial: 0, max: 1_000_000, step: 10, nudge: 100 }),
    otherIncome: money({ ...words.otherIncome, per: 'month', initial: 0, max: 1_000_000, step: 10 }),
  },
  { more: sectionWords.running.more },
)
