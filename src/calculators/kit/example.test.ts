/** The contract, on the example that every new calculator starts as. */
import { beforeAll, describe, expect, test } from 'vitest'
import { filesOf, withLine } from '../../../scripts/new-calculator.ts'
import type { Answering, Calculator } from './definition.ts'
import { calculator as tool } from './example/calculator.ts'
import { meta } from './example/meta.ts'
import { type InputValues, initialInputs } from './field.ts'
import { frontOf, hintsOf, openingOf } from './front.ts'
import { partNames } from './part-names.ts'
import { partOf } from './parts.ts'
import { readLink } from './read-link.ts'
import { writeLink } from './share-link.ts'

const env = { today: '2026-11-21', year: 2026 }
const inputs = initialInputs(tool.fields, env)
let answering: Answering
let calculator: Calculator
beforeAll(async () => {
  answering = await tool.answering()
  calculator = await tool.whole()
})

describe('the example', () => {
  test('asks before anything that answers is loaded', () => {
    expect(tool.slug).toBe(meta.slug)
    expect(Object.keys(tool.fields)).toEqual(['start', 'goal', 'rate'])
    expect(tool.groups).toEqual([{ title: 'Your savings', fields: ['start', 'goal', 'rate'] }])
    expect(tool.shown('rate', inputs)).toBe(true)
  })
  test('its worked cases hold', async () => {
    for (const one of await tool.cases())
      for (const [key, expected] of Object.entries(one.expect)) {
        const { figures } = answering.evaluate({ ...inputs, ...(one.inputs as InputValues) }, env)
        expect(Math.abs((figures[key] ?? Number.NaN) - expected), one.name).toBeLessThanOrEqual(one.within)
      }
  })
  test('answers in one sentence, with tiles and the headline’s figure', () => {
    const front = frontOf(answering, inputs, answering.evaluate(inputs, env))
    expect(front.headline).toBe('You’d reach **$20,000** in **11 years and 11 months**.')
    expect(front.tiles).toEqual([{ key: 'growth', label: 'Growth', text: '$10,000' }])
    expect(front.main).toEqual({ label: 'Time to goal', text: '11 years and 11 months' })
  })
  test('says the other outcomes in words and has no figure it does not know', () => {
    const never = answering.evaluate({ ...inputs, rate: 0 }, env)
    expect(never.outcome).toBe('never')
    expect(never.figures).not.toHaveProperty('months')
    expect(never.answer().headline).toBe('At 0% your savings stay where they are.')
    expect(answering.evaluate({ ...inputs, goal: 5000 }, env).figures['months']).toBe(0)
  })
  test('a page made ahead says what the browser would', () => {
    const opening = openingOf(calculator, env)
    expect(opening.front).toEqual(frontOf(answering, inputs, answering.evaluate(inputs, env)))
    expect(structuredClone(opening)).toEqual(opening)
    expect(hintsOf(answering, inputs, env)).toEqual({})
  })
  test('explains part by part, and a finding that does not hold is dropped', () => {
    const evaluation = calculator.evaluate(inputs, env)
    const explained = { calculator, inputs, env, evaluation }
    const parts = Object.fromEntries(partNames.map((name) => [name, partOf(explained, name)]))
    expect(structuredClone(parts)).toEqual(parts)
    expect(partOf(explained, 'first')?.key).toBe('growth')
    expect(partOf(explained, 'second')).toBeNull()
    // ln 2 ÷ ln 1.07 = 10.2448 years, 19.81 months fewer than at 6%.
    expect(partOf(explained, 'findings').map(({ text }) => text)).toEqual([
      '**One more point of return would get you there 1 year and 8 months sooner.** A higher return usually means a bumpier ride.',
      'Not included: deposits along the way, taxes and inflation.',
    ])
    expect(calculator.evaluate({ ...inputs, rate: 0 }, env).explain.findings()).toHaveLength(1)
    // A point of return takes 19.81 months off; $1,000 more of goal or less of savings changes under 16.
    expect(partOf(explained, 'matters')?.effects[0]).toMatchObject({ field: 'rate' })
    expect(partOf(explained, 'matters')?.effects[0]?.change).toBeCloseTo(-19.81, 2)
  })
  test('what does not fit together is said by the field', () => {
    expect(answering.check({ ...inputs, goal: 0 })).toEqual({ goal: 'Enter an amount above 0.' })
  })
})

describe('links of an earlier version', () => {
  const second = () => ({ ...answering, version: 2, renamed: { balance: 'start', bank: null } })
  test('are read by what their names are called now; what is no longer asked is let go', () => {
    const read = readLink(second(), '#v1&balance=5000&bank=3&goal=9000&rate=4', env)
    expect(read).toEqual({ ok: true, inputs: { start: 5000, goal: 9000, rate: 4 }, year: null })
  })
  test('a name of before is not known to the version that gave it up, nor a version that is still to come', () => {
    expect(readLink(second(), '#v2&balance=5000', env)?.ok).toBe(false)
    expect(readLink(second(), '#v3&start=5000', env)?.ok).toBe(false)
    expect(readLink(second(), writeLink(second(), inputs, 2026), env)).toEqual({ ok: true, inputs, year: null })
  })
})

describe('a new calculator', () => {
  const files = filesOf('doubling-time', 'Doubling Time Calculator')
  test('has every file of the example under its own names', () => {
    expect([...files.keys()]).toContain('words/explain.en.ts')
    expect(files.get('meta.ts')).toContain("slug: 'doubling-time'")
    expect(files.get('meta.ts')).toContain("title: 'Doubling Time Calculator'")
    expect(files.get('compute.ts')).toContain("import type { Asked, Context } from '../kit/calculator.ts'")
    expect(files.get('words/answer.en.ts')).toContain("from '../../kit/say.ts'")
    expect(files.get('answer.ts')).toContain('AnswerPart<DoublingTimeContext>')
    for (const text of files.values()) expect(text).not.toMatch(/'example'|Example/)
  })
  test('gets its line in the catalogue', () => {
    const list =
      "import type { Calculator, Meta } from './kit/definition.ts'\nconst all = [\n  ...coming.map((meta) => meta),\n]"
    expect(withLine(list, 'doubling-time')).toContain("import { meta as doublingTime } from './doubling-time/meta.ts'")
    expect(withLine(list, 'doubling-time')).toContain(
      "built(doublingTime, () => import('./doubling-time/calculator.ts')),",
    )
    expect(withLine(list, '529')).toContain('meta as plan529')
  })
})
