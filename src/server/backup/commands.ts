import { existsSync, mkdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { picturesIn } from '../areas/media/folder.ts'
import { mediaIn, openMedia } from '../areas/media/open-media.ts'
import { migrations } from '../areas/migrations.ts'
import type { Config } from '../config.ts'
import { aloneAtFile, aloneAtServer } from '../store/presence.ts'
import { databaseFile } from '../store/sqlite.ts'
import { type BackupEnd, BackupError } from './archive.ts'
import { keepNewest, newBackup } from './folder.ts'
import { appliedSteps, makeBackup } from './make-backup.ts'
import { picturesOf, restorePictures } from './pictures.ts'
import { fitBackup, postgresTarget, restorePostgres, restoreSqlite } from './restore.ts'
import { postgresSource, sqliteSource } from './row-source.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'backupDir' | 'backupKeep' | 'bucket'>

export interface Done {
  readonly file: string
  readonly end: BackupEnd
}

/**
 * `npm run backup`: into `file`, or into the folder of backups, of which the newest are kept; pictures of the data folder with it, those in a
 * bucket not. The service may run meanwhile.
 */
export async function backup(settings: Settings, at: string, file?: string): Promise<Done> {
  const { databaseUrl, dataDir, backupDir, backupKeep, bucket } = settings
  const source = databaseUrl === undefined ? openFile(dataDir) : await postgresSource(databaseUrl)
  const target = file ?? newBackup(backupDir, 'nightly', at)
  const folder = mediaIn(dataDir)
  const hasPictures = bucket === undefined && (await picturesIn(folder)).length > 0
  const end = await makeBackup(source, target, migrations, at, hasPictures ? picturesOf(folder) : undefined)
  if (file === undefined) keepNewest(backupDir, 'nightly', backupKeep)
  return { file: target, end }
}

function openFile(dataDir: string) {
  const file = databaseFile(dataDir)
  if (!existsSync(file)) throw new BackupError(`There is nothing to back up: ${file} does not exist.`)
  return sqliteSource(file)
}

/** `npm run restore`: `kept` is where what stood there can still be had; undefined where nothing did. */
export async function restore(
  settings: Settings,
  at: string,
  file: string,
): Promise<Done & { readonly kept: string | undefined }> {
  const { databaseUrl, dataDir, backupDir } = settings
  const fit = await fitBackup(file, migrations)
  // Pictures first: no restored row may speak of one that is not there. One too many does no harm.
  const media = openMedia(settings, () => {})
  if (databaseUrl === undefined) {
    mkdirSync(dataDir, { recursive: true })
    const database = databaseFile(dataDir)
    const aside = `${database}.before-restore-${at.replaceAll(/[:.]/g, '-')}`
    const alone = aloneAtFile(dataDir)
    try {
      const kept = existsSync(database) && statSync(database).size > 0 ? aside : undefined
      await restorePictures(file, media)
      await restoreSqlite(fit, database, aside)
      return { file, end: fit.end, kept }
    } finally {
      await alone.end()
    }
  }
  const client = await postgresTarget(databaseUrl)
  try {
    await aloneAtServer(client)
    const kept = await keepPostgres(databaseUrl, path.resolve(backupDir), at)
    await restorePictures(file, media)
    await restorePostgres(fit, client, migrations)
    return { file, end: fit.end, kept }
  } finally {
    await client.end()
  }
}

/** Saves what stands there now, if anything does. */
async function keepPostgres(databaseUrl: string, backupDir: string, at: string): Promise<string | undefined> {
  const source = await postgresSource(databaseUrl)
  if ((await appliedSteps(source, migrations)).length === 0) {
    await source.close()
    return undefined
  }
  const file = newBackup(backupDir, 'before-restore', at)
  await makeBackup(source, file, migrations, at)
  return file
}
