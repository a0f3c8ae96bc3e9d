import { Link } from 'react-router'
import { listText } from '#calculators/kit/format.ts'
import type { ToldHealth } from '#calculators/planning/health/tell.ts'
import { Bar, Part } from '../device/screen-head.tsx'
import { reportWords as words } from './words.ts'

/** Never a red bar: a low score is where the next step is, not an alarm. */
const toneOf = (points: number): 'good' | 'copper' => (points >= 65 ? 'good' : 'copper')

export function PillarList({ pillars }: Pick<ToldHealth, 'pillars'>) {
  return (
    <section aria-label={words.pillars} className="card grid grid-cols-2 divide-line md:grid-cols-4 md:divide-x">
      {pillars.map(({ key, label, points }) => (
        <div key={key} className="px-4 py-3 md:px-5">
          <h2 className="text-ink-2 text-sm">{label}</h2>
          <p className="mb-1.5 font-semibold font-serif text-lg">{points === null ? words.unknown : points}</p>
          <Bar
            share={(points ?? 0) / 100}
            label={points === null ? `${label}: ${words.unknown}` : `${label}: ${words.outOf(points)}`}
            tone={toneOf(points ?? 0)}
          />
        </div>
      ))}
    </section>
  )
}

export function MeasureList({ measures }: Pick<ToldHealth, 'measures'>) {
  return (
    <Part title={words.measures} id="measures">
      <ul className="card grid">
        {measures.map(({ key, label, points, evidence, rule, missing, action }) => (
          <li
            key={key}
            className="grid gap-x-6 gap-y-1.5 border-line px-4.5 py-3.5 not-first:border-t md:grid-cols-[1fr_2fr]"
          >
            <div>
              <h3 className="flex justify-between gap-3 text-base">
                {label} <span className="tabular-nums">{points}</span>
              </h3>
              <div className="mt-1.5">
                <Bar share={points / 100} label={`${label}: ${words.outOf(points)}`} tone={toneOf(points)} />
              </div>
            </div>
            <div className="min-w-0">
              <p>
                {evidence} {missing.length > 0 ? words.missing(listText(missing)) : ''}
              </p>
              <p className="mt-0.5 text-ink-2 text-sm">{rule}</p>
              <p className="no-print mt-1 text-sm">
                <Link to={action.page}>{action.label}</Link>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
