import type { Say } from '../kit/say.ts'
import { baseOf } from './job.ts'
import type { PayInputs } from './sections.ts'
import { errorWords } from './words/answer.en.ts'

/** Gross pay of one paycheck without its bonus. */
function usualGross({ pay, unit, hours, frequency, ...rest }: PayInputs): number {
  const overtime = unit === 'hour' ? pay * (1.5 * rest.overtimeHours + 2 * rest.doubleHours) : rest.overtimePay
  return baseOf(pay, unit, hours, frequency) + overtime + rest.tips
}

const benefitsOf = (inputs: PayInputs): number =>
  inputs.premiums + inputs.hsa + inputs.healthFsa + inputs.dependentCareFsa + inputs.transit + inputs.parking

/** Deductions that no paycheck could hold: what is taken is at most what is paid. */
export function check(inputs: PayInputs, say: Say): { readonly [K in keyof PayInputs]?: string | undefined } {
  if (inputs.view === 'check') return {}
  if (inputs.planPercent + inputs.rothPercent > 100) return { rothPercent: errorWords.planTooMuch }
  const gross = usualGross(inputs)
  const plan = (gross * (inputs.planPercent + inputs.rothPercent)) / 100 + inputs.planDollars + inputs.rothDollars
  if (gross > 0 && benefitsOf(inputs) + plan + inputs.afterTax > gross + 0.005) {
    const field = inputs.planDollars + inputs.rothDollars > 0 ? 'planDollars' : largest(inputs)
    return { [field]: errorWords.tooMuch({ pay: gross }, say) }
  }
  if (inputs.view !== 'offers') return {}
  const other = baseOf(inputs.pay2, inputs.unit2, inputs.hours2, inputs.frequency2)
  const same = benefitsOf(inputs) - inputs.premiums + inputs.premiums2 + inputs.afterTax
  const planned =
    (other * ((inputs.plan2 ?? inputs.planPercent) + inputs.rothPercent)) / 100 +
    inputs.planDollars +
    inputs.rothDollars
  return other > 0 && same + planned > other + 0.005 ? { premiums2: errorWords.tooMuch({ pay: other }, say) } : {}
}

const deductionNames = ['premiums', 'hsa', 'healthFsa', 'dependentCareFsa', 'transit', 'parking', 'afterTax'] as const
/** The box with the most in it: where the mistake most likely is. */
function largest(inputs: PayInputs): keyof PayInputs {
  let found: keyof PayInputs = 'planPercent'
  let most = 0
  for (const name of deductionNames)
    if (inputs[name] > most) {
      most = inputs[name]
      found = name
    }
  return found
}
