import { useState } from 'react'
import { useLocation } from 'react-router'
import { siteOrigin } from '../../shell/head-meta.ts'
import { Icon } from '../../ui/icon.tsx'
import { Part } from '../device/screen-head.tsx'
import { SelectBox } from '../device/text-box.tsx'
import { type ClassQuestion, printClassSheet, SheetHead, SheetQuestions } from '../play/sheet-questions.tsx'
import { classWords as words } from './words.ts'

/** Questions that stand on one sheet. */
export interface SheetSet {
  /** As it is chosen, and as the paper is headed. */
  readonly title: string
  readonly questions: readonly ClassQuestion[]
}

/** For a class: choose a set, print it. On paper the questions are one page and their answers the next. */
export function ClassPart(props: {
  readonly of: string
  readonly onPaper: string
  readonly sets: readonly SheetSet[]
}) {
  const { of, onPaper, sets } = props
  const [chosen, setChosen] = useState(0)
  const { pathname } = useLocation()
  const set = sets[chosen] ?? sets[0]
  if (!set) return null
  const title = `${of}: ${set.title}`
  return (
    <Part title={words.title} note={words.note}>
      <div className="no-print flex flex-wrap items-end gap-3">
        <SelectBox
          label={words.set}
          value={String(chosen)}
          options={sets.map((one, at) => [String(at), words.setOf(one.title, one.questions.length)])}
          onChange={(value) => setChosen(Number(value))}
        />
        <button type="button" className="button min-h-11!" onClick={printClassSheet}>
          <Icon name="printer" className="size-4" /> {words.print}
        </button>
      </div>
      <article className="class-sheet hidden" aria-label={title}>
        <SheetHead />
        <h2 className="mt-4 text-xl">{title}</h2>
        <p className="mb-3">
          {onPaper} {`${siteOrigin.replace(/^https?:\/\//, '')}${pathname.replace(/\/$/, '')}`}
        </p>
        <SheetQuestions questions={set.questions} />
        <section className="break-before-page">
          <h2 className="mb-3 text-xl">{words.key(title)}</h2>
          <SheetQuestions questions={set.questions} isKey />
        </section>
      </article>
    </Part>
  )
}
