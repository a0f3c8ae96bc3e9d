import { describe, expect, test } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { investing } from '#teaching/lessons/investing/unit.ts'
import { pages } from '../../pages.ts'
import { investMenu } from './menu.precomputed.ts'
import { pageDoors } from './page-doors.ts'
import { investQuestions } from './questions.ts'

const doors = investMenu.flatMap((question) => question.doors.map(({ path }) => path))
const links = investMenu.flatMap(({ read, play }) => [...read, ...play].map(({ path }) => path))

describe('the hub leads to', () => {
  test('every page of its group', () => {
    const own = '/investment-market-menu'
    const wanted = pages.filter(({ group, path }) => group === 'invest' && path !== own).map(({ path }) => path)
    expect(wanted.length).toBeGreaterThan(6)
    expect(wanted.filter((path) => !doors.includes(path))).toEqual([])
  })
  test('every calculator of investing and retirement', () => {
    const wanted = catalogue.filter(({ category }) => category === 'Investment' || category === 'Retirement')
    expect(wanted.length).toBeGreaterThan(10)
    expect(wanted.filter(({ path }) => !doors.includes(path)).map(({ path }) => path)).toEqual([])
  })
  test('every lesson of investing', () => {
    expect(investing.lessons.filter(({ slug }) => !links.includes(`/learning/${slug}`))).toEqual([])
  })
  test('each of them once, and nothing it does not name', () => {
    const all = [...doors, ...links]
    expect(all.filter((path, i) => all.indexOf(path) !== i)).toEqual([])
    expect(Object.keys(pageDoors).filter((path) => !doors.includes(path))).toEqual([])
    expect(new Set(investQuestions.map(({ key }) => key)).size).toBe(investQuestions.length)
  })
})
