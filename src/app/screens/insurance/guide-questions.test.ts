import { describe, expect, test } from 'vitest'
import { emptyHousehold } from '#engine/household/household.ts'
import { monthlyFlows } from '#engine/household/monthly-flows.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { coverLines } from '#engine/planning/insurance/cover-lines.ts'
import { askedOf, type Needs, needKeys, withNeeds } from './guide-questions.ts'
import { coverRules } from './insurance-facts.precomputed.ts'

const today = '2026-11-23'
const statuses = (needs: Needs) =>
  Object.fromEntries(
    coverLines(withNeeds(emptyHousehold, needs), monthlyFlows(emptyHousehold), today, coverRules, []).map(
      ({ line, status }) => [line, status],
    ),
  )

describe('what the guide asks', () => {
  test('everything of nobody known, nothing of the sample', () => {
    expect(askedOf(emptyHousehold)).toEqual(needKeys)
    const sample = sampleHousehold(today)
    expect(askedOf(sample)).toEqual([])
    expect(withNeeds(sample, { car: true, home: true, work: true, family: true })).toEqual(sample)
  })
  test('yes to all: car, home, pay and lives to insure; no to all: none of them', () => {
    expect(statuses({ car: true, home: true, work: true, family: true })).toMatchObject({
      auto: 'missing',
      home: 'missing',
      disability: 'missing',
      life: 'unknown',
    })
    const none = statuses({ car: false, home: false, work: false, family: false })
    expect(none).toMatchObject({ health: 'missing', life: 'none-needed', renters: 'consider' })
    for (const line of ['auto', 'home', 'disability']) expect(none).not.toHaveProperty(line)
  })
})
