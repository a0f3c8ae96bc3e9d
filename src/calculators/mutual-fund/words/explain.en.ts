/** What charts and tables say. */
import type { Say } from '../../kit/say.ts'

const afterTaxText = (afterTax: boolean) => (afterTax ? ', after tax' : '')
interface Named {
  readonly name: string
  readonly amount: number
}
const amounts = (list: readonly Named[], say: Say) =>
  list.map(({ name, amount }) => `${name} ${say.money(amount)}`).join('; ')

export const costChart = {
  title: 'What each fund costs you by the end',
  lead: 'Each cost plus what it would have earned.',
  summary: ({ costs }: { costs: readonly Named[] }, say: Say) => `Costs and taxes: ${amounts(costs, say)}.`,
  note: 'Future dollars. Every fund gets the same money and earns the same before costs.',
  fund: 'Fund',
  all: 'All costs and taxes',
  parts: { load: 'Loads', distribution: '12b-1 fee', expense: 'Expense ratio', tax: 'Taxes' },
}

const gapText = (gap: number, say: Say) =>
  Math.abs(gap) < 0.5 ? 'the same' : `${say.money(Math.abs(gap))} ${gap > 0 ? 'more' : 'less'}`
export const aheadChart = {
  title: ({ first }: { first: string }) => `Other funds compared with “${first}”`,
  lead: 'By the year you sell. Above the line, a fund leaves you more. A load hurts right away, a high expense ratio later.',
  summary: ({ years, afterTax, gaps }: { years: number; afterTax: boolean; gaps: readonly Named[] }, say: Say) =>
    `Sold after ${say.years(years)}${afterTaxText(afterTax)}: ${gaps.map(({ name, amount }) => `“${name}” leaves you ${gapText(amount, say)}`).join('; ')}.`,
  note: ({ afterTax }: { afterTax: boolean }) => `Future dollars${afterTaxText(afterTax)}, after back-end loads.`,
  x: 'Year you sell',
  even: ({ first }: { first: string }) => `Same as ${first}`,
}

export const kindChart = {
  title: ({ first }: { first: string }) => `Where the money goes: ${first}`,
  lead: 'Each step is a cost plus what it would have earned by the end.',
  summary: ({ from, to, costs }: { from: number; to: number; costs: readonly Named[] }, say: Say) =>
    `From ${say.money(from)} without costs to ${say.money(to)}: ${amounts(costs, say)}.`,
  note: 'Future dollars.',
  from: 'Without costs or taxes',
  to: 'You’d keep',
}

export const tableWords = {
  byYear: {
    title: 'If you sell at the end of the year',
    lead: ({ afterTax }: { afterTax: boolean }) =>
      `What each fund would leave you${afterTaxText(afterTax)} and after back-end loads. Future dollars.`,
    year: 'Year',
    paidIn: 'You put in',
  },
  yourCosts: {
    title: ({ first }: { first: string }) => `Costs by year: ${first}`,
    lead: 'Taken during the year. The back-end load is what selling at the end of that year would cost. Future dollars.',
    year: 'Year',
    total: 'Total costs',
    deferred: 'Back-end load if sold',
    value: 'Value before selling',
  },
  prospectus: {
    title: 'Check it against the prospectus',
    lead: 'The cost on $10,000 at 5% a year if you sell, as every prospectus prints it. Fee waivers make the printed figures lower.',
    fund: 'Fund',
  },
}
