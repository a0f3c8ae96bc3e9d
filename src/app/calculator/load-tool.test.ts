import { expect, test } from 'vitest'
import { builtCalculators } from '../../../scripts/site-map.ts'
import { fileAmong, loadTool } from './load-tool.ts'

test('a page names the file of its own calculator, not of one that begins alike', () => {
  const named = [
    'https://a.example/assets/base-abcd1234.js',
    'https://a.example/assets/tool-tax-loss-harvesting-ab_d-234.js',
  ]
  expect(fileAmong(named, 'tax-loss-harvesting')).toBe(named[1])
  expect(fileAmong(named, 'tax')).toBeNull()
  expect(fileAmong([...named, '/assets/tool-tax-Ab_-1234.js'], 'tax')).toBe('/assets/tool-tax-Ab_-1234.js')
})
test('from within the site the list of all calculators tells it', async () => {
  const [one] = builtCalculators()
  if (!one) throw new Error('no calculator')
  expect((await loadTool(one.slug)).slug).toBe(one.slug)
  await expect(loadTool('no-such-thing')).rejects.toThrow('no-such-thing')
})
