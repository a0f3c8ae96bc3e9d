import { type MouseEvent, memo } from 'react'
import type { PartName } from '#calculators/kit/parts.ts'

const places: readonly { readonly part: PartName; readonly label: string }[] = [
  { part: 'tables', label: 'Tables' },
  { part: 'matters', label: 'What matters most' },
  { part: 'workings', label: 'How we calculated this' },
  { part: 'sources', label: 'Sources' },
]

/** Opens the first fold of a part and goes there. The address keeps the visitor's numbers, so it is not touched. */
function go(event: MouseEvent, part: PartName): void {
  const box = document.getElementById(`part-${part}`)
  if (!box) return
  event.preventDefault()
  const fold = box.querySelector('details')
  if (fold) fold.open = true
  box.scrollIntoView({ behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
  box.querySelector('summary')?.focus({ preventScroll: true })
}

/** What else the page holds, in one line. */
export const JumpList = memo(function JumpList() {
  return (
    <nav className="no-print mt-7 flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-label="More on this page">
      {places.map(({ part, label }) => (
        <a key={part} href={`#part-${part}`} className="py-1" onClick={(event) => go(event, part)}>
          {label}
        </a>
      ))}
    </nav>
  )
})
