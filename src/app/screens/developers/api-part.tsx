import { apiPaths } from '#wire/api-paths.ts'
import { limitDefaults } from '#wire/limits.ts'
import { unitsOf } from './costs.precomputed.ts'
import { Section } from './section.tsx'
import { words } from './words.ts'

const addresses = Object.entries(words.addresses) as [keyof typeof words.addresses, string][]
const count = (value: number): string => value.toLocaleString('en-US')

/** Addresses, limits, and what a program may count on. */
export function ApiPart() {
  const { limits } = words
  return (
    <>
      <Section id="ask">
        <dl className="grid gap-3">
          {addresses.map(([name, text]) => (
            <div key={name}>
              <dt>
                <a className="inline-block py-0.5 font-mono text-sm" href={apiPaths[name]}>
                  {apiPaths[name]}
                </a>
              </dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
        <p className="text-ink-2">{words.day}</p>
      </Section>
      <Section id="limits">
        <p className="text-ink-2">{limits.lead}</p>
        <ul className="list-disc space-y-1 pl-5 text-ink-2">
          <li>{limits.reads(count(limitDefaults.readsPer10Seconds))}</li>
          <li>{limits.units(count(limitDefaults.units), count(limitDefaults.unitsPerSecond))}</li>
          <li>{limits.costs(String(unitsOf.usual), String(unitsOf.most), unitsOf.longest)}</li>
          <li>{limits.body(count(limitDefaults.bodyBytes / 1_024))}</li>
        </ul>
        <p className="text-ink-2">{limits.over}</p>
        <p className="text-ink-2">
          {limits.more}
          <a href={`mailto:${words.contact}`}>{words.contact}</a>.
        </p>
      </Section>
      <Section id="stable">
        <ul className="list-disc space-y-1.5 pl-5 text-ink-2">
          {words.stable.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Section>
    </>
  )
}
