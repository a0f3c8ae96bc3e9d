import { useEffect, useState } from 'react'
import { defaultYear } from '#facts/default-year.ts'
import { dayIn, HOME_ZONE } from '#wire/day.ts'
import type { ManuscriptContent } from '#wire/manuscripts.ts'
import { bindText } from '#writing/bound/bind.ts'
import type { Shown } from '#writing/bound/shown.ts'
import { ArticleChart } from '../reading/article-chart.tsx'
import { ShownBlocks } from '../reading/blocks.tsx'
import { panels } from './words.ts'

/** The article as visitors read it, as wide as on a phone or on a desk. */
export function Preview({ content: { title, excerpt, body } }: { readonly content: ManuscriptContent }) {
  const [width, setWidth] = useState<'phone' | 'desk'>('phone')
  const shown = useShown(body)
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
        {shown ? <ShownBlocks blocks={shown.blocks} Picture={ArticleChart} /> : null}
      </section>
    </div>
  )
}

/** How long the writer has to rest before the text is read again (milliseconds). */
const REST_MS = 300
/** The text with its numbers looked up, a moment after it last changed; what was there before stays until then. */
function useShown(body: string): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null)
  useEffect(() => {
    let isOld = false
    const timer = setTimeout(async () => {
      const came = await bindText(body, { today: dayIn(HOME_ZONE, new Date()), year: defaultYear })
      if (!isOld) setShown(came)
    }, REST_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [body])
  return shown
}
