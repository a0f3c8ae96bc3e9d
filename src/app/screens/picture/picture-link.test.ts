import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyHousehold } from '#engine/household/household.ts'
import { mostEntries } from '#engine/household/lists.ts'
import { pageAt } from '../../pages.ts'
import { factsOf } from '../../state/blank-entries.ts'
import { addEntry } from '../../state/household.ts'
import { keepLinked } from '../../state/keep-linked.ts'
import { LONGEST_LINK, MOST_LINKED } from '../../state/linked-lists.ts'
import { ownLists } from '../../state/own-lists.ts'
import { profile } from '../../state/profile.ts'
import { readPictureLink } from '../../state/read-picture-link.ts'
import { ownPicture } from '../../state/records.ts'
import { toasts } from '../../ui/toast.ts'
import { linkedPages, pictureLink } from './calculator-link.ts'

const opened = (link: string) => readPictureLink(link.slice(link.indexOf('#')))
const visa = { name: 'Visa', kind: 'card', balance: 5400, apr: 22.9, minimum: 110 }

describe('a planning page with numbers filled in', () => {
  test('rows, rates in percent points and facts arrive; what is not said is unknown', () => {
    const linked = opened(
      pictureLink('/debt-payoff', { debts: [visa, { kind: 'car', balance: 9000 }], creditScore: 640 }),
    )
    expect(linked).toMatchObject({ creditScore: 640, monthlyTakeHome: null, accounts: [] })
    expect(linked?.debts).toMatchObject([
      { name: 'Visa', kind: 'card', balance: 5400, apr: 0.229, minimum: 110, payment: null, isFederal: null },
      { name: '', kind: 'car', balance: 9000, apr: null },
    ])
  })
  test('odd names survive, letters that turn lines do not', () => {
    const name = 'A~B|C:D & ü% <b>'
    expect(opened(pictureLink('/debt-payoff', { debts: [{ ...visa, name }] }))?.debts[0]?.name).toBe(name)
    expect(opened(pictureLink('/debt-payoff', { debts: [{ ...visa, name: 'a\u202Eb\nc' }] }))?.debts[0]?.name).toBe(
      'abc',
    )
  })
  test('a number past its limit is unknown where it may be, and costs its row where it must be known', () => {
    const of = (text: string) => readPictureLink(`#v1&heard=1&debts=${text}`)
    expect(of('kind:card~balance:5~apr:401')?.debts).toMatchObject([{ balance: 5, apr: null }])
    expect(of('kind:card~balance:1e15')).toBeNull()
    expect(of('kind:card~balance:-5')).toBeNull()
    expect(of('kind:card~balance:5e|kind:yacht~balance:5|kind:car~balance:7')?.debts).toMatchObject([{ kind: 'car' }])
    expect(readPictureLink('#v1&heard=1&creditScore=900&nobody=4')).toBeNull()
    expect(of(Array.from({ length: 200 }, () => 'kind:car~balance:7').join('|'))?.debts).toHaveLength(MOST_LINKED)
    expect(readPictureLink(`#v1&heard=1&debts=kind:card~balance:5&x=${'y'.repeat(LONGEST_LINK)}`)).toBeNull()
    for (const hash of ['', '#', '#v1', '#v1&price=4', '#v2&heard=1&creditScore=700', '#v1&heard=1', '#events=crash@1'])
      expect(readPictureLink(hash), hash).toBeNull()
  })
  test('whatever stands behind the #, what is read is a household', () => {
    const piece = fc.constantFrom(
      'debts=',
      'policies=',
      'people=',
      'creditScore=',
      '__proto__=',
      'kind:card',
      'balance:',
      'name:%',
      '~',
      '|',
      '&',
      ':',
      '=',
      '1e999',
      'NaN',
      '%E0%A4',
      '-1',
      '700',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 8 })), { maxLength: 20 }), (parts) => {
        const linked = readPictureLink(`#v1&heard=1&${parts.join('')}`)
        if (linked === null) return
        expect(Object.keys(linked)).toEqual(Object.keys(emptyHousehold))
        for (const { balance, kind } of linked.debts) {
          expect(balance).toBeGreaterThanOrEqual(0)
          expect(balance).toBeLessThanOrEqual(1e9)
          expect(kind).not.toBe('')
        }
      }),
    )
  })
  test('each page that takes numbers stands, and its screen asks for them', () => {
    for (const path of linkedPages) {
      const screen = readFileSync(`src/app/screens/${pageAt(path)?.screen.replace('late/', '')}.tsx`, 'utf8')
      expect(screen, path).toMatch(/useTriedPicture\(\)|useDebts\(\)/)
    }
  })
})

describe('numbers of a link that are kept', () => {
  beforeEach(() => {
    ownLists.clear()
    profile.clear()
    toasts.dismiss()
  })
  const linked = () =>
    opened(
      pictureLink('/debt-payoff', { debts: [visa, { name: 'Car', kind: 'car', balance: 9000 }], creditScore: 640 }),
    ) ?? emptyHousehold
  test('one by the same name and kind is updated, the others join, and one undo takes it all back', () => {
    addEntry('debts', factsOf('debts', { name: 'visa', kind: 'card', balance: 100, dueDay: 7 }))
    expect(keepLinked(linked())).toBe(3)
    expect(ownPicture().household).toMatchObject({
      creditScore: 640,
      debts: [
        { name: 'Visa', balance: 5400, apr: 0.229, dueDay: 7 },
        { name: 'Car', balance: 9000 },
      ],
    })
    toasts.list()[0]?.action?.run()
    expect(ownPicture().household).toMatchObject({
      creditScore: null,
      debts: [{ name: 'visa', balance: 100, dueDay: 7 }],
    })
  })
  test('a full list takes no more, and the notice says so', () => {
    for (let i = 0; i < mostEntries.debts - 1; i++)
      addEntry('debts', factsOf('debts', { name: `x${i}`, kind: 'car', balance: 1 }))
    expect(keepLinked(linked())).toBe(2)
    expect(ownPicture().household.debts).toHaveLength(mostEntries.debts)
    expect(toasts.list()[0]?.description).toContain('1 more didn’t fit')
  })
})
