import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useFollowed } from './use-followed.ts'

const subscribe = vi.fn(() => () => {})
const get = vi.fn(() => ({ text: 'own' }))
const initial = { text: 'sample' }
const Said = () => useFollowed(subscribe, get, initial).text

test('pre-rendered HTML says what stands at first, and asks nobody', () => {
  expect(renderToString(<Said />)).toBe('sample')
  expect(subscribe).not.toHaveBeenCalled()
  expect(get).not.toHaveBeenCalled()
})

test('the picture a whole screen is drawn from is followed: a key never waits for the screen', () => {
  const code = readFileSync(path.join(import.meta.dirname, 'picture.ts'), 'utf8')
  const hook = /export function usePicture\(\)[\s\S]*?\n\}/.exec(code)?.[0] ?? ''
  expect(hook).toContain('useFollowed(')
  expect(hook).not.toContain('useSyncExternalStore')
})
