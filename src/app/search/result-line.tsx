import type { Found } from './finder.ts'
import { opensWith } from './result-words.ts'

/** One result: its name, what it answers, and the numbers it takes over from the question. */
export function ResultLine({ found: { tool, said } }: { found: Found }) {
  return (
    <>
      <span className="font-medium">{tool.title}</span>
      {tool.ready ? null : <span className="text-ink-3 text-sm"> · coming soon</span>}
      <span className="block text-ink-2 text-sm">{tool.line}</span>
      {said.length > 0 ? <span className="block text-green-ink text-sm">{opensWith(said)}</span> : null}
    </>
  )
}
