/** Every term is read here: that it is whole, plain, and leads somewhere. */
import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { curriculum } from '../lessons/curriculum.testkit.ts'
import { readingGrade } from '../lessons/kit/reading-grade.testkit.ts'
import { glossary, letterOf, termBySlug, termTitle } from './glossary.ts'

const lessons = new Set(Object.values(curriculum).flat())
const calculators = new Set(catalogue.filter((one) => one.isImplemented).map((one) => one.slug))
/** Names, and numbers that no law and no year changes: arithmetic, and the ends of a scale. */
const standing = /401\(k\)|\b529\b|W-[24]|times 2,400|\b72\b|300 to 850/g
const small = new Set(
  'a an the of to in on or and for by with from it its is are be that you your what when as at not no who may can'.split(
    ' ',
  ),
)
const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
const british =
  /\b(item|amort|organ|recogn|special|capital|penal|summar|maxim|minim|author|util)is(e|ed|ing|ation)|(fav|col|lab)our|cheque|centre|programme/i

test('every term of the list, each once, each with its own address', () => {
  expect(glossary.length).toBe(283)
  expect(new Set(glossary.map(({ slug }) => slug)).size).toBe(283)
  expect(new Set(glossary.map(({ name }) => name)).size).toBe(283)
  for (const one of glossary) {
    expect(one.slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(termBySlug(one.slug)).toBe(one)
    expect(letterOf(one)).toMatch(/^[A-Z]$/)
  }
})
test('no phrase is two terms', () => {
  const owners = new Map<string, string>()
  for (const { slug, forms } of glossary)
    for (const form of forms) {
      const other = owners.get(form)
      expect(other ?? slug, `${form}: ${other} and ${slug}`).toBe(slug)
      owners.set(form, slug)
    }
})

describe.each(glossary.map((one) => [termTitle(one), one] as const))('%s', (_, one) => {
  test('is one plain sentence', () => {
    expect(one.says).toMatch(/^[A-Z].*\.$/)
    expect(one.says.slice(0, -1)).not.toMatch(/[.!?]\s/)
    expect(wordsOf(one.says).length).toBeLessThanOrEqual(24)
    expect(one.says).not.toMatch(/['"!]|\bshould\b/)
  })
  test('has no number of a law or a year, and American spelling', () => {
    expect(one.says.replace(standing, '')).not.toMatch(/\d/)
    expect(one.says).not.toMatch(british)
  })
  test('says more than its own name', () => {
    const own = new Set(wordsOf(one.name).flatMap((word) => [word, `${word}s`]))
    const left = wordsOf(one.says).filter((word) => !(own.has(word) || small.has(word)))
    expect(left.length).toBeGreaterThanOrEqual(2)
  })
  test('leads to a lesson, and to a calculator or a page', () => {
    expect(lessons.has(one.lesson), one.lesson).toBe(true)
    if (one.calculator) expect(calculators.has(one.calculator), one.calculator).toBe(true)
    if (one.page) expect(one.page).toMatch(/^\/[a-z-]+$/)
    expect(one.calculator && one.page).toBeFalsy()
  })
  test('its Spanish says something, once', () => {
    expect(new Set(one.spanish.map(({ says }) => says)).size).toBe(one.spanish.length)
    for (const { says } of one.spanish) expect(says).toMatch(/^[\p{L}][\p{L} ,.()-]+$/u)
  })
})

test('they read at eighth grade', () => {
  expect(readingGrade(glossary.map(({ says }) => says))).toBeLessThanOrEqual(8)
})
test('a well-known word is not explained by a harder term', () => {
  // What a reader of 'loan' cannot be expected to know already.
  const hard =
    /\b(amortization|liability|collateral|underwriting|escrow|principal|equity|fiduciary|probate|volatility|liquidity|basis point)\b/
  expect(glossary.filter(({ everyday, says }) => everyday && hard.test(says)).map(({ name }) => name)).toEqual([])
})
