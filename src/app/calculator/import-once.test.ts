/**
 * What a key press may ask for is asked for once. `import()` goes through the page's head for every file it names, each time it is called:
 * with eight parts to a page that was a tenth of the work after a key press.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { onceAsync } from '#calculators/kit/once-async.ts'

/** Asked for by something rarer than a key: a page that opens, a link that is read, a worker that is made, a press of a button. */
const rare = [
  'companions/',
  'form/known-place.tsx',
  'form/published-rate.tsx',
  'form/fields.tsx',
  'load-tool.ts',
  'panels/',
  'result/',
  'state/hash.ts',
  'worker/ask-worker.ts',
  'worker/job-list.ts',
]
const folder = import.meta.dirname
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test(kit)?\.tsx?$/.test(file) && !rare.some((one) => file.startsWith(one)),
)

/** Calls of `import()` that stand in nothing that keeps them. */
function unkept(code: string): number {
  const calls = [...code.matchAll(/(?<!typeof )\bimport\('[^']+'\)/g)]
  return calls.filter(({ index }) => !/(?:onceAsync|lazy)\([^;]{0,80}$/.test(code.slice(0, index))).length
}

test('a loose import is seen, a kept one is not', () => {
  expect(unkept("const go = async () => (await import('./a.ts')).a")).toBe(1)
  expect(unkept("const bring = onceAsync(() => import('./a.ts'))")).toBe(0)
  expect(unkept("const A = lazy(async () => ({ default: (await import('./a.tsx')).A }))")).toBe(0)
})
test('nothing on the way of a key press imports anew', () => {
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => unkept(readFileSync(path.join(folder, file), 'utf8')) > 0)).toEqual([])
})
test('what was brought is kept, and what was lost is tried again', async () => {
  const load = vi.fn<() => Promise<string>>()
  load.mockRejectedValueOnce(new Error('lost')).mockResolvedValue('here')
  const bring = onceAsync(load)
  await expect(bring()).rejects.toThrow('lost')
  await expect(Promise.all([bring(), bring()])).resolves.toEqual(['here', 'here'])
  await bring()
  expect(load).toHaveBeenCalledTimes(2)
})
