import { type FormEvent, memo, useState } from 'react'
import { Link } from 'react-router'
import { useStored } from '../../state/use-stored.ts'
import { toast } from '../../ui/toast.ts'
import { Part } from '../device/screen-head.tsx'
import { TextBox } from '../device/text-box.tsx'
import { type Asked, screenHash } from './asked.ts'
import { dropScreen, keepScreen, MOST_NAME, ownScreens } from './saved.ts'
import { words } from './words.ts'

/** Screens of one's own, by name, on this device. */
export const OwnScreens = memo(function OwnScreens({ asked }: { readonly asked: Asked }) {
  const [screens] = useStored(ownScreens)
  const [name, setName] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const called = name.trim()
    if (called === '') return setError(words.own.blank)
    if (!keepScreen({ name: called, hash: screenHash(asked) })) return setError(words.own.full)
    setError(undefined)
    setName('')
    toast({ title: words.own.saved(called), tone: 'good' })
  }
  return (
    <Part title={words.own.title} note={words.own.note} className="no-print" isRegion>
      <form className="flex flex-wrap items-end gap-2" onSubmit={save}>
        <div className="w-full sm:w-72">
          <TextBox
            label={words.own.name}
            value={name}
            maxLength={MOST_NAME}
            error={error}
            onChange={(text) => {
              setName(text)
              setError(undefined)
            }}
          />
        </div>
        <button type="submit" className="button min-h-11">
          {words.own.save}
        </button>
      </form>
      {screens.length === 0 ? (
        <p className="mt-3 text-ink-2 text-sm">{words.own.nothing}</p>
      ) : (
        <ul className="mt-3">
          {screens.map((one) => (
            <li key={one.name} className="flex items-center gap-3 border-line border-b">
              <Link
                to={{ hash: one.hash === '' ? '' : `#${one.hash}` }}
                className="flex min-h-11 min-w-0 flex-1 items-center [overflow-wrap:anywhere]"
              >
                {one.name}
              </Link>
              <button
                type="button"
                className="min-h-11 px-2 text-sm underline underline-offset-2"
                aria-label={words.own.remove(one.name)}
                onClick={() => dropScreen(one.name)}
              >
                {words.own.delete}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
})
