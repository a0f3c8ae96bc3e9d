/**
 * The picture of a planning page that takes numbers from a link (decision 0082): those of the link where the address holds some, else the
 * visitor's own or the sample's. The link's numbers are looked at, never stored, until the visitor keeps them.
 */
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { heardHead } from '#calculators/kit/heard-head.ts'
import { emptyHousehold, type Household } from '#engine/household/household.ts'
import { type Picture, usePicture } from './picture.ts'
import { usePaid } from './use-paid.ts'

interface Read {
  readonly hash: string
  /** Null: nothing in it could be read. */
  readonly household: Household | null
}

export function useTriedPicture(): Picture {
  const picture = usePicture()
  const { hash } = useLocation()
  const isLink = hash.startsWith(`${heardHead}&`)
  const [read, setRead] = useState<Read | null>(null)
  const [isComing, setComing] = useState(false)
  const found = isLink && read?.hash === hash ? read : null
  const paid = usePaid(found?.household ?? emptyHousehold, picture.today)
  useEffect(() => {
    if (!isLink) return
    let isLeft = false
    const bring = async (): Promise<Household | null> => (await import('./read-picture-link.ts')).readPictureLink(hash)
    const show = (household: Household | null) => {
      if (!isLeft) setRead({ hash, household })
    }
    bring().then(show, () => show(null))
    return () => {
      isLeft = true
    }
  }, [hash, isLink])
  // Neither the sample's numbers nor the visitor's own are shown while the link's are read.
  useLayoutEffect(() => setComing(isLink && found === null), [isLink, found])
  return useMemo(() => {
    if (!isLink) return picture
    if (found === null) return isComing ? { ...picture, link: 'coming' } : picture
    if (found.household === null) return { ...picture, link: 'unreadable' }
    return { ...picture, household: paid.household, pay: paid.pay, isSample: false, link: 'shown' }
  }, [picture, isLink, found, paid.household, paid.pay, isComing])
}
