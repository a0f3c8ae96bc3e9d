import { type FormEvent, useState } from 'react'
import { seedOfCode } from '#teaching/games/kit/code.ts'
import { Icon } from '../../ui/icon.tsx'
import { TextBox } from '../device/text-box.tsx'
import { PlayFold } from './play-fold.tsx'
import type { Play } from './use-run.ts'
import { playWords as words } from './words.ts'

/** The game's code, another one to play, links, and the sheet for a class. */
export function CodePanel({ play, onPrint }: { readonly play: Play; readonly onPrint?: (() => void) | undefined }) {
  const [typed, setTyped] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [said, setSaid] = useState('')
  const [shown, setShown] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const seed = seedOfCode(typed)
    setRefused(seed === null)
    if (seed === null) return
    setTyped('')
    play.newGame(seed)
  }
  const copy = async (withChoices: boolean) => {
    const link = play.link(withChoices)
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    )
    setSaid(isCopied ? words.copied : words.notCopied)
    setShown(isCopied ? '' : link)
  }
  return (
    <PlayFold
      className="no-print"
      title={
        <>
          {words.code}: <span className="font-sans tracking-wider">{play.code}</span>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="max-w-[68ch] text-ink-2 text-sm">{words.codeNote}</p>
        <form className="flex flex-wrap items-start gap-3" onSubmit={submit}>
          <span className="w-56">
            <TextBox
              label={words.codeLabel}
              value={typed}
              maxLength={9}
              hint={words.codeHint}
              error={isRefused ? words.codeError : undefined}
              onChange={(text) => {
                setTyped(text)
                setRefused(false)
              }}
            />
          </span>
          <button type="submit" className="button mt-6.5 min-h-11!">
            {words.playCode}
          </button>
          <button type="button" className="button mt-6.5 min-h-11!" onClick={() => play.newGame()}>
            {words.newCode}
          </button>
        </form>
        <p className="flex flex-wrap gap-2">
          <button type="button" className="button min-h-11!" onClick={() => copy(false)}>
            <Icon name="share-2" className="size-4" /> {words.copyLink}
          </button>
          {play.choiceCount > 0 ? (
            <button type="button" className="button min-h-11!" onClick={() => copy(true)}>
              <Icon name="link" className="size-4" /> {words.copyPlayed}
            </button>
          ) : null}
          {onPrint === undefined ? null : (
            <button type="button" className="button min-h-11!" onClick={onPrint}>
              <Icon name="printer" className="size-4" /> {words.print}
            </button>
          )}
        </p>
        <p className="text-ink-2 text-sm" role="status">
          {said}
          {shown === '' ? null : <span className="mt-1 block [overflow-wrap:anywhere]">{shown}</span>}
        </p>
      </div>
    </PlayFold>
  )
}
