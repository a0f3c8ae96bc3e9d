/**
 * `npm run gallery`: every part of the ui with its examples on one page, with reload when a file changes, on PORT (3000).
 * A page of its own that the site's routes know nothing of, so nothing of it can reach the built site; `docs/decisions/0013`.
 */
import path from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build, createServer, type InlineConfig } from 'vite'

const root = path.dirname(import.meta.dirname)
export const galleryPath = '/ui-gallery/'

const config: InlineConfig = {
  configFile: false,
  root: path.join(root, 'src/app/ui/gallery'),
  base: galleryPath,
  cacheDir: path.join(root, '.cache/gallery'),
  plugins: [tailwindcss()],
  logLevel: 'error',
}

/** Builds it into a folder for the accessibility run, and says where. Two seconds. */
export async function buildGallery(): Promise<string> {
  const outDir = path.join(root, 'artifacts/gallery')
  await build({ ...config, build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, minify: false } })
  return outDir
}

if (import.meta.main) {
  const port = Number(process.env['PORT'] ?? 3000)
  const server = await createServer({ ...config, logLevel: 'info', server: { port, fs: { allow: [root] } } })
  await server.listen()
  server.printUrls()
}
