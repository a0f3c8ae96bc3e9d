import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import type { Trouble } from './storage-contract.ts'
import { vault } from './stored.ts'

type Notice = ComponentType<{ readonly troubles: readonly Trouble[] }>
const none: readonly Trouble[] = []
const noTroubles = () => none

/**
 * Stands once on every page and says what went wrong with anything this browser keeps, whichever store it is. Hardly anybody ever sees it,
 * so it comes when there is something to say; a tab whose files are gone says it shorter.
 */
export function KeptSlot() {
  const troubles = useSyncExternalStore(vault.onChange, vault.troubles, noTroubles)
  const [notice, setNotice] = useState<{ readonly Shown: Notice } | 'lost' | null>(null)
  const wanted = troubles.length > 0
  useEffect(() => {
    if (wanted)
      import('./kept-notice.tsx').then(
        ({ KeptNotice }) => setNotice({ Shown: KeptNotice }),
        () => setNotice('lost'),
      )
  }, [wanted])
  return (
    <div role="status" className="no-print">
      {!wanted || notice === null ? null : notice === 'lost' ? (
        <p className="bg-warn-tint px-4 py-3 text-sm text-warn">
          Some of what you saved on this device couldn’t be read or saved here. It’s unchanged. Reload the page to see
          more.
        </p>
      ) : (
        <notice.Shown troubles={troubles} />
      )}
    </div>
  )
}
