/** The list of calculators beside their folders. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { calculatorPaths, catalogue } from './catalogue.ts'
import { categories } from './kit/definition.ts'

const built = catalogue.filter((entry) => entry.isImplemented)

test('at least one calculator is built', () => {
  expect(built.length).toBeGreaterThan(0)
})

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
      .filter((entry) => entry.isDirectory() && !['api', 'kit', 'planning', 'questions'].includes(entry.name))
      .map((entry) => entry.name)
    expect(folders.sort()).toEqual(built.map((entry) => entry.slug).sort())
    for (const slug of folders)
      for (const file of ['meta.ts', 'calculator.ts', 'cases.ts'])
        expect(existsSync(path.join(import.meta.dirname, slug, file))).toBe(true)
  })
})
