/** The administration's code is its own: no visitor's page brings any of it, and its editor comes only when a text is opened. The built files are looked at in `e2e/cms.spec.ts`. */
import { expect, test } from 'vitest'
import { filesOf, graphOf, importsOf, isTest } from './import-graph.testkit.ts'

const files = new Map([...filesOf(['src'])].filter(([file]) => !isTest(file)))
const DESK = 'src/app/screens/cms/'
const EDITOR = `${DESK}markdown-box.ts`
const importersOf = (wanted: (target: string) => boolean): readonly string[] =>
  [...graphOf(files)].filter(([, targets]) => targets.some(wanted)).map(([file]) => file)

test('nobody but its own page imports what is in the desk', () => {
  expect(importersOf((target) => target.startsWith(DESK)).filter((file) => !file.startsWith(DESK))).toEqual([
    'src/app/screens/admin-cms.tsx',
  ])
})

test('the editor is one file, and is fetched by the one box that wants it', () => {
  const ofEditor = (specifier: string) => /^@(?:codemirror|lezer)\//.test(specifier)
  expect([...files].filter(([, code]) => importsOf(code).some(ofEditor)).map(([file]) => file)).toEqual([EDITOR])
  expect(importersOf((target) => target === EDITOR)).toEqual([`${DESK}text-editor.tsx`])
  const code = files.get(`${DESK}text-editor.tsx`) ?? ''
  expect(code).toContain("import('./markdown-box.ts')")
  expect(code.match(/^import (?!type ).*markdown-box/gm)).toBeNull()
})
