import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shownPlan } from './shown-plan.ts'

const own = { score: 700, queue: [] }
const tried = { hash: '#a', plan: { score: 640, queue: [{ kind: 'open-loan' as const, month: 0 }] } }

test('steps tried over a link stay with it: the visitor’s own are neither used there nor changed', () => {
  expect(shownPlan('#a', false, own, tried)).toBe(own)
  expect(shownPlan('#a', true, own, tried)).toBe(tried.plan)
  expect(shownPlan('#b', true, own, tried)).toEqual({ score: null, queue: null })
})

test('no part of the screen writes the stored plan by itself', () => {
  const parts = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.tsx'))
  const writes = (file: string) => readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('scorePlan')
  expect(writes('../credit-score-simulator.tsx')).toBe(true)
  expect(parts.filter(writes)).toEqual([])
})
