import { count, duration, money, percent } from '../kit/field.ts'
import { american as say } from '../kit/say.ts'
import { section, when } from '../kit/section.ts'
import { fullCoverage, gasPrice, upkeep } from './form-facts.precomputed.ts'
import { sectionWords, formWords as words } from './words/form.en.ts'

const loss = { max: 90, step: 1, nudge: 5 } as const

export const worth = section(
  sectionWords.value.title,
  {
    firstLoss: when(
      ({ condition }: { condition: string }) => condition === 'new',
      percent({ ...words.firstLoss, ...loss, initial: 20 }),
    ),
    laterLoss: percent({
      label: words.laterLoss.label,
      hint: words.laterLoss.hint(upkeep),
      per: 'year',
      ...loss,
      initial: 14,
    }),
  },
  { more: sectionWords.value.more },
)

export const owning = section(
  sectionWords.keeping.title,
  {
    keep: duration({ ...words.keep, unit: 'years', initial: 60, min: 12, max: 240, common: [36, 60, 96, 120] }),
    insurance: money({
      label: words.insurance.label,
      hint: words.insurance.hint(fullCoverage),
      per: 'year',
      initial: fullCoverage.yearly,
      max: 100_000,
      step: 100,
    }),
    miles: count({ ...words.miles, initial: 12_000, max: 200_000, step: 500 }),
    milesPerGallon: count({ ...words.milesPerGallon, whole: false, initial: 28, min: 1, max: 200 }),
    gas: money({
      label: words.gas.label,
      hint: words.gas.hint(gasPrice, say),
      initial: gasPrice.perGallon,
      max: 50,
      step: 0.1,
      places: 3,
    }),
    upkeep: count({
      label: words.upkeep.label,
      unit: words.upkeep.unit,
      hint: words.upkeep.hint(upkeep),
      whole: false,
      initial: upkeep.cents,
      max: 1000,
      step: 1,
    }),
    yearlyFees: money({ ...words.yearlyFees, per: 'year', initial: 100, max: 20_000, step: 25 }),
  },
  { more: sectionWords.keeping.more },
)
