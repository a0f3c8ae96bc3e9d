import { dollars, plain } from '#calculators/kit/format.ts'
import { bestOf, type Hunt, monthlyOf, moveInOf, resultOf } from '#teaching/games/apartment-hunt/game.ts'
import { type Listing, listingOf } from '#teaching/games/apartment-hunt/listings.ts'
import type { NoSetup } from '#teaching/games/kit/no-setup.ts'
import { calculatorLink } from '../../picture/calculator-link.ts'
import { Debrief } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { lessons, tools, words } from './words.ts'

/** What living there costs a month, by the items of the budget. */
const homeCosts = ({ rent, utilities, parking, commute }: Listing) => ({
  'essential_rent-home-emi': rent,
  utilities_electricity: utilities,
  'transportation_parking-tolls': parking,
  transportation_transit: commute,
})

/** The lease is signed: what the year costs, the better choice with the same ads, and all six compared. */
export function Ending({ play }: { readonly play: GameRun<NoSetup, Hunt> }) {
  const { state: hunt } = play
  const signed = hunt.signed ?? hunt.ads[0] ?? ''
  const mine = resultOf(hunt, signed)
  const best = bestOf(hunt)
  const rows = hunt.ads
    .map((id) => ({ listing: listingOf(id), result: resultOf(hunt, id) }))
    .toSorted((a, b) => b.result.points - a.result.points)
  const month = monthlyOf(mine.lives)
  return (
    <Debrief
      said={words.ending(mine)}
      figures={[
        { label: words.figures.year, value: dollars(mine.year) },
        { label: words.figures.month, value: dollars(month) },
        { label: words.figures.moveIn, value: dollars(moveInOf(mine.lives)) },
        { label: words.figures.unmet, value: String(mine.missing.length) },
      ]}
      mattered={
        best.points === mine.points
          ? words.bestAlready
          : words.mattered(listingOf(signed).name, best.lives.name, mine.year - best.year, best.points - mine.points)
      }
      lessons={[
        { slug: 'spending-plan', title: lessons.plan },
        { slug: 'rent-or-buy', title: lessons.rent },
        { slug: 'scams', title: lessons.scams },
      ]}
      tools={[
        { to: calculatorLink('rent-vs-buy', { monthlyRent: mine.lives.rent }), ...tools.buy },
        {
          to: calculatorLink('budget-planner', homeCosts(mine.lives)),
          label: tools.budget.label,
          why: tools.budget.why(month),
        },
        { to: calculatorLink('emergency-fund', { housing: mine.lives.rent }), ...tools.fund },
      ]}
      play={play}
    >
      <section className="mt-6" aria-label={words.table}>
        <h3 className="text-lg">{words.table}</h3>
        <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{words.tableNote}</p>
        <table className="mt-2 w-full text-sm">
          <thead className="text-left">
            <tr>
              {Object.entries(words.columns).map(([key, column]) => (
                <th key={key} scope="col" className={`py-2 pr-3 ${key === 'month' ? 'hidden sm:table-cell' : ''}`}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ listing, result }) => (
              <tr key={listing.id} className="border-line border-t align-top">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {listing.name}
                  {listing.isScam ? <b className="block text-copper">{words.scam}</b> : null}
                  {listing.id === signed ? <b className="block text-green">{words.yours}</b> : null}
                </th>
                <td className="py-2 pr-3">{dollars(listing.rent)}</td>
                <td className="hidden py-2 pr-3 sm:table-cell">
                  {listing.isScam ? words.scam : dollars(monthlyOf(listing))}
                </td>
                <td className="py-2 pr-3">{dollars(result.year)}</td>
                <td className="py-2">{plain(result.points)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Debrief>
  )
}
