import { useCallback, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { dateText } from '#calculators/kit/format.ts'
import { pageMeta } from '../shell/page-meta.ts'
import {
  deleteAll,
  type Held,
  inventory,
  type Place,
  placeNames,
  type Receipt,
  receiptText,
} from '../state/inventory.ts'
import { vault } from '../state/stored.ts'
import { download } from '../ui/download.ts'
import { Part, ScreenHead } from './device/screen-head.tsx'

export const meta = ({ location }: { location: { pathname: string } }) =>
  location.pathname.startsWith('/datadeletion') ? pageMeta('/datadeletion') : pageMeta('/data-deletion')

const places: readonly Place[] = ['session', 'local', 'cookie', 'cache', 'database']
const placeNotes: Readonly<Record<Place, string>> = {
  session: 'Session storage: cleared when you close the tab.',
  local: 'Local storage: stays until you delete it.',
  cookie: 'We set no cookies for visitors.',
  cache: 'Pages saved for use without a connection.',
  database: 'We don’t use browser databases.',
}
const size = (bytes: number) => (bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KB`)

function HeldRow(props: { readonly held: Held; readonly chosen: boolean; readonly onChoose: (on: boolean) => void }) {
  const { held, chosen, onChoose } = props
  const facts = [
    held.bytes === null ? null : size(held.bytes),
    held.savedAt ? `saved ${dateText(held.savedAt, true)}` : null,
  ]
  return (
    <li className="border-line border-b last:border-0">
      <label className="flex items-start gap-3 py-3">
        <input
          type="checkbox"
          className="mt-1 size-5 accent-(--green)"
          checked={chosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span className="min-w-0">
          <span className="font-medium">{held.label}</span>
          <span className="block break-all text-ink-3 text-xs">{[held.key, ...facts.filter(Boolean)].join(' · ')}</span>
        </span>
      </label>
    </li>
  )
}

function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="card border-green bg-green-tint p-5" aria-labelledby="receipt">
      <h2 id="receipt" ref={heading} tabIndex={-1} className="text-xl">
        Receipt
      </h2>
      <p className="mt-1">
        {receipt.deleted.length} {receipt.deleted.length === 1 ? 'item' : 'items'} deleted on{' '}
        {new Date(receipt.at).toLocaleString('en-US')}.{' '}
        {receipt.remaining.length === 0
          ? 'We checked your browser’s storage afterward, and nothing you deleted is left.'
          : `We checked your browser’s storage afterward, and couldn’t delete ${receipt.remaining.length}.`}
      </p>
      <ul className="mt-2 list-disc pl-5 text-sm">
        {receipt.deleted.map((held) => (
          <li key={held.id}>
            {held.label} ({placeNames[held.place].toLowerCase()})
          </li>
        ))}
        {receipt.remaining.map((held) => (
          <li key={held.id} className="text-bad">
            Still there: {held.label} ({placeNames[held.place].toLowerCase()})
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <button
          type="button"
          className="button"
          onClick={() =>
            download(`truepenny-deletion-${receipt.at.slice(0, 10)}.txt`, receiptText(receipt), 'text/plain')
          }
        >
          Download receipt
        </button>
      </p>
    </section>
  )
}

/** As high while we look as when nothing was found: what stands below must not move. */
function NothingListed({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className="card mt-4 p-6">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-1 min-h-[2lh] text-ink-2">{text}</p>
    </div>
  )
}

export default function DataDeletion() {
  const [held, setHeld] = useState<readonly Held[] | null>(null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [asking, setAsking] = useState(false)
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const look = useCallback(() => {
    void inventory(vault).then(setHeld)
  }, [])
  useEffect(() => {
    look()
    const stop = vault.onChange(look)
    window.addEventListener('storage', look)
    window.addEventListener('focus', look)
    return () => {
      stop()
      window.removeEventListener('storage', look)
      window.removeEventListener('focus', look)
    }
  }, [look])
  useEffect(() => {
    if (asking) confirm.current?.focus()
  }, [asking])
  const chosen = (held ?? []).filter((one) => !left.has(one.id))
  const choose = (ids: readonly string[], on: boolean) => {
    const next = new Set(left)
    for (const id of ids) on ? next.delete(id) : next.add(id)
    setLeft(next)
    setAsking(false)
  }
  const remove = async () => {
    const done = await deleteAll(vault, chosen)
    setAsking(false)
    setReceipt(done)
    look()
  }
  return (
    <>
      <ScreenHead
        kind="On this device"
        title="Data Deletion"
        lead="Here’s everything Truepenny has saved in this browser. We have no copy of your numbers, so deleting them here deletes them for good."
      />
      {receipt ? <ReceiptCard key={receipt.at} receipt={receipt} /> : null}
      {held === null ? (
        <NothingListed
          title="Checking storage…"
          text="If this doesn’t change, JavaScript is off and nothing was saved."
        />
      ) : held.length === 0 ? (
        <NothingListed title="Nothing is saved" text="Truepenny has nothing saved in this browser." />
      ) : (
        <>
          <div className="card mt-4 divide-y divide-line">
            {places.map((place) => {
              const here = held.filter((one) => one.place === place)
              return (
                <section key={place} className="p-5" aria-labelledby={`place-${place}`}>
                  <div className="flex flex-wrap items-baseline justify-between gap-2">
                    <h2 id={`place-${place}`} className="text-lg">
                      {placeNames[place]}
                    </h2>
                    <p className="text-ink-3 text-xs">{placeNotes[place]}</p>
                  </div>
                  {here.length === 0 ? (
                    <p className="mt-1 text-ink-2 text-sm">Nothing saved</p>
                  ) : (
                    <ul className="mt-1">
                      {here.map((one) => (
                        <HeldRow
                          key={one.id}
                          held={one}
                          chosen={!left.has(one.id)}
                          onChoose={(on) => choose([one.id], on)}
                        />
                      ))}
                    </ul>
                  )}
                </section>
              )
            })}
          </div>
          <div className="mt-4 flex flex-wrap items-center gap-2">
            {asking ? (
              <>
                <p role="status" className="mr-2 font-semibold">
                  Delete {chosen.length} {chosen.length === 1 ? 'item' : 'items'}? You can’t undo this.
                </p>
                <button
                  ref={confirm}
                  type="button"
                  className="button border-bad text-bad"
                  onClick={() => void remove()}
                >
                  Yes, delete
                </button>
                <button type="button" className="button" onClick={() => setAsking(false)}>
                  Cancel
                </button>
              </>
            ) : (
              <>
                <button
                  type="button"
                  className="button button-main"
                  disabled={chosen.length === 0}
                  onClick={() => setAsking(true)}
                >
                  {chosen.length === held.length ? 'Delete everything' : `Delete ${chosen.length} selected`}
                </button>
                <button
                  type="button"
                  className="button"
                  onClick={() =>
                    choose(
                      held.map((one) => one.id),
                      chosen.length < held.length,
                    )
                  }
                >
                  {chosen.length < held.length ? 'Select all' : 'Select none'}
                </button>
              </>
            )}
          </div>
        </>
      )}
      <Part title="What isn’t listed here">
        <ul className="prose list-disc pl-5 text-ink-2">
          <li>
            A calculator’s link also has the numbers you typed. Closing the tab closes the link, but your browser
            history may keep it.
          </li>
          <li>If you shared a link, your numbers are in that link, and we can’t take it back.</li>
          <li>
            Want a copy first? You can <Link to="/profile">export your numbers</Link> from your profile.
          </li>
        </ul>
      </Part>
    </>
  )
}
