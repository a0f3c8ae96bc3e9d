import { useState } from 'react'
import { words } from './words.ts'

/** Code to copy. `name` is what its button copies, for those who hear the page. */
export function CodeBlock({ code, name }: { code: string; name: string }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    const copied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    )
    setSaid(copied ? words.copied : words.notCopied)
  }
  return (
    <div>
      <div className="rounded-md border border-line bg-sunk">
        <p className="no-print flex justify-end px-2 pt-2">
          <button type="button" className="button bg-surface px-3" aria-label={`${words.copy}: ${name}`} onClick={copy}>
            {words.copy}
          </button>
        </p>
        <pre
          translate="no"
          className="whitespace-pre-wrap px-4 pt-1 pb-3 font-mono text-xs leading-relaxed [overflow-wrap:anywhere]"
        >
          {code}
        </pre>
      </div>
      <p role="status" className="mt-1 text-ink-2 text-sm empty:hidden">
        {said}
      </p>
    </div>
  )
}
