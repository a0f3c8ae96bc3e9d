import { expect, test, vi } from 'vitest'
import { run } from '../api/run-calculator.ts'
import { choice, initialInputs, money } from './field.ts'
import type { Need } from './law.ts'
import { lawShelf } from './law-shelf.ts'
import { madeUp } from './made-up.testkit.ts'
import { bringMissing } from './missing.ts'
import { whatMatters } from './sensitivity.ts'
import { solveFor } from './solve-for.ts'

/** Pay less a rate that has to be fetched for state B, and not for state A. */
async function onDemand() {
  const compute = vi.fn(({ inputs, law }: { inputs: { pay: number }; law: { rate?: number } }) => ({
    outcome: 'worked-out' as const,
    // Half the law would be a plausible wrong number: no tax at all.
    tax: inputs.pay * (law.rate ?? 0),
  }))
  const calculator = await madeUp({
    slug: 'on-demand',
    fields: {
      pay: money({ label: 'Pay', initial: 50_000, nudge: 1000 }),
      state: choice({
        label: 'State',
        initial: 'a',
        options: [
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ],
      }),
    },
    law: ({ inputs: { state } }): { rate?: Need<number> } =>
      state === 'a' ? {} : { rate: { key: `rate-${state}`, what: `${state}’s rules`, load: async () => 0.05 } },
    compute,
    answer: {
      figures: [{ key: 'tax', label: 'Tax', unit: 'money', value: ({ result }) => result.tax }],
      main: 'tax',
      moreIs: 'worse',
      answer: ({ result }) => ({ headline: `${result.tax}`, keyFigures: ['tax'] }),
    },
  })
  return { calculator, compute, env: { today: '2026-11-21', year: 2026, law: lawShelf() } }
}
const inB = { pay: 50_000, state: 'b' }

test('without the law there is no answer: no figure, and words that say what is being fetched', async () => {
  const { calculator, compute, env } = await onDemand()
  const evaluation = calculator.evaluate(inB, env)
  expect(evaluation.outcome).toBe('not-loaded')
  expect(evaluation.figures).toEqual({})
  expect(evaluation.broken).toEqual([])
  for (const shown of [evaluation.answer(), evaluation.present()]) {
    expect(shown.headline).toBe('Fetching b’s rules…')
    expect(shown.keyFigures).toEqual([])
  }
  expect(evaluation.present().tables).toEqual([])
  expect(compute).not.toHaveBeenCalled()
})

test('no reader of the kit makes a number out of a missing law', async () => {
  const { calculator, compute, env } = await onDemand()
  expect(whatMatters(calculator, inB, env)).toEqual([])
  expect(solveFor(calculator, inB, env, 'pay', 'tax', 2000).outcome).toBe('no-figure')
  expect(compute).not.toHaveBeenCalled()
})

test('the starting values need nothing, and other inputs answer once what they need has come', async () => {
  const { calculator, env } = await onDemand()
  expect(calculator.missing(initialInputs(calculator.fields, env), env)).toBeNull()
  expect(calculator.missing(inB, env)?.what).toBe('b’s rules')
  await bringMissing(calculator, inB, env)
  expect(calculator.missing(inB, env)).toBeNull()
  // 5% of 50,000.
  expect(calculator.evaluate(inB, env).figures['tax']).toBe(2500)
  expect(solveFor(calculator, inB, env, 'pay', 'tax', 2000)).toMatchObject({ outcome: 'solved', value: 40_000 })
})

test('the API waits', async () => {
  const { calculator, env } = await onDemand()
  const { status, body } = await run(calculator, { inputs: { state: 'b' } }, env)
  expect(status).toBe(200)
  expect(body).toMatchObject({ outcome: 'worked-out', figures: { tax: 2500 } })
})

test('what is still missing after it came is not asked for without end', async () => {
  const fetch = vi.fn(async () => undefined)
  await bringMissing({ missing: () => ({ what: 'nothing', fetch }) }, {}, { today: '2026-11-21', year: 2026 })
  expect(fetch.mock.calls.length).toBe(20)
})
