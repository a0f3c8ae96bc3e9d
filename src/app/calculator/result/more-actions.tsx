import { useProfile } from '../../state/profile.ts'
import { asksProfile, factsFrom, knownInputs } from '../form/from-profile.ts'
import { clearHash } from '../state/address.ts'
import { CalendarButton } from './calendar-button.tsx'
import type { ToolbarProps } from './toolbar-props.ts'

/** Calendar, the profile's numbers in and out, start over. */
export function MoreActions(props: ToolbarProps & { onSaid: (words: string) => void }) {
  const { formNow, front, touched, isWaiting, onProfile, onSaid } = props
  const { profile, setFact } = useProfile()
  const { tool } = formNow.current
  const known = knownInputs(tool, profile)
  return (
    <>
      {front.hasCalendar ? <CalendarButton formNow={formNow} isWaiting={isWaiting} onSaid={onSaid} /> : null}
      {Object.keys(known).length > 0 ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            const fitting = knownInputs(tool, profile, formNow.current.inputs)
            formNow.current.fill(fitting)
            onProfile(Object.keys(fitting))
            onSaid('Filled in from your profile. You can change anything.')
          }}
        >
          Use my numbers
        </button>
      ) : null}
      {asksProfile(tool) && touched ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            for (const { key, value } of factsFrom(tool, formNow.current.askedInputs)) setFact(key, value)
            onSaid('Saved to your profile on this device.')
          }}
        >
          Save to my profile
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
            onSaid('Back to our starting numbers.')
          }}
        >
          Reset
        </button>
      ) : null}
    </>
  )
}
