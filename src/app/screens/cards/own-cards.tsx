import type { HouseholdDebt } from '#engine/household/lists.ts'
import { isCard } from '#engine/planning/cards/own-card.ts'
import type { Picture } from '../../state/picture.ts'
import { Part } from '../device/screen-head.tsx'
import { EntryList } from '../picture/entry-list.tsx'
import { common } from './words.ts'

export const nameOf = ({ name }: Pick<HouseholdDebt, 'name'>): string => name.trim() || common.nameless
export const cardsOf = ({ household }: Pick<Picture, 'household'>): readonly HouseholdDebt[] =>
  household.debts.filter(isCard)

const isCardEntry = (entry: object): boolean => 'kind' in entry && entry.kind === 'card'

/** The cards of the household, added and edited here as on every planning screen. */
export function OwnCards({ picture, fields }: { readonly picture: Picture; readonly fields: readonly string[] }) {
  return (
    <Part title={common.cards} note={common.cardsNote} id="cards">
      <EntryList
        list="debts"
        picture={picture}
        fields={['name', ...fields]}
        start={{ kind: 'card' }}
        only={isCardEntry}
        add={common.addCard}
        none={common.noCards}
      />
    </Part>
  )
}
