import { keyRates } from './key-rates.precomputed.ts'

/** The real, dated rates the calculators start from. */
export function KeyRates() {
  return (
    <section aria-labelledby="key-rates">
      <h2 id="key-rates" className="text-xl">
        Rates that matter
      </h2>
      <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">
        Published figures our calculators use, each with its date. They aren’t quotes: your own rate depends on you and
        your lender.
      </p>
      <dl className="card mt-3 grid px-4 py-1 md:grid-cols-2 md:gap-x-8 md:px-5">
        {keyRates.map(({ name, rate, by, asOf }) => (
          <div
            key={name}
            className="flex items-baseline justify-between gap-3 border-line border-b py-2 last:border-b-0"
          >
            <dt className="min-w-0 [overflow-wrap:anywhere]">
              {name}
              <span className="block text-ink-2 text-xs">
                {by} · {asOf}
              </span>
            </dt>
            <dd className="whitespace-nowrap font-semibold font-serif text-lg">{rate}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
