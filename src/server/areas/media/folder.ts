import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pictureName } from '#wire/media.ts'
import { type MediaStore, nameOf } from './media-store.ts'

/** In a folder. Several nodes need one they share. */
export function mediaFolder(folder: string): MediaStore {
  return {
    async put(bytes) {
      const name = nameOf(bytes)
      await mkdir(folder, { recursive: true })
      const unfinished = path.join(folder, `${name}.${process.pid}.unfinished`)
      try {
        const handle = await open(unfinished, 'w', 0o640)
        await handle.writeFile(bytes)
        await handle.sync()
        await handle.close()
        await rename(unfinished, path.join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return name
    },
    async get(name) {
      // No other name ever meets the disk.
      if (!isPicture(name)) return null
      return await readFile(path.join(folder, name)).catch(() => null)
    },
  }
}

const isPicture = (name: string): boolean => pictureName.safeParse(name).success

/** The names of the pictures that lie in a folder, in order; what else lies there is left out. None where there is no folder. */
export async function picturesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter(isPicture).toSorted()
}
