import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCardNumber, isIban, isRoutingNumber } from './check-digits.ts'
import { type PersonalKind, personalKinds } from './kinds.ts'
import { plainOf } from './plain.ts'
import { findPersonal, hidden, mustGo } from './scrub.ts'

const kindsIn = (text: string): readonly PersonalKind[] => findPersonal(text).map(({ kind }) => kind)

describe('published check digits', () => {
  // Test numbers that card networks publish for developers.
  test.each(['4111 1111 1111 1111', '5555-5555-5555-4444', '378282246310005', '6011111111111117', '30569309025904'])(
    'the card %s',
    (number) => {
      expect(isCardNumber(number)).toBe(true)
      // The check finds every single wrong digit.
      const wrong = number.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
      expect(isCardNumber(wrong)).toBe(false)
    },
  )
  // Examples of the IBAN registry.
  test.each([
    'GB82 WEST 1234 5698 7654 32',
    'DE89370400440532013000',
    'FR14 2004 1010 0505 0001 3M02 606',
    'NO9386011117947',
  ])('the account %s', (iban) => {
    expect(isIban(iban)).toBe(true)
    expect(
      isIban(iban.replace(/^(..)(\d)/, (_, land: string, digit: string) => `${land}${(Number(digit) + 1) % 10}`)),
    ).toBe(false)
  })
  test('routing numbers of the Federal Reserve Banks of Boston, New York and Chicago', () => {
    for (const number of ['011000015', '021001208', '071000301']) expect(isRoutingNumber(number), number).toBe(true)
    expect(isRoutingNumber('011000016')).toBe(false)
    expect(isRoutingNumber('000000000')).toBe(false)
  })
})

const found: Readonly<Record<PersonalKind, readonly string[]>> = {
  ssn: [
    // The number printed on a wallet's sample card in 1938, and one of an advertisement of the agency.
    'My SSN is 078-05-1120.',
    'social security 219 09 9999 ok',
    'ssn: 078051120',
    'my ITIN 912-70-1234 was refused',
    '０７８-０５-１１２０ in wide digits',
    '078‑05‑1120 with odd dashes',
    '0\u200b78-05-11\u200b20 with unseen signs',
    'taxpayer id 912 70 1234',
  ],
  card: [
    'card 4111 1111 1111 1111 was charged',
    'it is 5555-5555-5555-4444.',
    '378282246310005',
    'amex 3782 822463 10005',
  ],
  bank: [
    'routing 011000015 please',
    'The ABA is 021001208',
    'account number 000123456789',
    'acct # 12345678',
    'my account no. is 00 1234 5678',
    'GB82 WEST 1234 5698 7654 32',
    'iban DE89370400440532013000',
  ],
  wallet: [
    'send to 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '0x52908400098527886E0F7030069857D2E4169EE7',
    'seed phrase: legal winner thank year wave sausage worth useful legal winner thank yellow',
  ],
  secret: ['my password is hunter2!', 'the code: verification code 482913', 'PIN 4921', 'cvv is 123', 'otp 552011'],
  invite: ['join https://t.me/joinmoney', 'wa.me/15551234567', 'discord.gg/abcDEF', 'https://chat.whatsapp.com/AbC123'],
  phone: [
    'call 212-867-5309',
    '(212) 867-5309 any time',
    '+1 212 867 5309',
    '2128675309',
    '212.867.5309 is mine',
    '+44 20 7946 0958',
    '２１２-８６７-５３０９',
  ],
  email: [
    'ann@example.com',
    'write to ann.b+x@mail.example.org today',
    'ann at example dot com',
    'ann (at) example (dot) org',
  ],
  handle: ['I am @quietheron on there', 'my venmo is quiet-heron', 'cashapp: $quietheron', 'my telegram is heron_42'],
  address: [
    'I live at 1600 Pennsylvania Avenue',
    '12 N Main St, Apt 4B',
    '350 Fifth Ave',
    '742 evergreen road',
    'P.O. Box 1234',
    'ZIP 62704-1234',
  ],
  birthDate: ['I was born 03/14/1961', 'DOB: 1961-03-14', 'my birthday is March 14, 1961'],
  idNumber: [
    'EIN 12-3456789',
    'claim number AB12345678',
    'my passport number is X12345678',
    'policy # HO-5521987',
    'license plate number 8ABC123',
  ],
  spelled: ['it is two one two eight six seven five three oh nine', 'two-one-two, eight 6 seven five three zero nine'],
  balance: ['I have $12,345.67 left', 'owe $8120.55 on it'],
  name: ['My name is Ann Brook', 'my name is Ann.', 'I’m Ann Brook, and I rent', 'How does it work?\nThanks,\nAnn'],
  employer: ['I work at Acme Rockets and like it', 'employed by Stark & Sons', 'laid off from Initech'],
}

const free: readonly string[] = [
  'I earn $62,000 a year and owe $4,120.',
  'Rates were 6.81% in 2024 and 7.04% in 2025.',
  'My ZIP is 62704.',
  'My 401(k) and my 529, Form 1099-NEC and Form 1040, line 11.',
  'Section 8, FAFSA 2026-27, W-2 and W-4.',
  'Call 988, 211 or 800-388-2227 for free help.',
  'CFPB is (855) 411-2372, HUD 1-800-569-4287.',
  'A 30 year loan, a 20 minute drive, a 2 way street.',
  'From 2019 to 2024 it grew from 10000 to 25000.',
  'I pay 1,250 a month, 15 payments left.',
  'The limit is $23,500 (2025), plus 7,500 if you are 50.',
  'I am 34, my partner is 36, and we rent in Ohio.',
  'I’m trying to save. I’m American. I’m OK with that.',
  'We put 20% down on a $410,000 home at 6.5%.',
  'My account has 12000 dollars in it.',
  'On 03/14/2026 the rate changes.',
  'My password is weak and my pin is the same everywhere.',
  'Is it better to pay $1,000.00 or $999.99 now?',
  'I claim 2 children and my claim was denied.',
  'At work from home three days a week.',
  'The S&P 500 fell 19.4% in 2022.',
  'Between 1928 and 2024, 97 years in total.',
  '5 10 15 20 25 30 percent',
  'one two three, go',
  'One for rent, two for food, three for savings.',
  'He said @ 5% it works.',
  'APR 24.99, balance 5000, minimum 150',
  '100000000 is a hundred million',
  '250000 over 30 years',
  'the 50/30/20 rule and the 4% rule',
  'thanks for all the help',
  'In 1099 forms, box 14, code 7',
  'It costs $2,128,675,309 in the budget.',
  'Pub. 590-B and 26 USC 408(d)(3)',
  'Jan 2026 to Dec 2056',
  '1-800-522-4700 for gambling help',
  '72(t) payments until 59 1/2',
  'I owe 18,450 at 22.9 and 3,120 at 29.99',
  'my credit score went from 612 to 705',
  'in 2008-2009 stocks fell',
]

describe('what is found and what is not', () => {
  const cases = Object.entries(found).flatMap(([kind, texts]) =>
    texts.map((text) => [kind as PersonalKind, text] as const),
  )
  test.each(cases)('%s: %s', (kind, text) => expect(kindsIn(text)).toContain(kind))
  test.each(free)('nothing in: %s', (text) => expect(kindsIn(text)).toEqual([]))
  test('every kind has its examples', () =>
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(personalKinds).toSorted()))
})

/** Numbers that follow the published forms, made up by the hundred. */
const digits = (least: number, most = least) => fc.integer({ min: 10 ** (least - 1), max: 10 ** most - 1 }).map(String)
const pad = (most: number, length: number) =>
  fc.integer({ min: 1, max: most }).map((n) => String(n).padStart(length, '0'))
const ssn = fc
  .tuple(
    fc.integer({ min: 1, max: 899 }).filter((area) => area !== 666),
    pad(99, 2),
    pad(9999, 4),
    fc.constantFrom('-', ' '),
  )
  .map(([area, group, serial, gap]) => [String(area).padStart(3, '0'), group, serial].join(gap))
const phone = fc
  .tuple(
    fc.integer({ min: 201, max: 799 }),
    fc.integer({ min: 200, max: 999 }),
    pad(9999, 4),
    fc.constantFrom('-', '.', ' '),
  )
  .map(([area, office, line, gap]) => [area, office, line].join(gap))
const card = fc.tuple(fc.integer({ min: 2, max: 6 }), digits(14)).map((parts) => {
  const body = parts.join('')
  for (let check = 0; check < 10; check += 1) if (isCardNumber(`${body}${check}`)) return `${body}${check}`
  return body
})

describe('for any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    ssn,
    phone,
    card,
    fc.constantFrom(...Object.values(found).flat(), ...free),
  )
  const anyText = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(' '))

  test('marks lie in order within it, none over another, and nothing outside them changes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const findings = findPersonal(text)
        let from = 0
        let masked = hidden(text, findings)
        for (const one of findings) {
          expect(one.from).toBeGreaterThanOrEqual(from)
          expect(one.to).toBeGreaterThan(one.from)
          expect(one.to).toBeLessThanOrEqual(text.length)
          const before = text.slice(from, one.from)
          expect(masked.startsWith(before + one.instead)).toBe(true)
          masked = masked.slice(before.length + one.instead.length)
          from = one.to
        }
        expect(masked).toBe(text.slice(from))
      }),
    )
  })
  test('what stands there instead is nothing personal', () => {
    for (const text of Object.values(found).flat())
      expect(mustGo(findPersonal(hidden(text, findPersonal(text)))), text).toEqual([])
  })
  test('numbers of the published forms never pass', () => {
    fc.assert(fc.property(ssn, (number) => void expect(kindsIn(`it is ${number} here`)).toContain('ssn')))
    fc.assert(fc.property(card, (number) => void expect(mustGo(findPersonal(`it is ${number} here`))).not.toEqual([])))
    fc.assert(fc.property(phone, (number) => void expect(mustGo(findPersonal(`it is ${number} here`))).not.toEqual([])))
  })
  test('a moment in milliseconds is no card, though its digits check', () => {
    expect(isCardNumber('1795445464260')).toBe(true)
    expect(kindsIn('case 1795445464260 of mine')).not.toContain('card')
  })
  test('no spelling of a number hides it', () => {
    const spelled = fc.array(fc.constantFrom('plain', 'wide', 'joined', 'dashed'), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(phone, spelled, (number, ways) => {
        const text = [...number]
          .map((sign, i) => {
            if (sign === '-') return ways[i] === 'dashed' ? '‐' : '-'
            if (!/\d/.test(sign)) return sign
            if (ways[i] === 'wide') return String.fromCodePoint(0xff10 + Number(sign))
            return ways[i] === 'joined' ? `${sign}\u200d` : sign
          })
          .join('')
        expect(kindsIn(`call ${text} now`)).toContain('phone')
      }),
    )
  })
  test('a price, a year or a share is never marked', () => {
    const money = fc.integer({ min: 1, max: 99_999_999 }).map((n) => `$${n.toLocaleString('en-US')}`)
    const share = fc.double({ min: 0, max: 100, noNaN: true }).map((n) => `${n.toFixed(2)}%`)
    const year = fc.integer({ min: 1900, max: 2100 }).map(String)
    fc.assert(
      fc.property(
        fc.array(fc.oneof(money, share, year), { maxLength: 5 }),
        (numbers) => void expect(kindsIn(`We have ${numbers.join(', and ')} so far`)).toEqual([]),
      ),
    )
  })
  test('the plain text leads back: places rise from the beginning to the end', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const { text: plain, at } = plainOf(text)
        expect(at).toHaveLength(plain.length + 1)
        expect(at.at(-1)).toBe(text.length)
        expect(at.every((place, i) => place >= (at[i - 1] ?? 0))).toBe(true)
      }),
    )
  })
  test('a long hostile text is read quickly', () => {
    for (const text of [
      '1 '.repeat(10_000),
      'a'.repeat(20_000),
      '5-'.repeat(10_000),
      'one '.repeat(5_000),
      '@'.repeat(20_000),
      'I am A'.repeat(3_000),
      '1 a '.repeat(5_000),
      'seed phrase '.repeat(1_500),
    ]) {
      const began = performance.now()
      findPersonal(text)
      expect(performance.now() - began, text.slice(0, 10)).toBeLessThan(1_500)
    }
  })
})
