/** What Twenty Winters says while it’s played, and at its end. */
import { dollars, listText, percentText } from '#calculators/kit/format.ts'
import {
  companyCost,
  heldBonus,
  type Jar,
  type MixKey,
  moveStep,
  PLAYERS,
  startMoney,
  YEARS,
  yearlyMoney,
} from '#teaching/games/twenty-winters/design.ts'
import { scoreOf, type Winters } from '#teaching/games/twenty-winters/game.ts'
import type { News } from '#teaching/games/twenty-winters/market.precomputed.ts'
import type { YearMattered } from '#teaching/games/twenty-winters/mattered.ts'
import { newsBefore, starts, total } from '#teaching/games/twenty-winters/winters.ts'

export const percent = (share: number) => `${Math.round(share * 100) > 0 ? '+' : ''}${percentText(share * 100, 0)}`
const step = percentText(moveStep * 100)

export const words = {
  title: 'Twenty Winters',
  lead: `Twenty real years of markets with the dates hidden. ${dollars(startMoney)} to begin with, ${dollars(yearlyMoney)} more each year. About 8 minutes.`,
  unit: 'Year',
  worth: 'Your money',
  putIn: 'You put in',
  costs: 'Cost of moves',
  stocksLast: 'Stocks last year',
  news: 'The news',
  jars: 'Your six jars',
  jarsNote: `+ takes ${step} of your money from savings, − puts ${step} back. All amounts are after inflation.`,
  jar: 'Jar',
  amount: 'Amount',
  lastYear: 'Last year',
  share: (share: number) => percentText(share * 100, 0),
  more: (jar: string) => `Put more into ${jar}`,
  less: (jar: string) => `Take some out of ${jar}`,
  ask: (year: number) => (year === 0 ? 'Where does your money go?' : 'What do you do now?'),
  hint: 'Move money if you like, then let the year pass.',
  go: (year: number) => (year + 1 === YEARS ? 'Let the last year pass' : 'Let the year pass'),
  quick: 'Move everything at once',
  ruined: 'The company went under. What was in it is lost, and next year there’s another company.',
  over: 'Twenty years are over.',
  ending: 'The result',
} as const

export const jarNames: Readonly<Record<Jar, string>> = {
  bills: 'Savings',
  bonds: '10-year bonds',
  stocks: 'Stock index',
  company: 'One company',
  gold: 'Gold',
  homes: 'Home prices',
}
export const mixNames: Readonly<Record<MixKey, { readonly label: string; readonly note?: string }>> = {
  savings: { label: 'All in savings' },
  sixty: { label: '60% stocks, 40% bonds' },
  stocks: { label: 'All in the stock index' },
  even: { label: 'A sixth in each jar', note: `One company costs ${percentText(companyCost * 100)} of what moves` },
}

const said: Readonly<Record<News, (size: number) => string>> = {
  crash: () => 'A sudden plunge in share prices makes the front pages.',
  war: () => 'War fills the front pages.',
  'soaring-prices': (size) => `Prices in the stores are up ${size}% in a year.`,
  'falling-prices': (size) => `Prices are falling: ${size}% lower than a year ago.`,
  recession: () => 'The economy is shrinking, and employers let people go.',
  boom: (size) => `Stocks gained ${size}% in a year.`,
  slump: (size) => `Stocks lost ${size}% in a year.`,
  policy: () => 'New rules change how money works.',
  event: () => 'Something nobody planned for makes the front pages.',
  quiet: (size) =>
    size > 0 ? `No big headline. Prices rose ${size}% in a year.` : 'No big headline. Prices hardly moved.',
}
export function headline({ start, year }: Pick<Winters, 'start' | 'year'>): string {
  const [kind, size] = newsBefore(start, year)
  return said[kind](size)
}

export function moveText(choice: string): string {
  const [how, what] = choice.split(':')
  if (how === 'mix') return mixNames[what as MixKey].label.toLowerCase()
  return how === 'up'
    ? `more into ${jarNames[what as Jar].toLowerCase()}`
    : `out of ${jarNames[what as Jar].toLowerCase()}`
}
export function narration(state: Winters): string {
  const worth = `Your money is ${dollars(total(state.money))}.`
  if (state.year >= YEARS) return `${words.over} ${worth}`
  const last = state.books.at(-1)
  const before = last === undefined ? '' : ` Stocks last year: ${percent(last.returns.stocks)}.`
  return `Year ${state.year + 1} of ${YEARS}. ${worth}${before} ${headline(state)}`
}

export const ending = {
  said: (state: Winters) => {
    const { rank, bonus } = scoreOf(state)
    const kept =
      bonus > 0
        ? `You held stocks and never sold them after a big fall: +${heldBonus}.`
        : state.panics.length > 0
          ? 'You sold stocks after a big fall, so there’s no bonus.'
          : 'You never held stocks, so there’s no bonus for holding on.'
    return `You put in ${dollars(state.putIn)} and ended with ${dollars(total(state.money))}. That beats ${rank} of 100 players of chance. ${kept}`
  },
  years: (start: number) => `The years were ${start} to ${start + YEARS - 1}`,
  chartTitle: 'Your money beside three plain plans',
  chartLead: (players: number) =>
    `After inflation. Of ${players} players who chose by chance, you can see your place above.`,
  summary: (parts: readonly string[]) => `At the end: ${listText(parts)}.`,
  you: 'You',
  index: 'All in the index',
  sixty: '60/40, put back each year',
  savings: 'All in savings',
  year: 'Year',
  figures: {
    end: 'You ended with',
    rank: 'Better than',
    rankNote: `of ${PLAYERS} players of chance`,
    bonus: 'Bonus for holding on',
  },
  yearsTitle: 'The years you lived',
  best: 'Best year for stocks',
  worst: 'Worst year for stocks',
  fair: `There are ${starts} possible starts, and they overlap. They’re all from one country, whose markets did well. Other places and times did worse.`,
  mattered: ({ year, moves, dollars: by }: YearMattered, real: number) =>
    `In year ${year + 1}, which was ${real}, you moved: ${listText([...new Set(moves.map(moveText))])}. Without that you’d have ended ${dollars(Math.abs(by))} ${by >= 0 ? 'lower' : 'higher'}.`,
  noMoves: 'You never moved anything, so your money stayed in savings for twenty years.',
  counting: 'Playing your game again with each year’s moves left out…',
  tools: {
    dca: {
      label: 'Dollar-Cost Averaging',
      why: (start: number) => `Monthly investing from January ${start}, on the same record.`,
    },
    history: { label: 'Historical Chart', why: 'The same years, month by month.' },
    rules: { label: 'Investment Rules', why: 'Rules of thumb tried on the same record.' },
  },
  lessons: [
    { slug: 'crash-plan', title: 'What will I do when the market falls by a third?' },
    { slug: 'risk-and-time', title: 'How long do I need to stay in stocks?' },
  ],
} as const
