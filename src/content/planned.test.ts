import { describe, expect, it } from 'vitest'
import { isListed, isPlanned, pageAt, pages } from '../app/pages.ts'
import { entryByPath } from '../calculators/catalogue.ts'
import { planned } from './planned.ts'

const works = (path: string): boolean => {
  const [own = ''] = path.split('?')
  const page = pageAt(own)
  return page ? isListed(page) : entryByPath(own)?.isImplemented === true
}

describe('planned pages', () => {
  it('describes every planned page and no other', () => {
    const left = pages.filter(isPlanned).map((page) => page.path)
    console.log(`${left.length} planned pages left of ${pages.length}`)
    expect(Object.keys(planned).sort()).toEqual([...left].sort())
  })

  it.each(Object.entries(planned))('%s says what it will be and leads to what works', (_, page) => {
    const sentences = page.will.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '')
    expect(sentences.length).toBeGreaterThanOrEqual(1)
    expect(sentences.length).toBeLessThanOrEqual(3)
    expect(page.now.length).toBeGreaterThan(0)
    for (const path of page.now) expect(works(path), path).toBe(true)
  })
})
