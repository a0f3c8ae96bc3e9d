import { useStored } from '../../state/use-stored.ts'
import { type NeedKey, needQuestions } from './guide-questions.ts'
import { comparedPlans } from './saved-plans.ts'

/** Yes or no to what the numbers don't say, so that a first answer needs no lists. */
export function NeedQuestionsPart({ asked }: { readonly asked: readonly NeedKey[] }) {
  const [{ needs }, set] = useStored(comparedPlans)
  if (asked.length === 0) return null
  return (
    <ul className="card my-4 grid grid-cols-1 divide-y divide-line">
      {asked.map((key) => (
        <li key={key} className="px-5 py-3">
          <fieldset className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <legend className="float-left">{needQuestions[key].ask}</legend>
            <span className="flex gap-2">
              {([true, false] as const).map((answer) => (
                <button
                  key={String(answer)}
                  type="button"
                  className="button min-h-10!"
                  aria-pressed={needs[key] === answer}
                  onClick={() => set((now) => ({ ...now, needs: { ...now.needs, [key]: answer } }))}
                >
                  {answer ? 'Yes' : 'No'}
                </button>
              ))}
            </span>
          </fieldset>
        </li>
      ))}
    </ul>
  )
}
