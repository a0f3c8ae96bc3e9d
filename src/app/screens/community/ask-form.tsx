import { useEffect, useRef, useState } from 'react'
import type { NewThread, ThreadSummary, WrittenAnswer } from '#wire/community.ts'
import { tags as allTags } from '#writing/community/tags.ts'
import { formWords } from '#writing/community/words.ts'
import { deviceToken, keepOwn, unusedCode } from '../../state/own-texts.ts'
import { draftOf } from '../../state/text-drafts.ts'
import { DraftForm } from './draft-form.tsx'
import { FrameFields } from './frame-fields.tsx'
import { PrivacyCheck } from './privacy-check.tsx'
import { Similar } from './similar.tsx'
import { TextBox } from './text-box.tsx'
import { useDraft } from './use-draft.ts'
import { type FormStanding, useTextForm } from './use-text-form.ts'
import { askWords as words } from './words.ts'

/** The values of a form that was sent before: the first of each name. */
export type Values = Readonly<Record<string, readonly string[]>>

const band = (data: FormData, name: string): number | null => {
  const value = String(data.get(name) ?? '')
  return value === '' ? null : Number(value)
}

export function AskForm(props: {
  readonly secret: string
  readonly first: FormStanding
  readonly values: Values
  readonly similar: readonly ThreadSummary[]
  readonly onPosted: (answer: WrittenAnswer, secret: string) => void
}) {
  const { secret, first, values, similar, onPosted } = props
  const sentBefore = (name: string): string => values[name]?.[0] ?? ''
  const [title, setTitle] = useState(sentBefore('title'))
  const [tags, setTags] = useState<readonly string[]>(values['tag'] ?? [])
  const calculation = useRef<HTMLInputElement>(null)
  const code = useRef(secret)
  const draft = useDraft('ask')
  // Numbers that came along behind the '#', from a calculator's page: they are on this device alone until they are posted.
  useEffect(() => {
    const box = calculation.current
    const isOlder = box?.value === draftOf('ask').find(({ name }) => name === 'calculation')?.value
    if (box && (box.value === '' || isOlder) && location.hash.startsWith('#/')) box.value = location.hash.slice(1)
  }, [])
  const { standing, onSubmit } = useTextForm<WrittenAnswer>(
    first,
    async (data, { title: asked = '', text, agreed }, onWork) => {
      const pasted = String(data.get('calculation') ?? '').trim()
      const scenario = pasted === '' ? null : (await import('#writing/community/scenario-link.ts')).scenarioIn(pasted)
      const wrong =
        pasted === '' ? '' : scenario === null ? formWords.pasted : data.get('publish') ? '' : formWords.publish
      if (wrong !== '') return { ok: false, code: 'bad_scenario', message: wrong, fields: { scenario: wrong } }
      const state = String(data.get('state') ?? '')
      code.current = unusedCode(code.current)
      const body: NewThread = {
        secret: code.current,
        device: deviceToken(),
        title: asked,
        text,
        agreed,
        tags: data.getAll('tag').map(String),
        frame: {
          income: band(data, 'income'),
          debts: band(data, 'debts'),
          age: band(data, 'age'),
          state: state === '' ? null : state,
        },
        scenario,
      }
      const { postText } = await import('./send.ts')
      return await postText('/threads', body, onWork)
    },
    (answer) => {
      draft.forget()
      keepOwn({ id: answer.id, thread: answer.thread, secret: code.current })
      onPosted(answer, code.current)
    },
  )
  const { fields, checked, message, isBusy } = standing
  return (
    <DraftForm draft={draft} action="/community/ask" className="grid max-w-[44rem] gap-6" onSubmit={onSubmit}>
      <input type="hidden" name="secret" value={secret} />
      {checked ? <PrivacyCheck {...checked} /> : null}
      <div onInput={(event) => setTitle((event.target as HTMLInputElement).value)}>
        <TextBox
          name="title"
          label={words.question}
          hint={words.questionHint}
          value={sentBefore('title')}
          problem={fields['title']}
          rows={1}
        />
      </div>
      <fieldset
        className="grid gap-2"
        aria-describedby={fields['tags'] ? 'tags-problem' : undefined}
        onChange={(event) => {
          const { value, checked: isOn } = event.target as unknown as HTMLInputElement
          setTags((now) => (isOn ? [...now, value] : now.filter((one) => one !== value)))
        }}
      >
        <legend className="mb-1 font-semibold">{words.topics}</legend>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          {allTags.map(({ name, label }) => (
            <label key={name} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="tag"
                value={name}
                defaultChecked={values['tag']?.includes(name) ?? false}
                className="size-5"
              />
              {label}
            </label>
          ))}
        </div>
        {fields['tags'] ? (
          <p id="tags-problem" className="text-bad text-sm">
            {fields['tags']}
          </p>
        ) : null}
      </fieldset>
      <Similar first={similar} title={title} tags={tags} />
      <TextBox
        name="text"
        label={words.text}
        hint={words.textHint}
        value={sentBefore('text')}
        problem={fields['text']}
        rows={10}
      />
      <FrameFields sentBefore={sentBefore} />
      <div className="grid gap-2">
        <label className="grid gap-1">
          <span className="font-semibold">{words.calculation}</span>
          <span className="text-ink-2 text-sm">{words.calculationHint}</span>
          <input
            ref={calculation}
            type="text"
            name="calculation"
            defaultValue={sentBefore('calculation')}
            maxLength={9_000}
            autoComplete="off"
            className="select min-h-11 w-full px-3"
          />
        </label>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="publish"
            value="yes"
            defaultChecked={sentBefore('publish') === 'yes'}
            className="size-5 shrink-0"
          />
          <span className="text-sm">{words.publish}</span>
        </label>
        {fields['scenario'] ? <p className="text-bad text-sm">{fields['scenario']}</p> : null}
      </div>
      <p className="max-w-[62ch] text-ink-2 text-sm">{words.rules}</p>
      <p role="alert" className={message === '' ? 'sr-only' : isBusy ? '' : 'font-semibold text-bad'}>
        {message}
      </p>
      <p>
        <button type="submit" className="button button-main min-h-11" aria-disabled={isBusy}>
          {words.post}
        </button>
      </p>
    </DraftForm>
  )
}
