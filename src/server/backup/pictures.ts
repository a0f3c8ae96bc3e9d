import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { picturesIn } from '../areas/media/folder.ts'
import { type MediaStore, nameOf } from '../areas/media/media-store.ts'
import { BackupError, type KeptPicture, readArchive } from './archive.ts'

/** The pictures of a folder, one at a time. One whose bytes are not what its name says is left out: nobody could be shown it. */
export async function* picturesOf(folder: string): AsyncGenerator<KeptPicture> {
  for (const name of await picturesIn(folder)) {
    const bytes = await readFile(path.join(folder, name))
    if (nameOf(bytes) === name) yield { name, bytes }
  }
}

/** Puts the pictures of a backup where pictures are kept. Those that lie there and are not in the backup stay: no text is worse for them. */
export async function restorePictures(file: string, media: MediaStore): Promise<number> {
  let count = 0
  for await (const part of readArchive(file)) {
    if (part.kind !== 'picture') continue
    const { name, bytes } = part.picture
    if ((await media.put(bytes)) !== name) throw new BackupError(`The picture ${name} is not what it was.`)
    count += 1
  }
  return count
}
