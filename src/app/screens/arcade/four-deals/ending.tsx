import { dollars, dollarsAndCents } from '#calculators/kit/format.ts'
import { type Contract, costOf, extrasPrice } from '#teaching/games/four-deals/cost.ts'
import { down, owed, rates, term } from '#teaching/games/four-deals/design.ts'
import {
  bestOf,
  contractOf,
  type Desk,
  fourDeals,
  overBest,
  rebateOf,
  tradeOf,
} from '#teaching/games/four-deals/game.ts'
import { replayedWith } from '#teaching/games/kit/game.ts'
import type { NoSetup } from '#teaching/games/kit/no-setup.ts'
import { calculatorLink } from '../../picture/calculator-link.ts'
import { Debrief } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { useMattered } from '../use-mattered.ts'
import { arcadeWords } from '../words.ts'
import { choiceWords, lessons, tools, words } from './words.ts'

/** A contract in the auto loan calculator. With the 0% loan the rebate stays in sight, so that both can be compared. */
const linkOf = (contract: Contract): string =>
  calculatorLink('auto-loan', {
    price: contract.price,
    down,
    tradeIn: contract.trade,
    owed,
    rate: (contract.lender === 'zero' ? rates.bank : contract.rate) / 100,
    term: contract.months,
    rebate: contract.rebate,
    lowRate: 0,
    lowTerm: term,
    deal: contract.lender === 'zero' ? 'low-rate' : 'rebate',
    dealerFee: 0,
    registration: 0,
    addOns: extrasPrice(contract.extras),
    ownTax: 0,
  })

/** The contract is signed: its cost over five years beside the best one possible, what mattered most, and both in the real tool. */
export function Ending({ play }: { readonly play: GameRun<NoSetup, Desk> }) {
  const { state: desk, run } = play
  const mine = contractOf(desk)
  const best = bestOf(run.seed)
  const cost = costOf(mine)
  const bestCost = costOf(best)
  const over = overBest(desk)
  const most = useMattered(fourDeals, play)
  const instead = most && overBest(replayedWith(fourDeals, run, most.at, most.other).end)
  const mineRows = words.rows(mine, cost)
  const bestRows = words.rows(best, bestCost)
  return (
    <Debrief
      said={words.ending(over, fourDeals.score(desk))}
      figures={[
        { label: words.figures.total, value: dollars(cost.total) },
        { label: words.figures.over, value: dollars(over) },
        { label: words.figures.payment, value: dollarsAndCents(cost.payment) },
        { label: words.figures.borrowed, value: dollars(cost.borrowed) },
      ]}
      mattered={
        most === undefined
          ? arcadeWords.counting
          : most && typeof instead === 'number'
            ? words.mattered(choiceWords(most.chosen), choiceWords(most.other), over - instead)
            : arcadeWords.noneMattered
      }
      lessons={[
        { slug: 'car-deal', title: lessons.deal },
        { slug: 'car-true-cost', title: lessons.cost },
        { slug: 'compare-loans', title: lessons.loans },
      ]}
      tools={[{ to: linkOf(mine), ...tools.yours }, ...(over < 0.5 ? [] : [{ to: linkOf(best), ...tools.best }])]}
      play={play}
    >
      <section className="mt-6" aria-label={words.contracts}>
        <h3 className="text-lg">{words.contracts}</h3>
        <table className="mt-2 w-full max-w-[44rem] text-sm">
          <thead className="text-left">
            <tr>
              <td />
              <th scope="col" className="py-2 pr-3">
                {words.yours}
              </th>
              <th scope="col" className="py-2">
                {words.best}
              </th>
            </tr>
          </thead>
          <tbody>
            {mineRows.map(([label, value], i) => (
              <tr key={label} className="border-line border-t align-top">
                <th scope="row" className="py-2 pr-3 text-left font-normal text-ink-2">
                  {label}
                </th>
                <td className="py-2 pr-3">{value}</td>
                <td className="py-2">{bestRows[i]?.[1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section className="mt-6" aria-label={words.hidden}>
        <h3 className="text-lg">{words.hidden}</h3>
        <ul className="mt-2 grid max-w-[70ch] list-disc gap-1 pl-5">
          {words.hiddenLines(tradeOf(run.seed), rebateOf(run.seed)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
    </Debrief>
  )
}
