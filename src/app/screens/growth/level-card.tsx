import { Link } from 'react-router'
import type { Level, LevelNumbers, LevelRules } from '#engine/planning/growth-levels/levels.ts'
import { Icon } from '../../ui/icon.tsx'
import { Bar } from '../device/screen-head.tsx'
import { gapText, levelLines, levelNeeds, levelTests, levelTitles, growthWords as words } from './words.ts'

const ofInvestments: readonly string[] = ['coasting', 'essentials', 'independent', 'room']

function paceText(key: string, months: number | null): string {
  if (months === null) return key === 'coasting' ? words.noCoast : words.noPace
  return ofInvestments.includes(key) ? words.invested(months) : words.atPace(months)
}

/** One level as a lamp: lit, dark, or waiting for a number; its test, how far it is, and its formula with the numbers. */
export function LevelCard(props: {
  readonly level: Level
  readonly place: number
  readonly isNext: boolean
  readonly numbers: LevelNumbers
  readonly rules: LevelRules
  readonly costly: number
  readonly link: { readonly to: string; readonly words: string } | null
}) {
  const { level, place, isNext, numbers, rules, costly, link } = props
  const { isLit, have, target, gap, months } = level
  const state = isLit === true ? words.lit : isLit === false ? words.dark : words.unknown
  const share = isLit === true ? 1 : have !== null && target !== null && target > 0 ? have / target : 0
  const perMonth = level.key === 'footing' || level.key === 'growing' ? '/mo' : ''
  return (
    <li className={`card px-4 py-3.5 md:px-5 ${isNext ? 'border-(--green)' : ''}`}>
      <div className="flex items-start gap-3">
        <span
          className={`grid size-9 flex-none place-items-center rounded-full ${isLit === true ? 'bg-green text-on-green' : 'bg-sunk text-ink-3'}`}
          aria-hidden="true"
        >
          {isLit === true ? <Icon name="check" className="size-5" /> : place}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <h3 className="text-base">
              <span className="sr-only">{place}. </span>
              {levelTitles[level.key]}
            </h3>
            <p className={`text-sm ${isLit === true ? 'font-semibold text-green' : 'text-ink-2'}`}>{state}</p>
          </div>
          <p className="text-ink-2 text-sm">{levelTests[level.key](rules, costly)}</p>
          {isLit === false && level.key !== 'clear' ? (
            <div className="mt-2">
              <Bar share={share} label={`${levelTitles[level.key]}: ${Math.round(Math.max(0, share) * 100)}%`} />
            </div>
          ) : null}
          {isLit === null ? <p className="mt-1 text-sm">{levelNeeds[level.key]}</p> : null}
          {isLit === false && gap !== null && gap > 0 ? (
            <p className="mt-1.5 text-sm">
              <strong className="font-semibold">{words.gap(`${gapText(gap)}${perMonth}`)}</strong>.{' '}
              {perMonth === '' ? paceText(level.key, months) : ''}
              {link === null ? null : (
                <>
                  {' '}
                  <Link to={link.to}>{link.words}</Link>
                </>
              )}
            </p>
          ) : null}
          <details className="mt-1">
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-green text-sm underline underline-offset-2">
              {words.formula}
              <span className="sr-only">: {levelTitles[level.key]}</span>
            </summary>
            <pre className="whitespace-pre-wrap rounded-sm bg-sunk px-3 py-2.5 font-mono text-sm">
              {levelLines(level, numbers, rules).join('\n')}
            </pre>
          </details>
        </div>
      </div>
    </li>
  )
}
