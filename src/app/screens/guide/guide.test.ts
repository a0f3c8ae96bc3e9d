import { expect, test } from 'vitest'
import { calculatorPaths } from '#calculators/catalogue.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { glossary } from '#teaching/glossary/glossary.ts'
import { guides } from '#teaching/guides/guides.ts'
import { wordsOfGuide } from '#teaching/guides/kit/guide.ts'
import { usual } from '#teaching/guides/kit/numbers.ts'
import { isListed, pageAt } from '../../pages.ts'
import { answersIn } from './answers-address.ts'
import { beginWith, knownOf } from './known-numbers.ts'
import { guideIndex, guidePage, termPage } from './page-data.ts'

const today = '2026-11-23'

test('a way behind the # is read, and anything else is none', () => {
  expect(answersIn('#way=0-2-1')).toEqual([0, 2, 1])
  for (const hash of ['', '#', '#way=', '#way=3', '#way=0-', '#q-debt', `#way=${'0-'.repeat(50)}0`])
    expect(answersIn(hash), hash).toEqual([])
})
test('numbers begin with what the picture knows and with examples elsewhere', () => {
  const household = sampleHousehold(today)
  const known = knownOf(household, {}, today)
  // The sample's two cards: 8,750 owed, as Explore's own test says of it.
  expect(known.cardBalance).toBe(8750)
  const { numbers, own } = beginWith({ cardBalance: usual.cardBalance, cardPayment: usual.cardPayment }, known)
  expect(numbers).toEqual({ cardBalance: 8750, cardPayment: usual.cardPayment.start })
  expect([...own]).toEqual(['cardBalance'])
  expect(beginWith({ cardBalance: { ...usual.cardBalance, max: 100 } }, known).own.size).toBe(0)
})
test('every page that a term or a guide leads to stands', async () => {
  for (const term of glossary) {
    const page = await termPage(term.slug)
    if (term.calculator ?? term.page) expect(page?.tool, term.slug).not.toBeNull()
  }
  const doors = guides.flatMap((guide) => Object.values(wordsOfGuide(guide).ends).flatMap((end) => end.doors))
  const stands = (path: string) => {
    const page = pageAt(path)
    return (page !== undefined && isListed(page)) || calculatorPaths.includes(path) || path.startsWith('/guide/')
  }
  expect(doors.map(({ path }) => path).filter((path) => !stands(path))).toEqual([])
  expect(await termPage('nope')).toBeNull()
  expect(guidePage('apr')).toBeNull()
})
test('the front page holds every term once, under letters in order', () => {
  const { letters, count, terms } = guideIndex()
  expect(letters).toEqual([...letters].toSorted())
  const listed = (JSON.parse(terms) as [string, { slug: string }[]][]).flatMap(([, own]) => own.map(({ slug }) => slug))
  expect(listed.length).toBe(count)
  expect(new Set(listed).size).toBe(glossary.length)
})
test('the first and the last term lead to each other', async () => {
  const first = await termPage(glossary[0]?.slug ?? '')
  expect(first?.before.path).toBe(`/guide/${glossary.at(-1)?.slug}`)
})
