import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { startingPlan } from '../../state/debt-plan.ts'
import { settingsOf } from './plan-choices.ts'

const own = { ...startingPlan, extra: 250, minimumOnly: ['my-loan'] }
const tried = { hash: '#a', settings: { ...startingPlan, strategy: 'snowball' as const } }

test('a link’s debts are planned without the visitor’s choices, and what is tried on one link is not the next one’s', () => {
  expect(settingsOf('#a', false, own, tried)).toBe(own)
  expect(settingsOf('#a', true, own, null)).toEqual(startingPlan)
  expect(settingsOf('#a', true, own, tried).strategy).toBe('snowball')
  expect(settingsOf('#b', true, own, tried)).toEqual(startingPlan)
})

test('no part of the debt screens reads or writes the stored plan by itself', () => {
  const screens = path.dirname(import.meta.dirname)
  const parts = readdirSync(import.meta.dirname).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && file !== 'plan-choices.ts',
  )
  const files = [
    ...parts.map((file) => path.join(import.meta.dirname, file)),
    ...['debt-payoff.tsx', 'debt-payoff-strategies.tsx'].map((file) => path.join(screens, file)),
  ]
  const asksItself = (code: string) => /\b(changePlan|debtPlan)\b/.test(code)
  expect(asksItself(readFileSync(path.join(import.meta.dirname, 'plan-choices.ts'), 'utf8'))).toBe(true)
  expect(files.filter((file) => asksItself(readFileSync(file, 'utf8')))).toEqual([])
})
