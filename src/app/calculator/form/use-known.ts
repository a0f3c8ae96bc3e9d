import { useMemo, useSyncExternalStore } from 'react'
import { profileWithLists } from '../../state/listed-facts.ts'
import { type PictureFacts, pictureFacts } from '../../state/picture-facts.ts'
import { type Profile, profile as profileStore } from '../../state/profile.ts'
import { onRecords, ownPicture } from '../../state/records.ts'
import { localToday } from '../../state/today.ts'

const nothing = null

/** What the visitor's profile and household know, as calculators may take it. Never the sample. Nothing while hydrating. */
export function useKnown(): { readonly profile: Profile; readonly picture: PictureFacts } {
  const own = useSyncExternalStore(onRecords, ownPicture, () => nothing)
  return useMemo(
    () =>
      own === null
        ? { profile: {}, picture: {} }
        : {
            profile: profileWithLists(profileStore.get(), own.household),
            picture: pictureFacts(own.household, localToday()),
          },
    [own],
  )
}
