import { plain } from '#calculators/kit/format.ts'
import { type PatternScore, patterns } from '#engine/planning/money-patterns/patterns.ts'
import { patternWords, thirdWords } from './words.ts'

export interface Side {
  readonly name: string
  readonly profile: readonly PatternScore[]
}

const FULL = 5

/** Four bars from 1 to 5 with thirds marked; two sides stand above each other. */
export function HabitBars({ sides }: { readonly sides: readonly Side[] }) {
  return (
    <ul className="grid gap-4">
      {patterns.map((pattern) => (
        <li key={pattern}>
          <p className="font-semibold">{patternWords[pattern].name}</p>
          {sides.map(({ name, profile }, at) => {
            const score = profile.find((one) => one.pattern === pattern)
            const share = score ? (score.mean - 1) / 4 : 0
            const said = score
              ? `${plain(score.mean, 1)} of 5, ${thirdWords[score.third]}${score.of < FULL ? `, from ${score.of} of ${FULL} answers` : ''}`
              : 'Not enough answers yet'
            return (
              <div key={name} className="mt-1 grid items-center gap-x-3 sm:grid-cols-[minmax(0,1fr)_17rem]">
                <div
                  role="img"
                  aria-label={`${patternWords[pattern].name}, ${name}: ${said}`}
                  className="relative h-3 overflow-hidden rounded-full bg-sunk"
                >
                  <div
                    className={`h-full ${at === 0 ? 'bg-green' : 'bg-copper'}`}
                    style={{ width: `${share * 100}%` }}
                  />
                  <span className="absolute inset-y-0 left-1/3 w-px bg-ink-3" />
                  <span className="absolute inset-y-0 left-2/3 w-px bg-ink-3" />
                </div>
                <span className="text-ink-2 text-sm sm:text-right">
                  {sides.length > 1 ? `${name}: ` : ''}
                  {said}
                </span>
              </div>
            )
          })}
        </li>
      ))}
    </ul>
  )
}
