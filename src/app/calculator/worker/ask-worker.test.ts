import { expect, test } from 'vitest'
import { calculator as tool } from '#calculators/cd/calculator.ts'
import { askedWhole } from '#calculators/kit/asked.testkit.ts'
import { initialInputs } from '#calculators/kit/field.ts'
import { whatMatters } from '#calculators/kit/sensitivity.ts'
import { solveFor } from '#calculators/kit/solve-for.ts'
import { calculator as tax } from '#calculators/tax/calculator.ts'
import { askWorker } from './ask-worker.ts'
import { inSlices } from './slices.ts'

const env = { today: '2026-11-21', year: 2026 }
const { calculator, defaults: inputs, env: withLaw } = await askedWhole(tool, env.today, env.year)
const matters = { inputs, env, found: undefined, name: 'matters' } as const
const open = () => new AbortController().signal

test('where there is no worker the page answers itself, the same as the kit', async () => {
  expect(await askWorker('cd', 'part', matters, open())).toMatchObject({
    effects: whatMatters(calculator, inputs, withLaw),
  })
  const wanted = { unknown: 'deposit', figure: 'interest', target: 500 }
  expect(await askWorker('cd', 'solve', { inputs, env, ...wanted }, open())).toEqual(
    solveFor(calculator, inputs, withLaw, wanted.unknown, wanted.figure, wanted.target),
  )
})

test('a grid has a row for each step down and a cell for each step across; what does not fit is empty', async () => {
  const x = { field: 'rate', values: [2, 4] }
  const y = { field: 'deposit', values: [1000, 5000, 10_000] }
  const cells = await askWorker('cd', 'grid', { inputs, env, x, y, figure: 'interest' }, open())
  expect(cells).toHaveLength(3)
  expect(cells[2]?.[1]).toBe(calculator.evaluate({ ...inputs, rate: 4, deposit: 10_000 }, withLaw).figures['interest'])
})

test('law that is missing is brought first', async () => {
  const mine = { ...initialInputs(tax.fields, env), state: 'OR' }
  const x = { field: 'pay', values: [90_000] }
  const y = { field: 'age', values: [40] }
  const [[stateTax] = []] = await askWorker('tax', 'grid', { inputs: mine, env, x, y, figure: 'stateTax' }, open())
  expect(stateTax).toBeGreaterThan(1000)
})

test('a question taken back is not answered, and the next one is', async () => {
  const control = new AbortController()
  const first = askWorker('cd', 'part', matters, control.signal)
  const second = askWorker('cd', 'part', { ...matters, name: 'findings' }, open())
  control.abort(new Error('no longer wanted'))
  await expect(first).rejects.toThrow('no longer wanted')
  expect(await second).toEqual(calculator.evaluate(inputs, withLaw).present().findings)
  await expect(askWorker('cd', 'part', matters, control.signal)).rejects.toThrow('no longer')
})

test('what cannot be loaded is said, and the next question is answered', async () => {
  await expect(askWorker('no-such', 'presets', { inputs, env }, open())).rejects.toThrow('no calculator')
  expect(await askWorker('cd', 'presets', { inputs, env }, open())).toHaveLength(3)
})

test('a stop is heard at the next slice', async () => {
  let tries = 0
  let at = 0
  const endless = (function* () {
    for (;;) {
      tries += 1
      yield undefined
    }
  })()
  const found = await inSlices(
    endless,
    () => true,
    async () => {},
    () => {
      at += 5
      return at
    },
  )
  expect(found).toBeUndefined()
  expect(tries).toBeLessThan(10)
})

test('some inputs are enough for the answer at a glance; what is known of the visitor fills fields that name it', async () => {
  const asked = { inputs: { pay: 60_000 }, env, who: { state: 'OR', filingStatus: 'nonsense' } }
  const { front, given } = await askWorker('tax', 'front', { ...asked, who: { state: 'OR' } }, open())
  expect(given).toEqual({ pay: 60_000, state: 'OR' })
  expect(front.headline).toContain('Oregon')
  // What does not fit is left out as a whole.
  expect((await askWorker('tax', 'front', asked, open())).given).toEqual({ pay: 60_000 })
  await expect(askWorker('tax', 'front', { ...asked, inputs: { pay: -1 } }, open())).rejects.toThrow('RangeError')
})
