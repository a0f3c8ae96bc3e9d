import { dropAside, ownLists } from '../../state/own-lists.ts'
import { useStored } from '../../state/use-stored.ts'
import { download } from '../../ui/download.ts'

/** Says that single entries could not be read: the good ones are in use, the damaged ones are kept aside. */
export function DamagedNotice() {
  const [{ aside }] = useStored(ownLists)
  if (aside.length === 0) return null
  const count = aside.length === 1 ? '1 saved entry' : `${aside.length} saved entries`
  return (
    <div role="status" className="mb-4 rounded-md bg-warn-tint p-3 text-sm text-warn">
      <p>We couldn’t read {count} of your household. All the others are here.</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          onClick={() =>
            download('truepenny-household-set-aside.json', JSON.stringify(aside, null, 2), 'application/json')
          }
        >
          Download what we couldn’t read
        </button>
        <button type="button" className="button" onClick={dropAside}>
          Delete it
        </button>
      </p>
    </div>
  )
}
