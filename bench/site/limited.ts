/** A Node that gets so much memory and no more, where the system lets us say so (Linux control groups, either version, as root). */
import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface LimitedNode {
  readonly execPath: string
  remove(): void
}

const groups = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes' },
  { root: '/sys/fs/cgroup', limit: 'memory.max' },
]

/** Undefined where no limit can be set. */
export function nodeWithin(megabytes: number): LimitedNode | undefined {
  const name = `truepenny-bench-${process.pid}`
  for (const { root, limit } of groups) {
    if (!existsSync(root)) continue
    const group = path.join(root, name)
    try {
      mkdirSync(group)
      writeFileSync(path.join(group, limit), String(megabytes * 1_048_576))
    } catch {
      continue
    }
    const execPath = path.join(tmpdir(), `${name}.sh`)
    writeFileSync(execPath, `#!/bin/sh\necho $$ > ${group}/cgroup.procs\nexec ${process.execPath} "$@"\n`, {
      mode: 0o755,
    })
    return {
      execPath,
      remove: () => {
        rmSync(execPath, { force: true })
        rmdirSync(group)
      },
    }
  }
  return undefined
}
