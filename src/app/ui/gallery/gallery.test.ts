import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ui = path.dirname(import.meta.dirname)
const app = path.dirname(ui)

/** The parts of the ui that something outside it draws. */
const parts = [
  ...new Set(
    globSync('**/*.tsx', { cwd: app })
      .filter((file) => !file.startsWith('ui/') && !file.endsWith('.test.tsx'))
      .flatMap((file) =>
        [...readFileSync(path.join(app, file), 'utf8').matchAll(/(?:from|import\()\s*'([^']*\/ui\/[^']+\.tsx)'/g)].map(
          ([, target = '']) => target.slice(target.indexOf('/ui/') + 4),
        ),
      ),
  ),
].sort()

test('the ui has parts', () => {
  expect(parts.length).toBeGreaterThan(6)
})

test.each(parts)('%s has examples beside it', (part) => {
  const own = path.join(ui, part.replace('.tsx', '.examples.tsx'))
  // The slot only fetches the toaster; both are shown by one file.
  expect(existsSync(own) || existsSync(own.replace('-slot', ''))).toBe(true)
})
