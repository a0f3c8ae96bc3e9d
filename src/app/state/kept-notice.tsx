import { useState } from 'react'
import { download } from '../ui/download.ts'
import { asideWords, namesOf, keptWords as words } from './kept-words.ts'
import type { Trouble } from './storage-contract.ts'
import { vault } from './stored.ts'

const fileName = (key: string) => `${key.replaceAll(/[^\w-]+/g, '-')}-set-aside.json`

/** What the visitor has to know of what this browser keeps: what was not saved, what a newer version wrote, what was set aside. */
export function KeptNotice({ troubles }: { readonly troubles: readonly Trouble[] }) {
  const [hidden, setHidden] = useState<readonly string[]>([])
  const of = (standing: Trouble['standing']) =>
    hidden.includes(standing) ? [] : troubles.filter((one) => one.standing === standing)
  const notSaved = of('not-saved')
  const newer = of('newer')
  const hide = (standing: Trouble['standing']) => setHidden((now) => [...now, standing])
  return (
    <div className="max-h-[45vh] overflow-y-auto">
      {newer.length > 0 ? (
        <Line text={words.newer(namesOf(newer))} onHide={() => hide('newer')}>
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {words.reload}
          </button>
        </Line>
      ) : null}
      {troubles.map((one) =>
        one.aside.length === 0 ? null : (
          <Line key={one.key} text={asideWords(one)}>
            <button
              type="button"
              className="button"
              aria-label={words.download(one)}
              onClick={() => download(fileName(one.key), vault.asideText(one.key) ?? '', 'application/json')}
            >
              {words.downloadShort}
            </button>
            <button
              type="button"
              className="button"
              aria-label={words.remove(one)}
              onClick={() => vault.dropAside(one.key)}
            >
              {words.removeShort}
            </button>
          </Line>
        ),
      )}
      {notSaved.length > 0 ? <Line text={words.notSaved(namesOf(notSaved))} onHide={() => hide('not-saved')} /> : null}
    </div>
  )
}

function Line(props: {
  readonly text: string
  readonly children?: React.ReactNode
  readonly onHide?: (() => void) | undefined
}) {
  const { text, children, onHide } = props
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-warn-tint px-4 py-3 text-sm text-warn md:px-6">
      <p className="min-w-0 max-w-[80ch] flex-1 basis-64">{text}</p>
      <p className="flex flex-wrap gap-2">
        {children}
        {onHide ? (
          <button type="button" className="button" onClick={onHide}>
            {words.hide}
          </button>
        ) : null}
      </p>
    </div>
  )
}
