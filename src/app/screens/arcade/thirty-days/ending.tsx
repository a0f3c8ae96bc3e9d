import { dollars } from '#calculators/kit/format.ts'
import type { NoSetup } from '#teaching/games/kit/no-setup.ts'
import { deck } from '#teaching/games/thirty-days/deck.ts'
import { bills, paycheck } from '#teaching/games/thirty-days/design.ts'
import { scoreOf, thirtyDays } from '#teaching/games/thirty-days/game.ts'
import { type Month, standing } from '#teaching/games/thirty-days/month.ts'
import { calculatorLink } from '../../picture/calculator-link.ts'
import { Debrief } from '../../play/debrief.tsx'
import type { GameRun } from '../../play/use-run.ts'
import { useMattered } from '../use-mattered.ts'
import { arcadeWords } from '../words.ts'
import { answerText, askText, ending, endText } from './words.ts'

const itemOf = {
  rent: 'essential_rent-home-emi',
  phone: 'utilities_phone',
  car: 'transportation_car-payment',
  power: 'utilities_electricity',
  insurance: 'insurance_auto',
  internet: 'utilities_internet',
} as const
const needs = new Set(deck.flatMap((card) => (card.kind === 'daily' && card.need ? [card.label] : [])))
const notLiving = new Set<string>([
  ...bills.map(({ label }) => label),
  'Card payment',
  'Set aside for your goal',
  'Late fee',
])
/** What was spent beside the bills, dollars: all of it, and the part for things that cannot be skipped. */
function livingOf(month: Month): { readonly all: number; readonly needs: number } {
  const spent = month.log.filter(({ label, way }) => (way === 'cash' || way === 'card') && !notLiving.has(label))
  const sum = (list: typeof spent) => list.reduce((total, { amount }) => total + amount, 0)
  return { all: Math.round(sum(spent)), needs: Math.round(sum(spent.filter(({ label }) => needs.has(label)))) }
}

/** The end of the month: its money, the day it was closest, what mattered, and the real tools with its numbers. */
export function Ending({ play }: { readonly play: GameRun<NoSetup, Month> }) {
  const { state: month, states, run } = play
  const score = scoreOf(month)
  const most = useMattered(thirtyDays, play)
  const short = Math.max(0, -Math.round(month.strain.cash))
  const fixed = Object.fromEntries(bills.map(({ key, amount }) => [itemOf[key], amount]))
  const living = livingOf(month)
  const essentials = bills.reduce((sum, { amount }) => sum + amount, 0) + living.needs
  const at = most ? states[most.at] : undefined
  return (
    <Debrief
      said={endText(month, score)}
      figures={[
        { label: ending.money, value: dollars(standing(month)), note: ending.moneyNote },
        { label: ending.interest, value: ending.interestText(month.interest) },
        { label: ending.lowest, value: dollars(month.lowest.cash), note: ending.lowestNote(month.lowest.day) },
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
                `On day ${at.day} (${askText(at).ask.replace(/[.?]$/, '')})`,
                answerText(run.choices[most.at] ?? '', at).label,
                answerText(most.other, at).label,
                most.worth,
              )
      }
      lessons={ending.lessons}
      tools={[
        {
          to: calculatorLink('budget-planner', {
            income: [{ name: 'Pay', amount: paycheck, frequency: 'semimonthly' }],
            ...fixed,
            food_groceries: 0,
            miscellaneous_other: living.all,
          }),
          ...ending.tools.budget,
        },
        {
          to: calculatorLink('emergency-fund', { total: essentials, savings: month.goal + month.cash }),
          label: ending.tools.cushion.label,
          why: ending.tools.cushion.why(short),
        },
      ]}
      play={play}
    >
      <section className="mt-6">
        <h3 className="text-lg">{ending.cushionTitle}</h3>
        <p className="mt-1 max-w-[68ch]">{ending.cushion(short, month.strain.day)}</p>
      </section>
    </Debrief>
  )
}
