import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#app/ui/icon.tsx'
import { Part } from '../../device/screen-head.tsx'
import { printClassSheet } from '../../play/sheet-questions.tsx'
import { Jar } from '../drawings.tsx'
import { sheets, type Task } from './sheets.ts'
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
          {sheet.tasks.map((task) => (
            <section key={task.ask} className="mt-5">
              <p>{task.ask}</p>
              <Room task={task} />
            </section>
          ))}
        </article>
      ) : null}
    </Part>
  )
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at)
const jarNames = ['Spend', 'Save', 'Share'] as const

/** Where the child writes, draws or colors. */
function Room({ task: { room, count } }: { readonly task: Task }) {
  if (room === 'frame')
    return (
      <div className="mt-2 rounded-md border border-edge" style={{ height: `${count * 2.6}rem` }} aria-hidden="true" />
    )
  if (room === 'jars')
    return (
      <div className="mt-2 grid max-w-md grid-cols-3 gap-4">
        {jarNames.map((name) => (
          <Jar key={name} name={name} count={null} full={1} />
        ))}
      </div>
    )
  if (room === 'boxes')
    return (
      <p className="mt-2 flex flex-wrap gap-2" aria-hidden="true">
        {upTo(count).map((at) => (
          <span key={at} className="size-10 rounded-sm border border-edge" />
        ))}
      </p>
    )
  if (room === 'week')
    return (
      <table className="mt-2 w-full table-fixed">
        <thead>
          <tr>
            <th scope="col" className="w-2/5 text-left">
              {words.job}
            </th>
            {words.days.map((day) => (
              <th key={day} scope="col">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {upTo(count).map((at) => (
            <tr key={at} className="h-11">
              {['job', ...words.days].map((cell) => (
                <td key={cell} className="border border-edge" />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  return upTo(count).map((at) => <p key={at} className="h-10 border-line-strong border-b" aria-hidden="true" />)
}
