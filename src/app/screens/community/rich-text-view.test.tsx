import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { hostileTexts } from '#writing/markdown/hostile.testkit.ts'
import { RichTextView } from './rich-text-view.tsx'

const drawn = (text: string): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <RichTextView text={text} />
    </MemoryRouter>,
  )

test('what people write is drawn', () => {
  expect(drawn('I owe **two** cards.\nAt `24%`.\n\n- [this](/debt-payoff)\n- https://www.irs.gov/w4')).toBe(
    '<div class="prose break-words"><p>I owe <strong>two</strong> cards.<br/>At <code>24%</code>.</p><ul>' +
      '<li><a href="/debt-payoff" data-discover="true">this</a></li>' +
      '<li><a href="https://www.irs.gov/w4" rel="ugc nofollow noopener noreferrer">https://www.irs.gov/w4</a></li></ul></div>',
  )
})

test('published attacks become text: only the elements and attributes of ours are drawn', () => {
  const elements = new Set(['div', 'p', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'code', 'br'])
  const attributes = new Set(['class', 'href', 'rel', 'data-discover'])
  expect(hostileTexts.length).toBeGreaterThan(200)
  for (const text of hostileTexts) {
    const html = drawn(text)
    for (const [, name = '', rest = ''] of html.matchAll(/<\/?([a-z0-9]+)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)) {
      expect(elements.has(name), `${name} of ${text}`).toBe(true)
      for (const [, attribute = '', value = ''] of rest.matchAll(/\s([a-z-]+)="([^"]*)"/gi)) {
        expect(attributes.has(attribute), `${attribute} of ${text}`).toBe(true)
        if (attribute === 'href') expect(value, text).toMatch(/^(?:\/(?!\/)|#|https:\/\/)/)
      }
    }
    expect(html.replaceAll(/<\/?[a-z0-9]+(?:\s+[a-z-]+(?:="[^"]*")?)*\s*\/?>/gi, ''), text).not.toMatch(/[<>]/)
  }
})
