import { dateText } from '#calculators/kit/format.ts'
import type { LegalText } from '#content/legal.ts'
import { Blocks } from './blocks.tsx'

/** One legal text: its date, the short of it beside the whole, and what changed. */
export function LegalArticle({ text }: { text: LegalText }) {
  return (
    <article className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_260px] lg:gap-10">
      <div className="min-w-0">
        <p className="text-ink-2 text-sm">
          Last updated <time dateTime={text.changed}>{dateText(text.changed)}</time>
        </p>
        <Blocks blocks={text.blocks} />
        <section aria-labelledby="changes" className="prose mt-8">
          <h2 id="changes">What changed</h2>
          <ul>
            {text.changes.map((change) => (
              <li key={change.date + change.what}>
                <time dateTime={change.date}>{dateText(change.date)}</time>: {change.what}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <aside aria-label="In short" className="card order-first h-fit p-5 lg:sticky lg:top-20 lg:order-last">
        <h2 className="text-lg">In short</h2>
        <ul className="mt-2 grid list-disc gap-2 pl-5 text-sm">
          {text.short.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </aside>
    </article>
  )
}
