import { ConfigError, readConfig } from './config.ts'
import { surviveOutput } from './log/standard-output.ts'
import { type ServiceParts, startService } from './service.ts'
import { StoreError } from './store/database.ts'

/** One line for the operator about why the service cannot start. */
function explain(error: unknown, port: string | undefined): string {
  if (error instanceof ConfigError) return error.message
  if (error instanceof StoreError) return `Cannot start: ${error.message}`
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `Cannot start: port ${port ?? 3000} is already in use. Set PORT to another one.`
  if (code === 'EACCES') return `Cannot start: port ${port ?? 3000} is not open to this user. Set PORT above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return 'Cannot start: HOST is not an address of this machine.'
  return `Cannot start: ${error instanceof Error ? error.message : String(error)}`.replaceAll(/\s*[\r\n]+\s*/g, ' ')
}

/**
 * The life of the process: settings, start, one ready line, graceful end on SIGTERM or SIGINT (exit 0; a second signal ends it
 * at once, exit 1). A start that fails is one line on stderr and exit 1.
 */
export async function run(parts: ServiceParts): Promise<void> {
  surviveOutput()
  try {
    const service = await startService(readConfig(process.env), parts)
    let closing = false
    const stop = (signal: NodeJS.Signals) => {
      if (closing) process.exit(1)
      closing = true
      // Whoever presses Ctrl-C sits in front of it; whoever runs it sends SIGTERM and may have a balancer to be heard by.
      service.close({ atOnce: signal === 'SIGINT' }).then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`Could not close cleanly: ${String(error)}\n`)
          process.exit(1)
        },
      )
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    process.stdout.write(`Truepenny is ready at http://localhost:${service.port}\n`)
    for (const note of service.notes) process.stdout.write(`${note}\n`)
  } catch (error) {
    process.stderr.write(`${explain(error, process.env['PORT'])}\n`)
    process.exit(1)
  }
}
