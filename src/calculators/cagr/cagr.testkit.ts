/** The calculator as its tests ask it: with the record of history at hand where the inputs need it. */
import { askedWhole } from '../kit/asked.testkit.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'

export const { calculator, env, defaults: start } = await askedWhole(tool)
export const inputsOf = (changes: Record<string, unknown>) => ({ ...start, ...changes }) as never
export const evaluate = async (changes: Record<string, unknown>) => {
  await bringMissing(calculator, inputsOf(changes), env)
  return calculator.evaluate(inputsOf(changes), env)
}
export const list = (flows: readonly (readonly [string, number])[]) => flows.map(([date, amount]) => ({ date, amount }))
