import { stepChecksum } from '../store/migrate.ts'
import type { Migration } from '../store/migration.ts'
import {
  type BackupEnd,
  BackupError,
  type BackupHeader,
  type BackupRow,
  checkArchive,
  type KeptPicture,
  writeArchive,
} from './archive.ts'
import type { Value } from './content.ts'
import type { RowSource } from './row-source.ts'
import { tablesOf } from './tables.ts'

/**
 * Writes all tables of ours into a file, as they stood together at one moment, and reads the file again to see that it is whole. `known`
 * are the steps of this release: a database with others is refused, since its tables are not known here. `pictures` are read after the rows:
 * each is kept before its row is written, so none a row speaks of is missing. Closes the source.
 */
export async function makeBackup(
  source: RowSource,
  file: string,
  known: readonly Migration[],
  at: string,
  pictures?: AsyncIterable<KeptPicture>,
): Promise<BackupEnd> {
  try {
    const steps = await appliedSteps(source, known)
    const tables = await Promise.all(
      tablesOf(steps).map(async (name) => ({ name, columns: [...(await source.columns(name))] })),
    )
    const missing = tables.find(({ columns }) => columns.length === 0)
    if (missing) throw new BackupError(`The database has no table named ${missing.name}, which its schema should have.`)
    const head: BackupHeader = {
      truepenny: 'backup',
      format: pictures ? 2 : 1,
      at,
      kind: source.kind,
      steps: steps.map(({ area, version, name, ...rest }) => ({
        area,
        version,
        name,
        checksum: stepChecksum({ area, version, name, ...rest }),
      })),
      tables,
    }
    const end = await writeArchive(file, head, allRows(source, tables), pictures)
    await checkArchive(file)
    return end
  } finally {
    await source.close()
  }
}

async function* allRows(source: RowSource, tables: BackupHeader['tables']): AsyncGenerator<BackupRow> {
  for (const { name, columns } of tables) {
    for await (const values of source.rows(name, columns)) yield [name, values]
  }
}

/** The steps a database has, in the order this release knows them. Rejects where it has one this release does not. */
export async function appliedSteps(source: RowSource, known: readonly Migration[]): Promise<readonly Migration[]> {
  const applied = await stepsIn(source)
  for (const { area, version, checksum } of applied) {
    const step = known.find((one) => one.area === area && one.version === version)
    if (!step || stepChecksum(step) !== checksum)
      throw new BackupError(
        `The database has schema version ${area} ${version}, which this release does not know. Use the release that made it.`,
      )
  }
  return known.filter((step) => applied.some(({ area, version }) => step.area === area && step.version === version))
}

interface Applied {
  readonly area: string
  readonly version: number
  readonly checksum: string
}

/** From the table of steps, or from that of the release that counted them for the whole store, when posts were all it held. */
async function stepsIn(source: RowSource): Promise<readonly Applied[]> {
  const read = async (table: string, columns: readonly string[]): Promise<readonly (readonly Value[])[]> => {
    if ((await source.columns(table)).length === 0) return []
    const all: (readonly Value[])[] = []
    for await (const row of source.rows(table, columns)) all.push(row)
    return all
  }
  const steps = await read('schema_steps', ['area', 'version', 'checksum'])
  if (steps.length > 0)
    return steps.map(([area, version, checksum]) => ({
      area: String(area),
      version: Number(version),
      checksum: String(checksum),
    }))
  const first = await read('schema_migrations', ['version', 'checksum'])
  return first.map(([version, checksum]) => ({ area: 'posts', version: Number(version), checksum: String(checksum) }))
}
