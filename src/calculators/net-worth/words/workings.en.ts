/** The arithmetic, printed. */
import type { Say } from '../../kit/say.ts'

interface Times {
  readonly withIt: number
  readonly without: number
  readonly all: number
}
export const workingWords = {
  sums: {
    title: 'Net worth',
    formula: 'net worth = what you own − what you owe',
    values: 'Real estate and cars count at what they’d sell for. Their loans count as debts.',
    liquid: ({ liquid, net }: { liquid: number; net: number }, say: Say) =>
      `Liquid net worth: ${say.money(liquid)} of liquid assets minus debts that no home or car secures = ${say.money(net)}. Cash and brokerage accounts count as liquid.`,
    ratio: ({ debts, assets, ratio }: { debts: number; assets: number; ratio: number }, say: Say) =>
      `Debt-to-asset ratio: ${say.money(debts)} ÷ ${say.money(assets)} = ${say.percent(ratio, 1)}.`,
  },
  left: {
    title: 'After taxes and selling',
    formula: 'left = net worth − tax on pre-tax accounts − tax on gains − selling costs',
    rates: (v: { pretaxRate: number; pretax: number; gainsRate: number; gain: number }, say: Say) =>
      `Your rates: ${say.percent(v.pretaxRate)} of ${say.money(v.pretax)}, and ${say.percent(v.gainsRate)} of the ${say.money(v.gain)} gain.`,
    pretax: (v: { held: number; years: number; perYear: number; other: number }, say: Say) =>
      `Pre-tax accounts: ${say.money(v.held)} ÷ ${v.years} = ${say.cents(v.perYear)} a year, on top of ${say.money(v.other)} of other income.`,
    gains: ({ gain }: { gain: number }, say: Say) =>
      `Gains of ${say.money(gain)} on what you can sell a little at a time, held over a year, are spread over the same years.`,
    soldWhole: ({ gain }: { gain: number }, say: Say) =>
      `Gains of ${say.money(gain)} in real estate and a business are taken in one of those years.`,
    times: ({ withIt, without, years, all }: Times & { years: number }, say: Say) =>
      `Tax on the full returns with it minus without it, times the years: (${say.cents(withIt)} − ${say.cents(without)}) × ${years} = ${say.cents(all)}.`,
    once: ({ withIt, without, all }: Times, say: Say) =>
      `Tax on the full returns with it minus without it: (${say.cents(withIt)} − ${say.cents(without)}) = ${say.cents(all)}.`,
    tax: ({ all }: { all: number }, say: Say) => `Tax: ${say.cents(all)}.`,
    years: ({ through }: { through: number }) =>
      `Every year uses this year’s law, without the deduction for people 65 and over that ends after ${through}. Withdrawals start at 60, or at your age if higher, so there’s no early-withdrawal penalty.`,
    growth: 'Growth until then is left out on both sides.',
    selling: ({ home, car }: { home: number; car: number }, say: Say) =>
      `Selling: ${say.percent(home)} of real estate and ${say.percent(car)} of cars. A gain on real estate is what’s left after that, minus what you paid.`,
    freeGain: ({ free }: { free: number }, say: Say) =>
      `Of a home’s gain, ${say.money(free)} is tax-free if you lived there two of the last five years (IRC 121).`,
    roth: 'Roth money, and HSA money used for health costs, is free of federal tax.',
  },
  place: {
    title: 'Percentile',
    prices: ({
      survey,
      newest,
      average,
      factor,
    }: {
      survey: string
      newest: number
      average: number
      factor: string
    }) => `${survey} dollars × ${newest} ÷ ${average} = × ${factor} (consumer prices)`,
    points: (v: { low: number; lowDollars: number; high: number; highDollars: number }, say: Say) =>
      `${v.low} of 100 had less than ${say.cents(v.lowDollars)}, ${v.high} less than ${say.cents(v.highDollars)}`,
    along: 't = ln(you ÷ lower amount) ÷ ln(upper amount ÷ lower amount)',
    share: 'share with more = lower share × (upper share ÷ lower share)^t',
    result: ({ more, percentile }: { more: number; percentile: number }, say: Say) =>
      `= ${say.number(more, 1)}%, so percentile ${say.number(percentile, 1)} of all households`,
    above: ({ percentile }: { percentile: number }) => `above the highest published point (percentile ${percentile})`,
    below: ({ percentile }: { percentile: number }) => `below the lowest published point (percentile ${percentile})`,
    between: ({ survey }: { survey: string }) =>
      `Between two points, we interpolate. The median is official; the other points were worked out from the survey data and are less certain. Wealth may have grown faster than prices since ${survey}.`,
    ofAge: ({ median, all }: { median: number; all: number }, say: Say) =>
      `For your age: every point × ${say.money(median)} ÷ ${say.money(all)}, the medians of your age and of all households. It’s our estimate, to the nearest 10.`,
  },
}
