import type { ReactNode } from 'react'

/**
 * A word whose meaning opens when it is pressed. Until the page is awake, and where the pop-up cannot be fetched, it is what it looks like to
 * a browser: a link to the term's own page. `term-presses.ts` hears the press, `term-popup.ts` answers it.
 */
export function TermButton({ slug, children }: { readonly slug: string; readonly children: ReactNode }) {
  return (
    <a href={`/guide/${slug}`} className="term" aria-haspopup="dialog">
      {children}
    </a>
  )
}
