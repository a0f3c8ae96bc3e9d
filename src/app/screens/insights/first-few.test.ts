import { describe, expect, test } from 'vitest'
import type { ToldInsight } from '#calculators/planning/insights/tell.ts'
import { firstFew } from './first-few.ts'

const insight = (label: string, page: `/${string}`, isHardship = false) =>
  ({ label, isHardship, action: { label: 'Go', page } }) as ToldInsight
const labels = (list: readonly ToldInsight[]) => list.map(({ label }) => label)

describe('the first few findings', () => {
  const debt = insight('debt', '/debt-payoff')
  const cash = insight('cash beside debt', '/debt-payoff')
  test('lead to different places', () => {
    const list = [debt, insight('match', '/a'), cash, insight('cover', '/b'), insight('rest', '/c')]
    expect(labels(firstFew(list, 3))).toEqual(['debt', 'match', 'cover'])
  })
  test('keep what tells of not being able to pay, wherever it leads', () => {
    const list = [insight('short', '/debt-payoff', true), insight('missed', '/debt-payoff', true), cash]
    expect(labels(firstFew(list, 3))).toEqual(['short', 'missed'])
  })
  test('may be none', () => {
    expect(firstFew([], 3)).toEqual([])
  })
})
