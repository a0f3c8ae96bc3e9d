/** Built scripts are kept in memory one byte a sign, and say what they said. */
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { oneByte } from '../../../scripts/one-byte.ts'

test('texts, templates, patterns and names beyond Latin-1 say the same in signs of one byte', () => {
  const script =
    "const π = 3; /* “that’s” */ ['it’s ' + π + ` – … `, '£ é', '🙂'.length, /^[−–]$/.test('–'), /^[🙂]$/u.test('🙂')]"
  const told = oneByte(script)
  expect(script).toMatch(/[\u0100-\uffff]/)
  expect(told).not.toMatch(/[\u0100-\uffff]/)
  // What fits into a byte stays.
  expect(told).toContain('£ é')
  expect([...(runInNewContext(told) as unknown[])]).toEqual(['it’s 3 – … ', '£ é', 2, true, true])
})

test('a script with a raw template, which would show the escape, stays as it is', () => {
  const script = 'String.raw`a−b`'
  expect(runInNewContext(oneByte(script))).toBe('a−b')
})
