import { helpWords as words } from './words.ts'

/** Where help is free, for a household that cannot pay: it stands before every finding. */
export function HelpLines() {
  return (
    <section className="card mb-6 p-5 md:p-6" aria-labelledby="free-help">
      <h2 id="free-help" className="text-lg">
        {words.title}
      </h2>
      <p className="mt-1 text-ink-2 text-sm">{words.note}</p>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {words.lines.map(({ who, what, tel, page }) => (
          <li key={who} className="text-sm">
            <b className="font-semibold">{who}:</b> <a href={`tel:${tel}`}>{what}</a> (
            <a href={page} rel="noopener">
              {new URL(page).hostname.replace('www.', '')}
            </a>
            )
          </li>
        ))}
      </ul>
    </section>
  )
}
