/** The printed arithmetic of what a CD comes to, by how it states its rate. */
import type { CertificateRate } from '#engine/deposits/certificate-rate.ts'
import { COMPOUNDS_PER_YEAR } from '#engine/growth/deposit-rate.ts'
import { roundToCent } from '#engine/money.ts'
import type { Working } from '../kit/presentation.ts'
import type { CdContext } from './context.ts'
import { rateText } from './phrases.ts'
import { growthWords as words } from './words/explain.en.ts'

const isSimple = (rate: CertificateRate): boolean => rate.kind === 'rate' && rate.compounding === 'none'

/** Whole periods are paid out; a part of one at the end comes with the deposit. */
function withPayouts({ inputs, result, say }: CdContext, rate: CertificateRate): Working {
  const { years, payouts, total } = result
  const count = Math.floor(years * payouts + 1e-9)
  const paid = roundToCent(result.end.paidOut)
  const last = roundToCent(total) - paid - inputs.deposit
  const hasPart = years - count / payouts > 1e-9
  const each =
    rate.kind === 'rate' && isSimple(rate)
      ? `${say.number(rate.annualRate, 10)} ÷ ${payouts}`
      : `((1 + ${say.number(result.cd.annualYield, 10)})^(1/${payouts}) − 1)`
  return {
    title: words.titlePayouts,
    lines: [
      words.payouts,
      words.whole({ count, deposit: say.number(inputs.deposit), each, paid: say.cents(paid) }, say),
      `${say.cents(inputs.deposit)} + ${say.cents(paid)}${hasPart ? ` + ${say.cents(last)}` : ''} = ${say.cents(total)}`,
    ],
    steps: [
      words.stays,
      ...(hasPart ? [words.part({ amount: say.cents(last) })] : []),
      ...(rate.kind === 'apy' ? [words.plainApy] : []),
    ],
  }
}

/** Rates that step: each with its time, then what they come to as one. */
function stepped({ result, say }: CdContext): Working | null {
  if (result.rate.kind !== 'stepped') return null
  return {
    title: words.title,
    lines: [words.stepped, `= ${say.cents(result.total)}`],
    steps: [
      ...result.rate.steps.map(({ from, rate }) => {
        const decimal = rateText(rate.kind === 'apy' ? rate.annualYield : rate.annualRate, say)
        return from === 0
          ? words.firstStep({ rate: decimal })
          : words.step({ rate: decimal, months: Math.round(from * 12) }, say)
      }),
      words.steppedApy({ apy: rateText(result.cd.annualYield, say, 4) }),
    ],
  }
}

export function growth(context: CdContext): Working | null {
  const { inputs, result, say } = context
  const { rate, total } = result
  if (rate.kind === 'stepped') return stepped(context)
  if (result.payouts > 0) return withPayouts(context, rate)
  const time = inputs.termUnit === 'days' ? `${inputs.days}/365` : `${inputs.term}/12`
  const deposit = say.number(inputs.deposit)
  const plain = say.number(rate.kind === 'apy' ? rate.annualYield : rate.annualRate, 10)
  const end = `= ${say.cents(total)}`
  if (rate.kind === 'apy')
    return {
      title: words.title,
      lines: [words.apy, `= ${deposit} × (1 + ${plain})^(${time})`, end],
      steps: [words.apyNote],
    }
  if (rate.compounding === 'none' || rate.compounding === 'continuous')
    return { title: words.title, lines: [words.simple, `= ${deposit} × (1 + ${plain} × ${time})`, end] }
  const times = COMPOUNDS_PER_YEAR[rate.compounding]
  return {
    title: words.title,
    lines: [words.rate({ times }), `= ${deposit} × (1 + ${plain}/${times})^(${times} × ${time})`, end],
    steps: [words.year({ apy: rateText(result.cd.annualYield, say, 4) })],
  }
}
