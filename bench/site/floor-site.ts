/** Builds the floor page into a folder of the shape the server reads, so that it is served exactly as the site is. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Floor } from '../pages/floor.ts'
import { brotli, bundle } from './bundle.ts'
import { root, type Server, serveSite } from './server.ts'

export async function serveFloor(): Promise<Server> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-floor-'))
  const client = path.join(folder, 'client')
  mkdirSync(path.join(client, 'assets'), { recursive: true })
  const write = (name: string, body: string | Uint8Array) => {
    writeFileSync(path.join(client, name), body)
    if (!name.endsWith('.woff2')) writeFileSync(path.join(client, `${name}.br`), brotli(body))
  }
  const { js, css, assets } = await bundle(new URL('../pages/floor-client.ts', import.meta.url))
  write('assets/floor.js', js)
  write('assets/floor.css', css)
  for (const [name, body] of assets) write(name, body)
  copyFileSync(path.join(root, 'public', 'favicon.svg'), path.join(client, 'favicon.svg'))
  write('robots.txt', 'User-agent: *\nAllow: /\n')
  const font = [...assets.keys()].find((name) => name.endsWith('.woff2'))
  write('index.html', floorHtml(font))
  const server = await serveSite({ BUILD_DIR: folder })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function floorHtml(font: string | undefined): string {
  const preload = font ? `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin="anonymous">` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The floor</title><meta name="description" content="The least a pre-rendered React page can be.">${preload}<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/assets/floor.css"></head><body><div id="root">${renderToString(createElement(Floor))}</div><script type="module" src="/assets/floor.js"></script></body></html>`
}
