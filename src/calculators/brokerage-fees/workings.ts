import { feeKinds, totalOf } from '#engine/funds/fee-course.ts'
import { roundToCent } from '#engine/money.ts'
import { dollarsAndCents as money, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import { adviserFeeOn, feeFreeReturn, type Result } from './compute.ts'
import type { FeeInputs } from './fields.ts'
import { kindNames } from './words.ts'

function percentFees({ you, plan }: Result, inputs: FeeInputs): Working {
  const g = feeFreeReturn(plan)
  const { expenseRatio: e } = you.terms
  const rateOn = (balance: number) => (balance > 0 ? adviserFeeOn(inputs, balance) / balance : inputs.advisory / 100)
  const a = rateOn(plan.start)
  const kept = (1 + g) * (1 - e) * (1 - a)
  return {
    title: 'What yearly percentages leave of a year',
    lines: [
      'kept = (1 + growth) · (1 − fund expenses) · (1 − adviser fee)',
      `= ${plain(1 + g, 8)} · ${plain(1 - e, 8)} · ${plain(1 - a, 8)}`,
      `= ${plain(kept, 6)}, so ${percentText((kept - 1) * 100, 4)} a year instead of ${percentText(g * 100, 4)}`,
    ],
    steps: [
      'Taken month by month, so that a year comes to exactly this. A fund takes its expenses daily; for 1% that differs by about half a cent a year on $100.',
      ...(inputs.steps.length > 0
        ? [
            `With your adviser’s steps the fee is ${percentText(a * 100, 4)} of today’s ${money(plan.start)}, as in this line, and ${percentText(rateOn(you.course.balance) * 100, 4)} of the ${money(you.course.balance)} at the end.`,
          ]
        : []),
      ...(plan.cashShare > 0
        ? ['Fund expenses are taken from the invested part only, so the real figure is a little higher than this line.']
        : []),
    ],
  }
}

function whole({ you, noFee }: Result): Working {
  return {
    title: 'What fees cost at the end',
    lines: [
      'cost = balance without fees − balance with fees',
      `= ${money(noFee)} − ${money(you.course.balance)}`,
      `= ${money(you.lost)}`,
    ],
    steps: [
      `Fees taken: ${money(totalOf(you.course.paid))}. What they would have earned: ${money(you.lost - roundToCent(totalOf(you.course.paid)))}.`,
      'Each fee is followed as if it had stayed and grown like the account without fees. Added up by kind, these amounts are exactly the whole cost; nothing has to be shared out.',
      ...feeKinds
        .filter((kind) => Math.abs(you.course.lost[kind]) >= 0.005)
        .map(
          (kind) =>
            `${kindNames[kind]}: ${money(you.course.paid[kind])} taken, ${money(you.course.lost[kind])} at the end.`,
        ),
    ],
  }
}

function sale({ plan }: Result, inputs: FeeInputs): Working | null {
  if (inputs.trades === 0) return null
  const shares = plan.tradeSize / plan.sharePrice
  const sec = plan.tradeSize * plan.section31
  const taf = Math.min(shares * plan.taf.perShare, plan.taf.most)
  return {
    title: 'The small fees on one sale',
    lines: [
      'fee = dollars sold · SEC rate + shares sold · FINRA rate',
      `= ${money(plan.tradeSize)} · ${plain(plan.section31, 8)} + ${plain(shares, 8)} · ${plain(plan.taf.perShare, 8)}${shares * plan.taf.perShare > plan.taf.most ? `, here its most, ${money(plan.taf.most)}` : ''}`,
      `= ${plain(sec, 8)} + ${plain(taf, 8)} = ${plain(sec + taf, 6)} dollars`,
    ],
    steps: [
      'Buying pays neither. Half of your trades are counted as sales. Brokers usually round each fee up to a cent.',
    ],
  }
}

export const workingsOf = (result: Result, inputs: FeeInputs): readonly Working[] =>
  [whole(result), percentFees(result, inputs), sale(result, inputs)].filter((working) => working !== null)
