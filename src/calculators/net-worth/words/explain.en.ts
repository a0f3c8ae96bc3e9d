/** What explains the answer: charts, tables, what sources were used for. Findings and the arithmetic have files of their own. */
import type { Say } from '../../kit/say.ts'

interface Fall {
  readonly owned: number
  readonly worth: number
  readonly left: number
}
interface Ages {
  readonly median: number
  readonly mean: number
  readonly worth: number
}
export const chartWords = {
  fall: {
    title: 'From what you own to what’s left',
    lead: 'First we take off your debts, then the taxes and selling costs if you turned everything into cash.',
    summary: ({ owned, worth, left }: Fall, say: Say) =>
      `You own ${say.money(owned)}. That’s ${say.money(worth)} after debts and ${say.about(left)} after taxes and selling costs.`,
    summaryWhatIf: ({ owned, worth, left }: Fall, say: Say) =>
      `You’d own ${say.money(owned)}. That’s ${say.money(worth)} after debts and ${say.about(left)} after taxes and selling costs.`,
    note: 'Today’s values. Taxes use this year’s law, or your own rates.',
    noteWhatIf: 'Values include your changes. Taxes use this year’s law, or your own rates.',
    owned: 'What you own',
    worth: 'Net worth',
    onPretax: 'Tax on pre-tax accounts',
    onPretaxNote: 'when withdrawn',
    onGains: 'Tax on gains',
    onGainsNote: 'when sold',
    selling: 'Selling costs',
    sellingNote: 'real estate, cars',
    left: 'After taxes and selling',
  },
  ages: {
    title: 'Compared with households of each age',
    lead: 'Half of households have more than the median. A few very wealthy ones pull the average up.',
    summary: ({ median, mean, worth }: Ages, say: Say) =>
      `The median household your age had about ${say.money(median)} and the average was about ${say.money(mean)}. You have ${say.money(worth)}.`,
    summaryWhatIf: ({ median, mean, worth }: Ages, say: Say) =>
      `The median household your age had about ${say.money(median)} and the average was about ${say.money(mean)}. You’d have ${say.money(worth)}.`,
    summaryEmpty: ({ median, mean }: Ages, say: Say) =>
      `The median household your age had about ${say.money(median)} and the average was about ${say.money(mean)}.`,
    note: ({ survey, prices }: { survey: string; prices: string }, say: Say) =>
      `Survey of Consumer Finances ${survey}, in ${say.month(prices)} prices. Households, not individuals.`,
    x: 'Age',
    median: 'Median',
    mean: 'Average',
    you: 'You',
    age: 'Your age',
  },
}

export const tableWords = {
  allocation: {
    title: 'Where your money is',
    lead: '“Left” is what each part would leave after taxes and selling costs, before debts.',
    columns: {
      kind: 'Type',
      value: 'Value today',
      share: 'Share',
      taken: 'Taxes and selling',
      left: 'Left',
    },
    total: 'Total',
  },
  debts: {
    title: 'Your debts, highest rate first',
    columns: { name: 'Debt', kind: 'Type', balance: 'Balance', rate: 'Rate', interest: 'Yearly interest' },
  },
  owners: {
    title: 'By owner',
    lead: 'Owners are as you entered them, at today’s values. Your state’s law may see it differently.',
    columns: { owner: 'Owner', owned: 'Owns', owed: 'Owes', worth: 'Net worth' },
  },
  ages: {
    title: ({ survey }: { survey: string }) => `Households by age, ${survey}`,
    lead: 'Federal Reserve, Survey of Consumer Finances. Age of the household’s reference person.',
    age: 'Age',
    median: ({ survey }: { survey: string }) => `Median, ${survey} dollars`,
    medianNow: ({ prices }: { prices: string }, say: Say) => `Median, ${say.monthShort(prices)} prices`,
    mean: ({ survey }: { survey: string }) => `Average, ${survey} dollars`,
    meanNow: ({ prices }: { prices: string }, say: Say) => `Average, ${say.monthShort(prices)} prices`,
    between: ({ from, to }: { from: number; to: number }) => `${from} to ${to}`,
    under: ({ to }: { to: number }) => `Under ${to + 1}`,
    over: ({ from }: { from: number }) => `${from} and over`,
  },
}

export const sourceWords = {
  byAge: ({ survey }: { survey: string }) => `median and average net worth by age, ${survey} dollars`,
  percentiles: 'percentiles of all households',
  prices: ({ survey }: { survey: string }) => `prices since ${survey}`,
  brackets: 'federal tax brackets and standard deduction',
  homeSale: 'gain on a home that’s tax-free',
  spending: 'average household spending',
  card: 'credit card rate in the example',
  ours: 'selling costs, years of withdrawals, other income, percentile for your age (our defaults)',
}
