import { dollars, plain } from '#calculators/kit/format.ts'
import { reported } from '#teaching/games/hook-or-real/basis.precomputed.ts'
import { hookOrReal, type Inbox, isHook, messageOf, tallyOf } from '#teaching/games/hook-or-real/game.ts'
import type { Mattered } from '#teaching/games/kit/game.ts'
import type { NoSetup } from '#teaching/games/kit/no-setup.ts'
import { calculatorLink } from '../../picture/calculator-link.ts'
import { Debrief } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { useMattered } from '../use-mattered.ts'
import { arcadeWords } from '../words.ts'
import { actionWords, lessons, tellWords, tools, words } from './words.ts'

const label = (choice: string): string =>
  choice === 'scam'
    ? words.scam
    : choice === 'real'
      ? words.real
      : choice in actionWords
        ? actionWords[choice as keyof typeof actionWords].label
        : choice

/** A verdict or an action against another one: marks alone are small. */
const isDecision = ({ chosen, other }: Mattered): boolean => !chosen.startsWith('mark:') && !other.startsWith('mark:')

/** Twelve messages later: points and dollars, the choice that mattered most, the ones misjudged, and where to report. */
export function Ending({ play }: { readonly play: GameRun<NoSetup, Inbox> }) {
  const { state, states } = play
  const tally = tallyOf(state)
  const mattered = useMattered(hookOrReal, play, isDecision)
  const about = mattered && states[mattered.at]
  const message = about && messageOf(about.deck[about.answers.length] as string)
  const missed = state.answers.filter(({ id, saidScam }) => saidScam !== isHook(messageOf(id)))
  return (
    <Debrief
      said={words.ending(tally)}
      figures={[
        { label: words.figures.points, value: plain(tally.points) },
        { label: words.figures.lost, value: dollars(tally.lost) },
        { label: words.figures.stake, value: dollars(tally.atStake) },
        { label: words.figures.tells, value: String(tally.tellsFound) },
      ]}
      mattered={
        mattered && message
          ? words.mattered(message.from, label(mattered.chosen), label(mattered.other), mattered)
          : arcadeWords.noneMattered
      }
      lessons={[
        { slug: 'scams', title: lessons.scams },
        { slug: 'identity-theft', title: lessons.identity },
        { slug: 'paying-people', title: lessons.paying },
      ]}
      tools={[
        { to: '/smart-financial-checklist', ...tools.freeze },
        {
          to: calculatorLink('cagr', { find: 'rate', start: 1000, end: 1000 * 1.02 ** 52, timeBy: 'years', years: 1 }),
          ...tools.promise,
        },
      ]}
      play={play}
    >
      <section className="mt-6" aria-label={words.missed}>
        <h3 className="text-lg">{words.missed}</h3>
        {missed.length === 0 ? <p className="mt-1">{words.missedNone}</p> : null}
        <ul className="mt-2 grid gap-2">
          {missed.map(({ id }) => {
            const one = messageOf(id)
            return (
              <li key={id} className="card p-4">
                <p className="[overflow-wrap:anywhere]">
                  <b>{one.from}:</b> {one.says}
                </p>
                <p className="mt-1 text-ink-2 text-sm">
                  {one.why}{' '}
                  {isHook(one)
                    ? words.allTells(one.tells.map((tell) => tellWords[tell].toLowerCase()).join(', '))
                    : null}
                </p>
              </li>
            )
          })}
        </ul>
      </section>
      <section className="mt-6" aria-label={words.realWorld}>
        <h3 className="text-lg">{words.realWorld}</h3>
        <ul className="mt-2 grid max-w-[70ch] list-disc gap-1 pl-5">
          {words.facts(reported).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <p className="mt-2 text-ink-2 text-sm">
          {words.source}: {reported.source.publisher}, {reported.source.title}
        </p>
        <p className="mt-3">
          <a href="https://reportfraud.ftc.gov/" className="inline-flex min-h-11 items-center font-semibold">
            {words.report}
          </a>
          <span className="block text-ink-2 text-sm">{words.reportNote}</span>
        </p>
      </section>
    </Debrief>
  )
}
