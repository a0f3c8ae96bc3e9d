import type { Picture } from './picture.ts'

/** Whether the entries shown are the visitor's own: only those are edited, recorded and followed. */
export const isOwnPicture = ({ isSample, link }: Pick<Picture, 'isSample' | 'link'>): boolean =>
  !isSample && link !== 'shown'
