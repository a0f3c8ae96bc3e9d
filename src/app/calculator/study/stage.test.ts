import { expect, test } from 'vitest'
import { stageOf } from './stage.ts'

test('what needs no study is done', () => {
  expect(stageOf(false, null, 'running')).toBe('done')
  expect(stageOf(false, 'lost', 'stopped')).toBe('done')
})
test('while nothing is known of a new question, the line of the answer that still stands stays', () => {
  expect(stageOf(true, null, 'done')).toBe('done')
})
test('a line that offered to start again does not outlast its question', () => {
  expect(stageOf(true, null, 'stopped')).toBe('running')
  expect(stageOf(true, null, 'lost')).toBe('running')
  expect(stageOf(true, null, 'running')).toBe('running')
})
test('what is known is said', () => {
  for (const own of ['done', 'running', 'stopped', 'lost'] as const) expect(stageOf(true, own, 'done')).toBe(own)
})
