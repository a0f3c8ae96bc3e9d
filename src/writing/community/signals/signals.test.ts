import { describe, expect, test } from 'vitest'
import { communityLimits } from '../limits.ts'
import { isByChild } from './child.ts'
import { isOfficial } from './official.ts'
import { bareText } from './same-text.ts'
import { pointsOf, signsOf } from './score.ts'

const known = { isRepeated: false, textsBefore: 9 }
const points = (text: string, seen = known) => pointsOf(signsOf(text, seen))

describe('scams gather points', () => {
  test.each([
    'A hacker helped me get my money back. WhatsApp me.',
    'Thanks to Mrs Brown my broker I made $9,000. Text me for her contact, act now, limited spots.',
    'Guaranteed returns of 3% a day, risk-free investment, message me today only, hurry.',
    'Our crypto recovery service recovered my stolen funds, thanks to expert Adam.',
  ])('%s', (text) => expect(points(text)).toBeGreaterThanOrEqual(communityLimits.pointsThatRefuse))

  test.each([
    'Thanks to Mr Miller my broker, my account grew a lot.',
    'Guaranteed profits, just text me.',
    'I sell tradelines: buy tradelines and a CPN, DM me.',
    'We offer fast loans for everybody, contact me on Telegram.',
  ])('held: %s', (text) => {
    expect(points(text)).toBeGreaterThanOrEqual(communityLimits.pointsThatHold)
    expect(points(text)).toBeLessThan(communityLimits.pointsThatRefuse)
  })

  test.each([
    'Is a guaranteed annuity worth it at 66?',
    'My lender wants a processing fee. Is that normal?',
    'I got a gift card as a bonus. Is it taxed?',
    'Should I apply for a personal loan or use savings?',
    'How do I get my lost 401(k) back from an old job?',
    'The collector said I must act now. Is that true?',
    'Thanks to all of you, I paid it off.',
    '¿Cómo puedo pagar mis tarjetas de crédito más rápido?',
  ])('free: %s', (text) => expect(points(text)).toBeLessThan(communityLimits.pointsThatHold))

  test('what was said before, first links, other scripts and many mentions count', () => {
    expect(signsOf('Same as before.', { isRepeated: true, textsBefore: 9 })).toEqual(['repeated'])
    expect(signsOf('See https://www.irs.gov/refunds', { isRepeated: false, textsBefore: 0 })).toEqual(['firstLink'])
    expect(signsOf('See https://bit.ly/x', known)).toEqual(['shortener', 'strangeLink'])
    expect(signsOf('Как быстрее всего погасить долг по кредитной карте?', known)).toEqual(['otherScript'])
    expect(signsOf('@aa @bb @cc @dd @ee', known)).toEqual(['mentions'])
  })
})

test('official is who ends in .gov, .mil, .edu, or is named; not who looks like it', () => {
  for (const host of ['irs.gov', 'www.IRS.gov', 'umn.edu', 'www.annualcreditreport.com', '988lifeline.org'])
    expect(isOfficial(host), host).toBe(true)
  for (const host of ['irs.gov.example', 'irsgov.com', 'fakeannualcreditreport.com', 'gov', 'edu.example'])
    expect(isOfficial(host), host).toBe(false)
})

test('spelling tricks leave the same text', () => {
  expect(bareText('EARN  m\u200bore, now! https://a.example/1')).toBe(bareText('earn more now https://b.example/2'))
  expect(bareText('Pay off debt')).not.toBe(bareText('Pay off debts'))
})

test('a child says so, a parent does not', () => {
  for (const text of [
    'I am 12 years old and want a bike.',
    'im not sure. I’m 11 and in 6th grade',
    'I am ten years old',
    'I am 13',
  ])
    expect(isByChild(text), text).toBe(true)
  for (const text of [
    'My son is 12 years old.',
    'I am 34 and rent.',
    'I am 10 months behind.',
    'I am 5 payments from done',
    'I am 12% short',
    'I am 18 and in college',
  ])
    expect(isByChild(text), text).toBe(false)
})
