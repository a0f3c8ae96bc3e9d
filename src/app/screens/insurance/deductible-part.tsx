import { dollars, percentText, plain } from '#calculators/kit/format.ts'
import { aheadAfter, compareDeductibles, type DeductibleAnswer } from '#engine/planning/insurance/deductible.ts'
import { useStored } from '../../state/use-stored.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { comparedPlans } from './saved-plans.ts'

const YEARS = 10

/** A higher deductible against its lower premium, and against the cash there is. */
export function DeductiblePart({ cash }: { readonly cash: number }) {
  const [{ deductibles }, set] = useStored(comparedPlans)
  const answer = compareDeductibles(deductibles.low, deductibles.high, cash)
  const higher = Math.max(deductibles.low.deductible, deductibles.high.deductible)
  const change = (key: 'low' | 'high', part: Partial<(typeof deductibles)['low']>) =>
    set((now) => ({ ...now, deductibles: { ...now.deductibles, [key]: { ...now.deductibles[key], ...part } } }))
  return (
    <div className="card p-5">
      <p className="font-serif text-lg" aria-live="polite">
        {verdict(answer)}
      </p>
      <p className="mt-1 text-ink-2 text-sm">{cashText(answer, higher, cash)}</p>
      <div className="mt-4 grid grid-cols-2 items-start gap-3 md:grid-cols-4">
        {(['low', 'high'] as const).map((key) => {
          const name = key === 'low' ? 'Lower deductible' : 'Higher deductible'
          return (
            <fieldset key={key} className="contents">
              <legend className="sr-only">{name}</legend>
              <NumberField
                label={name}
                max={1e6}
                value={deductibles[key].deductible}
                onChange={(value) => change(key, { deductible: value ?? 0 })}
              />
              <NumberField
                label="Premium a year"
                hint={key === 'low' ? 'With the lower one' : 'With the higher one'}
                max={1e6}
                value={deductibles[key].premium}
                onChange={(value) => change(key, { premium: value ?? 0 })}
              />
            </fieldset>
          )
        })}
      </div>
      {answer.breakEvenYears === null ? null : (
        <table className="ledger mt-4">
          <caption className="pb-1 text-left text-ink-2 text-sm">
            With the higher deductible, after {YEARS} years, by the number of claims
          </caption>
          <thead>
            <tr>
              <th scope="col">Claims</th>
              <th scope="col">Ahead or behind</th>
            </tr>
          </thead>
          <tbody>
            {[0, 1, 2, 3, 4].map((claims) => (
              <tr key={claims}>
                <th scope="row" className="font-normal">
                  {claims}
                </th>
                <td>{dollars(aheadAfter(answer, YEARS, claims))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

function verdict({ atRisk, breakEvenYears, breakEvenClaims }: DeductibleAnswer): string {
  if (atRisk === 0) return 'Enter two different deductibles to compare them.'
  if (breakEvenYears === null || breakEvenClaims === null)
    return 'The higher deductible saves you nothing, so the lower one is better.'
  const years = Math.round(breakEvenYears * 10) / 10
  return `The higher deductible pays off after ${plain(years, 1)} ${years === 1 ? 'year' : 'years'} without a claim.`
}

function cashText(
  { saved, atRisk, breakEvenClaims, cashShort }: DeductibleAnswer,
  higher: number,
  cash: number,
): string {
  const trade =
    breakEvenClaims === null ? '' : `It saves ${dollars(saved)} a year and costs ${dollars(atRisk)} more per claim. `
  const chance =
    breakEvenClaims === null || breakEvenClaims > 1
      ? trade
      : `${trade}It’s better if the chance of a claim in a year is under ${percentText(breakEvenClaims * 100, 0)}. `
  return cashShort > 0
    ? `${chance}Your cash of ${dollars(Math.max(0, cash))} is ${dollars(cashShort)} short of a ${dollars(higher)} deductible, so you could build that first.`
    : `${chance}Your cash of ${dollars(cash)} could pay a ${dollars(higher)} deductible.`
}
