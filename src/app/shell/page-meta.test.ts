import { describe, expect, it } from 'vitest'
import { catalogue } from '#calculators/catalogue.ts'
import { pages } from '../pages.ts'
import { calculatorMeta, calculatorMetaAt } from './calculator-meta.ts'
import { siteOrigin } from './head-meta.ts'
import { pageMeta } from './page-meta.ts'
import { postMeta } from './post-meta.ts'

const find = (list: readonly unknown[], key: string, value: string) =>
  (list as readonly Record<string, unknown>[]).find((item) => item[key] === value)
const title = (list: readonly unknown[]) =>
  (list as readonly Record<string, unknown>[]).find((item) => item['title'])?.['title']
const canonical = (list: readonly unknown[]) => find(list, 'rel', 'canonical')?.['href']

describe('page meta', () => {
  it('names the page, then the house (spec 2.5), and the front page by itself', () => {
    expect(title(pageMeta('/about'))).toBe('About Us | Truepenny')
    expect(title(pageMeta('/'))).toBe('Truepenny: money numbers you can check')
    expect(title(pageMeta('/nowhere'))).toBe('Page Not Found | Truepenny')
  })

  it('keeps unlisted and unknown pages from search engines, and no others', () => {
    for (const path of ['/community/ask'])
      expect(find(pageMeta(path), 'name', 'robots')).toEqual({ name: 'robots', content: 'noindex' })
    expect(find(pageMeta('/termsofservice'), 'name', 'robots')).toBeDefined()
    expect(find(pageMeta('/nowhere'), 'name', 'robots')).toBeDefined()
    expect(find(pageMeta('/about'), 'name', 'robots')).toBeUndefined()
  })

  it('gives one address to a page, whatever the slash at its end', () => {
    expect(canonical(pageMeta('/about'))).toBe(`${siteOrigin}/about`)
    expect(canonical(pageMeta('/about/'))).toBe(`${siteOrigin}/about`)
    expect(canonical(pageMeta('/'))).toBe(`${siteOrigin}/`)
    expect(canonical(pageMeta('/legal', { canonical: '/legal?tab=terms' }))).toBe(`${siteOrigin}/legal?tab=terms`)
  })

  it('has a title and a description of a sensible length for every page', () => {
    const titles = new Set<unknown>()
    for (const page of pages) {
      const meta = pageMeta(page.path)
      const description = find(meta, 'name', 'description')?.['content']
      expect(String(description).length, page.path).toBeGreaterThan(30)
      expect(String(description).length, page.path).toBeLessThan(170)
      if (!page.unlisted) {
        expect(titles.has(title(meta)), page.path).toBe(false)
        titles.add(title(meta))
      }
    }
  })

  it('describes a built calculator as an application and hides one to come', () => {
    for (const entry of catalogue) {
      const meta = calculatorMeta(entry)
      expect(title(meta)).toBe(`${entry.title} | Truepenny`)
      const blocks = meta.filter((item) => 'script:ld+json' in item)
      expect(blocks.length).toBe(entry.isImplemented ? 2 : 0)
      expect(find(meta, 'name', 'robots') !== undefined).toBe(!entry.isImplemented)
    }
    const entry = catalogue[0]
    if (!entry) throw new Error('an empty catalogue')
    const blocks = calculatorMeta({ ...entry, isImplemented: true }).filter((item) => 'script:ld+json' in item)
    expect(JSON.stringify(blocks[0])).toContain('"WebApplication"')
    expect(JSON.stringify(blocks[1])).toContain('"BreadcrumbList"')
    expect(title(calculatorMetaAt(`${entry.path}/`))).toBe(title(calculatorMeta(entry)))
  })

  it('dates an article', () => {
    const meta = postMeta({
      slug: 'a-post',
      title: 'A post',
      excerpt: 'What it says.',
      author: 'Truepenny editors',
      publishedAt: '2026-11-09',
      updatedAt: '2026-11-10',
    })
    const block = meta.find((item) => 'script:ld+json' in item)
    expect(block).toMatchObject({
      'script:ld+json': { '@type': 'BlogPosting', datePublished: '2026-11-09', dateModified: '2026-11-10' },
    })
    expect(canonical(meta)).toBe(`${siteOrigin}/blog/a-post`)
    expect(find(meta, 'property', 'og:type')?.['content']).toBe('article')
  })
})
