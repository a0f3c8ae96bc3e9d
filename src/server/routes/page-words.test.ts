import { expect, test } from 'vitest'
import { oneSpaced, wordsOfPage } from './page-words.ts'

test('a page as its reader hears it: no tags, scripts or comments, spaces as one', () => {
  const html =
    '<head><style>p{}</style></head><p>You<!-- -->’d save <button>interest</button> of &quot;$5&quot;.</p><p>A &amp; B &lt;b&gt;</p><script>no()</script>'
  expect(wordsOfPage(html)).toBe('You\'d save interest of "$5". A & B <b>')
})

test('what an editor copies is found, whatever its spaces and quotation marks', () => {
  expect(oneSpaced(' You’d \n save “it”\u00a0now ')).toBe('You\'d save "it" now')
})
