import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Why a backup was made: by the command, before a change of schema, before another took its place. */
export type Occasion = 'nightly' | 'before-steps' | 'before-restore'

const NAME = /^(nightly|before-steps|before-restore)-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.backup\.gz$/

/** A file for a new backup; makes the folder, readable by its owner alone. `at` is when, in ISO form. */
export function newBackup(folder: string, occasion: Occasion, at: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return path.join(folder, `${occasion}-${at.replaceAll(/[:.]/g, '-')}.backup.gz`)
}

/** The backups of an occasion that lie in the folder, newest first. */
export function backupsIn(folder: string, occasion: Occasion): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => NAME.exec(name)?.[1] === occasion)
    .toSorted()
    .toReversed()
    .map((name) => path.join(folder, name))
}

/** Takes away all but the newest backups of an occasion. */
export function keepNewest(folder: string, occasion: Occasion, most: number): void {
  for (const file of backupsIn(folder, occasion).slice(most)) rmSync(file)
}

/** When the newest nightly backup was written, in milliseconds since 1970; undefined where there is none. */
export function newestBackupAt(folder: string): number | undefined {
  const [newest] = backupsIn(folder, 'nightly')
  return newest === undefined ? undefined : statSync(newest).mtimeMs
}
