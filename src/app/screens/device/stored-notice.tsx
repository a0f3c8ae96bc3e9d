import type { Stored } from '../../state/storage-contract.ts'
import { useStoredProblem } from '../../state/use-stored.ts'
import { download } from '../../ui/download.ts'

/** Says so when a value could not be read or could not be saved, and what to do. Nothing otherwise. */
export function StoredNotice<T>({ store, what }: { readonly store: Stored<T>; readonly what: string }) {
  const problem = useStoredProblem(store)
  if (problem === null) return null
  if (problem === 'not-saved')
    return (
      <p role="status" className="mb-4 rounded-md bg-warn-tint p-3 text-sm text-warn">
        Your browser didn’t let us save {what}, so you’d lose it when you close this page. To keep it, free up some
        space or leave private browsing.
      </p>
    )
  return (
    <div role="status" className="mb-4 rounded-md bg-warn-tint p-3 text-sm text-warn">
      <p>
        We couldn’t read the saved copy of {what}, so this page starts fresh. Your old copy is still here, unchanged.
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          className="button"
          onClick={() =>
            download(`${store.key.replaceAll(':', '-')}-set-aside.txt`, store.setAside() ?? '', 'text/plain')
          }
        >
          Download the old copy
        </button>
        <button type="button" className="button" onClick={store.dropSetAside}>
          Delete the old copy
        </button>
      </p>
    </div>
  )
}
