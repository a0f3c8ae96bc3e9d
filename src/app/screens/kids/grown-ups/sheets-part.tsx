import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#app/ui/icon.tsx'
import { Part } from '../../device/screen-head.tsx'
import { printClassSheet } from '../../play/class-sheet.tsx'
import { sheets } from './sheets.ts'
import { grownUpWords } from './words.ts'

const words = grownUpWords.sheets

/** A button for each band; the sheet stands on paper only. */
export function SheetsPart() {
  const [at, setAt] = useState(0)
  const sheet = sheets[at]
  const print = (which: number) => {
    flushSync(() => setAt(which))
    printClassSheet()
  }
  return (
    <Part title={grownUpWords.parts.sheets} note={words.note}>
      <p className="no-print flex flex-wrap gap-2">
        {sheets.map(({ band }, which) => (
          <button key={band} type="button" className="button min-h-11!" onClick={() => print(which)}>
            <Icon name="printer" className="size-[17px]" /> {words.print(band)}
          </button>
        ))}
      </p>
      {sheet ? (
        <article className="class-sheet hidden" aria-label={sheet.title}>
          <h2 className="text-xl">
            {sheet.band}: {sheet.title}
          </h2>
          {sheet.tasks.map(({ ask, lines }) => (
            <section key={ask} className="mt-5">
              <p>{ask}</p>
              {Array.from({ length: lines }, (_, line) => line).map((line) => (
                <p key={line} className="h-10 border-line-strong border-b" aria-hidden="true" />
              ))}
            </section>
          ))}
        </article>
      ) : null}
    </Part>
  )
}
