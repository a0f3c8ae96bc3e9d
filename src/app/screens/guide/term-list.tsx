import type { TermLine } from './page-data.ts'

export type TermLetters = readonly (readonly [letter: string, terms: readonly TermLine[]])[]

/** Every term under its letter. Plain HTML: the search shows and hides its lines (`term-search.tsx`). */
export function TermList({ letters }: { readonly letters: TermLetters }) {
  return (
    <div id="terms">
      {letters.map(([letter, terms]) => (
        <section key={letter} aria-labelledby={`letter-${letter}`} className="mt-6">
          <h3 id={`letter-${letter}`} className="border-line border-b pb-1 text-xl">
            {letter}
          </h3>
          <ul className="md:columns-2 md:gap-x-8">
            {terms.map(({ slug, title, says, spanish }) => (
              <li key={slug} id={slug} className="break-inside-avoid py-2.5">
                <a href={`/guide/${slug}`} className="font-semibold text-ink">
                  {title}
                </a>
                <p className="text-ink-2 text-sm">{says}</p>
                {spanish ? (
                  <p className="text-ink-3 text-xs" lang="es">
                    <i>{spanish}</i>
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
