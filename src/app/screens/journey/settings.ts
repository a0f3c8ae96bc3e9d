/** The visitor's settings of the plan, kept in this browser. What does not fit any more starts again. */
import type { NextDollarInputs } from '#calculators/planning/next-dollar/fields.ts'
import type { OrderStep } from '#facts/household/spending-orders.ts'
import { isRecord } from '../../state/read-data.ts'
import { stored } from '../../state/stored.ts'
import { orderSteps, settingFields } from './plan-words.precomputed.ts'

/** No starting value depends on the day. */
export const firstSettings = Object.fromEntries(
  Object.entries(settingFields).map(([key, { initial }]) => [key, initial]),
) as unknown as NextDollarInputs

function fitsSetting(key: keyof NextDollarInputs, value: unknown): boolean {
  const field = settingFields[key]
  switch (field.kind) {
    case 'choice':
      return field.options.some((option) => option.value === value)
    case 'toggle':
      return typeof value === 'boolean'
    case 'text':
      return typeof value === 'string' && value.length <= field.maxLength
    default:
      return value === null
        ? field.optional
        : typeof value === 'number' && Number.isFinite(value) && value >= field.min && value <= field.max
  }
}

const settingKeys = Object.keys(settingFields) as readonly (keyof NextDollarInputs)[]

export const journeySettings = stored<NextDollarInputs>('next-dollar', {
  version: 1,
  area: 'session',
  initial: firstSettings,
  read: (data) =>
    isRecord(data)
      ? {
          ...firstSettings,
          ...Object.fromEntries(
            settingKeys.filter((key) => fitsSetting(key, data[key])).map((key) => [key, data[key]]),
          ),
        }
      : null,
})

export const isFirst = (settings: NextDollarInputs): boolean =>
  settingKeys.every((key) => settings[key] === firstSettings[key])

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

const write = (steps: readonly OrderStep[]): void =>
  journeySettings.set((now) => ({ ...now, order: 'own', ownOrder: [...steps, 'taxable'].join(', ') }))
/** Makes an order the visitor's own. */
export const takeOrder = (steps: readonly OrderStep[]): void => write(steps.filter((step) => step !== 'taxable'))
export function moveStep(settings: NextDollarInputs, step: OrderStep, by: -1 | 1): void {
  const own = ownSteps(settings)
  const from = own.indexOf(step)
  const to = from + by
  if (from < 0 || to < 0 || to >= own.length) return
  write(own.toSpliced(from, 1).toSpliced(to, 0, step))
}
export const skipStep = (settings: NextDollarInputs, step: OrderStep): void =>
  write(ownSteps(settings).filter((one) => one !== step))
export const bringBack = (settings: NextDollarInputs, step: OrderStep): void => write([...ownSteps(settings), step])
