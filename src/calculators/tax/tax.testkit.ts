/** The calculator with the law of every state and year at hand, as its tests ask it. */
import { stateNames } from '#facts/states/codes.ts'
import { asked } from '../kit/asked.testkit.ts'
import { initialInputs } from '../kit/field.ts'
import { lawShelf } from '../kit/law-shelf.ts'
import { bringMissing } from '../kit/missing.ts'
import { calculator as tool } from './calculator.ts'

export const calculator = await tool.whole()
const env = { today: '2026-11-21', year: 2026, law: lawShelf() }
const start = initialInputs(calculator.fields, env)
for (const year of calculator.years) await bringMissing(calculator, start, { ...env, year })
await Promise.all(Object.keys(stateNames).map((state) => bringMissing(calculator, { ...start, state }, env)))

export const tax = asked(calculator, env)
