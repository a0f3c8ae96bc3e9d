import type { SavingSettings, Used, UsedKey } from '#engine/planning/tax-saving/settings.ts'
import { usedKeys } from '#engine/planning/tax-saving/settings.ts'
import { treasury10Year } from '#facts/lending/rates.ts'
import { choices } from '../../kit/choices.ts'
import { choice, type Inputs, money, percent, points, toggle } from '../../kit/field.ts'
import { startingMuniYield, startingWithdrawalTax } from '../../kit/starting-values.ts'
import { formWords as words } from './words/form.en.ts'

const used = (key: UsedKey) =>
  money({ label: words.used[key], hint: words.usedHint, per: 'year', initial: null, max: 10_000_000, optional: true })

export const taxSavingFields = {
  amount: money({ label: words.amount, hint: words.amountHint, initial: 1000, min: 1, max: 1_000_000 }),
  compare: choice({ label: words.compare, initial: 'same', options: choices(words.compareOptions) }),
  planAtWork: choice({
    label: words.planAtWork,
    hint: words.planAtWorkHint,
    initial: 'auto',
    options: choices(words.planOptions),
  }),
  healthPlan: choice({ label: words.health, initial: 'auto', options: choices(words.healthOptions) }),
  hsaThroughPay: toggle({ label: words.hsaThroughPay, initial: true }),
  careCosts: money({
    label: words.careCosts,
    hint: words.careCostsHint,
    per: 'year',
    initial: null,
    max: 1_000_000,
    optional: true,
  }),
  medicalCosts: money({
    label: words.medicalCosts,
    hint: words.medicalCostsHint,
    per: 'year',
    initial: null,
    max: 1_000_000,
    optional: true,
  }),
  laterTax: percent({
    label: words.laterTax,
    hint: words.laterTaxHint,
    initial: points(startingWithdrawalTax.value),
    max: 60,
    step: 1,
  }),
  bondYield: percent({
    label: words.bondYield,
    hint: words.bondYieldHint,
    initial: points(treasury10Year.value),
    max: 30,
  }),
  muniYield: percent({
    label: words.muniYield,
    hint: words.muniYieldHint,
    initial: points(startingMuniYield.value),
    max: 30,
  }),
  muniStateFree: toggle({ label: words.muniStateFree, initial: true }),
  planYou: used('planYou'),
  planPartner: used('planPartner'),
  traditionalYou: used('traditionalYou'),
  traditionalPartner: used('traditionalPartner'),
  rothYou: used('rothYou'),
  rothPartner: used('rothPartner'),
  hsa: used('hsa'),
  education: used('education'),
  careFsa: used('careFsa'),
  healthFsa: used('healthFsa'),
  bonds: used('bonds'),
} as const
export type TaxSavingInputs = Inputs<typeof taxSavingFields>

export const settingsOf = (inputs: TaxSavingInputs): SavingSettings => ({
  amount: inputs.amount,
  used: Object.fromEntries(usedKeys.map((key) => [key, inputs[key]])) as unknown as Used,
  planAtWork: inputs.planAtWork === 'auto' ? null : inputs.planAtWork,
  healthCover: inputs.healthPlan === 'auto' ? null : inputs.healthPlan,
  hsaThroughPay: inputs.hsaThroughPay,
  careCosts: inputs.careCosts,
  medicalCosts: inputs.medicalCosts,
  laterTax: inputs.laterTax / 100,
  bondYield: inputs.bondYield / 100,
  muniYield: inputs.muniYield / 100,
})
