import { useSyncExternalStore } from 'react'
import { isOwnPictureComing } from './own-picture-mark.ts'

const unchanging = () => () => {}

/** Whether the sample of the finished page is what this visitor sees: true on the server and while hydrating, then as their records say. */
export const useSampleStands = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => !isOwnPictureComing(),
    () => true,
  )
