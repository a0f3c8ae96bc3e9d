import { dollars, dollarsAndCents } from '#calculators/kit/format.ts'
import type { NoSetup } from '#teaching/games/kit/no-setup.ts'
import { balances, type File } from '#teaching/games/score-sprint/credit.ts'
import { cardApr } from '#teaching/games/score-sprint/design.ts'
import { scoreSprint } from '#teaching/games/score-sprint/game.ts'
import { calculatorLink, pictureLink } from '../../picture/calculator-link.ts'
import { Debrief } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { useMattered } from '../use-mattered.ts'
import { arcadeWords } from '../words.ts'
import { BarList } from './bar-list.tsx'
import { answerText, asked, cardNames, ending, words } from './words.ts'

/** The two years in dollars and bars, and the choice that moved them most. */
export function Ending({ play }: { readonly play: GameRun<NoSetup, File> }) {
  const { state: file, states, run } = play
  const score = scoreSprint.score(file)
  // Paying nothing at all would drown every other choice.
  const most = useMattered(scoreSprint, play, undefined, (other) => other !== 'late')
  const at = most ? states[most.at] : undefined
  const owed = balances(file)
  const cards = file.cards.map(({ id, balance, limit }, i) => ({
    name: cardNames[id] ?? `Card ${i + 1}`,
    kind: 'card',
    balance: Math.round(balance),
    creditLimit: limit,
    apr: cardApr * 100,
  }))
  return (
    <Debrief
      said={ending.said(file)}
      figures={[
        { label: ending.interest, value: dollarsAndCents(file.interest) },
        { label: ending.fees, value: dollars(file.fees) },
        { label: ending.cash, value: dollars(file.cash) },
        {
          label: arcadeWords.score,
          value: arcadeWords.points(score),
          ...(play.best === null ? {} : { note: arcadeWords.best(play.best) }),
        },
      ]}
      mattered={
        most === undefined
          ? arcadeWords.counting
          : most === null || at === undefined
            ? arcadeWords.noneMattered
            : arcadeWords.mattered(
                `In ${words.month(at.month).toLowerCase()} (${asked(at).ask.replace(/[.?]$/, '')})`,
                answerText(run.choices[most.at] ?? '', at).label,
                answerText(most.other, at).label,
                most.worth,
              )
      }
      lessons={ending.lessons}
      tools={[
        { to: pictureLink('/credit-score-simulator', { debts: cards }), ...ending.tools.simulator },
        { to: pictureLink('/smart-credit-card', { debts: cards }), ...ending.tools.card },
        ...(owed >= 1
          ? [
              {
                to: calculatorLink('credit-card-payoff', {
                  cards: cards
                    .filter(({ balance }) => balance >= 1)
                    .map(({ name, balance, apr }) => ({ name, balance, apr })),
                }),
                label: ending.tools.payoff.label,
                why: ending.tools.payoff.why(owed),
              },
            ]
          : []),
      ]}
      play={play}
    >
      <div className="mt-6">
        <BarList file={file} />
      </div>
    </Debrief>
  )
}
