import { expect, test } from 'vitest'
import type { Unit } from './kit/unit.ts'

/** Figures of a unit's lessons, worked by hand: by lesson, by the figure's name. */
export type ByHand = Readonly<Record<string, Readonly<Record<string, number>>>>

/** What the page says is what pen and paper give, to the cent (years and shares to a twentieth). */
export function testByHand(unit: Unit, byHand: ByHand, digits: Readonly<Record<string, number>> = {}): void {
  test.each(Object.entries(byHand))('%s', async (slug, wanted) => {
    const lesson = await unit.lessons.find((line) => line.slug === slug)?.load()
    for (const [name, value] of Object.entries(wanted))
      expect(lesson?.figures[name]?.value, name).toBeCloseTo(value, digits[name] ?? 2)
  })
}

/** The same for figures given as a page prints them: each is met as far as its own decimals say. */
export function testAsPrinted(unit: Unit, printed: ByHand): void {
  test.each(Object.entries(printed))('%s', async (slug, wanted) => {
    const lesson = await unit.lessons.find((line) => line.slug === slug)?.load()
    for (const [name, value] of Object.entries(wanted))
      expect(lesson?.figures[name]?.value, name).toBeCloseTo(value, String(value).split('.')[1]?.length ?? 0)
  })
}
