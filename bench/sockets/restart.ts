import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Figure } from '../report/figure.ts'
import { root, startServer } from '../site/server.ts'
import { startCrowd } from './crowd.ts'

/** Kills the service under so many pages and starts it again at once: how they come back by the page's own rule. */
export async function restartFigures(pages: number): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-restart-'))
  const settings = { DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'error', WS_PER_IP: '1000000' }
  const start = (more: Readonly<Record<string, string>>) =>
    startServer(path.join(root, 'src', 'server', 'main.ts'), [], { ...settings, ...more })
  let server = await start({})
  const port = String(server.port)
  const crowd = startCrowd(server.port)
  try {
    await crowd.begin(pages)
    const back = await crowd.loss(async () => {
      await server.stop()
      server = await start({ PORT: port })
    })
    const count = pages.toLocaleString('en-US')
    return [
      {
        name: `restart under ${count} pages, until all have the latest`,
        unit: 'ms',
        ours: back.allMs,
        target: { of: 'ours', atMost: 60_000 },
      },
      {
        name: `restart under ${count} pages, most new sockets in any one second`,
        unit: '/s',
        ours: back.mostASecond,
        target: { of: 'ours', atMost: 500 },
      },
      { name: `restart under ${count} pages, tries in vain`, unit: '', ours: back.vain },
    ]
  } finally {
    crowd.stop()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
