import { fstatSync, write } from 'node:fs'
import { LogOutput, type WriteBytes } from './log-output.ts'

/**
 * The process's own output as a place for log lines. A file is written to by Node's threads; a pipe or a socket through Node's stream,
 * since a thread that waits for a sleeping reader would keep the process from ending.
 */
export function standardOutput(): LogOutput {
  return new LogOutput({ write: isStream() ? throughStream : toFile })
}

/** A full disk or a closed pipe under the process's output is no reason to end: without a listener, Node takes it for one. */
export function surviveOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

const toFile: WriteBytes = (bytes, done) => write(process.stdout.fd, bytes, (error, written) => done(error, written))

const throughStream: WriteBytes = (bytes, done) => {
  process.stdout.write(bytes, (error) => done(error ?? null, bytes.length))
}

function isStream(): boolean {
  try {
    const kind = fstatSync(process.stdout.fd)
    return kind.isFIFO() || kind.isSocket()
  } catch {
    return false
  }
}
