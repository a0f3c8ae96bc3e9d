import { type Asked, hashOf, parts } from './asked.ts'
import { words } from './words.ts'

/** Which simulator is shown: links, so that one can be sent on and works before any script has come. */
export function PartPicks({ asked }: { readonly asked: Asked }) {
  return (
    <nav className="no-print mb-5 flex flex-wrap gap-2" aria-label={words.parts.label}>
      {parts.map((part) => (
        <a
          key={part}
          className="button min-h-11"
          href={`#${hashOf({ ...asked, part }) || 'part=mix'}`}
          aria-current={asked.part === part ? 'true' : undefined}
        >
          {words.parts.names[part]}
        </a>
      ))}
    </nav>
  )
}
