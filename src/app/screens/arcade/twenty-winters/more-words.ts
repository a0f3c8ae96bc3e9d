/** Rules and the class sheet of Twenty Winters. */
import { dollars, percentText } from '#calculators/kit/format.ts'
import {
  changeChance,
  companyCost,
  companyRuin,
  companySwing,
  heldBonus,
  moveStep,
  PLAYERS,
  startMoney,
  YEARS,
  yearlyMoney,
} from '#teaching/games/twenty-winters/design.ts'
import { record } from '#teaching/games/twenty-winters/market.precomputed.ts'
import { lastStart, starts } from '#teaching/games/twenty-winters/winters.ts'
import type { ClassPack } from '../../play/class-sheet.tsx'

const percent = (share: number) => percentText(share * 100)
export const rules: readonly { readonly title: string; readonly items: readonly string[] }[] = [
  {
    title: 'Money',
    items: [
      `You begin with ${dollars(startMoney)} in savings. ${dollars(yearlyMoney)} comes before each later year, split as your jars are then.`,
      'Everything is in dollars of the same worth: inflation is already taken out. There are no taxes and no fund fees.',
      `One step moves ${percent(moveStep)} of your money. Moving in or out of the single company costs ${percent(companyCost)} of what moves.`,
    ],
  },
  {
    title: 'The years',
    items: [
      `A stretch of ${YEARS} real years that began in ${record.firstYear} to ${lastStart}. Each of the ${starts} starts is as likely. The code decides.`,
      'Savings: 3-month Treasury bills. Bonds: 10-year Treasury bonds. Stock index: large US stocks with dividends. Gold: its price. Home prices: their change, without rent or costs.',
      `One company: the index’s year, plus a swing of its own with a standard deviation of ${percent(companySwing)}. In each year there’s a ${percent(companyRuin)} chance that it goes under. These are design values, not history.`,
      'The news is of the year before, and never names a date.',
    ],
  },
  {
    title: 'Score',
    items: [
      `How many of 100 players of chance you beat. ${PLAYERS} of them play the same years: each draws a mix, and in each year changes it with a chance of ${percent(changeChance)}.`,
      `Plus ${heldBonus} if you held stocks and never took money out of the index right after a year in which it fell by more than 20%.`,
    ],
  },
  {
    title: 'Fair to say',
    items: [
      `${starts} starts overlap, and all are from the United States. Past returns don’t promise future ones, and you can lose money.`,
    ],
  },
]

export const classPack: ClassPack = {
  goal: 'Grow money through twenty real years without knowing which they are. Everyone with the same code lives through the same years.',
  minutes: '8 minutes',
  standards: ['Investing'],
  before: [
    {
      ask: 'Which jar do you expect to win over twenty years? Which to swing most?',
      answer: 'Own answer. Compare it with the chart at the end.',
    },
    { ask: 'What is a stock index?', answer: 'A basket of many companies’ stocks, measured together.' },
    {
      ask: 'Why can one company lose everything when an index hardly can?',
      answer: 'One company can fail. All of them failing at once is far less likely.',
    },
    { ask: 'What does “after inflation” mean?', answer: 'Counted in dollars that buy the same amount.' },
    { ask: 'What would you do after stocks fall by a third?', answer: 'Own answer. Compare it with what you did.' },
    { ask: 'What is rebalancing?', answer: 'Putting a mix back to the shares you chose.' },
  ],
  after: [
    { ask: 'Which real years did you play?', answer: 'See “The years you lived” in the result.' },
    { ask: 'Did you end above or below “all in the index”? Why?', answer: 'See the chart. Own answer.' },
    {
      ask: 'Did you sell stocks after a fall? What came next?',
      answer: 'Own answer. Look at the year after in the chart.',
    },
    {
      ask: 'What did the single company do for those who held it?',
      answer: 'It varies by code. Compare results in class.',
    },
    { ask: 'Which year’s moves mattered most, in dollars?', answer: 'See “The choice that mattered most”.' },
    {
      ask: 'Why is one stretch of twenty years no proof?',
      answer: 'It’s one country and one stretch. Other starts ended far apart.',
    },
  ],
}
