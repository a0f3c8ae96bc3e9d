import { dollars } from '#calculators/kit/format.ts'
import { replayedWith } from '#teaching/games/kit/game.ts'
import type { NoSetup } from '#teaching/games/kit/no-setup.ts'
import { published } from '#teaching/games/storm-jar/basis.precomputed.ts'
import { type Covers, isCovered, perils, rules } from '#teaching/games/storm-jar/design.ts'
import { coversOf, dryYears, type Jar, stormJar } from '#teaching/games/storm-jar/game.ts'
import { shownSets } from '#teaching/games/storm-jar/risk.ts'
import { risks } from '#teaching/games/storm-jar/risks.precomputed.ts'
import { Bar } from '../../device/screen-head.tsx'
import { calculatorLink, pictureLink } from '../../picture/calculator-link.ts'
import { Debrief } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { useMattered } from '../use-mattered.ts'
import { arcadeWords } from '../words.ts'
import { lessons, perilWords, setWords, tools, words } from './words.ts'

/** The set chosen in most years; of equals the later one. */
function favorite({ books }: Jar): Covers {
  const counts = new Map<Covers, number>()
  for (const { covers } of books) counts.set(covers, (counts.get(covers) ?? 0) + 1)
  return [...counts].reduce((best, one) => (one[1] >= best[1] ? one : best))[0]
}

/** The policies of the set kept most, as the game sells them, beside what is in the jar. */
function hubOf({ cushion }: Jar, covers: Covers): string {
  return pictureLink('/insurance-hub', {
    accounts: [{ name: words.jarName, kind: 'savings', balance: Math.max(0, Math.round(cushion)) }],
    policies: [
      // A basic health plan is there from the start; the fuller one lowers what you pay.
      ...(isCovered(covers, 'hospital')
        ? []
        : [{ name: words.basicPlan, kind: 'health', outOfPocketMost: healthLimit }]),
      ...perils
        .filter((peril) => isCovered(covers, peril))
        .map((peril) => ({
          name: perilWords[peril].cover,
          kind: policyOf[peril],
          [peril === 'hospital' ? 'outOfPocketMost' : 'deductible']: rules[peril].yours,
          premium: rules[peril].price,
          premiumEvery: 'year',
        })),
    ],
  })
}
const { healthLimit } = published
const policyOf = { home: 'home', car: 'auto', hospital: 'health', phone: 'other' } as const

/** Ten years later: dollars, the year that mattered most, and what each set of covers costs against how often it ends in debt. */
export function Ending({ play }: { readonly play: GameRun<NoSetup, Jar> }) {
  const { state: jar, run } = play
  const most = useMattered(stormJar, play)
  const replay = most && replayedWith(stormJar, run, most.at, most.other).end
  const sum = (of: (book: Jar['books'][number]) => number) => jar.books.reduce((all, book) => all + of(book), 0)
  const mine = favorite(jar)
  const rows = [...shownSets, ...(shownSets.includes(mine) ? [] : [mine])].flatMap((covers) =>
    risks.filter((risk) => risk.covers === covers),
  )
  return (
    <Debrief
      said={words.ending(jar)}
      figures={[
        { label: words.figures.dry, value: String(dryYears(jar)) },
        { label: words.figures.end, value: dollars(jar.cushion) },
        { label: words.figures.prices, value: dollars(sum(({ price }) => price)) },
        {
          label: words.figures.losses,
          value: dollars(sum(({ hits }) => hits.reduce((all, { yours }) => all + yours, 0))),
        },
      ]}
      mattered={
        most === undefined
          ? arcadeWords.counting
          : most && replay
            ? words.matteredCoverage(
                most.at + 1,
                setWords(coversOf(most.chosen)),
                setWords(coversOf(most.other)),
                replay.cushion - jar.cushion,
                -most.worth,
              )
            : arcadeWords.noneMattered
      }
      lessons={[
        { slug: 'insurance-logic', title: lessons.logic },
        { slug: 'auto-home-renters', title: lessons.home },
        { slug: 'emergency-fund', title: lessons.fund },
      ]}
      tools={[
        { to: '/insurance-guide', ...tools.guide },
        { to: hubOf(jar, mine), ...tools.hub },
        {
          to: calculatorLink('emergency-fund', { savings: Math.max(0, jar.cushion) }),
          label: tools.fund.label,
          why: tools.fund.why(jar.cushion),
        },
      ]}
      play={play}
    >
      <section className="mt-6" aria-label={words.chart}>
        <h3 className="text-lg">{words.chart}</h3>
        <p className="mt-1 max-w-[68ch] text-ink-2 text-sm">{words.chartNote}</p>
        <table className="mt-3 w-full max-w-[44rem] text-sm">
          <thead className="text-left">
            <tr>
              <th scope="col" className="py-2 pr-3">
                {words.columns.set}
              </th>
              <th scope="col" className="py-2 pr-3 text-right">
                {words.columns.cost}
              </th>
              <th scope="col" className="py-2">
                {words.columns.debt}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ covers, cost, debt }) => (
              <tr key={covers} className="border-line border-t">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {setWords(covers)}
                  {covers === mine ? <b className="block text-green">{words.most}</b> : null}
                </th>
                <td className="py-2 pr-3 text-right">{dollars(cost)}</td>
                <td className="py-2">
                  {words.percent(debt)}
                  <Bar share={debt} label={words.debtLabel(debt)} tone="copper" />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Debrief>
  )
}
