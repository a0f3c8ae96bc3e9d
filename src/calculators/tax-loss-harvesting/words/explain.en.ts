/** What explains the answer: charts, tables, the arithmetic, what sources were used for. Findings have a file of their own. */
import type { Say } from '../../kit/say.ts'

export const lotWords = { unnamed: ({ row }: { row: number }) => `Lot ${row}` }

interface Now {
  readonly now: number
}
interface Days {
  readonly from: string
  readonly to: string
}

export const chartWords = {
  ranks: {
    title: 'Your losses, best first',
    lead: 'What each is worth after the tax you’d pay later, in today’s value.',
    summary: ({ taken, worth }: { taken: number; worth: number }, say: Say) =>
      `${say.count(taken, 'loss is', 'losses are')} worth taking, for ${say.money(worth)} after later tax.`,
    row: 'Lot',
    total: 'Worth after later tax',
    taken: ({ now }: Now, say: Say) => `Take it: ${say.money(now)} saved this year`,
    left: ({ now }: Now, say: Say) => `Leave it: ${say.money(now)} saved this year`,
    again: ({ name, count }: { name: string; count: number }) => `${name} (${count})`,
  },
  time: {
    title: 'What it’s worth, by when you sell',
    lead: 'The lower basis costs tax when you sell the replacement. The later you pay it, the less it weighs in today’s value.',
    summary: ({ now, first, last }: { now: number; first: number; last: number }, say: Say) =>
      `You’d save ${say.money(now)} this year. After carryovers and later tax, it’s worth ${say.money(first)} if you sell the replacement after 1 year, and ${say.money(last)} after 30.`,
    note: 'With carryovers used year by year, and this year’s tax rules throughout.',
    x: 'Years until you sell the replacement',
    worth: 'Worth today',
    now: 'Saved this year',
    yours: 'Yours',
  },
  window: {
    title: 'Your 61 days',
    lead: ({ from, to }: Days, say: Say) =>
      `Shares bought from ${say.dateShort(from)} to ${say.dateShort(to)} put off a loss.`,
    summary: ({ count, from, to }: Days & { count: number }, say: Say) =>
      `${say.count(count, 'purchase falls', 'purchases fall')} between ${say.date(from)} and ${say.date(to)}.`,
    x: 'Day',
    bought: 'Shares bought',
    sale: 'Sale',
  },
}

export const tableWords = {
  long: 'Long',
  short: 'Short',
  yes: 'Yes',
  no: 'No',
  gone: 'Loss is gone',
  accounts: {
    taxable: 'Your taxable account',
    reinvested: 'Reinvested dividend',
    spouse: 'Your spouse’s account',
    ira: 'IRA or Roth IRA',
    plan: '401(k) or HSA',
  },
  lots: {
    title: 'Which losses to take',
    lead: 'The loss that adds the most per dollar comes first. Each counts after those above it, because they share your gains and the yearly limit.',
    columns: {
      name: 'Lot',
      bought: 'Bought',
      term: 'Term',
      loss: 'Loss',
      putOff: 'Put off',
      lost: 'Gone for good',
      counts: 'Counts',
      now: 'Saved this year',
      worth: 'Worth after later tax',
      take: 'Take it',
    },
  },
  days: {
    title: 'Dates to keep',
    lead: 'The same investment, in any account of yours or your spouse’s.',
    columns: { day: 'Date', what: 'What happens' },
    opens: 'The window opens: shares bought from here on put off the loss',
    sale: 'Your sale',
    closes: 'The window closes: last day a purchase puts off the loss',
    back: 'You can buy back',
    clear: 'From here on, a sale isn’t affected by your earlier purchases',
  },
  setOff: {
    title: 'How losses offset gains',
    lead: 'As on Schedule D: each kind first against its own gains, then against the other, then up to the yearly limit against other income.',
    columns: { line: 'Step', short: 'Short-term', long: 'Long-term' },
    lines: {
      gains: 'Gains already taken',
      losses: 'Losses you’d take',
      carryovers: 'Carryovers from earlier years',
      net: 'Net of each kind',
      crossed: 'After one kind offsets the other',
      left: 'Carried over to next year',
    },
  },
  replaced: {
    title: 'Losses put off, and the new basis',
    lead: 'The loss is added to the basis of the replacing shares, and the time you held the old ones counts. In an IRA or 401(k), neither happens.',
    columns: {
      name: 'Lot sold',
      bought: 'Replaced on',
      account: 'Where',
      shares: 'Shares',
      putOff: 'Loss put off',
      basis: 'New basis',
      heldFrom: 'Held from',
      term: 'Term today',
    },
  },
  checklist: {
    title: 'Before you sell',
    lead: 'Anything that buys the same investment counts, however small.',
    columns: { what: 'What buys', todo: 'What you could do' },
    rows: [
      {
        key: 'reinvested',
        what: 'Reinvested dividends (DRIP)',
        todo: ({ to }: { to: string }, say: Say) => `Turn it off in every account until ${say.dateShort(to)}`,
      },
      {
        key: 'workplacePlan',
        what: '401(k) and other plan contributions',
        todo: () => 'See if the same fund is in your plan, and direct new money elsewhere',
      },
      {
        key: 'ira',
        what: 'IRA and Roth IRA',
        todo: () => 'Buy nothing there that you sell here: the loss would be gone for good',
      },
      { key: 'spouse', what: 'Your spouse’s accounts', todo: () => 'Check their purchases and automatic plans too' },
      {
        key: 'automatic',
        what: 'Robo-advisor or automatic investing',
        todo: () => 'Pause it, or have it avoid this investment',
      },
      {
        key: 'employerStock',
        what: 'Stock from your employer (RSU, ESPP)',
        todo: () => 'Check vesting and purchase dates in the window',
      },
      {
        key: 'options',
        what: 'Options on the same shares',
        todo: () => 'A call bought in the window counts as a purchase',
      },
    ],
  },
  kinds: {
    title: 'What you could hold instead',
    lead: 'Types only, not a recommendation. The law says “substantially identical” without drawing a line.',
    columns: { kind: 'What you sell', idea: 'What people often hold for the 30 days' },
    rows: {
      stock: { kind: 'A single stock', idea: 'A fund of its sector or of the whole market; another company’s stock' },
      'sector-fund': { kind: 'A sector or active fund', idea: 'A fund from another manager with other holdings' },
      'index-fund': {
        kind: 'An index fund',
        idea: 'A fund that follows a different index. The same index elsewhere is a risk.',
      },
      'bond-fund': {
        kind: 'A bond or bond fund',
        idea: 'Another issuer or clearly different maturity; a fund on another index',
      },
      crypto: { kind: 'Crypto', idea: 'The same coin: today’s wash sale rule doesn’t cover it' },
    },
  },
}

export const workingWords = {
  saving: {
    title: 'Tax saved this year',
    formula: 'saved = your tax without the losses − your tax with them',
    losses: ({ short, long, income }: { short: number; long: number; income: number }, say: Say) =>
      `Losses: short-term ${say.cents(short)}, long-term ${say.cents(long)}, with ${say.cents(income)} of pay`,
    result: ({ federal, state, total }: { federal: number; state: number; total: number }, say: Say) =>
      `= federal ${say.cents(federal)} + state ${say.cents(state)} = ${say.cents(total)}`,
    order:
      'We figure two complete returns, so brackets, the 0%, 15% and 20% rates, the 3.8% tax, credits and the yearly loss limit all count.',
    greedy:
      'The next lot is always the one whose loss adds the most per dollar. A lot that adds less than $1 is left out.',
  },
  value: {
    title: 'Worth after later tax',
    formula: 'worth = saved now + saved by carryovers − added tax later, each in today’s value',
    later: (v: { later: number; laterToday: number; years: number; rate: number }, say: Say) =>
      `Added tax later: ${say.cents(v.later)} ÷ (1 + ${say.percent(v.rate)})^${v.years} = ${say.cents(v.laterToday)}`,
    result: (v: { now: number; carried: number; later: number; worth: number }, say: Say) =>
      `= ${say.cents(v.now)} + ${say.cents(v.carried)} − ${say.cents(v.later)} = ${say.cents(v.worth)}`,
    basis: 'The replacement’s basis is lower by every loss taken, so its later gain is larger by the same amount.',
    kept: 'The replacement is never sold, so the lower basis never costs tax.',
    law: 'This year’s rules and income are used for all years.',
  },
  wash: {
    title: 'Losses put off',
    formula: 'put off = loss × shares replaced ÷ shares sold',
    piece: (v: { name: string; loss: number; shares: number; of: number; putOff: number }, say: Say) =>
      `${v.name}: ${say.cents(v.loss)} × ${say.number(v.shares, 4)} ÷ ${say.number(v.of, 4)} = ${say.cents(v.putOff)}`,
    order: 'The earliest purchase in the window meets the loss first, share for share, and each share only once.',
    basis: 'New basis = cost of the replacing shares + loss put off.',
  },
}

export const sourceWords = {
  wash: 'wash sales: 30 days before and after',
  matching: 'which purchase meets which sale',
  ira: 'purchases in an IRA',
  holding: 'holding period',
  lossLimit: 'yearly limit on losses',
  bands: 'income limits of the 0%, 15% and 20% rates',
  surtax: 'net investment income tax',
  crypto: 'crypto is property',
}
