import { mcpTools } from '#wire/mcp.ts'

/** What an assistant can do here, by the names it uses. */
export function ToolList() {
  return (
    <dl className="grid gap-2">
      {Object.entries(mcpTools).map(([name, does]) => (
        <div key={name} className="grid gap-x-4 sm:grid-cols-[13rem_minmax(0,1fr)]">
          <dt className="font-mono text-sm" translate="no">
            {name}
          </dt>
          <dd className="text-ink-2">{does}</dd>
        </div>
      ))}
    </dl>
  )
}
