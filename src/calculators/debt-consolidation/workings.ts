import { levelPaymentLines } from '../kit/payment-lines.ts'
import type { Working } from '../kit/presentation.ts'
import { type ComparedContext, ofCompared } from './context.ts'
import { workingWords } from './words/explain.en.ts'

function size({ inputs, result: { fresh }, say }: ComparedContext): Working {
  const moved = say.cents(fresh.moved)
  const end = `= ${say.cents(fresh.amount)}`
  if (inputs.way === 'transfer') {
    const { title, formula } = workingWords.transfer
    return { title, lines: [formula, `= ${moved} × (1 + ${say.percent(inputs.transferFee)})`, end] }
  }
  if (inputs.way === 'home') {
    const { title, formula } = workingWords.home
    return { title, lines: [formula, `= ${moved} + ${say.cents(inputs.homeCosts)}`, end] }
  }
  if (inputs.handling === 'added') {
    const { title, formula } = workingWords.added
    return { title, lines: [formula, `= ${moved} × (1 + ${say.percent(inputs.fee)})`, end] }
  }
  const { title, formula, result } = workingWords.deducted
  return { title, lines: [formula, `= ${moved} ÷ (1 − ${say.percent(inputs.fee)})`, result(fresh, say)] }
}

function payment({ result: { fresh }, say }: ComparedContext): Working | null {
  const { amount, apr, debt, payment: due, term } = fresh
  if (term === null) return null
  const words = workingWords.payment
  return {
    title: words.title,
    lines: levelPaymentLines({ amount, rate: debt.annualRate * 100, term, payment: due }, say),
    ...(apr === null ? {} : { steps: [words.apr({ apr }, say)] }),
  }
}

function saving({ result, say }: ComparedContext): Working {
  const words = workingWords.saving
  const { stayCost, moveCost, saving: saved, fresh, budget, payNow } = result
  return {
    title: words.title,
    lines:
      stayCost === null || moveCost === null || saved === null
        ? [words.formula, words.none]
        : [
            words.formula,
            `= ${say.cents(stayCost)} − (${say.cents(moveCost - fresh.fee)} + ${say.cents(fresh.fee)})`,
            `= ${say.cents(saved)}`,
          ],
    steps: [words.both({ budget, payNow }, say), words.order],
  }
}

export const workings = [ofCompared(saving), ofCompared(size), ofCompared(payment)]
