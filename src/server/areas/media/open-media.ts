import path from 'node:path'
import { type BucketSettings, mediaBucket } from './bucket.ts'
import { mediaFolder } from './folder.ts'
import type { MediaStore } from './media-store.ts'

/** Where pictures lie in the data folder. */
export const mediaIn = (dataDir: string): string => path.join(dataDir, 'media')

export interface MediaSettings {
  readonly dataDir: string
  /** Undefined: pictures lie in the data folder. */
  readonly bucket: BucketSettings | undefined
}

/** By the settings: a bucket where one is named, else a folder of the data folder. `onFailure` hears of a bucket that does not answer. */
export const openMedia = ({ dataDir, bucket }: MediaSettings, onFailure: (error: unknown) => void): MediaStore =>
  bucket === undefined ? mediaFolder(mediaIn(dataDir)) : mediaBucket(bucket, { onFailure })
