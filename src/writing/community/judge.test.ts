import { expect, test } from 'vitest'
import { calculatorPaths } from '#calculators/catalogue.ts'
import { legal } from '#content/legal.ts'
import { idIn, idPattern, slugOf, threadPath } from './address.ts'
import { linksEarly, privacyOf, refusalOf, troublesOf } from './judge.ts'
import { communityLimits as limits } from './limits.ts'
import { madeUpName } from './names.ts'
import { findPersonal } from './scrubber/scrub.ts'
import { starterThreads } from './starters.ts'
import { tagNames, tags } from './tags.ts'
import { emptyFrame, frameLines } from './template.ts'
import { leadingZeros } from './work.ts'

const draft = {
  title: 'How do I pay off two cards?',
  text: 'I owe $4,000 on two cards. Which one first?',
  tags: ['debt'],
  frame: emptyFrame,
}

test('a draft is fine, or says what to correct', () => {
  expect(troublesOf(draft)).toEqual({})
  expect(Object.keys(troublesOf({ ...draft, title: ' ', text: '' }))).toEqual(['title', 'text'])
  expect(troublesOf({ ...draft, text: 'x'.repeat(limits.textCharacters) })).toEqual({})
  expect(troublesOf({ ...draft, text: 'x'.repeat(limits.textCharacters + 1) })).toHaveProperty('text')
  const links = Array.from({ length: limits.linksInOneText + 1 }, (_, n) => `https://irs.gov/${n}`).join(' ')
  expect(troublesOf({ ...draft, text: links })).toHaveProperty('text')
  expect(troublesOf({ ...draft, frame: { ...emptyFrame, income: 99 } })).toHaveProperty('frame')
  expect(troublesOf({ ...draft, frame: { ...emptyFrame, state: '__proto__' } })).toHaveProperty('frame')
  expect(troublesOf({ text: draft.text })).toEqual({})
})

test('the writer decides about names and exact amounts, never about numbers of accounts', () => {
  const named = { ...draft, text: 'My name is Ann Brook and I owe $4,120.55 on two cards.' }
  expect(privacyOf(named).says).toBe('ask')
  expect(refusalOf(named, false)?.code).toBe('maybe_personal')
  expect(refusalOf(named, true)).toBeNull()
  const number = { ...draft, text: 'My card 4111 1111 1111 1111 was charged twice.' }
  expect(refusalOf(number, true)?.code).toBe('personal_details')
  expect(refusalOf({ ...draft, title: 'Call me at 212-867-5309 please' }, true)?.code).toBe('personal_details')
  expect(refusalOf({ ...draft, text: 'I am 12 years old and want to save.' }, true)?.code).toBe('by_child')
})

test('who is new links to official pages and to ours', () => {
  expect(linksEarly({ text: 'See https://www.irs.gov/x and /budget' }, 0)).toBe(false)
  expect(linksEarly({ text: 'See https://example.com/x' }, limits.textsBeforeLinks - 1)).toBe(true)
  expect(linksEarly({ text: 'See https://example.com/x' }, limits.textsBeforeLinks)).toBe(false)
})

test('addresses of threads', () => {
  expect(slugOf('Is 6.5% “good”, señor?')).toBe('is-6-5-good-sen-or')
  expect(slugOf('???')).toBe('question')
  expect(slugOf('a '.repeat(99)).length).toBeLessThanOrEqual(60)
  expect(threadPath('abcdefghij', 'is-it')).toBe('/community/abcdefghij-is-it')
  expect(idIn('abcdefghij-is-it')).toBe('abcdefghij')
  for (const odd of ['ask', 'abcdefghijk', 'ABCDEFGHIJ-x', '__proto__']) expect(idIn(odd)).toBeNull()
})

test('names are made up of two words and a number, each of them often', () => {
  expect(madeUpName(0)).toBe('Amber Badger 10')
  const names = new Set(Array.from({ length: 5_000 }, (_, n) => madeUpName(n * 859_433)))
  expect(names.size).toBeGreaterThan(4_500)
  for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+ \d\d$/)
})

test('zero bits are counted from the left', () => {
  expect([0x80, 0x40, 0x01].map((byte) => leadingZeros(Uint8Array.of(byte)))).toEqual([0, 1, 7])
  expect(leadingZeros(Uint8Array.of(0, 0, 0x20))).toBe(18)
  expect(leadingZeros(Uint8Array.of(0, 0))).toBe(16)
})

test('topics lead to tools there are', () => {
  expect(new Set(tagNames).size).toBe(tags.length)
  const calculators = tags
    .flatMap(({ tools }) => tools)
    .filter((path) => /calculator|converter/.test(path) && path !== '/financial-calculators')
  for (const path of calculators) expect(calculatorPaths, path).toContain(path)
})

test('what was told of the household is said in words', () => {
  expect(frameLines({ income: 1, debts: null, age: 5, state: 'TX' })).toEqual([
    ['Household income', '$25,000 to $50,000'],
    ['Age', '65 and over'],
    ['State', 'TX'],
  ])
})

test('the operator’s threads keep the rules of all', () => {
  expect(starterThreads).toHaveLength(3)
  for (const thread of starterThreads) {
    expect(thread.id).toMatch(idPattern)
    expect(troublesOf({ ...thread, frame: emptyFrame }), thread.id).toEqual({})
    expect(findPersonal(`${thread.title}\n${thread.text}`)).toEqual([])
    expect(linksEarly(thread, 0)).toBe(false)
  }
})

test('the legal texts name the days and the page as the server keeps to them', () => {
  const told = JSON.stringify(legal.privacy)
  expect(told).toContain(`After ${limits.addressDays} days the hash and the secret are gone`)
  expect(told).toContain(`for ${limits.moderationLogDays} days`)
})
