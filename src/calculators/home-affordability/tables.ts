import { programLimits, programMinimumDown } from '#facts/lending/program-limits.ts'
import type { KeyedTable } from '../kit/presentation.ts'
import { tableOf } from '../kit/table-of.ts'
import { lookAt } from './compute.ts'
import type { AffordContext } from './context.ts'
import { usualPmi } from './form-facts.precomputed.ts'
import { laddersOf } from './names.ts'
import { budgetPriceOf, cashPriceOf, lenderPriceOf } from './price-limits.ts'
import { type AffordInputs, USUAL_SQUARE_FEET } from './sections.ts'
import { tableWords } from './words/explain.en.ts'
import { insuranceNames } from './words/names.en.ts'

const share = (ratio: number | undefined): number | null => (ratio === undefined ? null : ratio * 100)

/** Every limit as a price, with the month it would bring. */
function limits({ inputs, result }: AffordContext): KeyedTable {
  const seen = [...laddersOf(result)]
    .sort((a, b) => a.price - b.price)
    .map(({ key, label, price }) => ({
      key,
      label,
      price,
      at: price < 1000 ? null : lookAt(inputs, result.month, price),
    }))
  return tableOf(
    'limits',
    tableWords.limits,
    seen,
    {
      label: ['text', ({ label }) => label],
      price: ['money', ({ price }) => price],
      payment: ['money', ({ at }) => at?.payment.total ?? null],
      front: ['percent', ({ at }) => share(at?.ratios?.front)],
      back: ['percent', ({ at }) => share(at?.ratios?.back)],
      spare: ['money', ({ at }) => at?.spare ?? null],
      cash: ['money', ({ at }) => at?.closing.total ?? null],
      left: ['money', ({ at }) => at?.reserves ?? null],
    },
    { line: ({ key }) => key },
  )
}

/** The four programs with the visitor's own down payment, or the least a program asks where that is more. */
function programs({ inputs, result: { month } }: AffordContext): KeyedTable {
  const words = tableWords.programs
  // What only the chosen program's questions tell is not carried over to the others.
  const asked: AffordInputs = {
    ...inputs,
    ...(inputs.program === 'va' ? {} : { vaUse: 'first' as const, squareFeet: USUAL_SQUARE_FEET }),
    ...(inputs.program === 'conventional' ? {} : { pmiRate: usualPmi.typical }),
  }
  const rows = (Object.keys(words.names) as (keyof typeof words.names)[]).map((program) => {
    const downShare = Math.max(inputs.downShare, programMinimumDown[program] * 100)
    const trial: AffordInputs = { ...asked, program, ...(inputs.downKind === 'share' ? { downShare } : {}) }
    const guide = lenderPriceOf(trial, month, programLimits[program].guide)
    const most = lenderPriceOf(trial, month, programLimits[program].most)
    const fits = Math.min(budgetPriceOf(trial, month), most, cashPriceOf(trial))
    const payment = fits < 1000 ? null : lookAt(trial, month, fits).payment
    return { program, name: words.names[program], guide, most, fits, payment }
  })
  return tableOf(
    'programs',
    words,
    rows,
    {
      label: ['text', ({ name }) => name],
      guide: ['money', ({ guide }) => guide],
      most: ['money', ({ most }) => most],
      fits: ['money', ({ fits }) => fits],
      payment: ['money', ({ payment }) => payment?.total ?? null],
      insurance: ['money', ({ payment }) => payment?.mortgageInsurance ?? null],
    },
    { line: ({ program }) => program },
  )
}

type Look = 'heading' | 'subtotal' | 'total'

function atThisPrice({ inputs, result, say }: AffordContext): KeyedTable | null {
  const words = tableWords.atPrice
  if (result.outcome !== 'fits') return null
  const { payment, upkeep, closing, reserves } = result.at
  const rows: readonly (readonly [key: string, item: string, amount: number | null, look?: Look])[] = [
    ['monthly', words.monthly, null, 'heading'],
    ['loan', words.loan, payment.principalInterest],
    ['tax', words.tax, payment.tax],
    ['insurance', words.insurance, payment.insurance],
    ['mortgageInsurance', insuranceNames[inputs.program], payment.mortgageInsurance],
    ['dues', words.dues, payment.dues],
    ['payment', words.payment, payment.total, 'subtotal'],
    ['upkeep', words.upkeep, upkeep],
    ['home', words.home, payment.total + upkeep, 'total'],
    ['once', words.once, null, 'heading'],
    ['down', words.down, closing.down],
    ['fees', words.fees, closing.fees],
    ['prepaid', words.prepaid, closing.prepaid],
    ['interest', words.interest, closing.interest],
    ['cash', words.cash, closing.total, 'subtotal'],
    ['left', words.left, reserves, 'total'],
  ]
  const emphasis = Object.fromEntries(rows.flatMap(([, , , look], index) => (look ? [[index, look]] : [])))
  return tableOf(
    'atThisPrice',
    { ...words, title: words.title({ price: result.price }, say) },
    rows,
    { item: ['text', ([, item]) => item], amount: ['money', ([, , amount]) => amount] },
    { line: ([key]) => key, look: 'ledger', emphasis },
  )
}

export const tables = [limits, programs, atThisPrice]
