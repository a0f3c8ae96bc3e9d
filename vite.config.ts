import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** In development the server stands behind Vite; `scripts/dev.ts` says where. */
const behind = process.env['DEV_SERVER_PORT']

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  ...(behind
    ? {
        server: {
          proxy: {
            '/api': `http://localhost:${behind}`,
            '/ws': { target: `ws://localhost:${behind}`, ws: true },
          },
        },
      }
    : {}),
})
