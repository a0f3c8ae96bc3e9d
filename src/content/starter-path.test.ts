import { expect, it } from 'vitest'
import { isListed, pageAt } from '../app/pages.ts'
import { entryByPath } from '../calculators/catalogue.ts'
import { posts } from './posts.ts'
import { starterPath } from './starter-path.ts'

it.each(starterPath)('the step "$title" leads to what exists', ({ tool: [path], read }) => {
  const page = pageAt(path)
  expect(page ? isListed(page) : entryByPath(path)?.isImplemented, path).toBe(true)
  if (read) expect(posts.find((post) => post.slug === read[0])?.title).toBe(read[1])
})
