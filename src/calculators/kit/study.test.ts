import { expect, test } from 'vitest'
import { run } from '../api/run-calculator.ts'
import { initialInputs, money } from './field.ts'
import { madeUp } from './made-up.testkit.ts'
import { type StudyWork, studied, wholeStudy } from './study.ts'

const env = { today: '2026-11-21', year: 2026 }

/** Counts to the amount, one at a step. */
const study: StudyWork<{ amount: number }, number> = function* ({ amount }) {
  for (let n = 1; n < amount; n++) yield { share: n / amount, soFar: n }
  return amount
}
let computed = 0
const calculator = await madeUp({
  slug: 'counting',
  fields: { amount: money({ label: 'Amount', initial: 3 }), other: money({ label: 'Other', initial: 0 }) },
  study: {
    what: 'every number',
    key: ({ amount }) => (amount === 0 ? null : String(amount)),
    load: async () => ({ study }),
  },
  compute: ({ inputs: { amount } }) => {
    computed += 1
    return { outcome: 'done', double: 2 * amount }
  },
  answer: {
    first: 3,
    figures: [
      { key: 'double', label: 'Double', unit: 'count', value: ({ result }) => result.double },
      { key: 'counted', label: 'Counted', unit: 'count', value: ({ found }) => found },
    ],
    main: 'double',
    moreIs: 'neither',
    answer: ({ found }) => ({ headline: found === null ? 'not yet' : `counted ${found}`, keyFigures: ['double'] }),
  },
})
const inputs = (amount: number) => ({ ...initialInputs(calculator.fields, env), amount })

test('the starting values have their study at once, and so have others that ask the same', () => {
  expect(calculator.evaluate(inputs(3), env).figures).toEqual({ double: 6, counted: 3 })
  expect(calculator.evaluate({ ...inputs(3), other: 7 }, env).present().headline).toBe('counted 3')
})

test('other values answer without it until it is found', () => {
  const before = calculator.evaluate(inputs(5), env)
  expect(before.figures).toEqual({ double: 10 })
  expect(before.present().headline).toBe('not yet')
  expect(calculator.evaluate(inputs(5), env, 2).figures).toEqual({ double: 10, counted: 2 })
})

test('while a study goes on the same question is worked out once', () => {
  const mine = inputs(6)
  computed = 0
  for (const found of [null, 1, 2, 3]) expect(calculator.evaluate(mine, env, found).figures['double']).toBe(12)
  expect(computed).toBe(1)
  expect(calculator.evaluate({ ...mine, amount: 7 }, env, 3).figures['double']).toBe(14)
  expect(calculator.evaluate(mine, { ...env, year: 2025 }, 3).figures['double']).toBe(12)
  expect(computed).toBe(3)
})

test('whoever may wait gets the whole, with a pause between steps', async () => {
  let pauses = 0
  const pause = async () => {
    pauses += 1
  }
  expect(await studied(calculator, inputs(5), env, pause)).toBe(5)
  expect(pauses).toBe(4)
  expect(await studied(calculator, inputs(0), env)).toBeUndefined()
  expect(await wholeStudy(study({ amount: 1 }))).toBe(1)
})

test('the API waits for it', async () => {
  const { body } = await run(calculator, { inputs: { amount: 4 } }, env)
  expect(body).toMatchObject({
    headline: { text: 'counted 4', marked: 'counted 4' },
    figures: { double: 8, counted: 4 },
  })
})
