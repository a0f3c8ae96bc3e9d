import { useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { screenWords as words } from './words.ts'

/** Puts the events into the address and copies it. */
export function ShareScenario({ hash }: { readonly hash: () => string }) {
  const [said, setSaid] = useState('')
  const share = async () => {
    history.replaceState(history.state, '', hash())
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    )
    setSaid(copied ? words.copied : words.inBar)
  }
  return (
    <p className="no-print mt-4 flex flex-wrap items-center gap-3">
      <button type="button" className="button" onClick={share}>
        <Icon name="share-2" className="size-4" /> Copy link to these events
      </button>
      <span className="text-ink-2 text-sm" aria-live="polite">
        {said}
      </span>
    </p>
  )
}
