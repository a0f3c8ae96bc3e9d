/** The visitor's settings of the plan, kept in this browser. What does not fit any more starts again. */
import type { NextDollarInputs } from '#calculators/planning/next-dollar/fields.ts'
import type { OrderStep } from '#facts/household/spending-orders.ts'
import { planSettings } from '../picture/plan-settings.ts'
import { orderSteps, settingFields } from './plan-words.precomputed.ts'

export const {
  first: firstSettings,
  store: journeySettings,
  isFirst,
} = planSettings<NextDollarInputs>('next-dollar', settingFields)

/** The own order as steps; `taxable` is always last and not among them. */
export const ownSteps = ({ ownOrder }: NextDollarInputs): readonly OrderStep[] =>
  ownOrder
    .split(',')
    .map((name) => name.trim())
    .flatMap((name) => orderSteps.filter((step) => step === name && step !== 'taxable'))
/** Steps an own order leaves out. */
export const leftOut = (settings: NextDollarInputs): readonly OrderStep[] => {
  const own = ownSteps(settings)
  return orderSteps.filter((step) => step !== 'taxable' && !own.includes(step))
}

const write = (steps: readonly OrderStep[]): boolean =>
  journeySettings.set((now) => ({ ...now, order: 'own', ownOrder: [...steps, 'taxable'].join(', ') }))
/** Makes an order the visitor's own. */
export const takeOrder = (steps: readonly OrderStep[]): boolean => write(steps.filter((step) => step !== 'taxable'))
export function moveStep(settings: NextDollarInputs, step: OrderStep, by: -1 | 1): void {
  const own = ownSteps(settings)
  const from = own.indexOf(step)
  const to = from + by
  if (from < 0 || to < 0 || to >= own.length) return
  write(own.toSpliced(from, 1).toSpliced(to, 0, step))
}
export const skipStep = (settings: NextDollarInputs, step: OrderStep): boolean =>
  write(ownSteps(settings).filter((one) => one !== step))
export const bringBack = (settings: NextDollarInputs, step: OrderStep): boolean => write([...ownSteps(settings), step])
