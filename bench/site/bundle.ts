/** Small pages and single modules, bundled by the same tools as the site. */
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { root } from './server.ts'

export interface Bundle {
  /** All JavaScript, in one self-contained script. */
  readonly js: string
  readonly css: string
  /** Other files by name: fonts, pictures. */
  readonly assets: ReadonlyMap<string, Uint8Array>
}

export interface BundleOptions {
  /** Left out of the bundle. */
  readonly external?: readonly string[]
  /** Where packages lie that the site itself does not have. */
  readonly alias?: Readonly<Record<string, string>>
}

/** Bundles one entry for production. With `external` the result is a module that still imports those. */
export async function bundle(entry: URL, options: BundleOptions = {}): Promise<Bundle> {
  const result = await build({
    root,
    base: '/',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { dedupe: ['react', 'react-dom'], alias: { ...options.alias } },
    build: {
      write: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: fileURLToPath(entry),
        external: [...(options.external ?? [])],
        output: { format: options.external ? 'es' : 'iife' },
        preserveEntrySignatures: options.external ? 'exports-only' : false,
      },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('The bundler gave no single result.')
  const assets = new Map<string, Uint8Array>()
  let js = ''
  let css = ''
  for (const file of result.output) {
    if (file.type === 'chunk') js += file.code
    else if (file.fileName.endsWith('.css')) css += String(file.source)
    else assets.set(file.fileName, typeof file.source === 'string' ? Buffer.from(file.source) : file.source)
  }
  return { js, css, assets }
}

/** Compressed as the build compresses files. */
export function brotli(body: string | Uint8Array): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
