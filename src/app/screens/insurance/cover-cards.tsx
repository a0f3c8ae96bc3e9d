import { Link } from 'react-router'
import type { Household } from '#engine/household/household.ts'
import { sheetOf } from '#engine/household/sheet-rows.ts'
import { cashOf } from '#engine/household/standing.ts'
import type { CoverLine, CoverStatus } from '#engine/planning/insurance/cover-line.ts'
import { calculatorLink, type LinkValue } from '../picture/calculator-link.ts'
import { coverText, lineNames, statusWords } from './cover-words.ts'
import type { LifeInputs } from './life-inputs.ts'

const order: readonly CoverStatus[] = ['missing', 'short', 'unknown', 'consider', 'covered', 'none-needed']
const looks: Readonly<Record<CoverStatus, string>> = {
  missing: 'bg-bad-tint text-bad border-transparent',
  short: 'bg-warn-tint text-warn border-transparent',
  unknown: 'bg-copper-tint text-copper border-transparent',
  consider: 'bg-copper-tint text-copper border-transparent',
  covered: 'bg-green-tint text-green-ink border-transparent',
  'none-needed': '',
}
/** Where each line can be worked out further. */
const links: Partial<Record<CoverLine['line'], { readonly to: string; readonly words: string }>> = {
  health: { to: '/insurance-guide', words: 'Compare health plans' },
  auto: { to: '/insurance-guide', words: 'Compare deductibles' },
  home: { to: '/insurance-guide', words: 'See what a home policy covers' },
  renters: { to: '/insurance-guide', words: 'See what renters insurance costs' },
  'long-term-care': { to: '/retirement-planning-calculator-usa', words: 'Plan retirement' },
}

/** The same with the household's numbers filled in: its cash, and everything owned and owed. */
const filledLinks = (household: Household): typeof links => ({
  ...links,
  disability: {
    to: calculatorLink('emergency-fund', { savings: Math.max(0, cashOf(household)) }),
    words: 'See how long your cash lasts',
  },
  umbrella: { to: calculatorLink('net-worth', sheetOf(household)), words: 'Add up what you own' },
})

/** Every line of coverage, what needs something first. */
export function CoverCards({
  lines,
  life,
  household,
}: {
  readonly household: Household
  readonly lines: readonly CoverLine[]
  readonly life: LifeInputs | null
}) {
  const ways = filledLinks(household)
  const sorted = [...lines].sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status))
  return (
    <ul className="card divide-y divide-line">
      {sorted.map((line) => {
        const link =
          line.line === 'life' ? lifeLink(line, life) : line.status === 'none-needed' ? undefined : ways[line.line]
        return (
          <li key={`${line.line}${line.person?.id ?? ''}`} className="grid gap-1 px-4 py-3 md:px-5">
            <p className="flex items-center justify-between gap-3">
              <b>{lineNames[line.line]}</b>
              <span className={`badge ${looks[line.status]}`}>{statusWords[line.status]}</span>
            </p>
            <p className="max-w-[72ch]">{coverText(line)}</p>
            {link ? (
              <p className="text-sm">
                <Link to={link.to}>{link.words}</Link>
              </p>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}

function lifeLink(line: CoverLine, life: LifeInputs | null) {
  if (line.status === 'none-needed') return undefined
  const inputs = (life ?? {}) as unknown as Readonly<Record<string, LinkValue>>
  return {
    to: calculatorLink('life-insurance', inputs),
    words: 'Open the life insurance calculator with these numbers',
  }
}
