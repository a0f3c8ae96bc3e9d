import { describe, expect, test } from 'vitest'
import { stateTaxes } from '#facts/states/all.ts'
import { assumedEverywhere } from '#facts/states/assumed.ts'
import { leftOutEverywhere } from '#facts/states/left-out.ts'
import { american as say } from '../kit/say.ts'
import { doubtsOf } from './state-trust.ts'
import { trustWords } from './words/explain.en.ts'
import { leftOutText } from './words/state-left-out.en.ts'
import { assumedText, caveatText } from './words/state-trust.en.ts'

const states = Object.values(stateTaxes)
const doubts = states.flatMap((facts) =>
  ([2025, 2026] as const).flatMap((year) => doubtsOf({ yearOf: () => facts.years[year] }, year)),
)
const texts = [
  ...[...leftOutEverywhere, ...states.flatMap(({ leftOut }) => leftOut)].map((one) => leftOutText(one, say)),
  ...[...assumedEverywhere, ...states.flatMap(({ assumed }) => assumed)].map((one) => assumedText(one, say)),
  ...doubts.map(({ what, why, caveat }) => trustWords.what({ part: what, why, note: caveatText(caveat, say) })),
]

describe('what is said of a state’s model', () => {
  test.each([...new Set(texts)])('%s', (text) => {
    expect(text).toMatch(/^\S.*[.)]$/)
    expect(text).not.toMatch(/undefined|NaN|null|\d\.\d{4}/)
    for (const sentence of text.split(/(?<=\.)\s/)) expect(sentence.split(/\s+/).length).toBeLessThanOrEqual(30)
  })
  test('says the values of its key', () => {
    const line = (key: string) => stateTaxes.OR.leftOut.find((one) => typeof one !== 'string' && one.key === key)
    const kicker = line('surplus-credit')
    // ORS 291.349: the 2025 return gives back 9.863% of the tax of 2024.
    expect(kicker && leftOutText(kicker, say)).toBe(
      'The 2025 surplus credit (“kicker”): 9.863% of your 2024 tax before credits.',
    )
    expect(texts).toContain('The tax break for government pensions vested by August 12, 1989 (Bailey settlement).')
  })
  test('a figure with a caveat is never shown as certain, and no part of a year is without a name', () => {
    for (const { what, why } of doubts) expect([typeof what, typeof why]).toEqual(['string', 'string'])
    const washington = doubtsOf({ yearOf: () => stateTaxes.WA.years[2026] }, 2026)
    expect(washington.map(({ what, why }) => [what, why])).toEqual([['Capital gains excise tax', 'low']])
  })
  test('a choice for retirees is read as the figures in it', () => {
    expect(doubtsOf({ yearOf: () => stateTaxes.WI.years[2025] }, 2025)).toEqual([])
  })
})
