import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pictureName } from '#wire/media.ts'
import { Problem } from '../../http/problems.ts'

/** Where the bytes of pictures are. A name is made of what it holds, so a picture never changes. */
export interface MediaFolder {
  /** Answers the name. The bytes are on the disk when it does. */
  put(bytes: Buffer): Promise<string>
  get(name: string): Promise<Buffer | null>
}

/** In a folder of the data folder. Several nodes need one they share. */
export function mediaFolder(dataDir: string): MediaFolder {
  const folder = path.join(dataDir, 'media')
  return {
    async put(bytes) {
      const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`
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
      if (!pictureName.safeParse(name).success) return null
      return await readFile(path.join(folder, name)).catch(() => null)
    },
  }
}

/** Where nothing can be kept. */
export const noMedia: MediaFolder = {
  put: async () => {
    throw new Problem(503, 'no_pictures', 'There’s no place for pictures here.')
  },
  get: async () => null,
}
