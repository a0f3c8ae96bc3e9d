import { useEffect, useState } from 'react'
import { type CheckAnswer, checkAnswer, type OfferedName } from '#wire/article-check.ts'
import type { ManuscriptContent } from '#wire/manuscripts.ts'
import type { Shown } from '#writing/bound/shown.ts'
import { ArticleChart } from '../reading/article-chart.tsx'
import { ShownBlocks } from '../reading/blocks.tsx'
import { PostSources } from '../reading/post-sources.tsx'
import { ask, wordsOf } from './ask.ts'
import { correction as correctionWords, panels, wait, preview as words } from './words.ts'

interface Props {
  readonly content: ManuscriptContent
  /** The text with a number tied to its source. */
  readonly onBind: (body: string) => void
}

/** The article as visitors read it, its numbers looked up by the server as for them, as wide as on a phone or on a desk. */
export function Preview({ content: { title, excerpt, body, correction }, onBind }: Props) {
  const [width, setWidth] = useState<'phone' | 'desk'>('phone')
  const [found, setFound] = useState<CheckAnswer | null>(null)
  const [trouble, setTrouble] = useState('')
  useEffect(() => {
    let isWanted = true
    ask('POST', '/check', checkAnswer, { body }).then(
      (answer) => isWanted && setFound(answer),
      (error: unknown) => isWanted && setTrouble(wordsOf(error)),
    )
    return () => {
      isWanted = false
    }
  }, [body])
  // The server made it by the same code and types as the pages it draws.
  const shown = found?.shown as Shown | undefined
  return (
    <div className="grid grid-cols-1 gap-3">
      <fieldset className="segments w-fit">
        <legend className="sr-only">{panels.preview}</legend>
        {(['phone', 'desk'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="width" checked={width === one} onChange={() => setWidth(one)} />
            {panels[one]}
          </label>
        ))}
      </fieldset>
      <p role="alert" className="text-bad empty:hidden">
        {trouble}
      </p>
      {shown && shown.refused.length > 0 ? (
        <div className="text-bad" role="alert">
          <p>{words.refused}</p>
          <ul className="list-disc pl-5">
            {shown.refused.map(({ says, sentence }) => (
              <li key={says}>
                <code>{`{{${says}}}`}</code> {sentence}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <section
        aria-label={panels.preview}
        className={`card grid grid-cols-1 gap-4 p-4 ${width === 'phone' ? 'w-[390px] max-w-full' : 'w-full p-8'}`}
      >
        <h3 className="text-2xl">{title}</h3>
        {correction ? (
          <p className="text-ink-2 empty:hidden">{correction.said ? <Quoted said={correction.said} /> : null}</p>
        ) : (
          <p className="max-w-[62ch] text-ink-2 text-lg">{excerpt}</p>
        )}
        {shown ? <ShownBlocks blocks={shown.blocks} Picture={ArticleChart} /> : <p>{trouble ? '' : wait}</p>}
        {shown && shown.sources.length > 0 ? <PostSources sources={shown.sources} /> : null}
      </section>
      {found && found.offers.length > 0 ? <Offers body={body} offers={found.offers} onBind={onBind} /> : null}
      {found && found.reread.length > 0 ? (
        <section className="grid gap-1 text-sm">
          <h3 className="text-base">{words.reread}</h3>
          <ul className="list-disc pl-5">
            {found.reread.map(({ sentence, says }) => (
              <li key={`${says} ${sentence}`}>{sentence}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

function Offers(props: {
  readonly body: string
  readonly offers: readonly OfferedName[]
  readonly onBind: (body: string) => void
}) {
  const { body, offers, onBind } = props
  return (
    <section className="grid gap-2 text-sm">
      <h3 className="text-base">{words.offers}</h3>
      <p className="text-ink-2">{words.offersNote}</p>
      <ul className="grid gap-2">
        {offers.flatMap(({ from, to, text, names }) =>
          names.slice(0, 3).map(({ name, what }) => (
            <li key={`${from} ${name}`}>
              <button
                type="button"
                className="button min-h-11 text-left"
                onClick={() => onBind(`${body.slice(0, from)}{{${name}}}${body.slice(to)}`)}
              >
                {words.bind(text, what)}
              </button>
            </li>
          )),
        )}
      </ul>
    </section>
  )
}

function Quoted({ said }: { readonly said: string }) {
  return (
    <>
      {correctionWords.quoted} <q>{said}</q>
    </>
  )
}
