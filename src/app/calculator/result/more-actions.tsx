import { giveAssetsBack } from '../../state/give-assets-back.ts'
import { giveDebtsBack } from '../../state/give-back.ts'
import { listedFact, listedKeys } from '../../state/listed-facts.ts'
import { useProfile } from '../../state/profile.ts'
import { ownPicture } from '../../state/records.ts'
import { asksProfile, assetsIn, debtsIn, factsFrom, knownInputs } from '../form/from-profile.ts'
import { useKnown } from '../form/use-known.ts'
import { askingAddress, clearHash } from '../state/address.ts'
import { CalendarButton } from './calendar-button.tsx'
import type { ToolbarProps } from './toolbar-props.ts'

/** Calendar, the profile's numbers in and out, start over. */
export function MoreActions(props: ToolbarProps & { onSaid: (words: string) => void }) {
  const { formNow, front, touched, isWaiting, onProfile, onSaid } = props
  const { setFact } = useProfile()
  const { profile, picture } = useKnown()
  const { tool } = formNow.current
  const known = knownInputs(tool, profile, picture)
  const debts = touched ? debtsIn(tool, formNow.current.askedInputs) : []
  const assets = touched ? assetsIn(tool, formNow.current.askedInputs) : []
  return (
    <>
      {front.hasCalendar ? <CalendarButton formNow={formNow} isWaiting={isWaiting} onSaid={onSaid} /> : null}
      {Object.keys(known).length > 0 ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            const fitting = knownInputs(tool, profile, picture, formNow.current.inputs)
            formNow.current.fill(fitting)
            onProfile(Object.keys(fitting))
            onSaid('Filled in from your saved numbers. You can change anything.')
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
            // A list that says it is the record: it is changed on its own page.
            const { household } = ownPicture()
            const listed = listedKeys.filter((key) => listedFact(household, key) !== null) as readonly string[]
            for (const { key, value } of factsFrom(tool, formNow.current.askedInputs))
              if (!listed.includes(key)) setFact(key, value)
            onSaid('Saved to your profile on this device.')
          }}
        >
          Save to my profile
        </button>
      ) : null}
      {assets.length > 0 ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            giveAssetsBack(assetsIn(tool, formNow.current.askedInputs))
            onSaid('Saved to your household on this device.')
          }}
        >
          Save these assets
        </button>
      ) : null}
      {debts.length > 0 ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            giveDebtsBack(debtsIn(tool, formNow.current.askedInputs))
            onSaid('Saved to your household on this device.')
          }}
        >
          Save these debts
        </button>
      ) : null}
      <button
        type="button"
        className="button"
        onClick={() => location.assign(askingAddress(tool, formNow.current.askedInputs, formNow.current.year))}
      >
        Ask others about this
      </button>
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
