import { useId } from 'react'
import { lessonPath } from '#teaching/lesson-pages/card.ts'
import { lessonCards, unitCards } from '#teaching/lesson-pages/cards.precomputed.ts'
import { SAID_LENGTH } from '#wire/corrections.ts'
import type { ManuscriptContent } from '#wire/manuscripts.ts'
import { Field, TextField } from './field.tsx'
import { correction as words } from './words.ts'

const titleOf = new Map(lessonCards.map(({ slug, title }) => [slug, title]))

/** What stands above the text of a correction: which lesson, which sentence, what was wrong. */
export function CorrectionFields(props: {
  readonly content: ManuscriptContent
  readonly troubles: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<ManuscriptContent>) => void
}) {
  const { content, troubles, onChange } = props
  const id = useId()
  const { lesson, said } = content.correction ?? { lesson: '', said: '' }
  return (
    <div className="grid gap-4">
      <p className="text-ink-2 text-sm">{words.note}</p>
      <div className="grid gap-1">
        <label htmlFor={id} className="font-medium text-sm">
          {words.lesson}
        </label>
        <select
          id={id}
          className="select min-h-11 w-full min-w-0 max-w-[46rem]"
          value={lesson}
          onChange={({ target: { value } }) => onChange({ correction: { lesson: value, said } })}
        >
          <option value="">{words.choose}</option>
          {unitCards.map((unit) => (
            <optgroup key={unit.slug} label={unit.title}>
              {unit.lessons.map((slug) => (
                <option key={slug} value={slug}>
                  {titleOf.get(slug)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        {lesson ? (
          <p className="text-sm">
            <a
              href={lessonPath(lesson)}
              target="_blank"
              rel="noreferrer"
              className="inline-block min-h-8 content-center"
            >
              {words.open}
            </a>
          </p>
        ) : null}
      </div>
      <TextField
        label={words.said}
        hint={words.saidHint}
        value={said}
        maxLength={SAID_LENGTH}
        rows={2}
        onChange={({ target: { value } }) => onChange({ correction: { lesson, said: value } })}
      />
      <Field
        label={words.title}
        hint={words.titleHint}
        value={content.title}
        maxLength={200}
        trouble={troubles['title']}
        onChange={({ target: { value } }) => onChange({ title: value })}
      />
    </div>
  )
}
