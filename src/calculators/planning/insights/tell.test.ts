import { describe, expect, test } from 'vitest'
import { asked, law } from '#engine/planning/insights/asked.testkit.ts'
import { lifeEdges } from '#engine/planning/insights/life-edges.testkit.ts'
import { moneyEdges } from '#engine/planning/insights/money-edges.testkit.ts'
import type { Rule } from '#engine/planning/insights/rule.ts'
import { rules } from '#engine/planning/insights/rules.ts'
import { american } from '../../kit/say.ts'
import { tellInsight, wordsOf } from './tell.ts'

const words = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length

describe('what is said', () => {
  test.each([...moneyEdges, ...lifeEdges])('%s, %s', (id, tone, speaks) => {
    const found = asked(speaks).found.find((one) => one.id === id && one.tone === tone)
    if (!found) throw new Error(`${id} does not speak`)
    const told = tellInsight(found, law, american)
    expect(words(told.text), told.text).toBeLessThanOrEqual(35)
    expect(told.text).toMatch(/^[A-Z0-9$].*[.?]$/)
    expect(told.text).not.toMatch(/undefined|NaN|Infinity|null|should/)
    expect(told.figures.length + (tone === 'good' ? 1 : 0), 'its own numbers').toBeGreaterThan(0)
    for (const { value, label } of told.figures) {
      expect(Number.isFinite(value)).toBe(true)
      expect(words(label)).toBeLessThanOrEqual(9)
    }
  })
  test('a rule with a limit names it, and one without does not', () => {
    for (const { id, limit } of rules as readonly Rule<(typeof rules)[number]['id']>[])
      expect(wordsOf(id).limit !== undefined, id).toBe(limit !== null)
  })
  test('a published rule brings its document, a rule of thumb brings none', () => {
    const told = (known: Parameters<typeof asked>[0]) =>
      asked(known).found.map((one) => tellInsight(one, law, american))
    const [score] = told({ creditScore: 600 })
    expect(score?.source).toMatchObject({ id: 'fico-factors' })
    expect(score?.source?.url).toMatch(/^https:/)
    const margin = told({ monthlyTakeHome: 100, spending: { 'essential_rent-home-emi': 50 } }).find(
      ({ rule }) => rule === 'margin',
    )
    expect(margin).toMatchObject({ basis: 'thumb', source: null })
  })
})

describe('by hand', () => {
  const textOf = (rule: string, known: Parameters<typeof asked>[0]): string | undefined =>
    asked(known)
      .found.map((one) => tellInsight(one, law, american))
      .find((one) => one.rule === rule)?.text
  test('a goal that is due says what it needs and what will still be missing', () => {
    // $1,000 needed in 2 months at $300 left a month: $400 short.
    const said = textOf('goal-soon', {
      monthlyTakeHome: 3300,
      spending: { 'essential_rent-home-emi': 3000 },
      goals: [{ name: 'Trip', target: 1000, saved: 0, by: '2027-01' }],
    })
    expect(said).toContain('still needs $1,000')
    expect(said).toContain('$400 short')
  })
  test('one month is one month', () => {
    const said = textOf('cushion', {
      accounts: [{ kind: 'checking', balance: 1000 }],
      monthlyTakeHome: 2000,
      spending: { 'essential_rent-home-emi': 1000 },
    })
    expect(said).toContain('covers 1 month of essentials')
  })
  test('the visitor is spoken to, others by name', () => {
    const over = (name: string) =>
      textOf('ira-over-limit', {
        people: [{ name, role: 'you', born: '1990-01' }],
        accounts: [{ kind: 'roth-ira', balance: 100, monthly: 5000 }],
      })
    expect(over('You')).toMatch(/^Your IRA deposits of \$60,000 a year are /)
    expect(over('Maria')).toMatch(/^Maria’s IRA deposits /)
  })
  test('a link says where it goes, by tone', () => {
    const told = (apr: number) =>
      asked({ debts: [{ kind: 'mortgage', balance: 200_000, apr }] })
        .found.map((one) => tellInsight(one, law, american))
        .find(({ rule }) => rule === 'mortgage-rate')?.action
    expect(told(0.12)).toMatchObject({ label: 'See if a refinance pays', calculator: 'refinance' })
    expect(told(0.02)).toMatchObject({ label: 'Try extra payments', calculator: 'loan-prepayment' })
  })
})
