import { count, type Inputs, money } from '../../kit/field.ts'
import { fieldWords as words } from '../words/apy.en.ts'

export const fields = {
  principal: money({ label: words.principal, hint: words.principalHint, initial: 1000, min: 0.01 }),
  interest: money({ label: words.interest, initial: 50 }),
  days: count({ label: words.days, unit: 'days', initial: 365, min: 1, max: 36_525 }),
}
export type ApyInputs = Inputs<typeof fields>
