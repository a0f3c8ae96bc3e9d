import { expect, test } from 'vitest'
import { readyFiles } from './file-answers.ts'
import { siteFile } from './site-files.ts'

test('the headers of a file are put together when it is first asked for, and once', () => {
  let made = 0
  const file = {
    ...siteFile('/about/index.html', { identity: Buffer.from('<p>About</p>') }, []),
    get policy() {
      made += 1
      return 'default-src'
    },
  }
  const about = readyFiles(new Map([['/about', file]]), {}).get('/about')
  expect(about?.isPage).toBe(true)
  expect(made).toBe(0)
  const first = about?.answer(undefined, undefined)
  const asked = made
  expect(first?.headers).toContain('default-src')
  expect(about?.answer(undefined, undefined)).toBe(first)
  expect(made).toBe(asked)
})
