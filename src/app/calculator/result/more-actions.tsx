import { useProfile } from '../../state/profile.ts'
import { asksProfile, factsFrom, knownInputs } from '../form/from-profile.ts'
import { clearHash } from '../state/hash.ts'
import { CalendarButton } from './calendar-button.tsx'
import type { ToolbarProps } from './toolbar.tsx'

/** Calendar, the profile's numbers in and out, start over. */
export function MoreActions(props: ToolbarProps & { onSaid: (words: string) => void }) {
  const { calculator, formNow, evaluation, touched, isWaiting, onProfile, onSaid } = props
  const { profile, setFact } = useProfile()
  const known = knownInputs(calculator, profile)
  const hasCalendar = (evaluation.answer().calendar?.events.length ?? 0) > 0
  return (
    <>
      {hasCalendar ? <CalendarButton formNow={formNow} isWaiting={isWaiting} onSaid={onSaid} /> : null}
      {Object.keys(known).length > 0 ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            formNow.current.fill(known)
            onProfile(Object.keys(known))
            onSaid('Filled in from your profile. Change anything you like.')
          }}
        >
          Use my numbers
        </button>
      ) : null}
      {asksProfile(calculator) && touched ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            for (const { key, value } of factsFrom(calculator, formNow.current.askedInputs)) setFact(key, value)
            onSaid('Saved to your profile on this device.')
          }}
        >
          Remember as my numbers
        </button>
      ) : null}
      {touched ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            formNow.current.reset()
            clearHash()
            onProfile([])
            onSaid('Back to the starting values.')
          }}
        >
          Reset
        </button>
      ) : null}
    </>
  )
}
