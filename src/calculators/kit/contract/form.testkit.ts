/** What every form promises: its fields, its words, what it refuses, how the API describes it. */
import { expect, test } from 'vitest'
import { describeCalculator } from '../../api/describe-calculator.ts'
import { inputNames } from '../../api/input-names.ts'
import { run } from '../../api/run-calculator.ts'
import { calculatorPaths } from '../../catalogue.ts'
import { boxText } from '../box-text.ts'
import type { CellField, Field, InputValue } from '../field.ts'
import { parseInputs } from '../parse-inputs.ts'
import { readText, readValue } from '../read-field.ts'
import { env, type Given } from './given.testkit.ts'

export function formPromises(of: Given): void {
  test('slug, folder and route agree', () => {
    const calculator = of.calculator()
    expect(calculator.slug).toBe(of.entry.slug)
    expect(calculatorPaths).toContain(of.entry.path)
  })

  test('every field has a label, a unit where it is a number, and limits that hold its starting value', () => {
    const calculator = of.calculator()
    const check = (field: Field | CellField) => {
      expect(field.label.trim()).not.toBe('')
      if ('min' in field && typeof field.min === 'number') expect(field.min).toBeLessThan(Number(field.max))
      if (field.kind === 'number') expect(field.unit).not.toBe('')
      if ('slider' in field && field.slider) {
        expect(field.slider.from).toBeGreaterThanOrEqual(field.min)
        expect(field.slider.to).toBeLessThanOrEqual(field.max)
      }
      if (field.kind !== 'rows') return
      Object.values(field.columns).forEach(check)
      // A line of a list is 310 pixels wide.
      if (field.look === 'lines') expect(Object.keys(field.columns).length, field.label).toBeLessThanOrEqual(3)
      for (const key of field.details?.columns ?? []) expect(Object.keys(field.columns)).toContain(key)
    }
    for (const [name, field] of Object.entries(calculator.fields)) {
      check(field)
      expect(readValue(field, of.defaults()[name])).toEqual({ ok: true, value: of.defaults()[name] })
    }
    const grouped = calculator.groups.flatMap((group) => group.fields)
    expect([...grouped].sort()).toEqual(Object.keys(calculator.fields).sort())
    for (const figure of calculator.figures) expect(figure.label.trim()).not.toBe('')
    expect(calculator.figures.map((figure) => figure.key)).toContain(calculator.mainFigure(of.defaults()))
    expect(new Set(calculator.figures.map((figure) => figure.key)).size).toBe(calculator.figures.length)
  })

  test('what stands in a box reads back as the same value', () => {
    const calculator = of.calculator()
    for (const [name, field] of Object.entries(calculator.fields)) {
      const value = of.defaults()[name] as InputValue
      if (field.kind === 'rows' || field.kind === 'toggle' || field.kind === 'share') continue
      expect(readText(field, boxText(field, value))).toEqual({ ok: true, value })
    }
  })

  test('invalid inputs give a sentence under their name', async () => {
    const calculator = of.calculator()
    const { status, body } = await run(calculator, { inputs: { noSuchInput: 1 } }, env)
    expect(status).toBe(422)
    expect(body).toHaveProperty(['error', 'fields', 'noSuchInput'])
    for (const [name, field] of Object.entries(calculator.fields)) {
      const wrong: unknown[] = [{}, [[[]]], '__proto__ is odd', Number.NaN, Number.POSITIVE_INFINITY]
      if ('max' in field && typeof field.max === 'number' && typeof field.min === 'number')
        wrong.push(field.max * 2 + 1, field.min - 1)
      for (const value of field.kind === 'text' ? [5, {}] : wrong) {
        const answer = parseInputs(calculator, { [name]: value }, env)
        expect(answer.ok, `${name} must refuse ${JSON.stringify(value)}`).toBe(false)
        if (!answer.ok) expect(Object.values(answer.errors)[0]?.length).toBeGreaterThan(5)
      }
    }
    expect(parseInputs(calculator, JSON.parse('{"__proto__": {"x": 1}}'), env).ok).toBe(false)
  })

  test('the API describes every input with title, default and limits', async () => {
    const calculator = of.calculator()
    const described = (await describeCalculator(of.entry, calculator, env)) as unknown as {
      inputs: { properties: Record<string, { title: string; default: unknown }> }
      figures: { key: string; label: string; unit: string }[]
    }
    for (const name of inputNames(calculator.slug, calculator.fields).all) {
      expect(described.inputs.properties[name]?.title).toBeTruthy()
      expect(described.inputs.properties[name]).toHaveProperty('default')
    }
    expect(described.figures.length).toBe(calculator.figures.length)
  })
}
