/** The least a pre-rendered React page can be: a header, a heading, a paragraph. */
import { createElement as h } from 'react'

export function Floor() {
  return h(
    'div',
    { className: 'mx-auto max-w-[1200px] px-4' },
    h('header', { className: 'py-4' }, h('a', { href: '/' }, 'Bare page')),
    h(
      'main',
      { id: 'main' },
      h('h1', { className: 'text-2xl md:text-3xl' }, 'A page with nothing to do'),
      h(
        'p',
        { className: 'text-ink-2 md:text-lg' },
        'This page has the style sheet and the font of the site, one heading and this paragraph, and React to bring it to life. No page can be much quicker.',
      ),
    ),
  )
}
