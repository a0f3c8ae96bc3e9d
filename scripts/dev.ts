/**
 * `npm run dev`: the pages with hot reload on PORT (3000), and behind them the server, started anew when its code changes.
 * Vite passes /api and /ws on to it.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)
const port = Number(process.env['PORT'] ?? 3000)
const behind = port + 1
const server = spawn(process.execPath, ['--watch-path=src/server', '--watch-path=src/wire', 'src/server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHECK_ANSWERS: 'on', PORT: String(behind), PUBLIC_ORIGIN: `http://localhost:${port}` },
})
const pages = spawn(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'dev', '--port', String(port)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, DEV_SERVER_PORT: String(behind) },
})
const stop = () => {
  server.kill('SIGTERM')
  pages.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
pages.on('exit', (code) => {
  server.kill('SIGTERM')
  process.exitCode = code ?? 0
})
