import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { useFollowed } from './use-followed.ts'

test('pre-rendered HTML says what stands at first, and asks nobody', () => {
  const [subscribe, get] = [vi.fn(() => () => {}), vi.fn(() => ({ text: 'own' }))]
  function Said() {
    return useFollowed(subscribe, get, { text: 'sample' }).text
  }
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
