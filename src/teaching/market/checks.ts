/** Six checks of one's own decisions. Each compares a person's answers with each other or with the record, never with other people. */

import { american as say } from '#calculators/kit/say.ts'
import { calculatorPath } from '#calculators/paths.ts'
import { chanceToLose, followed, pullOf, rangeScore, type Step } from '#engine/planning/market-checks/scores.ts'
import type { Check } from './check.ts'
import { known } from './known-answers.precomputed.ts'
import { record, risen, stretches } from './past.precomputed.ts'

const share = (part: number) => say.figure(part * 100, 'share')
const rate = (decimal: number) => say.percent(decimal * 100, 1)
const up = (months: number) => risen.find((one) => one.months === months)?.nominal ?? Number.NaN
const yearsOf = ({ from }: { readonly from: number }) => `${from}–${String(from + 2).slice(2)}`

const STAKE = 100
const REPEATED = 150
const FLIPS = 100

const losses: Check = {
  slug: 'losses',
  title: 'Losses and gains',
  about: 'How much a gain has to be before it makes up for a loss.',
  questions: [
    {
      kind: 'slider',
      ask: `One flip of a fair coin. Tails, you lose ${say.money(STAKE)}. Heads, you win. What’s the smallest win that would get you to play?`,
      unit: 'money',
      from: STAKE,
      to: 500,
      step: 10,
    },
    {
      kind: 'choice',
      ask: `Same coin, ${FLIPS} flips in a row: lose ${say.money(STAKE)} or win ${say.money(REPEATED)} each time, settled once at the end. Would you play?`,
      options: ['Yes', 'No'],
    },
  ],
  result: ([least = STAKE, repeated = 1]) => {
    const behind = chanceToLose(FLIPS, REPEATED, STAKE)
    return {
      headline: `You want ${say.money(least)} for every ${say.money(STAKE)} at risk: ${say.number(least / STAKE, 1)} times as much.`,
      lines: [
        least > STAKE
          ? 'In studies of choices with risk, people weigh a loss more than a gain of the same size.'
          : 'You’d take an even bet. In studies, people weigh a loss more than that.',
        `${FLIPS} of those flips end with a loss in only ${share(behind)} of cases.${least > REPEATED && repeated === 0 ? ' You’d refuse one flip and play a hundred: seeing them as one made the difference.' : ''}`,
        `Stocks work the same way. Looked at each month, they were down ${share(1 - up(1))} of the time; every ten years, ${share(1 - up(120))}. Looking less often shows fewer losses.`,
      ],
    }
  },
  tool: { to: '/risk-assessment', words: 'How much in stocks fits your nerves and your life' },
}

const LOW_RATE = 6
const HIGH_SHARE = 70
const anchors: Check = {
  slug: 'anchors',
  title: 'The first number you see',
  about: 'Whether a number that means nothing pulls your estimate.',
  questions: [
    {
      kind: 'choice',
      ask: `The average 30-year mortgage rate in ${say.month(known.mortgage.month)}: above or below ${LOW_RATE}%?`,
      options: ['Above', 'Below'],
    },
    { kind: 'slider', ask: 'And your estimate of it?', unit: 'percent', from: 1, to: 30, step: 0.5 },
    {
      kind: 'choice',
      ask: `The share of years since ${known.bonds.first} in which 10-year Treasuries lost money: above or below ${HIGH_SHARE}%?`,
      options: ['Above', 'Below'],
    },
    { kind: 'slider', ask: 'And your estimate of that share?', unit: 'share', from: 0, to: 100, step: 1 },
  ],
  result: ([, first = 0, , second = 0]) => {
    const pulls = [pullOf(first, known.mortgage.rate, LOW_RATE), pullOf(second, known.bonds.lost, HIGH_SHARE)]
    const pulled = pulls.filter((pull) => pull > 0.15).length
    const said = ['Neither estimate leaned', 'One estimate leaned', 'Both estimates leaned'][pulled] ?? ''
    return {
      headline: `${said} toward the number you saw first.`,
      lines: [
        `The mortgage rate was ${say.percent(known.mortgage.rate)}; you saw ${LOW_RATE}% and said ${say.percent(first)}. Treasuries lost money in ${say.figure(known.bonds.lost, 'share')} of years; you saw ${HIGH_SHARE}% and said ${say.percent(second)}.`,
        'Two estimates can’t prove it. An asking price, a “was” price and the price you once paid are first numbers too.',
        'What helps: write down your own number before you look at theirs.',
      ],
    }
  },
  tool: { to: calculatorPath('auto-loan'), words: 'Know your payment before a dealer names one' },
}

const steps = ['Put in more', 'Leave it as it is', 'Take some out'] as const
const stepOf = (option: number): Step => (option === 0 ? 1 : option === 1 ? 0 : -1)
const recent: Check = {
  slug: 'recent',
  title: 'The last few years',
  about: 'Whether you follow what has just happened.',
  questions: stretches.shown.map(({ past }, i) => ({
    kind: 'choice' as const,
    ask: `Real market ${i + 1} of ${stretches.shown.length}: over the last three years stocks ${past < 0 ? 'lost' : 'gained'} ${rate(Math.abs(past))} a year. For the next year, you would…`,
    options: steps,
  })),
  result: (answers) => {
    const { with: same, against } = followed(
      stretches.shown.map(({ past }) => past),
      answers.map(stepOf),
    )
    return {
      headline: `${say.count(same, 'choice', 'choices')} followed the last three years, and ${say.number(against)} went against them.`,
      lines: [
        `What came next: ${say.list(stretches.shown.map((one) => `${one.next < 0 ? '−' : '+'}${rate(Math.abs(one.next))} after ${yearsOf(one)}`))}.`,
        `Over all ${stretches.all} such stretches, three good or bad years said next to nothing about the next one: the correlation is ${say.number(stretches.correlation)}, where 1 is lockstep and 0 is none.`,
        'What helps: decide how much you’ll buy, and when, before the year shows what it is.',
      ],
    }
  },
  tool: { to: calculatorPath('dca'), words: 'The same amount every month, whatever happens' },
}

const SURE = 0.9
const rangeTruths = [
  known.worstYear.lost,
  known.gold.price,
  known.recessions.count,
  known.prices.cost,
  known.pandemic.days,
  known.homes.lost,
]
const ranges: Check = {
  slug: 'ranges',
  title: 'How sure is “nearly sure”?',
  about: 'Six ranges you’re 90% sure of. No looking up.',
  questions: [
    {
      kind: 'range',
      ask: 'The loss of US stocks in their worst calendar year, dividends included',
      unit: 'percent',
      most: 100,
    },
    {
      kind: 'range',
      ask: `The price of an ounce of gold in ${say.month(known.gold.month)}`,
      unit: 'money',
      most: 100_000,
    },
    {
      kind: 'range',
      ask: `The number of US recessions that began since ${known.recessions.since}`,
      unit: 'count',
      most: 200,
    },
    {
      kind: 'range',
      ask: `What cost $100 in ${say.month(known.prices.from)} cost in ${say.month(record.last)}`,
      unit: 'money',
      most: 1_000_000,
    },
    {
      kind: 'range',
      ask: `How many days stocks fell in the bear market of ${known.pandemic.year}`,
      unit: 'count',
      most: 5000,
    },
    {
      kind: 'range',
      ask: `How much US home prices fell from ${say.month(known.homes.from)} to ${say.month(known.homes.to)}`,
      unit: 'percent',
      most: 100,
    },
  ],
  result: (answers) => {
    const given = rangeTruths.map((_, i) => ({ low: answers[2 * i] ?? 0, high: answers[2 * i + 1] ?? 0 }))
    const { held, asked, chance } = rangeScore(given, rangeTruths, SURE)
    const usual = Math.round(asked * SURE)
    return {
      headline: `${say.number(held)} of your ${asked} ranges held the answer. Being 90% sure would mean about ${usual}.`,
      lines: [
        `The answers: ${say.percent(known.worstYear.lost, 0)} (${known.worstYear.year}), ${say.money(known.gold.price)}, ${known.recessions.count} recessions, ${say.money(known.prices.cost)}, ${known.pandemic.days} days and ${say.percent(known.homes.lost, 0)}.`,
        held < usual
          ? `Ranges that are right nine times in ten hold ${say.number(held)} or fewer of ${asked} in ${say.figure(Math.max(chance * 100, 0.1), 'share')} of cases. Wider ones would have held more.`
          : 'Your ranges were about as wide as they had to be. With six questions, luck helps too.',
        'What helps: plan with a low and a high case, then make both wider.',
      ],
    }
  },
  tool: { to: calculatorPath('lumpsum'), words: 'A plan with its low and its high case' },
}

const keep = ['Keep it', 'Sell it'] as const
const sunk: Check = {
  slug: 'sunk',
  title: 'Money already spent',
  about: 'Whether what you paid decides what you do next.',
  questions: [
    {
      kind: 'choice',
      ask: 'A fund you bought for $5,000 is worth $3,000. Selling costs nothing and changes no tax. You…',
      options: keep,
    },
    {
      kind: 'choice',
      ask: 'You paid $400 for an evening class. After two of ten evenings you know it isn’t for you. You…',
      options: ['Go to the rest', 'Stop going'],
    },
    {
      kind: 'choice',
      ask: 'You have $3,000 in cash and never owned the fund from the first question. Would you buy it today?',
      options: ['Yes', 'No'],
    },
    {
      kind: 'choice',
      ask: 'The same class is free, and after two evenings you know it isn’t for you. You…',
      options: ['Go to the rest', 'Stop going'],
    },
  ],
  result: ([fund, paid, buy, free]) => {
    const differ = [fund === 0 && buy === 1, paid === 0 && free === 1].filter(Boolean).length
    return {
      headline:
        differ === 0
          ? 'What was already paid didn’t change your choices.'
          : `What was already paid changed ${differ === 2 ? 'both of your choices' : 'one of your choices'}.`,
      lines: [
        fund === 0 && buy === 1
          ? 'You’d keep a fund that you wouldn’t buy today. Keeping it is the same as buying it again with the $3,000.'
          : 'You treated the fund you own like one you might buy.',
        paid === 0 && free === 1
          ? 'You’d sit through a class you paid for and skip the same one when it’s free. The $400 is gone either way; the evenings aren’t.'
          : 'The $400 is gone either way, and you counted only the evenings.',
        'What helps: ask what you’d do if you had come to it today, with nothing paid.',
      ],
    }
  },
  tool: { to: calculatorPath('stock-average'), words: 'Before you buy more to lower your average' },
}

const sells = ['Sell everything', 'Sell some', 'Keep it', 'Buy more'] as const
const buys = ['Nothing', 'A little', 'A quarter of my savings', 'Half of my savings'] as const
const crowd: Check = {
  slug: 'crowd',
  title: 'What everyone else does',
  about: 'Whether other people’s choices change yours.',
  questions: [
    {
      kind: 'choice',
      ask: 'Stocks have fallen 30% in half a year. You’d planned to hold your fund for 20 years. You…',
      options: sells,
    },
    { kind: 'choice', ask: 'A fund you don’t own has gained 80% in a year. You’d put in…', options: buys },
    {
      kind: 'choice',
      ask: 'Stocks have fallen 30% in half a year. Your brother, two friends and a coworker have all sold. You…',
      options: sells,
    },
    {
      kind: 'choice',
      ask: 'A fund has gained 80% in a year. Everyone at work owns it and talks of nothing else. You’d put in…',
      options: buys,
    },
  ],
  result: ([fall = 0, rise = 0, fallWith = 0, riseWith = 0]) => {
    const moved = [fallWith < fall, riseWith > rise].filter(Boolean).length
    return {
      headline:
        moved === 0
          ? 'Other people’s choices didn’t move yours.'
          : `Other people’s choices moved ${moved === 2 ? 'both of yours' : 'one of yours'}.`,
      lines: [
        'The market was the same each time. Only the company changed.',
        `A crowd can be right. But after three strong years the next one was no better than usual: the correlation is ${say.number(stretches.correlation)}.`,
        'What helps: a plan on paper from a calm day, and one person to call before you change it.',
      ],
    }
  },
  tool: { to: '/learning/crash-plan', words: 'Write your plan for a crash' },
}

export const checks: readonly Check[] = [losses, recent, ranges, anchors, sunk, crowd]
