import { citation } from '#calculators/kit/presentation.ts'
import { historySources } from '#facts/sources/history.ts'
import { investingSources } from '#facts/sources/investing.ts'
import { marketSources } from '#facts/sources/markets.ts'
import { checks } from '#teaching/market/checks.ts'
import { fits } from '#teaching/market/guess.ts'
import { guesses } from '#teaching/market/guesses.ts'
import { useStored } from '../../state/use-stored.ts'
import { SourceList } from '../../ui/source-list.tsx'
import { Part } from '../device/screen-head.tsx'
import { Fold } from '../picture/working-fold.tsx'
import { CheckCard } from './check-card.tsx'
import { guessText, truthOf } from './said.ts'
import { marketGuesses } from './saved.ts'
import { words } from './words.ts'

const citations = [
  citation(marketSources, 'shiller-monthly', 'stocks, dividends and prices by month'),
  citation(marketSources, 'damodaran-returns', 'calendar years of stocks and bonds'),
  citation(historySources, 'yardeni-cycles', 'bear markets by day'),
  citation(historySources, 'ned-davis-bears', 'bear markets counted one by one'),
  citation(historySources, 'dow-history', 'the worst days'),
  citation(historySources, 'nber-cycles', 'recessions'),
  citation(marketSources, 'world-bank-gold', 'gold'),
  citation(marketSources, 'pmms-monthly', 'mortgage rates'),
  citation(marketSources, 'case-shiller-national', 'home prices'),
  citation(investingSources, 'kahneman-tversky', 'that losses weigh more than gains'),
]

/** The checks, one's own guesses in a table, how it was counted, and the sources. */
export function Below() {
  const [{ guesses: held, checks: answers }, set] = useStored(marketGuesses)
  const rows = guesses.flatMap((guess) => {
    const mine = held[guess.slug]
    return fits(guess, mine) ? [[guess.title, guessText(guess, mine), guessText(guess, truthOf(guess))] as const] : []
  })
  return (
    <>
      <Part title={words.checks} note={words.checksNote}>
        <div className="grid gap-2.5">
          {checks.map((check) => (
            <CheckCard key={check.slug} check={check} />
          ))}
        </div>
      </Part>
      {rows.length > 0 ? (
        <Part title={words.mine} isRegion>
          <ul className="card grid divide-y divide-line px-5">
            {rows.map(([title, mine, truth]) => (
              <li key={title} className="grid gap-x-6 py-2.5 sm:grid-cols-[2fr_2fr_2fr]">
                <b className="font-semibold">{title}</b>
                <span className="text-sm">
                  <span className="text-ink-2">{words.yours}:</span> {mine}
                </span>
                <span className="text-sm">
                  <span className="text-ink-2">{words.record}:</span> {truth}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {rows.length > 0 || Object.keys(answers).length > 0 ? (
        <p className="no-print mt-4">
          <button type="button" className="button" onClick={() => set(marketGuesses.initial)}>
            {words.clear}
          </button>
        </p>
      ) : null}
      <section className="mt-8 border-line border-b">
        <Fold title={words.limits}>
          <ul className="list-disc space-y-1 ps-5">
            {words.limitItems.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Fold>
        <Fold title={words.sources}>
          <SourceList sources={citations} />
        </Fold>
      </section>
    </>
  )
}
