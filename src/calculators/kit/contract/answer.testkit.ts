/** What every answer promises: finite figures, clean words, published examples, on any inputs and any study. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sources } from '#facts/sources.ts'
import { studies } from '../../studies.ts'
import { chartTable, tableCsv } from '../csv.ts'
import { NO_ANSWER } from '../definition.ts'
import type { InputValues } from '../field.ts'
import { unmarked } from '../format.ts'
import { frontOf } from '../front.ts'
import { bringMissing } from '../missing.ts'
import { isPrintable } from '../no-answer.ts'
import { parseInputs } from '../parse-inputs.ts'
import { studied } from '../study.ts'
import { anyInputs } from './any-inputs.testkit.ts'
import { env, type Given } from './given.testkit.ts'
import { checkShown } from './shown.testkit.ts'

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) => Number(digits.replaceAll(',', '')))

/** Of each calculator in every run, all of them shown; five times as many where `npm run test:random` draws new ones. */
const randomTries = process.env['PROPERTY_SEED'] === undefined ? 200 : 1000

export function answerPromises(of: Given): void {
  test('starting values are valid and compute; the page has a headline, figures, a chart, a working and sources', () => {
    const calculator = of.calculator()
    const parsed = parseInputs(calculator, {}, env)
    expect(parsed).toEqual({ ok: true, inputs: of.defaults() })
    for (const year of [env.year, ...calculator.years])
      expect(
        calculator.missing(of.defaults(), { ...env, year }),
        'a page made ahead needs no more than the law of its starting values',
      ).toBeNull()
    const evaluation = calculator.evaluate(of.defaults(), env)
    expect(evaluation.broken).toEqual([])
    expect(evaluation.figures[calculator.mainFigure(of.defaults())]).toBeTypeOf('number')
    const shown = evaluation.present()
    checkShown(shown)
    expect(unmarked(shown.headline).length).toBeGreaterThan(20)
    expect(shown.keyFigures.length).toBeGreaterThan(0)
    expect(shown.keyFigures.length).toBeLessThanOrEqual(4)
    for (const key of shown.keyFigures) expect(calculator.figures.map((figure) => figure.key)).toContain(key)
    expect(shown.charts.length).toBeGreaterThan(0)
    expect(shown.findings.length).toBeGreaterThan(1)
    expect(shown.workings.length).toBeGreaterThan(0)
    // Each is a place of its own on the page, known by its title.
    const titles = [...shown.charts, ...shown.tables].map(({ title }) => title)
    expect(titles).toEqual([...new Set(titles)])
    expect(shown.sources.length).toBeGreaterThan(0)
    for (const citation of shown.sources) expect(sources).toHaveProperty([citation.id])
  })

  test('the line at the foot of a phone says a number that the answer says', () => {
    const calculator = of.calculator()
    const evaluation = calculator.evaluate(of.defaults(), env)
    const { headline, more, main } = frontOf(calculator, of.defaults(), evaluation)
    const shown = calculator.figures.find(
      ({ key }) => key === (evaluation.answer().headlineFigure ?? calculator.mainFigure(of.defaults())),
    )
    // A span of time may be said as the day it ends.
    if (shown?.unit === 'months' || shown?.unit === 'years') return
    const [told = Number.NaN] = numbersIn(main?.text ?? '')
    const said = numbersIn(unmarked(`${headline} ${more}`))
    expect(
      said.some((number) => Math.abs(number - Math.abs(told)) <= 0.01 * Math.abs(told)),
      `${main?.text}: ${headline}`,
    ).toBe(true)
  })

  test('worked examples hold, and each says where it comes from', async () => {
    const calculator = of.calculator()
    const cases = await calculator.cases()
    expect(cases.length).toBeGreaterThanOrEqual(3)
    for (const one of cases) {
      expect(one.derivation.length, one.name).toBeGreaterThan(20)
      const inputs = { ...of.defaults(), ...(one.inputs as InputValues) }
      const at = { ...env, year: one.year ?? env.year }
      await bringMissing(calculator, inputs, at)
      const { figures } = calculator.evaluate(inputs, at, await studied(calculator, inputs, at))
      for (const [key, expected] of Object.entries(one.expect))
        expect(
          Math.abs((figures[key] ?? Number.NaN) - expected),
          `${one.name}: ${key} is ${figures[key]}, expected ${expected}`,
        ).toBeLessThanOrEqual(one.within)
    }
  })

  test(`${randomTries} random valid inputs give figures that can be printed, or a sentence why not, clean words, and never throw`, {
    timeout: 120_000,
  }, async () => {
    const calculator = of.calculator()
    let tried = 0
    await fc.assert(
      fc.asyncProperty(anyInputs(calculator), async (inputs) => {
        if (Object.keys(calculator.check(inputs)).length > 0) return
        tried += 1
        await bringMissing(calculator, inputs, env)
        const evaluation = calculator.evaluate(inputs, env)
        // Growth at the ends of its ranges goes past all counting.
        if (evaluation.broken.length > 0) expect(evaluation.outcome).toBe(NO_ANSWER)
        else expect(evaluation.outcome).not.toBe(NO_ANSWER)
        for (const value of Object.values(evaluation.figures)) expect(isPrintable(value)).toBe(true)
        if (tried % (randomTries / 200) === 0) checkShown(evaluation.present())
      }),
      { numRuns: randomTries },
    )
    expect(tried).toBeGreaterThan(randomTries / 10)
  })

  test('a study: the worker knows it, its first result is the one made ahead, any soFar can be shown', {
    timeout: 120_000,
  }, async () => {
    const calculator = of.calculator()
    const { study } = calculator
    expect(of.entry.slug in studies).toBe(study !== null)
    if (!study) return
    const first = await studied(calculator, of.defaults(), env)
    const atOnce = calculator.evaluate(of.defaults(), env)
    const whole = calculator.evaluate(of.defaults(), env, first)
    expect(atOnce.figures).toEqual(whole.figures)
    expect(atOnce.present()).toEqual(whole.present())
    await fc.assert(
      fc.asyncProperty(anyInputs(calculator), async (inputs) => {
        if (Object.keys(calculator.check(inputs)).length > 0) return
        if (study.key(inputs, env) === null) return
        await bringMissing(calculator, inputs, env)
        const steps = (await study.begin(inputs, env)).steps()
        let share = 0
        for (let step = steps.next(), turn = 0; ; step = steps.next(), turn++) {
          const found = step.done ? step.value : step.value.soFar
          if (!step.done) {
            expect(step.value.share).toBeGreaterThanOrEqual(share)
            expect(step.value.share).toBeLessThanOrEqual(1)
            share = step.value.share
          }
          if (found !== null && (step.done || turn % 20 === 0)) {
            expect(structuredClone(found)).toEqual(found)
            const evaluation = calculator.evaluate(inputs, env, found)
            expect(evaluation.outcome === NO_ANSWER).toBe(evaluation.broken.length > 0)
            checkShown(evaluation.present())
          }
          if (step.done) break
        }
      }),
      // The longest studies take seconds each; what was tried by then must have held.
      { numRuns: 12, interruptAfterTimeLimit: 5_000 },
    )
  })

  test('CSV holds raw numbers and nothing a spreadsheet would run', () => {
    const calculator = of.calculator()
    const shown = calculator.evaluate(of.defaults(), env).present()
    for (const table of [...shown.tables, ...shown.charts.map(chartTable)]) {
      const csv = tableCsv(table)
      expect(csv.startsWith('\uFEFF')).toBe(true)
      expect(csv.endsWith('\r\n')).toBe(true)
      for (const line of csv.slice(1).split('\r\n'))
        for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=+@]/)
    }
  })
}
