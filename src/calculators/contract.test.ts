/** What every calculator promises, checked on every one: the catalogue, the form, the figures, the link, the API, solve-for. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { sources } from '#facts/sources.ts'
import { calculatorPaths, catalogue } from './catalogue.ts'
import { describe as describeCalculator, run } from './kit/api.ts'
import { chartTable, tableCsv } from './kit/csv.ts'
import { type Calculator, categories } from './kit/definition.ts'
import { type CellField, type Env, type Field, type InputValue, type InputValues, initialInputs } from './kit/field.ts'
import { unmarked } from './kit/format.ts'
import { bringMissing } from './kit/missing.ts'
import { parseInputs } from './kit/parse-inputs.ts'
import type { Presentation } from './kit/presentation.ts'
import { boxText, readText, readValue, stateCodes } from './kit/read-field.ts'
import { whatMatters } from './kit/sensitivity.ts'
import { readLink, writeLink } from './kit/share-link.ts'
import { isSolvable, solveFor } from './kit/solve-for.ts'
import { studied } from './kit/study.ts'
import { studies } from './studies.ts'

const env: Env = { today: '2026-11-21', year: 2026 }
const built = catalogue.filter((entry) => entry.isImplemented)

describe('the catalogue', () => {
  test('every entry has its card, a known category, and related tools that exist', () => {
    for (const entry of catalogue) {
      for (const text of [entry.title, entry.question, entry.description, entry.icon]) expect(text.trim()).not.toBe('')
      expect(categories).toContain(entry.category)
      expect(entry.keywords.length).toBeGreaterThan(0)
      for (const slug of entry.related) expect(catalogue.map((other) => other.slug)).toContain(slug)
      expect(entry.related).not.toContain(entry.slug)
    }
  })
  test('paths are unique', () => {
    expect(new Set(calculatorPaths).size).toBe(calculatorPaths.length)
  })
  test('each folder has its line, each line its folder', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
      .map((entry) => entry.name)
    expect(folders.sort()).toEqual(built.map((entry) => entry.slug).sort())
    for (const slug of folders)
      for (const file of ['meta.ts', 'calculator.ts', 'cases.ts'])
        expect(existsSync(path.join(import.meta.dirname, slug, file))).toBe(true)
  })
})

/** Any valid value of a field. */
function anyValue(field: Field | CellField): fc.Arbitrary<InputValue> {
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
    case 'duration': {
      const whole = field.kind === 'duration' || (field.kind === 'number' && field.whole)
      const range = { min: field.min, max: field.max }
      const usual = 'slider' in field && field.slider ? { min: field.slider.from, max: field.slider.to } : range
      const of = ({ min, max }: { min: number; max: number }) =>
        whole
          ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
          : fc.double({ min, max, noNaN: true }).map((x) => Math.min(max, Math.max(min, Number(x.toFixed(4)))))
      const edges = fc.constantFrom(field.min, field.max, Math.max(field.min, Math.min(field.max, 0)))
      const all = fc.oneof(
        { weight: 6, arbitrary: of(usual) },
        { weight: 3, arbitrary: of(range) },
        { weight: 1, arbitrary: edges },
      )
      return field.optional ? fc.oneof({ weight: 4, arbitrary: all }, { weight: 1, arbitrary: fc.constant(null) }) : all
    }
    case 'share':
      return fc.oneof(
        fc
          .double({ min: 0, max: field.maxPct, noNaN: true })
          .map((amount) => ({ amount: Number(amount.toFixed(3)), unit: 'pct' as const })),
        fc
          .double({ min: 0, max: Math.min(field.maxUsd, 2e6), noNaN: true })
          .map((amount) => ({ amount: Number(amount.toFixed(2)), unit: 'usd' as const })),
      )
    case 'choice':
      return fc.constantFrom(...field.options.map((option) => option.value))
    case 'toggle':
      return fc.boolean()
    case 'month':
      return fc
        .integer({ min: monthIndex(field.min), max: monthIndex(field.max) })
        .map((i) => `${Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`)
    case 'date': {
      const day = fc
        .integer({ min: Date.parse(field.min), max: Date.parse(field.max) })
        .map((at) => new Date(at).toISOString().slice(0, 10))
      return field.optional ? fc.oneof(day, fc.constant(null)) : day
    }
    case 'state':
      return fc.constantFrom(...stateCodes)
    case 'text':
      // A name the visitor gives may spell anything, even "NaN": their own words are no sign of a spoiled answer.
      return fc
        .string({ maxLength: Math.min(20, field.maxLength) })
        .map((text) => text.trim())
        .filter((text) => !spoiled.test(text))
    case 'rows':
      return fc.array(
        fc.record(Object.fromEntries(Object.entries(field.columns).map(([key, column]) => [key, anyValue(column)]))),
        {
          minLength: field.minRows,
          maxLength: Math.min(field.maxRows, field.minRows + 4),
        },
      ) as fc.Arbitrary<InputValue>
  }
}
const spoiled = /undefined|NaN|Infinity|\[object|null\b/
const monthIndex = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
const anyInputs = (calculator: Calculator): fc.Arbitrary<InputValues> =>
  fc.record(Object.fromEntries(Object.entries(calculator.fields).map(([name, field]) => [name, anyValue(field)])))

/** Every number and text a visitor could meet. */
function eachNumber(shown: Presentation, visit: (value: number, where: string) => void): void {
  for (const part of shown.split?.parts ?? []) visit(part.value, `split ${part.label}`)
  for (const table of [...shown.tables, ...shown.charts.map(chartTable)])
    for (const row of table.rows)
      for (const cell of row) if (typeof cell === 'number') visit(cell, `table ${table.title}`)
}
const texts = (shown: Presentation): string[] => [
  shown.headline,
  shown.more ?? '',
  ...shown.findings.map((finding) => finding.text),
  ...shown.charts.flatMap((chart) => [chart.title, chart.summary, chart.lead ?? '', chart.note ?? '']),
  ...shown.tables.flatMap((table) => [table.title, table.lead ?? '', ...table.columns.map((column) => column.label)]),
  ...shown.workings.flatMap((working) => [working.title, ...working.lines, ...(working.steps ?? [])]),
]
function checkShown(shown: Presentation): void {
  eachNumber(shown, (value, where) => {
    if (!Number.isFinite(value)) throw new Error(`${where} holds ${value}`)
  })
  for (const text of texts(shown)) {
    if (spoiled.test(text)) throw new Error(`spoiled words: ${text}`)
    if ((text.split('**').length - 1) % 2 !== 0) throw new Error(`a bold mark is left open: ${text}`)
  }
}

test('at least one calculator is built', () => {
  expect(built.length).toBeGreaterThan(0)
})

describe.each(built.map((entry) => [entry.slug, entry] as const))('%s', (slug, entry) => {
  let calculator: Calculator
  beforeAll(async () => {
    const loaded = await entry.load?.()
    if (!loaded) throw new Error('a built calculator loads')
    calculator = loaded.calculator
  })
  const defaults = () => initialInputs(calculator.fields, env)

  test('slug, folder and route agree', () => {
    expect(calculator.slug).toBe(slug)
    expect(calculatorPaths).toContain(entry.path)
  })

  test('starting values are valid and compute; the page has a headline, figures, a chart, a working and sources', () => {
    const parsed = parseInputs(calculator, {}, env)
    expect(parsed).toEqual({ ok: true, inputs: defaults() })
    for (const year of [env.year, ...calculator.years])
      expect(calculator.missing(defaults(), { ...env, year }), 'a page made ahead needs nothing').toBeNull()
    const evaluation = calculator.evaluate(defaults(), env)
    expect(evaluation.broken).toEqual([])
    expect(evaluation.figures[calculator.mainFigure(defaults())]).toBeTypeOf('number')
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

  test('every field has a label, a unit where it is a number, and limits that hold its starting value', () => {
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
      expect(readValue(field, defaults()[name])).toEqual({ ok: true, value: defaults()[name] })
    }
    const grouped = calculator.groups.flatMap((group) => group.fields)
    expect([...grouped].sort()).toEqual(Object.keys(calculator.fields).sort())
    for (const figure of calculator.figures) expect(figure.label.trim()).not.toBe('')
    expect(calculator.figures.map((figure) => figure.key)).toContain(calculator.mainFigure(defaults()))
    expect(new Set(calculator.figures.map((figure) => figure.key)).size).toBe(calculator.figures.length)
  })

  test('what stands in a box reads back as the same value', () => {
    for (const [name, field] of Object.entries(calculator.fields)) {
      const value = defaults()[name] as InputValue
      if (field.kind === 'rows' || field.kind === 'toggle' || field.kind === 'share') continue
      expect(readText(field, boxText(field, value))).toEqual({ ok: true, value })
    }
  })

  test('worked examples hold, and each says where it comes from', async () => {
    expect(calculator.cases.length).toBeGreaterThanOrEqual(3)
    for (const one of calculator.cases) {
      expect(one.derivation.length, one.name).toBeGreaterThan(20)
      const inputs = { ...defaults(), ...(one.inputs as InputValues) }
      const at = { ...env, year: one.year ?? env.year }
      await bringMissing(calculator, inputs, at)
      const { figures } = calculator.evaluate(inputs, at, await studied(calculator, inputs))
      for (const [key, expected] of Object.entries(one.expect))
        expect(
          Math.abs((figures[key] ?? Number.NaN) - expected),
          `${one.name}: ${key} is ${figures[key]}, expected ${expected}`,
        ).toBeLessThanOrEqual(one.within)
    }
  })

  test('1,000 random valid inputs give finite figures and clean words, and never throw', {
    timeout: 120_000,
  }, async () => {
    let tried = 0
    await fc.assert(
      fc.asyncProperty(anyInputs(calculator), async (inputs) => {
        if (Object.keys(calculator.check(inputs)).length > 0) return
        tried += 1
        await bringMissing(calculator, inputs, env)
        const evaluation = calculator.evaluate(inputs, env)
        expect(evaluation.broken).toEqual([])
        for (const value of Object.values(evaluation.figures)) expect(Number.isFinite(value)).toBe(true)
        if (tried % 5 === 0) checkShown(evaluation.present())
      }),
      { numRuns: 1000 },
    )
    expect(tried).toBeGreaterThan(100)
  })

  test('a study: the worker knows it, its first result is the one made ahead, any soFar can be shown', {
    timeout: 120_000,
  }, async () => {
    const { study } = calculator
    expect(slug in studies).toBe(study !== null)
    if (!study) return
    const first = await studied(calculator, defaults())
    const atOnce = calculator.evaluate(defaults(), env)
    const whole = calculator.evaluate(defaults(), env, first)
    expect(atOnce.figures).toEqual(whole.figures)
    expect(atOnce.present()).toEqual(whole.present())
    await fc.assert(
      fc.asyncProperty(anyInputs(calculator), async (inputs) => {
        if (Object.keys(calculator.check(inputs)).length > 0) return
        const steps = await study.begin(inputs)
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
            expect(evaluation.broken).toEqual([])
            checkShown(evaluation.present())
          }
          if (step.done) break
        }
      }),
      { numRuns: 25 },
    )
  })

  test('invalid inputs give a sentence under their name', async () => {
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

  test('share link and API round-trip to the same figures', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(anyInputs(calculator), async (inputs) => {
        if (Object.keys(calculator.check(inputs)).length > 0) return
        const hash = writeLink(calculator, inputs, env.year)
        if (hash.length > 8000) return
        const read = readLink(calculator, hash, env)
        if (!read?.ok) throw new Error(`link not read: ${JSON.stringify(read)} ${hash}`)
        const answer = await run(calculator, { inputs }, env)
        expect(answer.status).toBe(200)
        const figures = calculator.evaluate(inputs, env, await studied(calculator, inputs)).figures
        const found = await studied(calculator, read.inputs)
        expect(calculator.evaluate(read.inputs, env, found).figures).toEqual(figures)
        expect((answer.body as { figures: unknown }).figures).toEqual(figures)
      }),
      { numRuns: 60 },
    )
    for (const broken of ['#v1&nope=1', '#v9&x=1', '#v1&%', `#v1&${'x'.repeat(9000)}`, '#v1&a=1&a=1']) {
      const read = readLink(calculator, broken, env)
      expect(read?.ok, broken).toBe(false)
    }
    expect(readLink(calculator, '#content', env)).toBeNull()
    // The year of the rules travels with the link; a year nobody here knows is refused.
    expect(calculator.fields).not.toHaveProperty('rules')
    for (const year of calculator.years) {
      const read = readLink(calculator, writeLink(calculator, defaults(), year), env)
      expect(read?.ok && read.year).toBe(year)
    }
    expect(readLink(calculator, '#v1&rules=1913', env)?.ok).toBe(false)
  })

  test('solve-for solves: put the answer back, get the target', { timeout: 120_000 }, () => {
    const inputs = defaults()
    const main = calculator.mainFigure(inputs)
    const now = calculator.evaluate(inputs, env).figures[main] as number
    let solved = 0
    const solvable = Object.entries(calculator.fields).filter(
      ([name, field]) => isSolvable(field) && calculator.shown(name, inputs),
    )
    // The numbers that matter, which are those with a sensible step; pages of a hundred fields would take minutes.
    const mattering = solvable.filter(([, field]) => 'nudge' in field && field.nudge !== undefined)
    for (const [name] of mattering.length > 0 ? mattering : solvable) {
      for (const target of [now * 0.9, now * 1.1, now]) {
        const answer = solveFor(calculator, inputs, env, name, main, target)
        if (answer.outcome === 'no-answer') expect(answer.lowest).toBeLessThanOrEqual(answer.highest)
        if (answer.outcome !== 'solved' && answer.outcome !== 'closest') continue
        const back = calculator.evaluate({ ...inputs, [name]: answer.value }, env).figures[main]
        expect(back).toBe(answer.reached)
        if (answer.outcome === 'solved') {
          solved += 1
          expect(Math.abs(answer.reached - target)).toBeLessThanOrEqual(Math.max(0.005, Math.abs(target) * 1e-9))
        }
      }
    }
    expect(solved).toBeGreaterThan(0)
  })

  test('what matters most is ranked by effect', () => {
    const effects = whatMatters(calculator, defaults(), env)
    expect(effects.length).toBeGreaterThan(1)
    const sizes = effects.map((effect) => Math.abs(effect.change))
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  })

  test('CSV holds raw numbers and nothing a spreadsheet would run', () => {
    const shown = calculator.evaluate(defaults(), env).present()
    for (const table of [...shown.tables, ...shown.charts.map(chartTable)]) {
      const csv = tableCsv(table)
      expect(csv.startsWith('\uFEFF')).toBe(true)
      expect(csv.endsWith('\r\n')).toBe(true)
      for (const line of csv.slice(1).split('\r\n'))
        for (const cell of line.split(',')) expect(cell).not.toMatch(/^"?[=+@]/)
    }
  })

  test('the API describes every input with title, default and limits', () => {
    const described = describeCalculator(entry, calculator, env) as unknown as {
      inputs: { properties: Record<string, { title: string; default: unknown }> }
      figures: { key: string; label: string; unit: string }[]
    }
    for (const name of Object.keys(calculator.fields)) {
      expect(described.inputs.properties[name]?.title).toBeTruthy()
      expect(described.inputs.properties[name]).toHaveProperty('default')
    }
    expect(described.figures.length).toBe(calculator.figures.length)
  })
})
