import { expect, it, vi } from 'vitest'
import { onDemand } from './on-demand.ts'

it('loads once for all who ask, and then has it at hand', async () => {
  const load = vi.fn(async (key: string) => key.toLowerCase())
  const law = onDemand(load)
  expect(law.get('CA')).toBeUndefined()
  const first = law.fetch('CA')
  expect(law.fetch('CA')).toBe(first)
  expect(law.get('CA')).toBeUndefined()
  expect(await first).toBe('ca')
  expect(law.get('CA')).toBe('ca')
  await law.fetch('CA')
  await law.fetch('NY')
  expect(load.mock.calls).toEqual([['CA'], ['NY']])
})

it('forgets a try that failed, tells all who waited for it, and tries again when asked again', async () => {
  let online = false
  const law = onDemand(async () => {
    if (!online) throw new Error('no connection')
    return 'the law'
  })
  const both = [law.fetch('CA'), law.fetch('CA')]
  for (const one of both) await expect(one).rejects.toThrow('no connection')
  expect(law.get('CA')).toBeUndefined()
  online = true
  expect(await law.fetch('CA')).toBe('the law')
  expect(law.get('CA')).toBe('the law')
})

it('forgets a loader that throws at once, too', async () => {
  let turn = 0
  const law = onDemand((): Promise<string> => {
    turn += 1
    if (turn === 1) throw new Error('broken')
    return Promise.resolve('whole')
  })
  await expect(law.fetch('x')).rejects.toThrow('broken')
  expect(await law.fetch('x')).toBe('whole')
})
