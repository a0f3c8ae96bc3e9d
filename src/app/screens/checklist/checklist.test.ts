import { describe, expect, test } from 'vitest'
import { good } from '#app/state/reading.testkit.ts'
import { entryByPath } from '#calculators/catalogue.ts'
import { emptyHousehold } from '#engine/household/household.ts'
import { sampleHousehold } from '#engine/household/sample-household.ts'
import { pageAt } from '../../pages.ts'
import { ageLaw, events } from './events.precomputed.ts'
import { eventKeys } from './item.ts'
import { calendarDays, dueSoon, nextAge, planTasks } from './planned-tasks.ts'
import { checklistShape, checklistStore } from './saved.ts'

const today = '2026-11-23'
const fresh = checklistStore.initial
const tasks = events.flatMap((event) => event.tasks)
const words = (text: string) => text.split(/(?<=[.?:])\s+/).map((part) => part.split(/\s+/).length)

describe('the list as written', () => {
  test('every event once, every task with its own id, a tool that exists and sentences of at most thirty words', () => {
    expect(events.map(({ key }) => key).sort()).toEqual([...eventKeys].sort())
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
    for (const { tool, text, why, minutes } of tasks) {
      if (tool) expect(entryByPath(tool) ?? pageAt(tool), tool).toBeDefined()
      for (const count of [...words(text), ...words(why)]) expect(count, text).toBeLessThanOrEqual(30)
      expect(minutes).toBeGreaterThan(0)
      expect(`${text} ${why}`).not.toMatch(/NaN|undefined|null|!/)
    }
  })
  test('figures are those the agencies printed for 2026', () => {
    const why = (id: string) => tasks.find((task) => task.id === id)
    expect(why('63-income')?.why).toContain('$109,000 alone or $218,000')
    expect(why('63-income')?.why).toContain('$1,148 more')
    expect(why('62-compare')?.why).toContain('70% of the full benefit')
    expect(why('rmd-first')?.why).toContain('26.5 at 73, 24.6 at 75')
    expect(why('widow-benefits')?.why).toContain('71.5% to 100%')
    expect(why('50-catch-up')?.text).toContain('$8,000 more at work, $1,100 more in IRAs')
  })
})

describe('one visitor’s list', () => {
  test('the sample sees the yearly list and no age; tasks for people with an HSA are hidden', () => {
    const plan = planTasks(events, fresh, sampleHousehold(today), today, ageLaw)
    expect(plan.events.map(({ key }) => key)).toEqual(['yearly'])
    expect(nextAge(events, plan.born, today, ageLaw)?.event.key).toBe('fifty')
    expect(dueSoon(plan)[0]).toMatchObject({ id: 'year-end', on: '2026-12-31' })
    expect(plan.events[0]?.leftOut).toBe(2)
  })
  test('born in March 1962: 65 is near, and sign-up ends on June 30, 2027', () => {
    const plan = planTasks(events, { ...fresh, born: '1962-03' }, emptyHousehold, today, ageLaw)
    expect(plan.events.map(({ key }) => key)).toEqual(['sixty-five', 'yearly'])
    const task = plan.events[0]?.tasks.find(({ id }) => id === '65-sign-up')
    expect(task).toMatchObject({ on: '2027-06-30', standing: 'later' })
  })
  test('an event is added by its date, and taken off the list although it is near', () => {
    const saved = { ...fresh, events: { marriage: '2026-11-14' }, hidden: ['yearly' as const] }
    const plan = planTasks(events, saved, emptyHousehold, today, ageLaw)
    expect(plan.events.map(({ key }) => key)).toEqual(['marriage'])
    expect(plan.events[0]?.tasks.find(({ id }) => id === 'wed-job-plan')?.on).toBe('2026-12-14')
    expect(dueSoon(plan)[0]?.id).toBe('wed-talk')
  })
  test('what is ticked is due no more', () => {
    const plan = planTasks(events, { ...fresh, done: { 'year-medicare': today } }, emptyHousehold, today, ageLaw)
    expect(dueSoon(plan).map(({ id }) => id)).not.toContain('year-medicare')
  })
  test('a tick of what comes back every year counts until its day has passed', () => {
    const doneOn = (tick: string, day: `${number}-${number}-${number}`) =>
      planTasks(events, { ...fresh, done: { 'year-return': tick } }, emptyHousehold, day, ageLaw)
        .events.flatMap(({ tasks: shown }) => shown)
        .find(({ id }) => id === 'year-return')?.doneOn
    expect(doneOn('2027-02-10', '2027-03-01')).toBe('2027-02-10')
    expect(doneOn('2027-02-10', '2027-04-16')).toBeNull()
    expect(doneOn('2027-04-15', '2027-04-16')).toBeNull()
    // Filed on the day the return of 2028 was moved to.
    expect(doneOn('2028-04-18', '2028-04-19')).toBeNull()
    expect(doneOn('2028-04-19', '2028-04-20')).toBe('2028-04-19')
  })
  test('a year being typed, 0001 or 9999, asks for another one and dates nothing', () => {
    for (const date of ['0001-01-01', '9999-12-31']) {
      const saved = { ...fresh, events: Object.fromEntries(eventKeys.map((key) => [key, date])) }
      const plan = planTasks(events, saved, emptyHousehold, today, ageLaw)
      const home = plan.events.find(({ key }) => key === 'home')
      expect(home).toMatchObject({ isOff: true, typed: date, date: null })
      expect(home?.tasks.every(({ on }) => on === null)).toBe(true)
    }
  })
  test('in a calendar file, the return has a day for each year, as the law moves it', () => {
    const [task] = planTasks(events, fresh, emptyHousehold, today, ageLaw)
      .events.flatMap(({ tasks: shown }) => shown)
      .filter(({ id }) => id === 'year-return')
    const days = task ? calendarDays(task, today).map(({ date }) => date) : []
    expect(days).toEqual(['2027-04-15', '2028-04-18', '2029-04-17', '2030-04-15', '2031-04-15'])
  })
  test('only what can be read is read', () => {
    const read = good(checklistShape, {
      done: { a: '2026-01-31', b: 'soon' },
      events: { marriage: '', baby: 'x', circus: '2026-01-01' },
      hidden: ['rmd', 'circus', 4],
      born: '1962-13',
    })
    expect(read).toEqual({ done: { a: '2026-01-31' }, events: { marriage: '' }, hidden: ['rmd'], born: null })
    expect(good(checklistShape, [])).toBeNull()
  })
})
