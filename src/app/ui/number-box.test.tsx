import { readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NumberBox } from './number-box.tsx'

test('typing lays out the box alone: its input stands in no flex row and is as large whatever is in it', () => {
  const page = renderToStaticMarkup(<NumberBox id="pay" text="5" prefix="$" suffix="/mo" onText={() => {}} />)
  expect(page).toMatch(/<span class="box-slot"><input [^>]*id="pay"[^>]*\/><\/span>/)
  const rules = readFileSync(path.join(import.meta.dirname, '../app.css'), 'utf8')
  expect(/\.box-slot \{([^}]*)\}/.exec(rules)?.[1]).toContain('display: block')
  expect(/\n {2}\.box-slot > input \{([^}]*)\}/.exec(rules)?.[1]).toContain('contain: strict')
})
