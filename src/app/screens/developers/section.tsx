import type { ReactNode } from 'react'
import { words } from './words.ts'

/** A part of the page with its heading; its id is its address. */
export function Section({ id, children }: { id: keyof typeof words.sections; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={id} className="text-xl">
        {words.sections[id]}
      </h2>
      {children}
    </section>
  )
}
