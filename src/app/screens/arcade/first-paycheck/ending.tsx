import { dollars } from '#calculators/kit/format.ts'
import { match, periods } from '#teaching/games/first-paycheck/design.ts'
import {
  aprilOf,
  checkOf,
  depositsOf,
  firstPaycheck,
  type Job,
  matchOf,
  planOf,
  pointsOf,
  wageOf,
} from '#teaching/games/first-paycheck/game.ts'
import type { NoSetup } from '#teaching/games/kit/no-setup.ts'
import { calculatorLink } from '../../picture/calculator-link.ts'
import { Debrief } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { useMattered } from '../use-mattered.ts'
import { arcadeWords } from '../words.ts'
import { answerText, lessons, reasonOf, tools, words } from './words.ts'

/** Five answers later: a year in dollars, the answer that mattered most, and each with its reason. */
export function Ending({ play }: { readonly play: GameRun<NoSetup, Job> }) {
  const { state: job } = play
  const { seed, answers } = job
  const check = checkOf(seed)
  const share = planOf(job)
  const most = useMattered(firstPaycheck, play)
  return (
    <Debrief
      said={words.ending(job, firstPaycheck.score(job))}
      figures={[
        { label: words.figures.lands, value: dollars(depositsOf(job)) },
        { label: words.figures.plan, value: dollars((check.gross * periods * share) / 100) },
        { label: words.figures.match, value: dollars(matchOf(check, share)) },
        { label: words.figures.april, value: words.april(aprilOf(check, answers)) },
      ]}
      mattered={
        most === undefined
          ? arcadeWords.counting
          : most
            ? arcadeWords.mattered(
                `At question ${most.at + 1}`,
                answerText(seed, most.chosen).label,
                answerText(seed, most.other).label,
                most.worth,
              )
            : arcadeWords.noneMattered
      }
      lessons={[
        { slug: 'take-home-pay', title: lessons.pay },
        { slug: 'w4-and-filing', title: lessons.w4 },
        { slug: '401k-match', title: lessons.match },
      ]}
      tools={[
        {
          to: calculatorLink('payroll-tax', {
            pay: wageOf(seed),
            unit: 'hour',
            hours: 40,
            frequency: 'biweekly',
            status: 'single',
            state: 'US',
            planPercent: share,
          }),
          ...tools.pay,
        },
        {
          to: calculatorLink('401k', { pay: check.gross * periods, contribute: share === 0 ? match.upTo : share }),
          ...tools.plan,
        },
      ]}
      play={play}
    >
      <section className="mt-6" aria-label={words.answers}>
        <h3 className="text-lg">{words.answers}</h3>
        <ol className="mt-2 grid max-w-[70ch] list-decimal gap-2 pl-5">
          {answers.map((answer) => (
            <li key={answer}>
              <b>{words.yours(answerText(seed, answer).label, pointsOf(seed, answer))}.</b> {reasonOf(seed, answer)}
            </li>
          ))}
        </ol>
      </section>
    </Debrief>
  )
}
