import { debtServiceCoverage } from '#engine/lending/debt-service.ts'
import { guaranteeFee, loanLeaving } from '#engine/lending/guarantee-fee.ts'
import { roundToCent } from '#engine/money.ts'
import type { IsoDate } from '#engine/month.ts'
import { sbaGuaranteeFee } from '#facts/lending/small-business.ts'
import type { Asked } from '../kit/calculator.ts'
import { type Ask, type Financing, priceOf } from './price.ts'
import { debitsAYear, timeOfMonth } from './rhythm.ts'
import type { BusinessInputs } from './sections.ts'

type OfferRow = BusinessInputs['offers'][number]

export interface Coverage {
  /** Income for each dollar of payments in the first twelve months, other debts counted. */
  readonly ratio: number
  /** The same at the pace of the payments, where they last less than a year. */
  readonly whilePaying: number | null
  /** Income of the year after these payments, dollars. */
  readonly leftOver: number
  /** The contract amount whose payments the income covers as often as the lender wants; null where no payment falls in a year. */
  readonly largest: number | null
}

export interface Priced {
  readonly outcome: 'priced'
  readonly own: Financing
  readonly guarantee: ReturnType<typeof guaranteeFee> | null
  /** This offer first, then the others. */
  readonly all: readonly Financing[]
  readonly coverage: Coverage | null
}
export type Result = Priced | { readonly outcome: 'not-possible' }

export const fundedOn = (inputs: BusinessInputs): IsoDate => inputs.fundedOn as IsoDate

export const usesSba = ({ kind, guarantee }: BusinessInputs): boolean => kind === 'term' && guarantee === 'table'
const ownGuarantee = ({ kind, guarantee, guaranteeOwn }: BusinessInputs): number =>
  kind === 'term' && guarantee === 'own' ? guaranteeOwn : 0
const flatOf = (inputs: BusinessInputs): number =>
  inputs.flatFee + ownGuarantee(inputs) + (inputs.kind === 'line' ? inputs.annualFee : 0)

/** The debit a share of sales makes, dollars; null without sales. */
export const debitOfSales = ({ sales, salesShare, debits }: BusinessInputs): number | null =>
  sales === null ? null : roundToCent((sales * 12 * salesShare) / 100 / debitsAYear(debits))

export const rhythmOf = (inputs: BusinessInputs) => (inputs.kind === 'advance' ? inputs.debits : inputs.payments)
export const balloonAsked = ({ kind, payments, setFor, term }: BusinessInputs): boolean =>
  kind === 'term' && payments === 'monthly' && setFor !== null && setFor > term

function priceAsked(inputs: BusinessInputs): Ask['price'] | null {
  const { kind, lineRepay, setFor } = inputs
  if (kind === 'term')
    return {
      rate: inputs.rate / 100,
      months: inputs.term,
      shape: balloonAsked(inputs) && setFor !== null ? { setFor } : 'level',
    }
  if (kind === 'line') return { rate: inputs.rate / 100, months: inputs.lineTerm, shape: lineRepay }
  if (inputs.advanceBy === 'term') return { factor: inputs.factor, until: { months: inputs.advanceTerm } }
  const debit = inputs.advanceBy === 'debit' ? inputs.debit : debitOfSales(inputs)
  return debit === null || debit <= 0 ? null : { factor: inputs.factor, until: { debit } }
}

/** The visitor's own financing as it is asked for; null where the inputs do not make one. */
export function ownAsk(inputs: BusinessInputs): Ask | null {
  const price = priceAsked(inputs)
  const fees = usesSba(inputs) ? sbaGuaranteeFee.value : null
  const share = inputs.fee / 100
  const financed =
    inputs.amountIs === 'in-hand' ? loanLeaving(inputs.amount, share, flatOf(inputs), fees) : inputs.amount
  if (price === null || financed === null) return null
  const guarantee = fees === null ? 0 : guaranteeFee(financed, fees).fee
  const funded = fundedOn(inputs)
  const rhythm = rhythmOf(inputs)
  return {
    name: null,
    number: 1,
    kind: inputs.kind,
    rhythm,
    fundedOn: funded,
    financed,
    keptBack: roundToCent(financed * share + flatOf(inputs) + guarantee),
    drawFeeShare: share,
    price,
    laterDraws:
      inputs.kind === 'line'
        ? inputs.laterDraws.map(({ after, amount }) => ({ time: timeOfMonth(rhythm, after, funded), amount }))
        : [],
    annualFee: inputs.kind === 'line' ? inputs.annualFee : 0,
  }
}

/** Another offer, as large as it takes to bring the same cash on the first day. */
function offerAsk(row: OfferRow, index: number, received: number, funded: IsoDate): Ask | null {
  const share = row.fee / 100
  const financed = loanLeaving(received, share, 0, null)
  if (financed === null) return null
  const price: Ask['price'] | null =
    row.kind === 'advance'
      ? row.factor === null
        ? null
        : { factor: row.factor, until: { months: row.months } }
      : row.rate === null
        ? null
        : { rate: row.rate / 100, months: row.months, shape: row.kind === 'line' ? 'interest-only' : 'level' }
  if (price === null) return null
  return {
    name: row.name.trim(),
    number: index + 2,
    kind: row.kind,
    rhythm: row.payments,
    fundedOn: funded,
    financed,
    keptBack: roundToCent(financed - received),
    drawFeeShare: 0,
    price,
    laterDraws: [],
    annualFee: 0,
  }
}

function coverageOf(inputs: BusinessInputs, own: Financing): Coverage | null {
  const { operatingIncome: income, otherDebt, leastCoverage } = inputs
  if (income === null) return null
  const year = debtServiceCoverage(income, roundToCent(own.firstYear + otherDebt))
  if (year.outcome !== 'found') return null
  const pace = own.monthly > 0 && own.days < 360 ? own.monthly * 12 + otherDebt : null
  const room = Math.max(0, income / leastCoverage - otherDebt)
  return {
    ratio: year.ratio,
    whilePaying: pace === null ? null : income / pace,
    leftOver: year.leftOver,
    largest: own.firstYear > 0 ? Math.min(1e9, (own.financed * room) / own.firstYear) : null,
  }
}

export function compute({ inputs }: Asked<BusinessInputs, Record<never, never>>): Result {
  const ask = ownAsk(inputs)
  const own = ask && priceOf(ask)
  if (own === null || ask === null) return { outcome: 'not-possible' }
  const others = inputs.offers.flatMap((row, index): readonly Financing[] => {
    const other = offerAsk(row, index, own.received, ask.fundedOn)
    const priced = other && priceOf(other)
    return priced ? [priced] : []
  })
  return {
    outcome: 'priced',
    own,
    guarantee: usesSba(inputs) ? guaranteeFee(own.financed, sbaGuaranteeFee.value) : null,
    all: [own, ...others],
    coverage: coverageOf(inputs, own),
  }
}

/** The offer with the least of a figure; offers without it are passed over. */
export const leastBy = (all: readonly Financing[], of: (one: Financing) => number | null): Financing | undefined =>
  all.reduce<Financing | undefined>((best, one) => {
    const value = of(one)
    const known = best ? of(best) : null
    return value !== null && (known === null || value < known) ? one : best
  }, undefined)
