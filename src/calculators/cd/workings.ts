import type { Working } from '../kit/presentation.ts'
import type { CdContext } from './context.ts'
import { growth } from './growth-working.ts'
import { ruleAt } from './leaving.ts'
import { rateText } from './phrases.ts'
import {
  compoundingNames,
  penaltyWords,
  saleWords,
  savingsWorking as savingsWords,
  taxWorking as taxWords,
} from './words/explain.en.ts'

function penalty({ inputs, result, say }: CdContext): Working | null {
  const { leaving } = result
  if (leaving?.how !== 'penalty') return null
  const words = penaltyWords
  const { annualRate, months } = ruleAt(inputs, result, (inputs.leaveAfter ?? 0) / 12)
  const on = inputs.penaltyOn === 'deposit' ? inputs.deposit : leaving.inside
  const asked = (on * annualRate * months) / 12
  const inside = say.cents(leaving.inside)
  const taken = say.cents(leaving.penalty)
  return {
    title: words.title,
    lines: [
      inputs.penaltyOn === 'deposit' ? words.onDeposit : words.onBalance,
      `= ${say.number(on)} × ${say.number(annualRate, 10)} × ${months} ÷ 12 = ${say.cents(asked)}`,
      ...(asked > leaving.penalty + 0.005 ? [words.most({ amount: taken })] : []),
      words.get({ inside, penalty: taken, received: say.cents(leaving.received) }),
      ...(leaving.paidOut > 0
        ? [words.withPaid({ paidOut: say.cents(leaving.paidOut), total: say.cents(leaving.total) })]
        : []),
    ],
    steps: [
      words.simple,
      ...(inputs.rateKind === 'apy'
        ? [
            words.stated({
              compounding: compoundingNames[inputs.compounding],
              rate: rateText(annualRate, say, 4),
            }),
          ]
        : []),
      words.differ,
    ],
  }
}

function sale({ inputs, result: { leaving, years, cd }, say }: CdContext): Working | null {
  if (leaving?.how !== 'sale') return null
  const words = saleWords
  return {
    title: words.title,
    lines: [
      words.price,
      words.yield({
        yield: rateText(cd.annualYield, say, 3),
        sign: inputs.rateMove < 0 ? '−' : '+',
        move: words.points({ points: Math.abs(inputs.rateMove) }, say),
      }),
      words.left({
        months: say.number(years * 12 - (inputs.leaveAfter ?? 0), 1),
        received: say.cents(leaving.received),
      }),
    ],
    steps: [words.inside],
  }
}

function afterTax({ result, say }: CdContext): Working {
  const words = taxWords
  const { shares, taxFreeToMatch } = result
  const line = (key: 'cd' | 'savings' | 'treasury', share: number) =>
    words.line({
      name: words[key],
      yield: rateText(result[key].annualYield, say, 5),
      share: say.number(share, 6),
      after: rateText(result[key].annualYieldAfterTax, say, 3),
    })
  return {
    title: words.title,
    lines: [
      words.formula,
      line('cd', shares.bankShare),
      line('savings', shares.bankShare),
      line('treasury', shares.treasuryShare),
    ],
    steps: [
      words.sample({
        interest: say.cents(shares.sample),
        bank: say.cents(shares.bank.total),
        treasury: say.cents(shares.treasury.total),
      }),
      words.quote({
        quote: rateText(result.treasuryQuote, say, 4),
        year: rateText(result.treasury.annualYield, say, 3),
      }),
      ...(taxFreeToMatch === null ? [] : [words.taxFree({ rate: rateText(taxFreeToMatch, say, 3) })]),
      words.same,
    ],
  }
}

function savings({ inputs, result, say }: CdContext): Working {
  const words = savingsWords
  const { cd, leaving, leavingYield } = result
  return {
    title: words.title,
    lines: [
      words.formula,
      words.kept({ rate: rateText(cd.annualYield, say, 3) }),
      ...(leavingYield !== null && leaving
        ? [
            words.left({
              total: say.number(leaving.total, 7),
              deposit: say.number(inputs.deposit),
              months: inputs.leaveAfter ?? 0,
              rate: rateText(leavingYield, say, 3),
            }),
          ]
        : []),
    ],
    steps: [
      words.falls({
        now: rateText(result.savings.annualYield, say, 4),
        average: rateText(cd.annualYield, say, 4),
        end: rateText(result.savingsMayFallTo, say),
      }),
    ],
  }
}

export const workings = [growth, penalty, sale, savings, afterTax]
