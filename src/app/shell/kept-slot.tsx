import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Trouble } from '../state/storage-contract.ts'
import { vault } from '../state/stored.ts'
import { type AtHand, bringAtHand, keepAtHand } from './at-hand.ts'

const none: readonly Trouble[] = []
const noTroubles = () => none

/**
 * Stands once on every page and says what went wrong with anything this browser keeps, whichever store it is. Hardly anybody ever sees it,
 * so it comes when there is something to say; where it cannot be had it is said shortly.
 */
export function KeptSlot() {
  const troubles = useSyncExternalStore(vault.onChange, vault.troubles, noTroubles)
  const [parts, setParts] = useState<AtHand | 'lost' | null>(null)
  const wanted = troubles.length > 0
  useEffect(keepAtHand, [])
  useEffect(() => {
    if (wanted) bringAtHand().then((came) => setParts(came ?? 'lost'))
  }, [wanted])
  return (
    <div role="status" className="no-print">
      {!wanted || parts === null ? null : parts === 'lost' ? (
        <p className="bg-warn-tint px-4 py-3 text-sm text-warn">
          Some of what you saved on this device couldn’t be read or saved here. Reload the page to see more.
        </p>
      ) : (
        <parts.KeptNotice troubles={troubles} />
      )}
    </div>
  )
}
