import { helpFor, type Need, needs } from '#writing/community/help/crisis.ts'
import { helpWords } from './words.ts'

/** Help lines beside a text that says somebody isn't safe. */
export function HelpCard({ found }: { readonly found: readonly string[] }) {
  const lines = helpFor(needs.filter((need): need is Need => found.includes(need)))
  if (lines.length === 0) return null
  return (
    <aside className="rounded-lg border-2 border-copper bg-surface p-4" aria-label={helpWords.title}>
      <p className="font-semibold font-serif text-lg">{helpWords.title}</p>
      <p className="text-ink-2">{helpWords.lead}</p>
      <ul className="mt-2 grid gap-2">
        {lines.map(({ name, how, url }) => (
          <li key={name}>
            <strong>{how}</strong>{' '}
            <a href={url} rel="noopener noreferrer" className="whitespace-nowrap">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
