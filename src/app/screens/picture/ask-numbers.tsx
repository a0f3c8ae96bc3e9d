import { Link } from 'react-router'
import { dollars } from '#calculators/kit/format.ts'
import { setMonthlyIncome } from '../../state/budget-actions.ts'
import { budgetStore } from '../../state/budget-data.ts'
import { listNouns } from '../../state/list-nouns.ts'
import { type ListedKey, listedFact, listedKeys } from '../../state/listed-facts.ts'
import { useOwnPicture } from '../../state/picture.ts'
import { profile as profileStore, withFact } from '../../state/profile.ts'
import { sampleGivesWay } from '../../state/sample-choice.ts'
import { useStored } from '../../state/use-stored.ts'
import { NumberField } from '../../ui/number-field.tsx'

/** The single numbers a screen may ask for at first. Each is written where it lives: the budget, or the profile. */
const asks = {
  takeHome: { label: 'Take-home pay', hint: 'After taxes', suffix: '/mo', fact: null },
  essentials: {
    label: 'Essential costs',
    hint: 'Housing, food, utilities, insurance, minimum payments',
    suffix: '/mo',
    fact: 'monthlyEssentials',
  },
  cash: { label: 'Cash savings', hint: 'Checking and savings', suffix: undefined, fact: 'savings' },
  income: { label: 'Yearly income', hint: 'Before taxes', suffix: '/yr', fact: 'annualIncome' },
  retirement: { label: 'Retirement savings', hint: '401(k)s and IRAs', suffix: undefined, fact: 'retirementSavings' },
  homeValue: { label: 'Home value', hint: 'What it would sell for', suffix: undefined, fact: 'homeValue' },
  rent: { label: 'Monthly rent', hint: 'Leave blank if you own', suffix: '/mo', fact: 'monthlyRent' },
} as const
export type Asked = keyof typeof asks

const isListed = (fact: string | null): fact is ListedKey => listedKeys.some((key) => key === fact)

/** A few boxes for the visitor's own numbers: with the first of them the sample gives way. */
export function AskNumbers({ numbers, title = 'Your numbers' }: { numbers: readonly Asked[]; title?: string }) {
  const { household } = useOwnPicture()
  const [budget] = useStored(budgetStore)
  const [facts, setFacts] = useStored(profileStore)
  return (
    <section className="card p-5 md:p-6" aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        {numbers.map((asked) => {
          const { label, hint, suffix, fact } = asks[asked]
          const listed = isListed(fact) ? listedFact(household, fact) : null
          if (listed)
            return (
              <div key={asked} className="grid gap-1">
                <p className="text-sm">{label}</p>
                <p className="min-h-10 py-1.5 font-semibold">{listed.amount === null ? '–' : dollars(listed.amount)}</p>
                <p className="text-xs">
                  <Link to={`/profile#your-${listed.list}`}>
                    From your {listNouns[listed.list].title.toLowerCase()}
                  </Link>
                </p>
              </div>
            )
          const known = fact === null ? budget.monthlyIncome || null : facts[fact]
          return (
            <NumberField
              key={asked}
              label={label}
              hint={hint}
              suffix={suffix}
              value={typeof known === 'number' ? known : null}
              onChange={(amount) => {
                sampleGivesWay()
                if (fact === null) setMonthlyIncome(amount ?? 0)
                else setFacts((now) => withFact(now, fact, amount))
              }}
            />
          )
        })}
      </div>
    </section>
  )
}
