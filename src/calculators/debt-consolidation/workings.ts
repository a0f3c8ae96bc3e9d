import { dollarsAndCents as money, percentText, plain } from '../kit/format.ts'
import type { Working } from '../kit/presentation.ts'
import type { Compared } from './compute.ts'
import type { DebtInputs } from './fields.ts'

function sizeWorking({ fresh }: Compared, inputs: DebtInputs): Working {
  const moved = money(fresh.moved)
  if (inputs.way === 'transfer')
    return {
      title: 'The new balance',
      lines: ['moved × (1 + fee)', `= ${moved} × (1 + ${percentText(inputs.transferFee)})`, `= ${money(fresh.amount)}`],
    }
  if (inputs.way === 'home')
    return {
      title: 'The new loan',
      lines: ['debts + closing costs', `= ${moved} + ${money(inputs.homeCosts)}`, `= ${money(fresh.amount)}`],
    }
  return inputs.handling === 'deducted'
    ? {
        title: 'The new loan',
        lines: [
          'debts ÷ (1 − fee)',
          `= ${moved} ÷ (1 − ${percentText(inputs.fee)})`,
          `= ${money(fresh.amount)}, of which ${money(fresh.fee)} is kept back`,
        ],
      }
    : {
        title: 'The new loan',
        lines: ['debts × (1 + fee)', `= ${moved} × (1 + ${percentText(inputs.fee)})`, `= ${money(fresh.amount)}`],
      }
}

function paymentWorking({ fresh }: Compared): Working | null {
  if (fresh.term === null) return null
  const rate = fresh.debt.annualRate / 12
  return {
    title: 'The payment it asks',
    lines:
      rate === 0
        ? ['payment = L ÷ n', `= ${plain(fresh.amount)} ÷ ${fresh.term}`, `= ${money(fresh.payment)}`]
        : [
            'payment = L · r ÷ (1 − (1 + r)^−n)',
            `= ${plain(fresh.amount)} · ${plain(rate, 10)} ÷ (1 − ${plain(1 + rate, 10)}^−${fresh.term})`,
            `= ${money(fresh.payment)}`,
          ],
    ...(fresh.apr === null
      ? {}
      : { steps: [`With the fee its APR is ${percentText(fresh.apr)} (Regulation Z, Appendix J).`] }),
  }
}

function savingWorking(result: Compared): Working {
  const { stayCost, moveCost, saving, fresh, budget, payNow } = result
  return {
    title: 'Saved at the same payment',
    lines:
      stayCost === null || moveCost === null || saving === null
        ? [
            'interest of the old debts − interest and fee of the new one',
            'One of the two is never paid off, so there is no sum.',
          ]
        : [
            'interest of the old debts − interest and fee of the new one',
            `= ${money(stayCost)} − (${money(moveCost - fresh.fee)} + ${money(fresh.fee)})`,
            `= ${money(saving)}`,
          ],
    steps: [
      `Both sides pay ${money(budget)} a month until everything is gone (you pay ${money(payNow)} now).`,
      'Each debt gets its own payment first; what is left goes to the highest rate. Interest of a month: balance × rate ÷ 12, rounded to the cent.',
    ],
  }
}

export const workingsOf = (result: Compared, inputs: DebtInputs): readonly Working[] =>
  [savingWorking(result), sizeWorking(result, inputs), paymentWorking(result)].filter((working) => working !== null)
