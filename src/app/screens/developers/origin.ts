import { useSyncExternalStore } from 'react'
import { siteOrigin } from '../../shell/head-meta.ts'

const never = () => () => {}

/** Where this site stands, so that examples can be copied as they are: the address of the build, then the browser's own. */
export const useOrigin = (): string =>
  useSyncExternalStore(
    never,
    () => location.origin,
    () => siteOrigin,
  )
