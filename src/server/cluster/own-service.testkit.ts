import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../deploy/compose.testkit.ts'
import { type Started, started } from '../deploy/started.testkit.ts'
import { freePort } from './free-port.testkit.ts'

/** The service as it is started in production, on a port it keeps: to be killed and started again on what it holds. */
export interface OwnService {
  readonly url: string
  start(): Promise<void>
  /** Ends it as a machine out of memory does: at once, whatever is under way. */
  kill(): Promise<void>
  /** Ends it as somebody at a terminal does. */
  end(): Promise<void>
}

const START_MS = 60_000

/** Starts it without pages, behind a proxy on this machine that says who is asking. `env` says what it stands on. */
export async function ownService(env: Readonly<Record<string, string>>): Promise<OwnService> {
  const port = await freePort()
  let now: Started | undefined
  const ended = async (signal: NodeJS.Signals) => {
    now?.child.kill(signal)
    await now?.ended
  }
  const service: OwnService = {
    url: `http://127.0.0.1:${port}`,
    start: async () => {
      const one = started([process.execPath, 'src/server/main.ts'], {
        cwd: root,
        env: {
          HOST: '127.0.0.1',
          PORT: String(port),
          BUILD_DIR: path.join(tmpdir(), 'truepenny-no-pages'),
          LOG_LEVEL: 'error',
          PUBLISHED_RATES: 'off',
          CALC_WORKERS: '0',
          TRUST_PROXY: '127.0.0.1',
          SHED_LAG_MS: '0',
          ...env,
        },
      })
      now = one
      const until = performance.now() + START_MS
      while (!one.output.text.includes('is ready')) {
        if (one.child.exitCode !== null || performance.now() > until)
          throw new Error(`The service did not start: ${one.output.text}`)
        await sleep(20)
      }
    },
    kill: () => ended('SIGKILL'),
    end: () => ended('SIGINT'),
  }
  await service.start()
  return service
}
