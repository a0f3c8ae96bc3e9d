import type { Migration } from '../store/migration.ts'

/**
 * The tables that steps of the schema make, in the order they are made, so that a table comes after those it refers to. Read from the
 * steps themselves: a database may hold tables of somebody else, which are none of a backup's business.
 */
export function tablesOf(steps: readonly Migration[]): readonly string[] {
  const tables: string[] = []
  for (const statement of steps.flatMap((step) => step.statements)) {
    const made = /^\s*CREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)/i.exec(statement)?.[1]
    if (made !== undefined) tables.push(made.toLowerCase())
    const [, from, to] = /^\s*ALTER\s+TABLE\s+(\w+)\s+RENAME\s+TO\s+(\w+)/i.exec(statement) ?? []
    if (from !== undefined && to !== undefined) tables.splice(tables.indexOf(from.toLowerCase()), 1, to.toLowerCase())
    const dropped = /^\s*DROP\s+TABLE\s+(?:IF\s+EXISTS\s+)?(\w+)/i.exec(statement)?.[1]
    if (dropped !== undefined) tables.splice(tables.indexOf(dropped.toLowerCase()), 1)
  }
  return tables
}
