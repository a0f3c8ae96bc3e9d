import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fields, fitsField } from '#engine/household/field.ts'
import { emptyHousehold } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { eventFields, eventKinds, LAST_MONTH, MOST_EVENTS } from '#engine/planning/scenario/event-fields.ts'
import { eventsText, readEvents } from '#engine/planning/scenario/event-text.ts'
import { defaultYear } from '#facts/default-year.ts'
import { runPlan } from '../../api/run-plan.ts'
import { american } from '../../kit/say.ts'
import { startingSettings } from './assumptions.ts'
import { scenarioNeeds } from './needs.ts'
import { scenarioPlan } from './plan.ts'
import { runScenario } from './run.ts'
import { childEveryday, cobraMonthly } from './starting-costs.ts'
import { startingEvent } from './starting-event.ts'
import { tellScenario } from './tell.ts'

const today = '2026-11-23'
const sample = sampleHousehold(today)
const env = { today, year: defaultYear } as const
const starting = (kind: (typeof eventKinds)[number], at: number) => startingEvent(kind, at, sample, today)

async function told(events: readonly ReturnType<typeof starting>[], household = sample, settings = startingSettings) {
  const needs = scenarioNeeds(household, events, defaultYear)
  const stands = { tax: await needs.tax.load(), states: await needs.states.load(), past: await needs.past.load() }
  return tellScenario(runScenario({ household, events, settings, today }, stands), american)
}

describe('an event begins', () => {
  it.each(eventKinds)('%s: with terms that fit their description, for the sample and for nobody', (kind) => {
    for (const household of [sample, emptyHousehold]) {
      const { terms } = startingEvent(kind, 1, household, today)
      const fields: Fields = eventFields[kind]
      const values = terms as Readonly<Record<string, unknown>>
      expect(Object.keys(values).sort()).toEqual(Object.keys(fields).sort())
      for (const [key, field] of Object.entries(fields))
        expect([key, values[key] === null ? !field.needed : fitsField(field, values[key])]).toEqual([key, true])
    }
  })
  it('with the figures somebody published', () => {
    // Illinois pays at most $605 a week; half of 78,000 a year is $750.
    expect(starting('job-loss', 3).terms).toMatchObject({ weeklyBenefit: 605, benefitWeeks: 26, health: 'cobra' })
    // KFF 2025: $26,993 and $9,325 a year; 102% of a twelfth.
    expect([cobraMonthly(true), cobraMonthly(false)]).toEqual([2294, 793])
    // USDA: 55% of $12,980 is $7,139 in 2015; prices rose from 237.017 to 335.123: $841 a month.
    expect(childEveryday).toBe(841)
    // The sample’s plan: 3,000, then 20% of the other 17,000.
    expect(starting('baby', 3).terms).toMatchObject({ birthBill: 6400, childCare: 1094 })
    expect(startingEvent('job-loss', 1, emptyHousehold, today).terms).toMatchObject({
      weeklyBenefit: 0,
      benefitWeeks: 0,
    })
  })
})

describe('a line of events', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...eventKinds), fc.integer({ min: 1, max: LAST_MONTH })), {
          maxLength: MOST_EVENTS,
        }),
        (list) => {
          const events = list.map(([kind, at]) => starting(kind, at))
          expect(readEvents(eventsText(events), starting)).toEqual(events)
        },
      ),
      { numRuns: 30 },
    )
  })
  it('takes what is left out from the start, and a name with any letters', () => {
    const own = {
      kind: 'own',
      at: 2,
      terms: { name: 'A ~ b; c=d', once: -5, monthly: 0, months: 0, taxed: true },
    } as const
    expect(readEvents(eventsText([own]), starting)).toEqual([own])
    expect(readEvents('raise@4;change=0.2', starting)?.[0]).toMatchObject({
      at: 4,
      terms: { change: 0.2, income: 'incomes-1' },
    })
    expect(readEvents('', starting)).toEqual([])
  })
  it.each([
    'lottery@1',
    'raise',
    'raise@0',
    'raise@361',
    'raise@1;change=x',
    'raise@1;change=9',
    'raise@1;evil=1',
    'raise@1;change',
    'move@1;state=XX',
    'crash@1;like=1999-01',
    'own@1;name=%E0%A4%A',
    Array.from({ length: MOST_EVENTS + 1 }, () => 'raise@1').join('~'),
  ])('%s is refused', (text) => {
    expect(readEvents(text, starting)).toBeNull()
  })
  it('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readEvents(text, starting)))
  })
})

describe('told', () => {
  it('without events: nothing changes', async () => {
    const answer = await told([])
    expect(answer.lines).toEqual([])
    expect(answer.cash.after).toEqual(answer.cash.before)
    expect(answer.rows.every(({ before, after, turn }) => before === after && turn === 0)).toBe(true)
  })
  it.each(eventKinds)('%s: every changed line has a name, a reason and its months', async (kind) => {
    const answer = await told([starting(kind, 3)])
    expect(answer.headline.length).toBeLessThanOrEqual(120)
    for (const { label, why, working, key } of answer.lines) {
      expect([key, label, why].join()).not.toMatch(/undefined|NaN|null/)
      expect(label.length).toBeGreaterThan(2)
      expect(why.length).toBeGreaterThan(10)
      expect(why.split(' ').length).toBeLessThanOrEqual(35)
      expect(working.before === working.after).toBe(false)
    }
    for (const note of answer.notes) expect(note.split(' ').length).toBeLessThanOrEqual(35)
  })
  it('the month of trouble comes first, and is that of the household where it needs no event', async () => {
    const thin = { ...sample, accounts: sample.accounts.filter(({ kind }) => kind === 'checking') }
    const after = await told([starting('disability', 2)], thin)
    expect(after.short.before).toBeNull()
    expect(after.headline).toContain('your cash would run out in')
    const poor = { ...thin, monthlyTakeHome: 5000 }
    const now = await told([starting('raise', 2)], poor)
    expect(now.short.before).not.toBeNull()
    expect(now.headline).toContain('before any event')
  })
  it('Texas has no income tax: the move saves what Illinois takes, 4.95% of income', async () => {
    const answer = await told([starting('move', 2)])
    const tax = answer.lines.find(({ key }) => key === 'tax')
    const saved = (tax?.after ?? 0) - (tax?.before ?? 0)
    expect(saved).toBeGreaterThan(4500)
    expect(saved).toBeLessThan(0.0495 * 127_200)
  })
})

describe('the API', () => {
  it('answers events as text and refuses what is none', async () => {
    const plan = scenarioPlan.plan
    const good = await runPlan(
      plan,
      { household: sample, inputs: { events: 'job-loss@3;months=4~crash@1', years: 5 } },
      env,
    )
    expect(good.status).toBe(200)
    const { answer } = good.body as { answer: { months: string[]; events: unknown[] } }
    expect(answer.months).toHaveLength(60)
    expect(answer.events).toHaveLength(2)
    expect((await runPlan(plan, { household: sample, inputs: { events: 'x' } }, env)).status).toBe(422)
  })
})
