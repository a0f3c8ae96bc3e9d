/** Each part of the contract has its file, so that no calculator is left out. */
import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parts } from './contract.testkit.ts'

test('a file for each part', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.startsWith('part-'))
  expect(files.sort()).toEqual(Array.from({ length: parts }, (_, part) => `part-${part}.test.ts`).sort())
})
