import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { serifCharacters } from './serif-characters.ts'

test('the serif is at most 25 KB, and each of its characters is named once', () => {
  expect(statSync(new URL('./source-serif.woff2', import.meta.url)).size).toBeLessThanOrEqual(25_000)
  expect(new Set(serifCharacters).size).toBe(serifCharacters.length)
})
