import type { documentFields, HouseholdDocument } from '#engine/household/lists.ts'
import { addDays, type IsoDate } from '#engine/month.ts'
import type { Picture } from '../../state/picture.ts'
import { Part } from '../device/screen-head.tsx'
import { EntryList } from '../picture/entry-list.tsx'
import { optionName } from '../picture/words/option-names.ts'
import { paperWords as words } from './words/life-words.ts'

/** Papers that most families look for first. */
const usual: readonly (typeof documentFields.kind.of)[number][] = [
  'will',
  'power-of-attorney',
  'health-directive',
  'passwords',
]
/** Passports take a while to renew: half a year ahead a date is worth a line. */
const AHEAD = 200

const expiring = (documents: readonly HouseholdDocument[], today: IsoDate): readonly string[] =>
  documents.flatMap(({ name, expiresOn: on }) =>
    on === null || on > addDays(today, AHEAD)
      ? []
      : [on < today ? words.expired({ name, on }) : words.expires({ name, on })],
  )

/** Where the papers are, which usual ones are not listed, which run out, and whom to call. */
export function Papers({ picture }: { readonly picture: Picture }) {
  const { documents } = picture.household
  const missing = usual.filter((kind) => !documents.some((one) => one.kind === kind))
  const soon = expiring(documents, picture.today)
  return (
    <>
      <Part title={words.documents} note={words.documentsNote}>
        {soon.map((text) => (
          <p key={text} className="mb-2 font-semibold text-copper">
            {text}
          </p>
        ))}
        <EntryList list="documents" picture={picture} fields={['name', 'kind', 'keptAt', 'copyWith', 'expiresOn']} />
        {missing.length > 0 ? (
          <p className="mt-2 text-ink-2 text-sm">
            {words.missing(missing.map((kind) => optionName('documents', 'kind', kind).toLowerCase()))}
          </p>
        ) : null}
      </Part>
      <Part title={words.contacts} note={words.contactsNote}>
        <EntryList list="contacts" picture={picture} fields={['name', 'role', 'phone', 'email', 'note']} isOrdered />
      </Part>
    </>
  )
}
