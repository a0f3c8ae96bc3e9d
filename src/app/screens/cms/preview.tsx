import { useMemo, useState } from 'react'
import type { ManuscriptContent } from '#wire/manuscripts.ts'
import { Blocks } from '../reading/blocks.tsx'
import { parseMarkdown } from '../reading/markdown.ts'
import { panels } from './words.ts'

/** The article as visitors read it, as wide as on a phone or on a desk. */
export function Preview({ content: { title, excerpt, body } }: { readonly content: ManuscriptContent }) {
  const [width, setWidth] = useState<'phone' | 'desk'>('phone')
  const blocks = useMemo(() => parseMarkdown(body), [body])
  return (
    <div className="grid gap-3">
      <fieldset className="segments w-fit">
        <legend className="sr-only">{panels.preview}</legend>
        {(['phone', 'desk'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="width" checked={width === one} onChange={() => setWidth(one)} />
            {panels[one]}
          </label>
        ))}
      </fieldset>
      <section
        aria-label={panels.preview}
        className={`card grid gap-4 p-4 ${width === 'phone' ? 'w-[390px] max-w-full' : 'w-full p-8'}`}
      >
        <h3 className="text-2xl">{title}</h3>
        <p className="max-w-[62ch] text-ink-2 text-lg">{excerpt}</p>
        <Blocks blocks={blocks} />
      </section>
    </div>
  )
}
