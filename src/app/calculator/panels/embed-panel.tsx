import { useState } from 'react'
import { writeLink } from '#calculators/kit/share-link.ts'
import { embedAddress, embedCode, FIRST_HEIGHT, type Look } from '../../embed/embed-code.ts'
import { LiveFrame } from '../../embed/live-frame.tsx'
import { words as embedWords } from '../../embed/words.ts'
import { Segments } from '../form/segments.tsx'
import type { CalculatorForm } from '../state/use-calculator.ts'
import { embedPanel as words } from './embed-words.ts'

const looks: readonly { value: Look; label: string }[] = [
  { value: 'reader', label: words.looks.reader },
  { value: 'light', label: words.looks.light },
  { value: 'dark', label: words.looks.dark },
]

/** The line of HTML for somebody's own page, and how it will look there. */
export function EmbedPanel({ form }: { form: CalculatorForm }) {
  const { calculator, askedInputs, year } = form
  const [withNumbers, setWithNumbers] = useState(false)
  const [look, setLook] = useState<Look>('reader')
  const [size, setSize] = useState<{ readonly height: number; readonly width: number } | null>(null)
  const [said, setSaid] = useState('')
  const title = document.querySelector('h1')?.textContent?.trim() || calculator.slug
  const numbers = withNumbers ? writeLink(calculator, askedInputs, year) : ''
  const frame = { slug: calculator.slug, numbers, look }
  const code = embedCode({ ...frame, origin: location.origin, title, height: size?.height ?? FIRST_HEIGHT })
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    )
    setSaid(copied ? words.copied : words.notCopied)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="text-ink-2 text-sm">{words.what}</p>
      <label className="flex min-h-9 items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 flex-none accent-green"
          checked={withNumbers}
          onChange={(event) => setWithNumbers(event.target.checked)}
        />
        {words.withNumbers}
      </label>
      {withNumbers ? <p className="-mt-2 text-ink-3 text-xs">{words.numbersSeen}</p> : null}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span aria-hidden="true">{words.look}</span>
        <Segments
          name="embed-look"
          label={words.look}
          options={looks}
          value={look}
          onChange={(next) => setLook(next as Look)}
        />
      </div>
      <label className="grid gap-1 text-sm">
        {words.code}
        <textarea
          readOnly
          rows={5}
          value={code}
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
          className="w-full rounded-sm border border-edge bg-surface px-3 py-2 font-mono text-xs [overflow-wrap:anywhere]"
        />
      </label>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button type="button" className="button button-main" onClick={copy}>
          {words.copy}
        </button>
        <a className="inline-block py-2 text-sm" href="/developers#embeds">
          {words.more}
        </a>
      </p>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {said}
      </p>
      {size ? <p className="text-ink-3 text-xs">{words.fits(size.height, size.width)}</p> : null}
      <LiveFrame
        src={embedAddress(frame)}
        title={`${words.preview}: ${embedWords.by(title)}`}
        onSize={(height, width) => setSize({ height, width })}
      />
    </div>
  )
}
