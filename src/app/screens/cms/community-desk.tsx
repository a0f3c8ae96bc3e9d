import { useState } from 'react'
import { type Ban, foundText, type ModerationBody, moderationQueue, type QueuedText } from '#wire/moderation.ts'
import { textIdIn } from '#writing/community/address.ts'
import { toast } from '../../ui/toast.ts'
import { Part } from '../device/screen-head.tsx'
import { ask, wordsOf } from './ask.ts'
import { DeedForm } from './deed-form.tsx'
import { Field } from './field.tsx'
import { TroubleLine } from './trouble-line.tsx'
import { useAsked } from './use-asked.ts'
import { whenText } from './when.ts'
import { tabs, wait, community as words } from './words.ts'

/** What waits for a moderator, the oldest first, and who may not write at the moment. */
export function CommunityDesk() {
  const asked = useAsked('/community', moderationQueue)
  const { answer, again } = asked
  const act = async (path: string, body: ModerationBody | Record<string, never>) => {
    try {
      await ask('POST', `/community/${path}`, moderationQueue, body)
      toast({ title: words.done, tone: 'good' })
      again()
    } catch (error) {
      toast({ title: wordsOf(error), tone: 'destructive' })
    }
  }
  return (
    <Part title={tabs.community} note={words.note} className="mt-0!">
      <FindText onDeed={act} />
      <TroubleLine {...asked} />
      {answer === null ? <p>{wait}</p> : null}
      {answer?.texts.length === 0 ? <p>{words.none}</p> : null}
      <ul className="grid gap-3">
        {answer?.texts.map((text) => (
          <li key={text.id} className="card grid gap-3 p-4">
            <Waiting text={text} onDeed={(body) => act(`texts/${text.id}`, body)} />
          </li>
        ))}
      </ul>
      {answer && answer.bans.length > 0 ? (
        <>
          <h3 className="mt-6 text-lg">{words.bans}</h3>
          <ul className="mt-2 grid gap-2">
            {answer.bans.map((ban) => (
              <li key={ban.id} className="card flex flex-wrap items-center gap-3 p-3 text-sm">
                <BanLine ban={ban} onEnd={() => act(`bans/${ban.id}/end`, {})} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Part>
  )
}

/** A post that does not wait any more, by its link: whoever appeals sends it. */
function FindText({ onDeed }: { readonly onDeed: (path: string, body: ModerationBody) => Promise<void> }) {
  const [link, setLink] = useState('')
  const [trouble, setTrouble] = useState<string>()
  const [text, setText] = useState<QueuedText | null>(null)
  const find = async (id: string | null) => {
    setText(null)
    if (id === null) return setTrouble(words.notALink)
    try {
      setText((await ask('GET', `/community/texts/${id}`, foundText)).text)
      return setTrouble(undefined)
    } catch (error) {
      return setTrouble(wordsOf(error))
    }
  }
  return (
    <div className="mb-4 grid max-w-[46rem] gap-3">
      <form
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void find(textIdIn(link))
        }}
      >
        <Field
          label={words.find}
          hint={words.findHint}
          value={link}
          maxLength={400}
          trouble={trouble}
          onChange={({ target: { value } }) => setLink(value)}
        />
        <button type="submit" className="button min-h-11 justify-self-start">
          {words.findGo}
        </button>
      </form>
      {text ? (
        <div className="card grid gap-3 p-4">
          <Waiting text={text} onDeed={(body) => void onDeed(`texts/${text.id}`, body).then(() => find(text.id))} />
        </div>
      ) : null}
    </div>
  )
}

function Waiting(props: { readonly text: QueuedText; readonly onDeed: (body: ModerationBody) => void }) {
  const { text, onDeed } = props
  const [isOpen, setOpen] = useState(false)
  const { title, text: body, name, at, state, flags, needs, path, note, isLocked } = text
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm">
        <span className="badge">{words.states[state] ?? state}</span>
        {isLocked ? <span className="badge">{words.locked}</span> : null}
        <span>
          {name}, {whenText(at)}
        </span>
        {flags.length > 0 ? <span className="text-warn">{words.flagged(flags)}</span> : null}
        {needs.length > 0 ? <span className="font-medium text-bad">{words.needs(needs)}</span> : null}
      </p>
      <h3 className="text-lg">
        <a href={path}>{title}</a>
      </h3>
      <p className="whitespace-pre-wrap break-words">{body}</p>
      {note ? <p className="text-copper text-sm">{words.noteUnder(note)}</p> : null}
      <p>
        <button type="button" className="button min-h-11" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {words.decide}
        </button>
      </p>
      {isOpen ? <DeedForm text={text} onDeed={onDeed} /> : null}
    </>
  )
}

function BanLine({ ban: { kind, until, why, byWhom }, onEnd }: { readonly ban: Ban; readonly onEnd: () => void }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        {words.banned(words.kinds[kind], whenText(until), byWhom)} {why}
      </span>
      <button type="button" className="button min-h-11" onClick={onEnd}>
        {words.endBan}
      </button>
    </>
  )
}
