/** What the build says about its finished pages, so that the server can draw them again in the same way. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'

const list = z.object({
  /** The day the pages were drawn for. */
  day: z.iso.date(),
  /** The pages that say something else on another day, each with the scripts it fetches at once. */
  daily: z.record(z.string(), z.array(z.string())),
  /** Scripts that stand in every page: their code by their address. */
  small: z.record(z.string(), z.string()).default({}),
})
export type PageList = z.infer<typeof list>

export const pageListFile = (buildDir: string): string => path.join(buildDir, 'finished-pages.json')

/** Null where the site has not been built. */
export function readPageList(buildDir: string): PageList | null {
  const file = pageListFile(buildDir)
  return existsSync(file) ? list.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
