import { expect, test, vi } from 'vitest'

test('what the search holds is made in slices: others have their turns meanwhile', async () => {
  // Whoever searched before in this worker has made it.
  vi.resetModules()
  const { prepared } = await import('./finder.ts')
  let turns = 0
  const timer = setInterval(() => {
    turns += 1
  }, 0)
  const find = await prepared()
  clearInterval(timer)
  expect(turns).toBeGreaterThan(1)
  expect(find('mortgage')[0]?.tool.slug).toBe('mortgage')
  // It is kept: a second time takes nothing.
  expect(await prepared()).toBe(find)
})
