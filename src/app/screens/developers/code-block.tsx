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
    <div className="relative">
      <pre
        translate="no"
        className="whitespace-pre-wrap rounded-md border border-line bg-sunk px-4 py-3 pr-20 font-mono text-xs leading-relaxed [overflow-wrap:anywhere]"
      >
        {code}
      </pre>
      <button type="button" className="button no-print absolute top-2 right-2 bg-surface px-3" onClick={copy}>
        {words.copy}
        <span className="sr-only">: {name}</span>
      </button>
      <p role="status" className="mt-1 text-ink-2 text-sm empty:hidden">
        {said}
      </p>
    </div>
  )
}
