import { type FormEvent, useState } from 'react'
import { ALT_LENGTH, MEDIA_ROOT, PICTURE_BYTES, type Picture, pictureAnswer, pictureList } from '#wire/media.ts'
import { writePicture } from '#writing/markdown/picture.ts'
import { toast } from '../../ui/toast.ts'
import { Part } from '../device/screen-head.tsx'
import { ask, wordsOf } from './ask.ts'
import { Field } from './field.tsx'
import { TroubleLine } from './trouble-line.tsx'
import { useAsked } from './use-asked.ts'
import { tabs, wait, pictures as words } from './words.ts'

/** Pictures for articles: added with the words that stand for them, copied as they are written in a text. */
export function PictureDesk() {
  const [after, setAfter] = useState<string | null>(null)
  const asked = useAsked(`/media${after === null ? '' : `?after=${encodeURIComponent(after)}`}`, pictureList)
  return (
    <Part title={tabs.pictures} note={words.note} className="mt-0!">
      <AddPicture onAdded={asked.again} />
      <TroubleLine {...asked} />
      {asked.answer === null ? <p>{wait}</p> : null}
      {asked.answer?.pictures.length === 0 ? <p>{words.none}</p> : null}
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {asked.answer?.pictures.map((picture) => (
          <li key={picture.name} className="card grid gap-2 p-3">
            <OnePicture picture={picture} />
          </li>
        ))}
      </ul>
      {asked.answer?.next ? (
        <p className="mt-4">
          <button type="button" className="button min-h-11" onClick={() => setAfter(asked.answer?.next ?? null)}>
            {words.more}
          </button>
        </p>
      ) : null}
    </Part>
  )
}

function OnePicture({ picture: { name, alt, width, height } }: { readonly picture: Picture }) {
  const copy = async () => {
    const text = writePicture({ src: `${MEDIA_ROOT}/${name}`, alt, width, height })
    await navigator.clipboard.writeText(text).then(
      () => toast({ title: words.copied, tone: 'good' }),
      () => toast({ title: text }),
    )
  }
  return (
    <>
      <img
        src={`${MEDIA_ROOT}/${name}`}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        className="h-40 w-full rounded-md bg-sunk object-contain"
      />
      <p className="text-sm">{alt}</p>
      <button type="button" className="button min-h-11 justify-self-start" onClick={copy}>
        {words.copy}
      </button>
    </>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}

function AddPicture({ onAdded }: { readonly onAdded: () => void }) {
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = new FormData(form)
    const file = given.get('file')
    const alt = String(given.get('alt') ?? '').trim()
    if (!(file instanceof File)) return
    if (file.size > PICTURE_BYTES) return setTrouble(words.tooLarge)
    if (alt.length < 3) return setTrouble(words.needAlt)
    setBusy(true)
    setTrouble('')
    try {
      await ask('POST', '/media', pictureAnswer, { alt, data: await base64Of(file) })
      form.reset()
      onAdded()
    } catch (error) {
      setTrouble(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className="card grid max-w-[34rem] gap-4 p-4" onSubmit={send}>
      <Field
        label={words.file}
        name="file"
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp,image/avif"
        required
      />
      <Field label={words.alt} hint={words.altHint} name="alt" maxLength={ALT_LENGTH} required />
      <p role="alert" className="text-bad text-sm empty:hidden">
        {trouble}
      </p>
      <button type="submit" className="button button-main min-h-11 justify-self-start" disabled={isBusy}>
        {isBusy ? words.adding : words.add}
      </button>
    </form>
  )
}
